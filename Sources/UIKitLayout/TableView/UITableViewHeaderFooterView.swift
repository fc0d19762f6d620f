import Foundation

/// A view above or below a section.
open class UITableViewHeaderFooterView: UIView {
    /// The view that holds the content.
    public let contentView = UIView(frame: .zero)
    /// The identifier that the view is reused under.
    public internal(set) var reuseIdentifier: String?

    /// A view behind everything, as large as this one.
    open var backgroundView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            guard let backgroundView else { return }
            backgroundView.frame = bounds
            backgroundView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            insertSubview(backgroundView, at: 0)
        }
    }
    /// The label of the default header; a stored value that takes no part in layout.
    open private(set) lazy var textLabel: UILabel? = UILabel()
    /// The second label of the default header; a stored value that takes no part in layout.
    open private(set) lazy var detailTextLabel: UILabel? = UILabel()

    /// Makes a view in code.
    public init(reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: .zero)
        fill(with: contentView)
    }

    /// Makes a view for an Interface Builder file, which sets its properties afterwards.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        fill(with: contentView)
    }

    /// Makes a view for a table that knows only its class; UIKit's initialiser for views made in code runs.
    public required convenience init() {
        self.init(reuseIdentifier: PendingReuse.identifier)
    }

    /// Prepares a view to be used for another section. Subclasses call the inherited one.
    open func prepareForReuse() {}

    override var isLayoutRoot: Bool { true }
}
