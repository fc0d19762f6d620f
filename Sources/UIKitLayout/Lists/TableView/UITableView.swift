import Foundation

/// A list of rows in sections.
///
/// It draws nothing, but knows where every row lies, what is in sight, and has cells for that, which it uses again
/// as one scrolls. Rows are measured when they come into sight; until then their estimates count.
open class UITableView: UIScrollView {
    deinit {}

    /// Plain or grouped.
    public nonisolated enum Style: Int, Hashable, Sendable {
        case plain = 0
        case grouped, insetGrouped
    }

    /// "As high as its constraints say."
    public static let automaticDimension: CGFloat = -1
    /// What a row is high that nobody says anything of, in points.
    static let standardRowHeight: CGFloat = 44

    /// Plain or grouped.
    public package(set) var style: Style
    /// The cells that a storyboard gives the table; the data source and the delegate are held weakly.
    package var staticContent: StaticTableContent?
    /// Where rows come from.
    open weak var dataSource: (any UITableViewDataSource)? {
        get { storedDataSource }
        set {
            let isReplaced = storedDataSource.map { $0 !== newValue } ?? false
            storedDataSource = newValue
            // Rows of another data source are other rows.
            if isReplaced { notifyObservers { $0.tableViewWillReloadData(self) } }
            noteOtherContent()
        }
    }
    // What each row asks for is stored apart from what may be overridden: no access to what is private needs to be
    // checked for exclusivity at run time.
    private weak var storedDataSource: (any UITableViewDataSource)?
    private var storedSeparatorStyle = UITableViewCell.SeparatorStyle.singleLine
    private var storedContentWidthRule = ContentWidthRule()
    private var storedTemplateState: AnyObject?
    /// Where heights come from.
    open weak var delegate: (any UITableViewDelegate)? {
        didSet {
            scrollDelegate = delegate
            noteOtherContent()
        }
    }
    /// What is drawn between rows; anything but `none` takes one pixel.
    open var separatorStyle: UITableViewCell.SeparatorStyle {
        get { storedSeparatorStyle }
        set {
            storedSeparatorStyle = newValue
            noteOtherContent()
        }
    }
    /// What the module of template cells keeps with the table.
    package final var templateState: AnyObject? {
        get { storedTemplateState }
        set { storedTemplateState = newValue }
    }

    /// Connects the data source and the delegate, and properties declared with ``Outlet``.
    @discardableResult
    open override func setOutlet(_ value: AnyObject?, named name: String) -> Bool {
        switch (name, value) {
        case ("dataSource", let value as any UITableViewDataSource): dataSource = value
        case ("delegate", let value as any UITableViewDelegate): delegate = value
        default: return super.setOutlet(value, named: name)
        }
        return true
    }

    /// What content views lose of the table's width; the original's figures at first.
    package var contentWidthRule: ContentWidthRule {
        get { storedContentWidthRule }
        set {
            storedContentWidthRule = newValue
            contentWidthRuleVersion += 1
            noteOtherContent()
        }
    }
    /// Counts changes of the rule: comparing numbers is faster than comparing rules.
    package private(set) var contentWidthRuleVersion = 0

    // MARK: Heights

    /// The height of rows, in points, unless the delegate says otherwise; ``automaticDimension``, as at first, is what
    /// their cells' constraints say.
    open var rowHeight: CGFloat = UITableView.automaticDimension {
        didSet { noteOtherContent() }
    }
    /// The height that rows are taken to have before they come into sight, in points; ``automaticDimension``, as at
    /// first, lets the table choose. With 0 all rows are measured when the table is loaded.
    open var estimatedRowHeight: CGFloat = UITableView.automaticDimension {
        didSet { noteOtherContent() }
    }
    /// The height of headers, in points, unless the delegate says otherwise.
    open var sectionHeaderHeight: CGFloat = UITableView.automaticDimension {
        didSet { noteOtherContent() }
    }
    /// The height of footers, in points, unless the delegate says otherwise.
    open var sectionFooterHeight: CGFloat = UITableView.automaticDimension {
        didSet { noteOtherContent() }
    }
    /// The height that headers are taken to have before they come into sight, in points; unless it is above 0 they
    /// are measured when the table is loaded.
    open var estimatedSectionHeaderHeight: CGFloat = UITableView.automaticDimension {
        didSet { noteOtherContent() }
    }
    /// The height that footers are taken to have before they come into sight, in points.
    open var estimatedSectionFooterHeight: CGFloat = UITableView.automaticDimension {
        didSet { noteOtherContent() }
    }
    /// A view above the first section; its height counts.
    open var tableHeaderView: UIView? {
        didSet { exchange(oldValue, for: tableHeaderView) }
    }
    /// A view below the last section; its height counts.
    open var tableFooterView: UIView? {
        didSet { exchange(oldValue, for: tableFooterView) }
    }

