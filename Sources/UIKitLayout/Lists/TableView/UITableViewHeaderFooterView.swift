import Foundation
import UIKitFacts

/// A header or footer of a section.
#if MainActorViews
    @preconcurrency @MainActor
#endif
open class UITableViewHeaderFooterView: UIView {
    deinit {}

    /// The view that contains the content; it fills this view.
    public let contentView = UIView(frame: .zero)
    /// The identifier under which the view is reused.
    open var reuseIdentifier: String? { storedReuseIdentifier }
    var storedReuseIdentifier: String?
    /// The traits that the table had when the view was created or prepared last.
    var tableTraits: UITraitCollection?

    /// A view behind the content. It fills this view.
    open var backgroundView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            guard let backgroundView else { return }
            backgroundView.frame = bounds
            backgroundView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            insertSubview(backgroundView, at: 0)
        }
    }
    /// The label of the default header, created on first access. It is drawn with the view, but it is not a subview and
    /// does not affect layout.
    open var textLabel: UILabel? {
        let label = loadedTextLabel ?? UILabel()
        loadedTextLabel = label
        return label
    }
    private var loadedTextLabel: UILabel?
    /// The detail label of the default header. It is neither a subview nor drawn.
    open private(set) lazy var detailTextLabel: UILabel? = UILabel()

    /// Creates a header or footer with the given reuse identifier.
    public init(reuseIdentifier: String?) {
        storedReuseIdentifier = reuseIdentifier
        super.init(frame: .zero)
        fill(with: contentView)
    }

    /// Creates a view from an Interface Builder file; the properties in the file are set afterwards.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        fill(with: contentView)
    }

    /// Creates a header or footer. A table creates views of registered classes with this initialiser, which calls
    /// `init(reuseIdentifier:)` as UIKit does.
    public convenience init() {
        self.init(reuseIdentifier: PendingReuse.identifier)
    }

    /// Creates a view of the class on which the method is called, with the initialiser without arguments, as
    /// ``UITableViewCell/makeOfClass()`` does.
    @_silgen_name("$s11UIKitLayout023UITableViewHeaderFooterD0CACycfC")
    static func makeOfClass() -> UITableViewHeaderFooterView

    /// Called before the view is reused for another section. Overrides must call `super`.
    open func prepareForReuse() {}

    override var isLayoutRoot: Bool { true }

    /// Makes the view a template: a constraint keeps the content view as wide as this view, and the constraints of the
    /// content determine the height. The reason is that of ``UITableViewCell/becomeTemplate()``.
    package final func becomeTemplate() {
        contentView.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            contentView.widthAnchor.constraint(equalTo: widthAnchor),
            contentView.leftAnchor.constraint(equalTo: leftAnchor),
            contentView.topAnchor.constraint(equalTo: topAnchor),
        ])
    }

    // MARK: Configurations

    /// Whether the configurations must be updated before the next layout.
    var needsConfigurationUpdate = true

    /// The state on which configurations depend. Subclasses may add custom states.
    open var configurationState: UIViewConfigurationState {
        UIViewConfigurationState(traitCollection: traitCollection)
    }

    /// Called after the view's state has changed, before the view is measured or laid out. The default implementation
    /// calls ``configurationUpdateHandler``.
    open func updateConfiguration(using state: UIViewConfigurationState) {
        configurationUpdateHandler?(self, state)
    }

    /// Requests an update of the configurations before the view is measured or laid out.
    open func setNeedsUpdateConfiguration() {
        needsConfigurationUpdate = true
        setNeedsLayout()
    }

    override func drawContent(in context: CGContext) {
        contentHostIfSet?.background?.draw(in: self, bounds, of: context)
        guard let label = loadedTextLabel, label.text?.isEmpty == false else { return }
        let side = Margins.system.value.side(atWidth: bounds.width)
        draw(label, in: bounds.insetBy(dx: side, dy: 0), of: context)
    }

    open override func layoutSubviews() {
        updateConfigurationIfNeeded()
        super.layoutSubviews()
    }

    // MARK: Members that subclasses can override

    /// The content of the header or footer, which is shown in a subview of ``contentView``; `nil` if the header or
    /// footer has views of its own.
    open var contentConfiguration: (any UIContentConfiguration)? {
        get { contentHost.content }
        set { contentHost.setContent(newValue, state: configurationState) }
    }

    /// The background of the header or footer; `nil` means the background colour.
    open var backgroundConfiguration: UIBackgroundConfiguration? {
        get { contentHost.background }
        set { contentHost.background = newValue }
    }

    /// Returns the default content of a header in a grouped list, without text or image.
    open func defaultContentConfiguration() -> UIListContentConfiguration { .groupedHeader() }

    /// Returns the default background of a header or footer in a grouped list.
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listGroupedHeaderFooter() }
}
