import Foundation
import Trapping

/// A collection of cells that a layout object places.
///
/// It draws nothing, but knows where every item lies and what is in sight, and has cells for that, which it uses again
/// as one scrolls. Items whose size a layout only estimates are measured when they come into sight.
open class UICollectionView: UIScrollView {
    deinit {}

    /// The direction that a layout scrolls in.
    public nonisolated enum ScrollDirection: Int, Hashable, Sendable {
        case vertical = 0
        case horizontal
    }

    /// What places the cells. Exchanging it forgets where they were.
    open var collectionViewLayout: UICollectionViewLayout {
        didSet { exchangeLayout(oldValue) }
    }
    /// Where items come from; held weakly.
    open weak var dataSource: (any UICollectionViewDataSource)? {
        didSet {
            // Items of another data source are other items.
            if let oldValue, oldValue !== dataSource { notifyObservers { $0.collectionViewWillReloadData(self) } }
            noteOtherContent()
        }
    }
    /// The delegate, notified of items; held weakly.
    open weak var delegate: (any UICollectionViewDelegate)? {
        didSet {
            scrollDelegate = delegate
            noteOtherContent()
        }
    }
    /// The data source for items ahead of time; does nothing on Linux.
    open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
    /// Whether cells are made ahead; does nothing on Linux.
    open var isPrefetchingEnabled = true
    /// A view behind everything, as large as the collection view.
    open var backgroundView: UIView? {
        didSet { exchangeBackground(oldValue) }
    }
    /// Whether items can be selected.
    open var allowsSelection = true
    /// Whether more than one item can be selected.
    open var allowsMultipleSelection = false

    // MARK: State

    /// What is on the screen.
    var visibleElements: [CollectionElement: VisibleElement] = [:]
    var selectedPaths: Set<IndexPath> = []
    /// The numbers of items that the data source gave last.
    var knownCounts: [Int]?
    /// The bounds of the last layout.
    var laidOutBounds: CGRect?
    /// Whether there was an update since the last layout.
    var itemsHaveChanged = false
    var isLayingElementsOut = false
    /// Whether the layout counts from the right.
    var isMirrored = false
    /// Counts the looks at what is in sight.
    var looks = 0
    var cellSources: [String: ViewSource] = [:]
    var supplementarySources: [SupplementaryKey: ViewSource] = [:]
    var idleCells: [String: [UICollectionViewCell]] = [:]
    var idleSupplementaryViews: [SupplementaryKey: [UICollectionReusableView]] = [:]
    var idleDecorationViews: [String: [UICollectionReusableView]] = [:]
    var openUpdate: TableUpdate?
    var openUpdateDepth = 0
    /// The elements that have to be measured again although their size is known, because of an update or a change of content.
    var outdatedElements = DefaultedSet<CollectionElement>()
    /// The item whose cell is being configured again.
    var reconfiguredElement: CollectionElement?
    private var observers: [WeakObserver] = []

    /// The changes of a cell on the screen after which the collection view measures it again.
    open var selfSizingInvalidation = SelfSizingInvalidation.enabled {
        didSet { setNeedsLayout() }
    }