    /// Whether the margins of cells limit their content to the readable width; false by default, as since iOS 12.
    open var cellLayoutMarginsFollowReadableWidth = false {
        didSet { if cellLayoutMarginsFollowReadableWidth != oldValue { noteOtherContent() } }
    }

    /// The changes of a cell on the screen after which the table measures it again.
    open var selfSizingInvalidation = SelfSizingInvalidation.enabled {
        didSet { setNeedsLayout() }
    }

    // MARK: Editing

    /// Whether rows can be edited. Setting it calls ``setEditing(_:animated:)``.
    open var isEditing: Bool {
        get { storedIsEditing }
        set { setEditing(newValue, animated: false) }
    }
    private var storedIsEditing = false

    /// Starts or ends editing; has no effect on the cells on Linux. Overrides call `super`.
    open func setEditing(_ editing: Bool, animated: Bool) {
        storedIsEditing = editing
    }

    /// The size of everything: the table's views and all sections, in points; estimates count. It follows from the
    /// rows; setting it does nothing.
    open override var contentSize: CGSize {
        get {
            let rows = loadedGeometry().totalHeight
            return CGSize(
                width: bounds.width, height: rowsTop + rows + (tableFooterView?.frame.height ?? 0))
        }
        set {}
    }

    // MARK: State

    private(set) lazy var geometry = TableGeometry(tableView: self)
    /// The rows on the screen, in order.
    var visibleRows: [VisibleRow] = []
    var isLayingRowsOut = false
    /// The cells on the screen whose intrinsic size has changed since the last layout.
    var changedCells: Set<ObjectIdentifier> = []
    /// The row whose cell is being configured again.
    var reconfiguredRow: VisibleRow?
    /// Whether there was an update since the last layout.
    var rowsHaveChanged = false
    /// Set by the default implementation of the delegate's method: there is no need to ask for each row.
    var delegateGivesNoRowEstimates = false
    var cellSources: [String: ViewSource] = [:]
    var headerFooterSources: [String: ViewSource] = [:]
    var idleCells: [String: [UITableViewCell]] = [:]
    var openUpdate: TableUpdate?
    var openUpdateDepth = 0
    private var observers: [WeakObserver] = []

    /// Makes a table.
    public init(frame: CGRect, style: Style) {
        self.style = style
        super.init(frame: frame)
    }

    /// Makes a plain table.
    public override convenience init(frame: CGRect) {
        self.init(frame: frame, style: .plain)
    }

    /// Makes a view for an Interface Builder file, which sets its properties afterwards.
    public required init?(coder: NSCoder) {
        style = .plain
        super.init(coder: coder)
    }

    /// Notifies an observer of every change from now on; it is held weakly.
    public func addUpdateObserver(_ observer: any UITableViewUpdateObserver) {
        observers.removeAll { $0.observer == nil }
        observers.append(WeakObserver(observer: observer))
    }

    func notifyObservers(_ notify: (any UITableViewUpdateObserver) -> Void) {
        for entry in observers { entry.observer.map(notify) }
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

    /// The inset style takes the insets of its rows from the margins.
    open override func layoutMarginsDidChange() {
        super.layoutMarginsDidChange()
        if style == .insetGrouped { noteOtherContent() }
    }

    /// Forgets what was asked for, because somebody else answers from now on, or answers otherwise.
    private func noteOtherContent() {
        delegateGivesNoRowEstimates = false
        geometry.unload()
        hideAllRows()
        setNeedsLayout()
    }

    private func exchange(_ former: UIView?, for view: UIView?) {
        former?.removeFromSuperview()
        view.map(addSubview)
        setNeedsLayout()
    }

    // MARK: Counts

    /// The number of sections of the last reload or update.
    open var numberOfSections: Int { countedGeometry().sectionCount }

    /// The number of rows of a section at the last reload or update.
    open func numberOfRows(inSection section: Int) -> Int { countedGeometry().rowCount(inSection: section) }
}

private struct WeakObserver {
    weak var observer: (any UITableViewUpdateObserver)?
}
