import Foundation

/// A view above or below a section.
#if MainActorViews
    @preconcurrency @MainActor
#endif
open class UITableViewHeaderFooterView: UIView {
    deinit {}

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
    public convenience init() {
        self.init(reuseIdentifier: PendingReuse.identifier)
    }

    /// The initialiser without arguments, of the class that it is called on, as that of cells.
    @_silgen_name("$s11UIKitLayout023UITableViewHeaderFooterD0CACycfC")
    static func makeOfClass() -> UITableViewHeaderFooterView

    /// Prepares a view to be used for another section. Subclasses call the inherited one.
    open func prepareForReuse() {}

    override var isLayoutRoot: Bool { true }

    // MARK: Configurations

    /// Whether the configurations have to be brought up to date before the next layout.
    var needsConfigurationUpdate = true

    /// The state that configurations depend on. Subclasses add states of their own.
    open var configurationState: UIViewConfigurationState {
        UIViewConfigurationState(traitCollection: traitCollection)
    }

    /// Called before the view is measured or laid out when its state has changed. The default calls
    /// ``configurationUpdateHandler``.
    open func updateConfiguration(using state: UIViewConfigurationState) {
        configurationUpdateHandler?(self, state)
    }

    /// Has the configurations updated before the view is measured or laid out.
    open func setNeedsUpdateConfiguration() {
        needsConfigurationUpdate = true
        setNeedsLayout()
    }

    open override func layoutSubviews() {
        updateConfigurationIfNeeded()
        super.layoutSubviews()
    }
}
