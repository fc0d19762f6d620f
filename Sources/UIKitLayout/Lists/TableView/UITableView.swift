import Foundation

/// A list of rows in sections.
///
/// The table computes the positions of all rows, but has cells only for the visible rows, and reuses them during
/// scrolling. Rows are measured when they become visible; until then their estimates are used.
open class UITableView: UIScrollView {
    deinit {
        endingInViewIsolation { reference.table = nil }
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
    /// A view above the first section. It is as wide as the table, and its height is part of the content's height; the
    /// rest of its frame is ignored.
    @exclusivity(unchecked) open var tableHeaderView: UIView? {
        didSet { replaceTableView(oldValue, with: tableHeaderView) }
    }
    /// A view below the last section. It is as wide as the table, and its height is part of the content's height; the rest
    /// of its frame is ignored.
    @exclusivity(unchecked) open var tableFooterView: UIView? {
        didSet { replaceTableView(oldValue, with: tableFooterView) }
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
    @exclusivity(unchecked) final var storedIsEditing = false
    final var rowBeingMeasured: IndexPath?  // the row whose height is being requested while the table is edited

    /// Sets ``isEditing`` of the table and of the visible cells whose rows can be edited or moved, without animation.
    /// Overrides must call `super`.
    open func setEditing(_ editing: Bool, animated: Bool) {
        baseSetEditing(editing)
    }

    /// The size of the content, in points: that of the header view, all sections and the footer view, with estimates
    /// for rows that have not been measured. Each layout pass in which it has changed sets it, as in UIKit.
    open override var contentSize: CGSize {
        get { contentSizeRecord.assigned ?? computedContentSize }
        set { contentSizeRecord.assigned = newValue }
    }
    final var contentSizeRecord = ContentSizeRecord()

    // MARK: State

    /// The reference through which cells refer to the table.
    final let reference = TableReference()
    /// The conditions under which cells were prepared last; `nil` before the first time.
    @exclusivity(unchecked) final var lastCellConditions: CellConditions?
    @exclusivity(unchecked) final var contentInsets = UIEdgeInsets.zero  // of content views in cells, headers, footers
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
    /// The methods that the delegate does not implement.
    var delegateGaps = DelegateGaps()
    /// The views of the visible headers and footers.
    let supplements = VisibleSupplements()
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
        finishInitialization()
    }

    /// Creates a table with the given frame and the plain style.
    public override convenience init(frame: CGRect) {
        self.init(frame: frame, style: .plain)
    }

    /// Creates a table from an Interface Builder file, with the properties in the file.
    public required init?(coder: NSCoder) {
        style = .plain
        super.init(coder: coder)
    }

    override func prepareForDecoding() { finishInitialization() }

    // MARK: Layout

    override var needsOwnLayout: Bool {
        super.needsOwnLayout || geometry.isLoaded && !geometry.isCurrent
            || hasCellsWithOutdatedLayout
    }

    open override func layoutSubviews() {
        layoutRows()
        layOutBackground()
        placeTableViews()
        super.layoutSubviews()
        publishContentSize()
        prefetchRows()
    }

    /// Discards heights and cells if the insets of rows (the margins, in the inset style) or of content views change.
    open override func layoutMarginsDidChange() {
        super.layoutMarginsDidChange()
        updateContentInsets()
    }

    /// The data source that prepares the rows that further scrolling will show; held weakly.
    open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
    final var prefetching = Prefetching()

    /// Discards heights and cells because the data source, the delegate or a property that affects heights has changed.
    final func invalidateContent() {
        delegateGaps = DelegateGaps()
        geometry.unload()
        hideAllRows()
        setNeedsLayout()
    }

    override func drawContent(in context: CGContext) { drawBackground(in: context) }
    override func drawOverlay(in context: CGContext) {
        drawSeparators(in: context)
        drawSectionIndex(in: context)
    }

    /// The number of sections at the last reload or update.
    open var numberOfSections: Int { countedGeometry().sectionCount }

    /// The number of rows of a section at the last reload or update.
    open func numberOfRows(inSection section: Int) -> Int { countedGeometry().rowCount(inSection: section) }

    // MARK: Members that subclasses can override

    /// Reloads all sections and rows from the data source. The content offset is kept unless it is beyond the new
    /// content.
    open func reloadData() {
        baseReloadData()
    }

    /// Begins a group of changes that are applied together; calls may be nested.
    open func beginUpdates() {
        baseBeginUpdates()
    }

    /// Ends a group of changes; the outermost call applies the changes. Traps with UIKit's wording if the changes are
    /// not consistent with the numbers of sections and rows of the data source.
    open func endUpdates() {
        baseEndUpdates()
    }

    /// Applies the changes that a closure makes as one update. Without a closure, the table only requests heights
    /// again.
    @_disfavoredOverload
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        beginUpdates()
        updates?()
        endUpdates()
        completion?(true)
    }

