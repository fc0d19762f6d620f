import Foundation

/// A list of rows in sections.
///
/// The table computes the positions of all rows, but has cells only for the visible rows, and reuses them during
/// scrolling. Nothing is drawn. Rows are measured when they become visible; until then their estimates are used.
open class UITableView: UIScrollView {
    deinit {
        inViewIsolation { reference.table = nil }
    }

    /// The value that requests an automatic height, determined by the constraints of the view.
    public static let automaticDimension: CGFloat = -1

    // Properties that are read for every row are not checked for exclusive access, because no access to them lasts
    // longer than one statement.

    /// The style of the table.
    @exclusivity(unchecked) public package(set) final var style: Style
    /// The table's static content in a storyboard, which a table view controller provides as data source and delegate.
    package var staticContent: StaticTableContent?
    /// The data source, which provides the rows; held weakly.
    open weak var dataSource: (any UITableViewDataSource)? {
        get { storedDataSource }
        set {
            let isReplaced = storedDataSource.map { $0 !== newValue } ?? false
            storedDataSource = newValue
            // Heights of the previous data source's rows are invalid.
            if isReplaced { notifyObservers { $0.tableViewWillReloadData(self) } }
            invalidateContent()
        }
    }
    // The storage of properties that are read for every row; access to private storage needs no exclusivity check.
    private weak var storedDataSource: (any UITableViewDataSource)?
    private var storedSeparatorStyle = UITableViewCell.SeparatorStyle.singleLine
    @exclusivity(unchecked) final private(set) var storedContentWidthRule = ContentWidthRule()
    private var storedTemplateState: AnyObject?
    /// The delegate, which provides heights; held weakly.
    open weak var delegate: (any UITableViewDelegate)? {
        didSet {
            scrollDelegate = delegate
            invalidateContent()
        }
    }
    /// The style of the separators between rows. In every style but `none` a separator is one pixel high.
    open var separatorStyle: UITableViewCell.SeparatorStyle {
        get { storedSeparatorStyle }
        set {
            storedSeparatorStyle = newValue
            invalidateContent()
        }
    }
    /// The state that the `FDTemplateLayoutCell` module stores with the table.
    package final var templateState: AnyObject? {
        get { storedTemplateState }
        set { storedTemplateState = newValue }
    }

    /// Connects the outlets `dataSource` and `delegate`, and those declared with ``Outlet``.
    @discardableResult
    open override func setOutlet(_ value: AnyObject?, named name: String) -> Bool {
        switch (name, value) {
        case ("dataSource", let value as any UITableViewDataSource): dataSource = value
        case ("delegate", let value as any UITableViewDelegate): delegate = value
        default: return super.setOutlet(value, named: name)
        }
        return true
    }

    /// The rule for the width of content views; the default rule is that of UITableView-FDTemplateLayoutCell.
    package var contentWidthRule: ContentWidthRule {
        get { storedContentWidthRule }
        set {
            storedContentWidthRule = newValue
            contentWidthRuleVersion += 1
            invalidateContent()
        }
    }
    /// The number of times that ``contentWidthRule`` has been set. Comparing this number is faster than comparing
    /// rules.
    @exclusivity(unchecked) package private(set) final var contentWidthRuleVersion = 0

    // MARK: Heights

    /// The height of rows, in points, unless the delegate returns another height; ``automaticDimension`` by default.
    open var rowHeight: CGFloat = UITableView.automaticDimension {
        didSet { invalidateContent() }
    }
    /// The estimated height of rows that have not become visible, in points. With ``automaticDimension``, the default,
    /// the table chooses an estimate. With 0 there are no estimates: the heights of all rows are requested when the
    /// table is loaded.
    open var estimatedRowHeight: CGFloat = UITableView.automaticDimension {
        didSet { invalidateContent() }
    }
    /// The height of headers, in points, unless the delegate returns another height; ``automaticDimension`` by default.
    open var sectionHeaderHeight: CGFloat = UITableView.automaticDimension {
        didSet { invalidateContent() }
    }
    /// The height of footers, in points, unless the delegate returns another height; ``automaticDimension`` by default.
    open var sectionFooterHeight: CGFloat = UITableView.automaticDimension {
        didSet { invalidateContent() }
    }
    /// The estimated height of headers, in points. If it is not positive, the heights of all headers are requested when
    /// the table is loaded.
    open var estimatedSectionHeaderHeight: CGFloat = UITableView.automaticDimension {
        didSet { invalidateContent() }
    }
    /// The estimated height of footers, in points. If it is not positive, the heights of all footers are requested when
    /// the table is loaded.
    open var estimatedSectionFooterHeight: CGFloat = UITableView.automaticDimension {
        didSet { invalidateContent() }
    }
    /// A view above the first section. Its height is part of the content's height.
    @exclusivity(unchecked) open var tableHeaderView: UIView? {
        didSet { replaceSubview(oldValue, with: tableHeaderView) }
    }
    /// A view below the last section. Its height is part of the content's height.
    @exclusivity(unchecked) open var tableFooterView: UIView? {
        didSet { replaceSubview(oldValue, with: tableFooterView) }
    }