    /// Makes a collection view with a layout.
    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        collectionViewLayout = layout
        super.init(frame: frame)
        layout.collectionView = self
    }

    /// Makes a view with a flow layout for an Interface Builder file, which sets its properties afterwards.
    public required init?(coder: NSCoder) {
        collectionViewLayout = UICollectionViewFlowLayout()
        super.init(coder: coder)
        collectionViewLayout.collectionView = self
    }

    /// Connects the data source and the delegate, and properties declared with ``Outlet``.
    @discardableResult
    open override func setOutlet(_ value: AnyObject?, named name: String) -> Bool {
        switch (name, value) {
        case ("dataSource", let value as any UICollectionViewDataSource): dataSource = value
        case ("delegate", let value as any UICollectionViewDelegate): delegate = value
        default: return super.setOutlet(value, named: name)
        }
        return true
    }

    /// Notifies an observer of every change from now on; it is held weakly.
    public func addUpdateObserver(_ observer: any UICollectionViewUpdateObserver) {
        observers.removeAll { $0.observer == nil }
        observers.append(WeakObserver(observer: observer))
    }

    func notifyObservers(_ notify: (any UICollectionViewUpdateObserver) -> Void) {
        for entry in observers { entry.observer.map(notify) }
    }

    // MARK: Layout

    /// The size of everything, in points; estimates count. It follows from the layout; setting it does nothing.
    open override var contentSize: CGSize {
        get {
            collectionViewLayout.prepareIfNeeded()
            return collectionViewLayout.collectionViewContentSize
        }
        set {}
    }

    override var needsOwnLayout: Bool {
        super.needsOwnLayout
            || selfSizingInvalidation == .enabledIncludingConstraints
                && visibleElements.values.contains { $0.view.hasOutdatedLayout }
    }

    open override func layoutSubviews() {
        layOutElements()
        backgroundView?.frame = bounds
        super.layoutSubviews()
    }

    /// Exchanges the layout. Nothing is animated.
    open func setCollectionViewLayout(
        _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
    ) {
        collectionViewLayout = layout
        completion?(true)
    }

    private func exchangeLayout(_ former: UICollectionViewLayout) {
        guard former !== collectionViewLayout else { return }
        let views = visibleElements.values.map(\.view)
        for view in views { view.willTransition(from: former, to: collectionViewLayout) }
        former.prepareForTransition(to: collectionViewLayout)
        collectionViewLayout.prepareForTransition(from: former)
        former.collectionView = nil
        collectionViewLayout.collectionView = self
        collectionViewLayout.invalidateLayout()
        itemsHaveChanged = true
        former.finalizeLayoutTransition()
        collectionViewLayout.finalizeLayoutTransition()
        for view in views { view.didTransition(from: former, to: collectionViewLayout) }
    }

    /// Follows an invalidation of the layout.
    func layoutWasInvalidated(with context: UICollectionViewLayoutInvalidationContext) {
        if context.invalidateDataSourceCounts, context.invalidateEverything { knownCounts = nil }
        bounds.origin.x += context.contentOffsetAdjustment.x
        bounds.origin.y += context.contentOffsetAdjustment.y
        if !isLayingElementsOut { setNeedsLayout() }
    }

    /// Forgets what was asked for, because somebody else answers from now on.
    func noteOtherContent() {
        hideAllElements()
        knownCounts = nil
        let context = collectionViewLayout.makeInvalidationContext()
        (context.invalidateEverything, context.invalidateDataSourceCounts) = (true, true)
        collectionViewLayout.invalidateLayout(with: context)
        itemsHaveChanged = true
        setNeedsLayout()
    }

    private func exchangeBackground(_ former: UIView?) {
        former?.removeFromSuperview()
        guard let backgroundView else { return }
        backgroundView.frame = bounds
        insertSubview(backgroundView, at: 0)
    }

    // MARK: Counts

    /// The number of sections of the last reload or update.
    open var numberOfSections: Int { itemCounts.count }

    /// The number of items of a section at the last reload or update. Traps if there is no such section.
    open func numberOfItems(inSection section: Int) -> Int {
        let counts = itemCounts
        trap(
            unless: counts.indices.contains(section),
            "request for number of items in section \(section) when there are only \(counts.count) sections in the "
                + "collection view")
        return counts[section]
    }

    /// The numbers of items of all sections, asked for once.
    var itemCounts: [Int] {
        if let knownCounts { return knownCounts }
        let counts = askForItemCounts()
        knownCounts = counts
        return counts
    }

    func askForItemCounts() -> [Int] {
        guard let dataSource else { return [] }
        let sectionCount = Self.validCount(dataSource.numberOfSections(in: self), of: "sections")
        return (0..<sectionCount).map { section in
            let count = dataSource.collectionView(self, numberOfItemsInSection: section)
            return Self.validCount(count, of: "items in section \(section)")
        }
    }

    private static func validCount(_ count: Int, of what: @autoclosure () -> String) -> Int {
        trap(
            unless: (0..<UITableView.rowLimit).contains(count),
            "the data source says that there are \(count) \(what()): a collection view has 0 to "
                + "\(UITableView.rowLimit - 1)")
        return count
    }
}

private struct WeakObserver {
    weak var observer: (any UICollectionViewUpdateObserver)?
}
