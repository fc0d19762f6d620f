import Foundation

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
    /// The insets of the content view from the edges of this view, in points.
    private(set) final var contentInsets = UIEdgeInsets.zero
    /// The constraint that sets the width of a template's content view; `nil` for other views.
    private var templateWidth: NSLayoutConstraint?

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
    /// The label of the default header or footer, created on first access. Its text wraps, and the height of a view
    /// without constraints follows from it. The table sets the font and the colour, unless the app has set others.
    open var textLabel: UILabel? { loadTitle().loadTextLabel() }
    /// The label for further text, which is below ``textLabel``; created on first access.
    open var detailTextLabel: UILabel? { loadTitle().loadDetailTextLabel() }
    /// The labels of the default header or footer; `nil` if neither was ever accessed.
    private(set) final var title: HeaderFooterTitle?
    /// The place of the title in the table for which the view was prepared last.
    final var titlePlace = HeaderFooterTitle.Place() {
        didSet { if titlePlace != oldValue { title?.takeStyle() } }
    }

    private func loadTitle() -> HeaderFooterTitle {
        let title = title ?? HeaderFooterTitle(in: self)
        self.title = title
        return title
    }

    /// Whether the height follows from the text of the labels, because there is text and the content has no
    /// constraints.
    final var isSizedByTitle: Bool { title?.hasText == true && !contentView.hasHeldConstraints }

    /// Creates a header or footer with the given reuse identifier.
    public init(reuseIdentifier: String?) {
        storedReuseIdentifier = reuseIdentifier
        super.init(frame: .zero)
        fill(with: contentView)
    }

    /// Creates a view from an Interface Builder file, with the properties in the file.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override func prepareForDecoding() { fill(with: contentView) }

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
        let width = contentView.widthAnchor.constraint(equalTo: widthAnchor)
        width.constant = -contentInsets.left - contentInsets.right
        templateWidth = width
        NSLayoutConstraint.activate([
            width, contentView.leftAnchor.constraint(equalTo: leftAnchor),
            contentView.topAnchor.constraint(equalTo: topAnchor),
        ])
    }

    /// Insets the content view from the edges of this view.
    final func insetContentView(by insets: UIEdgeInsets) {
        guard insets != contentInsets else { return }
        contentInsets = insets
        contentView.frame = bounds.inset(by: insets)
        templateWidth?.constant = -insets.left - insets.right
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
    }

    open override func layoutSubviews() {
        updateConfigurationIfNeeded()
        title?.takeStyle()
        title?.layOut()
        super.layoutSubviews()
    }

    /// Whether a layout is needed. It always is with built-in labels, which do not report changes of their text.
    override var needsOwnLayout: Bool { title != nil || super.needsOwnLayout }

    /// Returns the size of the built-in labels at the given width, with the space around them. Without text, returns
    /// the default of `UIView`.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        guard let title, title.hasText else { return super.sizeThatFits(size) }
        title.takeStyle()
        return CGSize(width: size.width, height: title.height(atWidth: size.width))
    }

    /// The size nearest to `targetSize` that satisfies the view's constraints. If a table asks for it, it is the size of the
    /// content in the target's width.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        guard isAskedForSize else {
            return baseSystemLayoutSizeFitting(targetSize, horizontalFittingPriority, verticalFittingPriority)
        }
        let width = targetSize.width - contentInsets.left - contentInsets.right
        let height = UITableView.contentHeight(contentView, width: width)
        return CGSize(
            width: targetSize.width,
            height: height > 0 ? height : UITableView.heightWithoutConstraints(of: self, width: targetSize.width))
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