    /// Inserts sections, given by their indices after the update.
    open func insertSections(_ sections: IndexSet, with animation: RowAnimation = .automatic) {
        baseInsertSections(sections, with: animation)
    }

    /// Deletes sections, given by their indices before the update.
    open func deleteSections(_ sections: IndexSet, with animation: RowAnimation = .automatic) {
        baseDeleteSections(sections, with: animation)
    }

    /// Reloads sections, given by their indices before the update.
    open func reloadSections(_ sections: IndexSet, with animation: RowAnimation = .automatic) {
        baseReloadSections(sections, with: animation)
    }

    /// Moves a section from its index before the update to its index after the update.
    open func moveSection(_ section: Int, toSection newSection: Int) {
        baseMoveSection(section, toSection: newSection)
    }

    /// Inserts rows, given by their index paths after the update.
    open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation = .automatic) {
        baseInsertRows(at: indexPaths, with: animation)
    }

    /// Deletes rows, given by their index paths before the update.
    open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation = .automatic) {
        baseDeleteRows(at: indexPaths, with: animation)
    }

    /// Reloads rows, given by their index paths before the update.
    open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation = .automatic) {
        baseReloadRows(at: indexPaths, with: animation)
    }

    /// Updates the content of rows, given by their index paths before the update, and keeps their cells. When the data
    /// source dequeues a cell for such a row, it receives the row's current cell. Rows that are not visible are
    /// configured when they are shown.
    ///
    /// Heights that are cached by index path are invalidated, as for reloaded rows. Traps if the data source returns
    /// another cell for a visible row.
    open func reconfigureRows(at indexPaths: [IndexPath]) {
        baseReconfigureRows(at: indexPaths)
    }

    /// Moves a row from its index path before the update to its index path after the update.
    open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        baseMoveRow(at: indexPath, to: newIndexPath)
    }

    /// Registers a class for cells; `nil` removes the registration.
    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        baseRegister(cellClass, forCellReuseIdentifier: identifier)
    }

    /// Registers a class for headers and footers; `nil` removes the registration.
    open func register(_ viewClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
        baseRegister(viewClass, forHeaderFooterViewReuseIdentifier: identifier)
    }

    /// Returns a reused or new cell; `nil` if nothing is registered for the identifier or the cell cannot be created.
    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        baseDequeueReusableCell(withIdentifier: identifier)
    }

    /// Returns a new header or footer for a section; `nil` if nothing is registered for the identifier or the view
    /// cannot be created.
    open func dequeueReusableHeaderFooterView(
        withIdentifier identifier: String
    ) -> UITableViewHeaderFooterView? {
        try? makeReusableHeaderFooterView(withIdentifier: identifier)
    }

    /// The rectangle of a row in the table's content, in points; null if there is no such row. O(log n).
    open func rectForRow(at indexPath: IndexPath) -> CGRect {
        baseRectForRow(at: indexPath)
    }

    /// The view of a section's header; `nil` if the header is not visible or has a view of another class.
    open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? { supplements[.header, section] }

    /// The view of a section's footer; `nil` if the footer is not visible or has a view of another class.
    open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? { supplements[.footer, section] }

    /// The rectangle of a section's header, in points; null if there is no such section.
    open func rectForHeader(inSection section: Int) -> CGRect {
        baseRectForHeader(inSection: section)
    }

    /// The rectangle of a section's footer, in points; null if there is no such section.
    open func rectForFooter(inSection section: Int) -> CGRect {
        baseRectForFooter(inSection: section)
    }

    /// The rectangle of a section with its header and footer, in points; null if there is no such section.
    open func rect(forSection section: Int) -> CGRect {
        baseRect(forSection: section)
    }

    /// The row at a point of the table's content; `nil` if there is no row, for example in a header or footer.
    open func indexPathForRow(at point: CGPoint) -> IndexPath? {
        baseIndexPathForRow(at: point)
    }

    /// The rows that intersect the vertical extent of a rectangle of the table's content, in order; empty if there is
    /// no such row.
    open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
        baseIndexPathsForRows(in: rect)
    }

    /// Requests a layout of the visible cells, because the width of their content views depends on the section index.
    open func reloadSectionIndexTitles() {
        for row in visibleRows { row.cell.setNeedsLayout() }
    }

    /// The index paths of the visible rows, in order; `nil` if no row is visible.
    open var indexPathsForVisibleRows: [IndexPath]? {
        visibleRows.isEmpty ? nil : visibleRows.map(\.indexPath)
    }

    /// The visible cells, in order. A pending layout is performed first, as in UIKit; ``indexPathsForVisibleRows`` does
    /// not perform it.
    open var visibleCells: [UITableViewCell] { baseVisibleCells }

    /// The cell of a row; `nil` if the row is not visible.
    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
        visibleRow(at: indexPath)?.cell
    }

    /// The index path of a visible cell; `nil` for any other cell.
    open func indexPath(for cell: UITableViewCell) -> IndexPath? {
        visibleRows.first { $0.cell === cell }?.indexPath
    }

    /// Scrolls a row to a position on the screen, without animation.
    ///
    /// The rows that become visible are measured, and the offset is corrected accordingly, in at most eight rounds.
    open func scrollToRow(at indexPath: IndexPath, at position: ScrollPosition, animated: Bool) {
        baseScrollToRow(at: indexPath, at: position, animated: animated)
    }

    /// The insets of separators from the left and right edges of a row, in points. They do not change the height of a
    /// row.
    open var separatorInset: UIEdgeInsets {
        get { tableAppearance.separatorInset }
        set { tableAppearance.separatorInset = newValue }
    }

    /// Whether rows can be selected. Stored; has no effect on Linux.
    open var allowsSelection: Bool {
        get { tableAppearance.allowsSelection }
        set { tableAppearance.allowsSelection = newValue }
    }

    /// Whether several rows can be selected.
    open var allowsMultipleSelection: Bool {
        get { tableAppearance.allowsMultipleSelection }
        set { tableAppearance.allowsMultipleSelection = newValue }
    }

    /// A view behind the rows, as large as the visible part of the table.
    open var backgroundView: UIView? {
        get { baseBackgroundView }
        set { baseBackgroundView = newValue }
    }

    /// The selected row; if several are selected, the one that was selected first. `nil` if no row is selected.
    open var indexPathForSelectedRow: IndexPath? { baseIndexPathForSelectedRow }

    /// The selected rows, in the order in which they were selected; `nil` if no row is selected.
    open var indexPathsForSelectedRows: [IndexPath]? { baseIndexPathsForSelectedRows }

    /// Selects a row and, unless the scroll position is `none`, scrolls to it. If the index path is `nil`, deselects
    /// all rows. The delegate is not notified.
    open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        baseSelectRow(at: indexPath, animated: animated, scrollPosition: scrollPosition)
    }

    /// Deselects a row without notifying the delegate.
    open func deselectRow(at indexPath: IndexPath, animated: Bool) {
        baseDeselectRow(at: indexPath, animated: animated)
    }

    /// Scrolls to the selected row that is nearest to the given position in the visible part. Does nothing if no row is
    /// selected.
    open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
        baseScrollToNearestSelectedRow(at: scrollPosition, animated: animated)
    }

    /// Returns a reused or new cell for a row; if the row is being reconfigured, returns the row's current cell. Traps
    /// with UIKit's wording if nothing is registered for the identifier or the cell cannot be created.
    open func dequeueReusableCell(
        withIdentifier identifier: String, for indexPath: IndexPath
    ) -> UITableViewCell {
        baseDequeueReusableCell(withIdentifier: identifier, for: indexPath)
    }
}
