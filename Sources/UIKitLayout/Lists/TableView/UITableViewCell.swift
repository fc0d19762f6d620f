import Foundation

/// A cell of a table view.
#if MainActorViews
    @preconcurrency @MainActor
#endif
open class UITableViewCell: UIView {
    deinit {}

    /// The view that contains the cell's content, beside the accessory and above the separator.
    public let contentView = UIView(frame: .zero)
    /// The identifier under which the cell is reused.
    open var reuseIdentifier: String? { storedReuseIdentifier }
    var storedReuseIdentifier: String?
    /// The standard accessory at the right edge. It is not shown if there is an ``accessoryView``.
    open var accessoryType: AccessoryType {
        get { storedAccessoryType }
        set {
            storedAccessoryType = newValue
            setNeedsLayout()
        }
    }
    // The storage of properties that are read for every row. Private storage needs no exclusivity check at run time.
    private var storedAccessoryType = AccessoryType.none
    private var storedAccessoryView: UIView?
    /// The height of the separator that the table draws below the content view, in points; 0 outside a table.
    @exclusivity(unchecked) final var separatorHeight: CGFloat = 0 {
        didSet { if separatorHeight != oldValue { separatorDidChange() } }
    }
    override func drawContent(in context: CGContext) { drawParts(in: context) }
    /// A custom accessory view at the right edge.
    open var accessoryView: UIView? {
        get { storedAccessoryView }
        set {
            storedAccessoryView?.removeFromSuperview()
            storedAccessoryView = newValue
            if !storedIsEditing { newValue.map(addSubview) }
            setNeedsLayout()
        }
    }

    /// The appearance of the selected cell; with `none`, its background does not change.
    open var selectionStyle = SelectionStyle.default
    /// Whether the cell is selected. Setting it calls ``setSelected(_:animated:)``.
    open var isSelected: Bool {
        get { storedIsSelected }
        set { setSelected(newValue, animated: false) }
    }
    private var storedIsSelected = false
    /// Whether the cell is highlighted. Setting it calls ``setHighlighted(_:animated:)``.
    open var isHighlighted: Bool {
        get { storedIsHighlighted }
        set { setHighlighted(newValue, animated: false) }
    }
    private var storedIsHighlighted = false
    /// Whether the cell is being edited. Setting it calls ``setEditing(_:animated:)``.
    open var isEditing: Bool {
        get { storedIsEditing }
        set { setEditing(newValue, animated: false) }
    }
    @exclusivity(unchecked) final private(set) var storedIsEditing = false
    /// The editing control that the cell shows: while the cell is edited, the one that the table's delegate returns.
    open var editingStyle: EditingStyle { shownEditingStyle }
    /// Whether the cell shows the button that confirms a deletion; always false on Linux.
    open var showingDeleteConfirmation: Bool { false }
    /// Whether a handle for reordering is shown during editing, even if the table's data source does not say that the
    /// row can be moved.
    open var showsReorderControl = false { didSet { setNeedsLayout() } }
    /// The standard accessory that is shown during editing.
    open var editingAccessoryType = AccessoryType.none { didSet { setNeedsLayout() } }
    /// The custom accessory view that is drawn during editing; it is not added as a subview.
    open var editingAccessoryView: UIView? { didSet { setNeedsLayout() } }
    /// The number of steps by which the built-in labels and image are indented from the left edge.
    open var indentationLevel = 0
    /// The width of an indentation step, in points; 10 by default.
    open var indentationWidth: CGFloat = 10
    /// The insets of the separator, in points: those of the table unless others are set.
    open var separatorInset: UIEdgeInsets {
        get { ownSeparatorInset ?? layoutTable?.separatorInset ?? .zero }
        set { ownSeparatorInset = newValue }
    }
    private(set) final var ownSeparatorInset: UIEdgeInsets?
    /// A view behind the content, as large as the cell.
    open var backgroundView: UIView? {
        didSet { exchangeBackground(oldValue, for: backgroundView) }
    }
    /// A view that is drawn behind the content of a selected or highlighted cell; it is not added as a subview.
    open var selectedBackgroundView: UIView?
    /// A view that is drawn in place of ``selectedBackgroundView`` in a table that allows multiple selection.
    open var multipleSelectionBackgroundView: UIView?

