import Foundation

/// A row of a table.
#if MainActorViews
    @preconcurrency @MainActor
#endif
open class UITableViewCell: UIView {
    deinit {}

    /// The view that holds the row's content.
    public let contentView = UIView(frame: .zero)
    /// The identifier that the cell is reused under.
    public internal(set) var reuseIdentifier: String?
    /// What stands at the right edge, unless ``accessoryView`` does.
    open var accessoryType: AccessoryType {
        get { storedAccessoryType }
        set {
            storedAccessoryType = newValue
            setNeedsLayout()
        }
    }
    // Each row asks for them: no access to what is private needs to be checked for exclusivity at run time.
    private var storedAccessoryType = AccessoryType.none
    private var storedAccessoryView: UIView?
    /// What the table draws below the content view, in points; 0 in no table.
    var separatorHeight: CGFloat = 0 {
        didSet { if separatorHeight != oldValue { setNeedsLayout() } }
    }
    /// A view at the right edge.
    open var accessoryView: UIView? {
        get { storedAccessoryView }
        set {
            storedAccessoryView?.removeFromSuperview()
            storedAccessoryView = newValue
            newValue.map(addSubview)
            setNeedsLayout()
        }
    }

    /// How the cell shows that it is selected; a stored value.
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
    /// Whether the cell is edited. Setting it calls ``setEditing(_:animated:)``.
    open var isEditing: Bool {
        get { storedIsEditing }
        set { setEditing(newValue, animated: false) }
    }
    private var storedIsEditing = false
    /// Whether a handle to move the row is shown: never, as nothing is shown.
    open var showsReorderControl = false
    /// What stands at the right edge while the table is edited; a stored value.
    open var editingAccessoryType = AccessoryType.none
    /// A view at the right edge while the table is edited; a stored value.
    open var editingAccessoryView: UIView?
    /// How far in the content is, in steps; a stored value.
    open var indentationLevel = 0
    /// How far a step goes, in points; a stored value.
    open var indentationWidth: CGFloat = 10
    /// Where the separator lies; a stored value: it takes its pixel in any case.
    open var separatorInset = UIEdgeInsets.zero
    /// A view behind everything, as large as the cell.
    open var backgroundView: UIView? {
        didSet { exchangeBackground(oldValue, for: backgroundView) }
    }
    /// A view behind everything while the cell is selected, as large as the cell; a stored value.
    open var selectedBackgroundView: UIView?
    /// The same while several rows can be selected; a stored value.
    open var multipleSelectionBackgroundView: UIView?

    /// Selects the cell, or ends that. Subclasses call the inherited one.
    open func setSelected(_ selected: Bool, animated: Bool) {
        if storedIsSelected != selected { setNeedsUpdateConfiguration() }
        storedIsSelected = selected
    }

    /// Highlights the cell, or ends that. Subclasses call the inherited one.
    open func setHighlighted(_ highlighted: Bool, animated: Bool) {
        if storedIsHighlighted != highlighted { setNeedsUpdateConfiguration() }
        storedIsHighlighted = highlighted
    }

    /// Shows that the row is edited, or ends that. Subclasses call the inherited one.
    open func setEditing(_ editing: Bool, animated: Bool) {
        if storedIsEditing != editing { setNeedsUpdateConfiguration() }
        storedIsEditing = editing
    }

    /// Called before controls appear beside the content; never called on Linux.
    open func willTransition(to state: StateMask) {}
    /// Called when controls have appeared beside the content; never called on Linux.
    open func didTransition(to state: StateMask) {}

    private func exchangeBackground(_ former: UIView?, for view: UIView?) {
        former?.removeFromSuperview()
        guard let view else { return }
        (view.frame, view.autoresizingMask) = (bounds, [.flexibleWidth, .flexibleHeight])
        insertSubview(view, at: 0)
    }

    /// The labels and the image of the built-in styles, which come when they are first asked for.
    private lazy var builtInContent = BuiltInCellContent(style: style, in: contentView)
    private var hasBuiltInContent = false
    private var style = CellStyle.default
    /// Whether `sizeThatFits` is asked for the height even though the content view has constraints.
    package var enforcesFrameLayout = false

    /// Makes a cell in code.
    public init(style: CellStyle, reuseIdentifier: String?) {
        (self.reuseIdentifier, self.style) = (reuseIdentifier, style)
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        fill(with: contentView)
    }