    /// Whether the margins of cells limit their content to the readable width; false by default, as in iOS 12 and
    /// later.
    @exclusivity(unchecked) open var cellLayoutMarginsFollowReadableWidth = false {
        didSet { if cellLayoutMarginsFollowReadableWidth != oldValue { invalidateContent() } }
    }

    /// The changes after which the table measures a visible cell again, if the height of its row is automatic.
    open var selfSizingInvalidation = SelfSizingInvalidation.enabled {
        didSet { setNeedsLayout() }
    }

    // MARK: Editing

    /// Whether rows can be edited. Setting this property calls ``setEditing(_:animated:)``.
    open var isEditing: Bool {
        get { storedIsEditing }
        set { setEditing(newValue, animated: false) }
    }
    private var storedIsEditing = false

    /// Sets ``isEditing`` and that of the visible cells whose rows can be edited, without animation. Overrides must call
    /// `super`.
    open func setEditing(_ editing: Bool, animated: Bool) {
        storedIsEditing = editing
        for row in visibleRows { passEditing(to: row.cell, at: row.indexPath) }
    }

    /// The size of the content, in points: that of the header view, all sections and the footer view, with estimates
    /// for rows that have not been measured. Setting it has no effect.
    open override var contentSize: CGSize {
        get {
            let rows = loadedGeometry().totalHeight
            return CGSize(
                width: bounds.width, height: rowsTop + rows + (tableFooterView?.frame.height ?? 0))
        }
        set {}
    }

    // MARK: State

    /// The reference through which cells refer to the table.
    final let reference = TableReference()
    /// The conditions under which cells were prepared last; `nil` before the first time.
    @exclusivity(unchecked) final var lastCellConditions: CellConditions?
    private(set) lazy var geometry = TableGeometry(tableView: self)
    /// The rows on the screen, in order.
    var visibleRows: [VisibleRow] = []
    var isLayingRowsOut = false
    /// The cells on the screen whose intrinsic size has changed since the last layout.
    var changedCells: Set<ObjectIdentifier> = []
    /// The row whose cell is being requested from the data source, and the height that the cell will have, in points.
    var requestedRow: (path: IndexPath, height: CGFloat)?
    /// The row whose cell is being configured again.
    var reconfiguredRow: VisibleRow?
    /// Whether rows have changed since the last layout: because of an update, or because a cell was measured again.
    var rowsHaveChanged = false
    /// Whether the delegate does not implement row estimates. Set by the default implementation of the delegate's
    /// method.
    var delegateGivesNoRowEstimates = false
    var cellSources: [String: ViewSource] = [:]
    var headerFooterSources: [String: ViewSource] = [:]
    var idleCells: [String: [UITableViewCell]] = [:]
    var openUpdate: TableUpdate?
    var openUpdateDepth = 0
    var observers = WeakObservers<any UITableViewUpdateObserver>()

    /// Creates a table with the given frame and style.
    public init(frame: CGRect, style: Style) {
        self.style = style
        super.init(frame: frame)
        reference.table = self
    }

    /// Creates a table with the given frame and the plain style.
    public override convenience init(frame: CGRect) {
        self.init(frame: frame, style: .plain)
    }

    /// Creates a table from an Interface Builder file; the properties in the file are set afterwards.
    public required init?(coder: NSCoder) {
        style = .plain
        super.init(coder: coder)
        reference.table = self
    }

    // MARK: Layout

    override var needsOwnLayout: Bool {
        super.needsOwnLayout || geometry.isLoaded && !geometry.isCurrent
            || hasCellsWithOutdatedLayout
    }

    open override func layoutSubviews() {
        layoutRows()
        layOutBackground()
        tableHeaderView?.frame.origin = .zero
        tableFooterView.map { $0.frame.origin = CGPoint(x: 0, y: contentSize.height - $0.frame.height) }
        super.layoutSubviews()
    }

    /// In the inset style, discards heights and cells, because the layout margins are the insets of the rows.
    open override func layoutMarginsDidChange() {
        super.layoutMarginsDidChange()
        if style == .insetGrouped { invalidateContent() }
    }

    /// Discards heights and cells because the data source, the delegate or a property that affects heights has changed.
    private func invalidateContent() {
        delegateGivesNoRowEstimates = false
        geometry.unload()
        hideAllRows()
        setNeedsLayout()
    }

    override func drawContent(in context: CGContext) { drawBackground(in: context) }
    override func drawOverlay(in context: CGContext) {
        drawSeparators(in: context)
        drawSupplements(in: context)
    }

    // MARK: Counts

    /// The number of sections at the last reload or update.
    open var numberOfSections: Int { countedGeometry().sectionCount }

    /// The number of rows of a section at the last reload or update.
    open func numberOfRows(inSection section: Int) -> Int { countedGeometry().rowCount(inSection: section) }
}
