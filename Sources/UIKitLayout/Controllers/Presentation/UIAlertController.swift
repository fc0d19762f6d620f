import Foundation

/// A question with answers. It is recorded when it is presented; nobody answers on Linux.
open class UIAlertController: UIViewController {
    deinit {}

    /// An alert or a sheet of actions.
    public nonisolated enum Style: Int, Hashable, Sendable {
        case actionSheet = 0
        case alert
    }

    /// What is asked, in more words.
    open var message: String?
    /// An alert or a sheet of actions.
    public private(set) var preferredStyle = Style.alert
    /// The answers, in the order in which they were added.
    public private(set) var actions: [UIAlertAction] = []
    /// The fields to fill in.
    public private(set) var textFields: [UITextField]?
    /// The answer that is proposed.
    open var preferredAction: UIAlertAction?

    /// Makes a question.
    public convenience init(title: String?, message: String?, preferredStyle: Style) {
        self.init(nibName: nil, bundle: nil)
        self.title = title
        self.message = message
        self.preferredStyle = preferredStyle
    }

    /// Adds an answer.
    open func addAction(_ action: UIAlertAction) {
        actions.append(action)
    }

    /// Adds a field to fill in.
    open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
        let field = UITextField(frame: .zero)
        configurationHandler?(field)
        textFields = (textFields ?? []) + [field]
    }
}

/// An answer; never given on Linux.
open class UIAlertAction: NSObject {
    deinit {}

    /// What kind of answer.
    public nonisolated enum Style: Int, Hashable, Sendable {
        case `default` = 0
        case cancel, destructive
    }

    /// The answer's words.
    public let title: String?
    /// What kind of answer.
    public let style: Style
    /// Whether the answer can be given.
    open var isEnabled = true
    private let handler: ((UIAlertAction) -> Void)?

    /// Makes an answer.
    public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
        (self.title, self.style, self.handler) = (title, style, handler)
    }
}
