import Foundation

/// A cell of a collection view.
#if MainActorViews
    @preconcurrency @MainActor
#endif
open class UICollectionViewCell: UICollectionReusableView, ConfiguredView {
    deinit {}

    /// The view that contains the cell's content. It fills the cell; in list cells, it leaves space for accessories and
    /// indentation.
    public let contentView = UIView(frame: .zero)

    /// Creates a cell with a frame.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        fill(with: contentView)
    }

    /// Creates a cell from an Interface Builder file, with the properties in the file.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override func prepareForDecoding() { fill(with: contentView) }

    /// Creates a cell with a zero frame.
    public convenience init() {
        self.init(frame: .zero)
    }

    /// Whether the item of the cell is selected; set by the collection view.
    open var isSelected = false {
        didSet { if isSelected != oldValue { stateDidChange() } }
    }

    /// Whether the cell is highlighted, for example while it is touched.
    open var isHighlighted = false {
        didSet { if isHighlighted != oldValue { stateDidChange() } }
    }

    /// Whether the collection view is being edited; set by the collection view.
    final var isEdited = false {
        didSet { if isEdited != oldValue { stateDidChange() } }
    }

    private func stateDidChange() {
        selectedBackgroundView?.isHidden = !isSelected && !isHighlighted
        setNeedsUpdateConfiguration()
    }

    // MARK: Configurations

    /// Whether the configurations must be updated before the next layout.
    var needsConfigurationUpdate = true

    /// The state on which configurations depend. Subclasses may add custom states.
    open var configurationState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        (state.isSelected, state.isHighlighted, state.isEditing) = (isSelected, isHighlighted, isEdited)
        return state
    }

    /// Called after the cell's state has changed, before the cell is measured or laid out; configurations that are
    /// updated automatically are already up to date. The default implementation calls ``configurationUpdateHandler``.
    open func updateConfiguration(using state: UICellConfigurationState) {
        configurationUpdateHandler?(self, state)
    }

    /// A closure that is called with the cell after its state has changed.
    public typealias ConfigurationUpdateHandler = (_ cell: UICollectionViewCell, _ state: UICellConfigurationState) ->
        Void

    /// A closure that is called after the cell's state has changed, before the cell is measured or laid out.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? {
        didSet { setNeedsUpdateConfiguration() }
    }

    /// Requests an update of the configurations before the cell is measured or laid out.
    open func setNeedsUpdateConfiguration() {
        needsConfigurationUpdate = true
        setNeedsLayout()
    }

    /// The content of the cell, which is shown in a subview of ``contentView``; `nil` if the cell has views of its own.
    open var contentConfiguration: (any UIContentConfiguration)? {
        get { contentHost.content }
        set {
            contentHost.setContent(newValue, state: configurationState)
            invalidateIntrinsicContentSize()
        }
    }

    /// Whether the content configuration is updated when the cell's state changes.
    open var automaticallyUpdatesContentConfiguration: Bool {
        get { contentHost.automaticallyUpdatesContent }
        set { contentHost.automaticallyUpdatesContent = newValue }
    }

    /// The background of the cell; `nil` means the background colour.
    open var backgroundConfiguration: UIBackgroundConfiguration? {
        get { contentHost.background }
        set { contentHost.background = newValue }
    }

    /// Whether the background configuration is updated when the cell's state changes.
    open var automaticallyUpdatesBackgroundConfiguration: Bool {
        get { contentHost.automaticallyUpdatesBackground }
        set { contentHost.automaticallyUpdatesBackground = newValue }
    }

    // MARK: Layout

    /// The insets of the content view within the cell, in points.
    var contentInsets: UIEdgeInsets { .zero }

    open override func layoutSubviews() {
        updateConfigurationIfNeeded()
        contentView.frame = bounds.inset(by: contentInsets)
        super.layoutSubviews()
    }

    override func contentSize(_ size: CGSize, estimated axes: EstimatedAxes) -> CGSize {
        updateConfigurationIfNeeded()
        let insets = contentInsets
        let (width, height) = (insets.left + insets.right, insets.top + insets.bottom)
        let inner = CGSize(width: max(0, size.width - width), height: max(0, size.height - height))
        let content = super.contentSize(inner, estimated: axes)
        return CGSize(width: content.width + width, height: content.height + height)
    }

    /// A view behind the content, as large as the cell.
    open var backgroundView: UIView? {
        didSet { exchangeBackground(oldValue, for: backgroundView) }
    }

    /// A view behind the content and in front of ``backgroundView``, as large as the cell. It is hidden while the cell
    /// is neither selected nor highlighted.
    open var selectedBackgroundView: UIView? {
        didSet {
            exchangeBackground(oldValue, for: selectedBackgroundView)
            selectedBackgroundView?.isHidden = !isSelected && !isHighlighted
        }
    }

    private func exchangeBackground(_ former: UIView?, for view: UIView?) {
        guard former !== view else { return }
        former?.removeFromSuperview()
        guard let view else { return }
        fill(with: view)
        let isBehindBackground = view === selectedBackgroundView && backgroundView?.superview === self
        insertSubview(view, at: isBehindBackground ? 1 : 0)
    }

    override var fittingContent: UIView { contentView }

    override func drawContent(in context: CGContext) {
        contentHostIfSet?.background?.draw(in: self, bounds, of: context)
    }
}
