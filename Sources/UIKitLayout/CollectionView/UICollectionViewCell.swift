import Foundation

/// A cell of a collection view.
#if MainActorViews
    @preconcurrency @MainActor
#endif
open class UICollectionViewCell: UICollectionReusableView {
    deinit {}

    /// The view that holds the cell's content.
    public let contentView = UIView(frame: .zero)

    /// Makes a cell with a frame.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        fill(with: contentView)
    }

    /// Makes a view for an Interface Builder file, which sets its properties afterwards.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        fill(with: contentView)
    }

    /// Makes a cell for a collection view that knows only its class; UIKit's initialiser for cells made in code runs.
    public convenience init() {
        self.init(frame: .zero)
    }

    /// Whether the cell's item is selected; the collection view sets it.
    open var isSelected = false {
        didSet { if isSelected != oldValue { setNeedsUpdateConfiguration() } }
    }

    /// Whether the cell is highlighted, as while it is touched.
    open var isHighlighted = false {
        didSet { if isHighlighted != oldValue { setNeedsUpdateConfiguration() } }
    }

    // MARK: Configurations

    /// Whether the configurations have to be brought up to date before the next layout.
    private var needsConfigurationUpdate = true
    private(set) lazy var contentHost = ContentHost(container: contentView)

    /// The state that configurations depend on. Subclasses add states of their own.
    open var configurationState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        (state.isSelected, state.isHighlighted) = (isSelected, isHighlighted)
        return state
    }

    /// Called before the cell is measured or laid out when its state has changed. The default calls
    /// ``configurationUpdateHandler`` and has the configurations updated that update automatically.
    open func updateConfiguration(using state: UICellConfigurationState) {
        configurationUpdateHandler?(self, state)
    }

    /// What is called with the cell when its state has changed.
    public typealias ConfigurationUpdateHandler = (_ cell: UICollectionViewCell, _ state: UICellConfigurationState) ->
        Void

    /// Called before the cell is measured or laid out when its state has changed.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? {
        didSet { setNeedsUpdateConfiguration() }
    }

    /// Has the configurations updated before the cell is measured or laid out.
    open func setNeedsUpdateConfiguration() {
        needsConfigurationUpdate = true
        setNeedsLayout()
    }

    func updateConfigurationIfNeeded() {
        guard needsConfigurationUpdate else { return }
        needsConfigurationUpdate = false
        let state = configurationState
        contentHost.update(for: state)
        updateConfiguration(using: state)
    }

    /// What the cell shows, in a view inside its content view; `nil` where the cell has views of its own.
    open var contentConfiguration: (any UIContentConfiguration)? {
        get { contentHost.content }
        set {
            contentHost.setContent(newValue, state: configurationState)
            invalidateIntrinsicContentSize()
        }
    }

    /// Whether the content's configuration is updated when the cell's state changes.
    open var automaticallyUpdatesContentConfiguration: Bool {
        get { contentHost.automaticallyUpdatesContent }
        set { contentHost.automaticallyUpdatesContent = newValue }
    }

    /// What is behind the content; stored, it does nothing on Linux.
    open var backgroundConfiguration: UIBackgroundConfiguration? {
        get { contentHost.background }
        set { contentHost.background = newValue }
    }

    /// Whether the background's configuration is updated when the cell's state changes.
    open var automaticallyUpdatesBackgroundConfiguration: Bool {
        get { contentHost.automaticallyUpdatesBackground }
        set { contentHost.automaticallyUpdatesBackground = newValue }
    }

    // MARK: Layout

    /// What the content view is smaller than the cell, in points.
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
        let wanted = super.contentSize(inner, estimated: axes)
        return CGSize(width: wanted.width + width, height: wanted.height + height)
    }

    /// A view behind the content, as large as the cell.
    open var backgroundView: UIView? {
        didSet { exchangeBackground(oldValue, for: backgroundView) }
    }

    /// A view behind the content and in front of ``backgroundView``, as large as the cell. As nothing is drawn, it is
    /// there whether the cell is selected or not.
    open var selectedBackgroundView: UIView? {
        didSet { exchangeBackground(oldValue, for: selectedBackgroundView) }
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
}