    /// Sets ``isSelected``, without animation. Overrides must call `super`.
    open func setSelected(_ selected: Bool, animated: Bool) {
        if storedIsSelected != selected { setNeedsUpdateConfiguration() }
        storedIsSelected = selected
    }

    /// Sets ``isHighlighted``, without animation. Overrides must call `super`.
    open func setHighlighted(_ highlighted: Bool, animated: Bool) {
        if storedIsHighlighted != highlighted { setNeedsUpdateConfiguration() }
        storedIsHighlighted = highlighted
    }

    /// Sets ``isEditing``, without animation. Overrides must call `super`.
    open func setEditing(_ editing: Bool, animated: Bool) {
        guard storedIsEditing != editing else { return }
        storedIsEditing = editing
        editingDidChange()
    }

    /// Called before the table shows or hides the cell's editing controls.
    open func willTransition(to state: StateMask) {}
    /// Called after the table has shown or hidden the cell's editing controls.
    open func didTransition(to state: StateMask) {}
    /// Called when the cell is lifted for a drag, dragged and released; never called on Linux.
    open func dragStateDidChange(_ dragState: DragState) {}

    /// The labels and the image of the built-in styles, created on first access.
    private(set) final lazy var builtInContent = BuiltInCellContent(style: style, in: self)
    private(set) final var hasBuiltInContent = false
    private var style = CellStyle.default
    /// Whether the height is computed by `sizeThatFits` even if the content view has constraints.
    @exclusivity(unchecked) package final var enforcesFrameLayout = false

    /// Creates a cell with the given style and reuse identifier.
    public init(style: CellStyle, reuseIdentifier: String?) {
        (storedReuseIdentifier, self.style) = (reuseIdentifier, style)
        super.init(frame: UITableViewCell.initialFrame)
        fill(with: contentView)
    }

