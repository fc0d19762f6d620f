import Foundation

/// A view above or below a section.
open class UITableViewHeaderFooterView: UIView {
    /// The view that holds the content.
    public let contentView = UIView(frame: .zero)
    /// The identifier that the view is reused under.
    public internal(set) var reuseIdentifier: String?

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