    /// Makes a view for an Interface Builder file, which sets its properties afterwards.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        frame = CGRect(x: 0, y: 0, width: 320, height: 44)
        fill(with: contentView)
    }

    /// Makes a cell for a table that knows only its class; UIKit's initialiser for cells made in code runs.
    public convenience init() {
        self.init(style: .default, reuseIdentifier: PendingReuse.identifier)
    }

    /// The initialiser without arguments, of the class that it is called on.
    ///
    /// The language lets a class be known at run time only for initialisers that are `required`; but then all subclasses
    /// would have to write it, which cells written for iOS do not. What is named here is the code of that initialiser.
    @_silgen_name("$s11UIKitLayout15UITableViewCellCACycfC")
    static func makeOfClass() -> UITableViewCell

    /// Prepares a cell to be used for another row. Subclasses call the inherited one.
    open func prepareForReuse() {}

    override var isLayoutRoot: Bool { true }

    /// Notes that the intrinsic size has changed; a table measures the cell again as its `selfSizingInvalidation` says.
    open override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        table?.contentSizeDidChange(of: self)
    }

    // MARK: Configurations

    /// Whether the configurations have to be brought up to date before the next layout.
    var needsConfigurationUpdate = true

    /// The state that configurations depend on. Subclasses add states of their own.
    open var configurationState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        (state.isSelected, state.isHighlighted, state.isEditing) = (isSelected, isHighlighted, isEditing)
        return state
    }

    /// Called before the cell is measured or laid out when its state has changed. The default calls
    /// ``configurationUpdateHandler``.
    open func updateConfiguration(using state: UICellConfigurationState) {
        configurationUpdateHandler?(self, state)
    }

    /// Has the configurations updated before the cell is measured or laid out.
    open func setNeedsUpdateConfiguration() {
        needsConfigurationUpdate = true
        setNeedsLayout()
    }

    /// The content of a cell of this style without text or image.
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        switch style {
        case .default: .cell()
        case .subtitle: .subtitleCell()
        case .value1, .value2: .valueCell()
        }
    }

    /// The built-in labels do not say when their texts change, so that they are placed in each layout.
    override var needsOwnLayout: Bool { hasBuiltInContent || super.needsOwnLayout }

    open override func layoutSubviews() {
        updateConfigurationIfNeeded()
        var content = bounds
        content.size.width = contentWidth
        content.size.height = max(0, content.height - separatorHeight)
        contentView.frame = content
        accessoryView?.center = CGPoint(x: content.maxX + (accessoryView?.frame.width ?? 0) / 2, y: content.midY)
        if hasBuiltInContent { builtInContent.layOut(besideAccessory: accessoryWidth > 0) }
        super.layoutSubviews()
    }

    /// What the cell wants: with built-in labels or an image as much as they need at a content width, else its own size.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        guard hasBuiltInContent else { return super.sizeThatFits(size) }
        return builtInContent.sizeThatFits(width: size.width, besideAccessory: accessoryWidth > 0)
    }

    // MARK: Built-in styles

    /// The main label of the built-in styles; it comes when it is first asked for.
    open var textLabel: UILabel? { withBuiltInContent { $0.loadTextLabel() } }
    /// The second label of the built-in styles but the default one; it comes when it is first asked for.
    open var detailTextLabel: UILabel? { withBuiltInContent { $0.loadDetailTextLabel() } }
    /// The image at the left of the built-in styles but ``CellStyle/value2``; it comes when it is first asked for.
    open var imageView: UIImageView? { withBuiltInContent { $0.loadImageView() } }

    private func withBuiltInContent<View: UIView>(_ body: (BuiltInCellContent) -> View?) -> View? {
        hasBuiltInContent = true
        return body(builtInContent)
    }

    /// Whether a label is one of the built-in style's, which the cell lays out itself.
    package func hasBuiltIn(_ label: UILabel) -> Bool {
        hasBuiltInContent && (builtInContent.textLabel === label || builtInContent.detailTextLabel === label)
    }

    /// Takes over the labels and the image that an Interface Builder file made.
    package func adoptBuiltInContent(_ style: CellStyle, text: UILabel?, detail: UILabel?, image: UIImageView?) {
        self.style = style
        guard text != nil || detail != nil || image != nil else { return }
        hasBuiltInContent = true
        builtInContent.adopt(text: text, detail: detail, image: image)
    }

    // MARK: Accessories

    /// The width that the accessory takes, in points.
    public var accessoryWidth: CGFloat {
        (table?.contentWidthRule ?? .standard).accessoryWidth(of: self)
    }

    /// The width of the content view by the rule of the table that the cell is shown in; in no table only the
    /// accessory takes any.
    private var contentWidth: CGFloat {
        guard let table else { return max(0, bounds.width - accessoryWidth) }
        return max(0, table.contentWidthRule.contentWidth(of: self, in: table))
    }

    private var table: UITableView? { superview as? UITableView }
}

/// The identifier of the view that a table is about to make from its class.
enum PendingReuse {
    @TaskLocal static var identifier: String?
}
