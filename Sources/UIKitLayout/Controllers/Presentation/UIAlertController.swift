import Foundation

/// An alert or action sheet. On Linux it is not shown when it is presented, and no action is ever chosen.
open class UIAlertController: UIViewController {
    deinit {}

    /// The kind of an alert controller.
    public nonisolated enum Style: Int, Hashable, Sendable {
        case actionSheet = 0
        case alert
    }

    /// The message below the title.
    open var message: String?
    /// The kind of the alert controller.
    public private(set) var preferredStyle = Style.alert
    /// The actions, in the order in which they were added.
    public private(set) var actions: [UIAlertAction] = []
    /// The text fields; `nil` if none were added.
    public private(set) var textFields: [UITextField]?
    /// The action that is emphasised and that the Return key performs. Stored; has no effect on Linux.
    open var preferredAction: UIAlertAction?

    /// Creates an alert or action sheet.
    public convenience init(title: String?, message: String?, preferredStyle: Style) {
        self.init(nibName: nil, bundle: nil)
        self.title = title
        self.message = message
        self.preferredStyle = preferredStyle
    }

    /// Adds an action.
    open func addAction(_ action: UIAlertAction) {
        actions.append(action)
    }

    /// Adds a text field.
    open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
        let field = UITextField(frame: .zero)
        configurationHandler?(field)
        textFields = (textFields ?? []) + [field]
    }
}

/// An action of an alert; never performed on Linux.
#if MainActorViews
    @preconcurrency @MainActor
#endif
open class UIAlertAction: NSObject {
    deinit {}

    /// The style of an action.
    public nonisolated enum Style: Int, Hashable, Sendable {
        case `default` = 0
        case cancel, destructive
    }

    /// The title of the action.
    public let title: String?
    /// The style of the action.
    public let style: Style
    /// Whether the action can be chosen; true by default.
    open var isEnabled = true
    private let handler: ((UIAlertAction) -> Void)?

    /// Creates an action. The handler is never called on Linux.
    public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
        (self.title, self.style, self.handler) = (title, style, handler)
    }
}