    /// Creates a cell from an Interface Builder file, with the properties in the file.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override func prepareForDecoding() {
        frame = UITableViewCell.initialFrame
        fill(with: contentView)
    }

    /// Creates a cell in the default style. A table creates cells of registered classes with this initialiser, which
    /// calls `init(style:reuseIdentifier:)` as UIKit does.
    public convenience init() {
        self.init(style: .default, reuseIdentifier: PendingReuse.identifier)
    }

    /// Called before the cell is reused for another row. Overrides must call `super`.
    open func prepareForReuse() {}

    override var isLayoutRoot: Bool { true }

    /// Invalidates the intrinsic size. A table measures the cell again, unless `selfSizingInvalidation` is `disabled`.
    open override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        displayingTable?.contentSizeDidChange(of: self)
    }

    // MARK: Configurations

    /// Whether the configurations must be updated before the next layout.
    var needsConfigurationUpdate = true

    /// The state on which configurations depend. Subclasses may add custom states.
    open var configurationState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        (state.isSelected, state.isHighlighted, state.isEditing) = (isSelected, isHighlighted, isEditing)
        return state
    }

    /// Called after the cell's state has changed, before the cell is measured or laid out. The default implementation
    /// calls ``configurationUpdateHandler``.
    open func updateConfiguration(using state: UICellConfigurationState) {
        configurationUpdateHandler?(self, state)
    }

    /// Requests an update of the configurations before the cell is measured or laid out.
    open func setNeedsUpdateConfiguration() {
        needsConfigurationUpdate = true
        setNeedsLayout()
    }

    /// Returns the default content of a cell of this style, without text or image.
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        switch style {
        case .default: .cell()
        case .subtitle: .subtitleCell()
        case .value1, .value2: .valueCell()
        }
    }

    /// Whether a layout is needed. It always is with built-in labels, which do not report changes of their text.
    override var needsOwnLayout: Bool { hasBuiltInContent || super.needsOwnLayout }

    open override func layoutSubviews() {
        updateConfigurationIfNeeded()
        placeContentView()
        placeAccessoryView()
        if hasBuiltInContent { builtInContent.layOut(besideAccessory: accessoryWidth > 0) }
        super.layoutSubviews()
    }

    /// Returns the size of the built-in labels and image at the given width of the content view. Without built-in
    /// labels and image, returns the default of `UIView`.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        guard hasBuiltInContent else { return super.sizeThatFits(size) }
        return builtInContent.sizeThatFits(
            width: size.width, besideAccessory: accessoryWidth > 0, aboveSeparator: separatorHeight)
    }

    /// The size that satisfies the constraints; if a table asks for it, the size of the row, which includes the separator.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
        verticalFittingPriority vertical: UILayoutPriority
    ) -> CGSize {
        if isAskedForSize, let table = layoutTable { return table.rowSize(of: self, width: targetSize.width) }
        return baseSystemLayoutSizeFitting(targetSize, horizontal, vertical)
    }

    // MARK: Built-in styles

    /// The main label of the built-in styles, created on first access.
    open var textLabel: UILabel? { withBuiltInContent { $0.loadTextLabel() } }
    /// The detail label of the built-in styles other than the default one, created on first access.
    open var detailTextLabel: UILabel? { withBuiltInContent { $0.loadDetailTextLabel() } }
    /// The image view at the left edge of the built-in styles other than ``CellStyle/value2``, created on first access.
    open var imageView: UIImageView? { withBuiltInContent { $0.loadImageView() } }

    private func withBuiltInContent<View: UIView>(_ body: (BuiltInCellContent) -> View?) -> View? {
        hasBuiltInContent = true
        return body(builtInContent)
    }

    /// Replaces the style, and the labels and the image if there are any, with those of an Interface Builder file.
    package func adoptBuiltInContent(_ style: CellStyle, text: UILabel?, detail: UILabel?, image: UIImageView?) {
        self.style = style
        guard text != nil || detail != nil || image != nil else { return }
        hasBuiltInContent = true
        builtInContent.adopt(text: text, detail: detail, image: image)
    }

    /// The relation of the cell to the table for which it is laid out.
    @exclusivity(unchecked) final var placement = CellPlacement()

    // MARK: Members that subclasses can override

    /// A closure that is called after the cell's state has changed, before the cell is measured or laid out.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? {
        get { baseConfigurationUpdateHandler }
        set { baseConfigurationUpdateHandler = newValue }
    }

    /// The content of the cell, which is shown in a subview of ``contentView``; `nil` if the cell has views of its own.
    open var contentConfiguration: (any UIContentConfiguration)? {
        get { baseContentConfiguration }
        set { baseContentConfiguration = newValue }
    }

    /// Whether the content configuration is updated when the state changes.
    open var automaticallyUpdatesContentConfiguration: Bool {
        get { contentHost.automaticallyUpdatesContent }
        set { contentHost.automaticallyUpdatesContent = newValue }
    }

    /// The background of the cell; `nil` means the standard background.
    open var backgroundConfiguration: UIBackgroundConfiguration? {
        get { contentHost.background }
        set { contentHost.background = newValue }
    }

    /// Whether the background configuration is updated when the state changes.
    open var automaticallyUpdatesBackgroundConfiguration: Bool {
        get { contentHost.automaticallyUpdatesBackground }
        set { contentHost.automaticallyUpdatesBackground = newValue }
    }

    /// Returns the default background of a list cell.
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listCell() }

    /// The appearance of the focused cell. Stored; has no effect on Linux.
    open var focusStyle: FocusStyle {
        get { cellInteraction.focusStyle }
        set { cellInteraction.focusStyle = newValue }
    }

    /// Whether the cell receives touches while it is dragged. Stored; has no effect on Linux.
    open var userInteractionEnabledWhileDragging: Bool {
        get { cellInteraction.userInteractionEnabledWhileDragging }
        set { cellInteraction.userInteractionEnabledWhileDragging = newValue }
    }

    /// Whether the content is indented for the editing control.
    open var shouldIndentWhileEditing: Bool {
        get { cellInteraction.shouldIndentWhileEditing }
        set { cellInteraction.shouldIndentWhileEditing = newValue }
    }
}
