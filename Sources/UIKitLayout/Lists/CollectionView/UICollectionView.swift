import Foundation
import Trapping

/// A collection of cells that are positioned by a layout object.
///
/// The collection view has cells only for the visible items, and reuses them during scrolling. Nothing is drawn. Items
/// whose size the layout only estimates are measured when they become visible.
open class UICollectionView: UIScrollView {
    deinit {}

    /// The direction in which a layout scrolls.
    public nonisolated enum ScrollDirection: Int, Hashable, Sendable {
        case vertical = 0
        case horizontal
    }

    /// The layout, which positions the cells. When it is replaced, all positions are computed again.
    open var collectionViewLayout: UICollectionViewLayout {
        didSet { exchangeLayout(oldValue) }
    }
    /// The data source, which provides the items; held weakly.
    open weak var dataSource: (any UICollectionViewDataSource)? {
        didSet {
            // Sizes of the previous data source's items are invalid.
            if let oldValue, oldValue !== dataSource { notifyObservers { $0.collectionViewWillReloadData(self) } }
            invalidateContent()
        }
    }
    /// The delegate, which is notified of items that are shown or hidden; held weakly.
    open weak var delegate: (any UICollectionViewDelegate)? {
        didSet {
            scrollDelegate = delegate
            invalidateContent()
        }
    }
    /// The data source that prepares the items that further scrolling will show; held weakly.
    open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
    /// Whether ``prefetchDataSource`` is asked to prefetch items; true by default.
    open var isPrefetchingEnabled = true
    final var prefetching = Prefetching()
    final var storedIsEditing = false
    /// A view behind the items. It fills the visible part of the collection view.
    open var backgroundView: UIView? {
        didSet { exchangeBackground(oldValue) }
    }
    /// Whether items can be selected.
    open var allowsSelection = true
    /// Whether more than one item can be selected.
    open var allowsMultipleSelection = false

    // MARK: State

    /// The views on the screen, by element.
    var visibleElements: [CollectionElement: VisibleElement] = [:]
    var selectedPaths: Set<IndexPath> = []
    /// The numbers of items that the data source returned last; `nil` until they are requested.
    var knownCounts: [Int]?
    /// The bounds at the last layout; `nil` before the first one.
    var lastLayout: LastLayout?
    /// Whether the items or the size of the bounds have changed since the last layout.
    var itemsHaveChanged = false
    var isLayingElementsOut = false
    /// Whether the layout is mirrored. If so, its x-coordinates increase from right to left.
    var isMirrored = false
    /// The number of passes over the visible elements so far.
    var showCount = 0
    var cellSources: [String: ViewSource] = [:]
    var supplementarySources: [SupplementaryKey: ViewSource] = [:]
    var idleCells: [String: [UICollectionViewCell]] = [:]
    var idleSupplementaryViews: [SupplementaryKey: [UICollectionReusableView]] = [:]
    var idleDecorationViews: [String: [UICollectionReusableView]] = [:]
    var openUpdate: TableUpdate?
    var openUpdateDepth = 0
    /// The elements that must be measured again although their size is known, because of an update or a change of their
    /// content.
    var outdatedElements = DefaultedSet<CollectionElement>()
    /// The item whose cell is being configured again.
    var reconfiguredElement: CollectionElement?
    /// The attributes of the element whose view is being requested from the data source.
    var requestedAttributes: UICollectionViewLayoutAttributes?
    var contentSizeRecord = ContentSizeRecord()
    private var observers = WeakObservers<any UICollectionViewUpdateObserver>()

    /// The changes after which the collection view measures a visible cell again.
    open var selfSizingInvalidation = SelfSizingInvalidation.enabled {
        didSet { setNeedsLayout() }
    }

    /// Creates a collection view with the given frame and layout.
    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        collectionViewLayout = layout
        super.init(frame: frame)
        layout.collectionView = self
    }

    /// Traps with UIKit's message: a collection view needs a layout.
    public convenience init() {
        trap("UICollectionView must be initialized with a non-nil layout parameter")
    }

    /// Creates a collection view with a flow layout from an Interface Builder file, with the properties in the file.
    public required init?(coder: NSCoder) {
        collectionViewLayout = UICollectionViewFlowLayout()
        super.init(coder: coder)
    }

    override func prepareForDecoding() { collectionViewLayout.collectionView = self }

    /// Connects the outlets `dataSource` and `delegate`, and those declared with ``Outlet``.
    @discardableResult
    open override func setOutlet(_ value: AnyObject?, named name: String) -> Bool {
        switch (name, value) {
        case ("dataSource", let value as any UICollectionViewDataSource): dataSource = value
        case ("delegate", let value as any UICollectionViewDelegate): delegate = value
        default: return super.setOutlet(value, named: name)
        }
        return true
    }

    /// Adds an observer that is notified of every later update and reload. The observer is held weakly.
    public func addUpdateObserver(_ observer: any UICollectionViewUpdateObserver) {
        observers.add { [weak observer] in observer }
    }

    func notifyObservers(_ notify: (any UICollectionViewUpdateObserver) -> Void) {
        observers.notify(notify)
    }

    // MARK: Layout

    /// The size of the content, in points, with estimates for items that have not been measured. The layout computes
    /// it. Each layout pass in which it has changed sets this property; a size that is set in code lasts until the next
    /// layout pass, as in UIKit.
    open override var contentSize: CGSize {
        get { contentSizeRecord.assigned ?? computedContentSize }
        set { contentSizeRecord.assigned = newValue }
    }

    override var needsOwnLayout: Bool {
        super.needsOwnLayout || lastLayout != nil && !hasLaidOutTraits
            || selfSizingInvalidation == .enabledIncludingConstraints
                && visibleElements.values.contains { $0.view.hasOutdatedLayout }
    }

    open override func layoutSubviews() {
        layOutElementsAndPrefetch()
        backgroundView?.frame = bounds
        super.layoutSubviews()
        publishContentSize()
    }

    /// Replaces the layout, without animation.
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
        beginWithNewLayout()
        former.finalizeLayoutTransition()
        collectionViewLayout.finalizeLayoutTransition()
        for view in views { view.didTransition(from: former, to: collectionViewLayout) }
    }

    /// Responds to an invalidation of the layout object: discards the counts if everything is invalid, changes the
    /// content offset as the context specifies, and requests a layout.
    func layoutWasInvalidated(with context: UICollectionViewLayoutInvalidationContext) {
        if context.invalidateDataSourceCounts, context.invalidateEverything { knownCounts = nil }
        bounds.origin.x += context.contentOffsetAdjustment.x
        bounds.origin.y += context.contentOffsetAdjustment.y
        if !isLayingElementsOut { setNeedsLayout() }
    }

    /// Discards views, counts and positions because the data source or the delegate has changed, or on a reload.
    func invalidateContent() {
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

    /// The number of sections at the last reload or update.
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

    /// The numbers of items in all sections, which are requested from the data source on first access.
    var itemCounts: [Int] {
        if let knownCounts { return knownCounts }
        let counts = requestItemCounts()
        knownCounts = counts
        return counts
    }

    /// Fills the bounds with the background colour of the first section's list or, without a list, the standard colour.
    /// Draws nothing if the view has a background colour.
    override func drawContent(in context: CGContext) {
        guard backgroundColor == nil else { return }
        let list = (collectionViewLayout as? UICollectionViewCompositionalLayout).flatMap { layout in
            numberOfSections > 0 ? layout.listConfiguration(ofSection: 0) : nil
        }
        context.setFillColor((list?.shownBackgroundColor ?? .systemBackground).cgColor)
        context.fill(bounds)
    }
    override func drawOverlay(in context: CGContext) { drawIndex(in: context) }

    // MARK: Members that subclasses can override

    /// Reloads all sections and items from the data source. The content offset is kept unless it is beyond the new
    /// content.
    open func reloadData() {
        baseReloadData()
    }

    /// Applies the changes that a closure makes as one update. Without a closure, only sizes are computed again.
    @_disfavoredOverload
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        beginUpdate()
        updates?()
        endUpdate()
        completion?(true)
    }

    /// Inserts sections, given by their indices after the update.
    open func insertSections(_ sections: IndexSet) {
        baseInsertSections(sections)
    }

    /// Deletes sections, given by their indices before the update.
    open func deleteSections(_ sections: IndexSet) {
        baseDeleteSections(sections)
    }

    /// Reloads sections, given by their indices before the update.
    open func reloadSections(_ sections: IndexSet) {
        baseReloadSections(sections)
    }

    /// Moves a section from its index before the update to its index after the update.
    open func moveSection(_ section: Int, toSection newSection: Int) {
        baseMoveSection(section, toSection: newSection)
    }

    /// Inserts items, given by their index paths after the update.
    open func insertItems(at indexPaths: [IndexPath]) {
        baseInsertItems(at: indexPaths)
    }

    /// Deletes items, given by their index paths before the update.
    open func deleteItems(at indexPaths: [IndexPath]) {
        baseDeleteItems(at: indexPaths)
    }

    /// Reloads items, given by their index paths before the update.
    open func reloadItems(at indexPaths: [IndexPath]) {
        baseReloadItems(at: indexPaths)
    }

    /// Updates the content of items, given by their index paths before the update, and keeps their cells. When the data
    /// source dequeues a cell for such an item, it receives the item's current cell. Items that are not visible are
    /// configured when they are shown.
    ///
    /// Traps if the data source returns another cell for a visible item.
    open func reconfigureItems(at indexPaths: [IndexPath]) {
        baseReconfigureItems(at: indexPaths)
    }

    /// Moves an item from its index path before the update to its index path after the update.
    open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        baseMoveItem(at: indexPath, to: newIndexPath)
    }

    /// Registers a class for cells; `nil` removes the registration.
    open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        baseRegister(cellClass, forCellWithReuseIdentifier: identifier)
    }

    /// Registers a class for supplementary views of a kind; `nil` removes the registration.
    open func register(
        _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
        withReuseIdentifier identifier: String
    ) {
        supplementarySources[SupplementaryKey(kind: elementKind, identifier: identifier)] = .ofReusableView(viewClass)
    }

    /// Returns a reused cell or a new one; if the item is being reconfigured, returns the item's current cell. Traps
    /// with UIKit's wording if nothing is registered for the identifier or the cell cannot be created.
    open func dequeueReusableCell(
        withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionViewCell {
        baseDequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
    }

    /// Returns a reused supplementary view or a new one. Traps with UIKit's wording if nothing is registered for the
    /// kind and identifier, or the view cannot be created.
    open func dequeueReusableSupplementaryView(
        ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionReusableView {
        baseDequeueReusableSupplementaryView(ofKind: elementKind, withReuseIdentifier: identifier, for: indexPath)
    }

    /// The index paths of the selected items, in order; `nil` if no item is selected.
    open var indexPathsForSelectedItems: [IndexPath]? {
        selectedPaths.isEmpty ? nil : selectedPaths.sorted()
    }

    /// Selects an item and, unless the scroll position is empty, scrolls to it; `nil` deselects all items. Does nothing
    /// if ``allowsSelection`` is false. As in UIKit, the delegate is not notified.
    open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        baseSelectItem(at: indexPath, animated: animated, scrollPosition: scrollPosition)
    }

    /// Deselects an item. As in UIKit, the delegate is not notified.
    open func deselectItem(at indexPath: IndexPath, animated: Bool) {
        baseDeselectItem(at: indexPath, animated: animated)
    }

    /// The index paths of the visible items, in order.
    open var indexPathsForVisibleItems: [IndexPath] { baseIndexPathsForVisibleItems }

    /// The visible cells, in order.
    open var visibleCells: [UICollectionViewCell] { baseVisibleCells }

    /// The cell of an item; `nil` if the item is not visible.
    open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
        baseCellForItem(at: indexPath)
    }

    /// The index path of a visible cell; `nil` for any other cell.
    open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
        baseIndexPath(for: cell)
    }

    /// The visible supplementary view of the given kind at an index path; `nil` if there is none.
    open func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath)
        -> UICollectionReusableView?
    {
        baseSupplementaryView(forElementKind: elementKind, at: indexPath)
    }

    /// The visible supplementary views of a kind, in order.
    open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
        baseVisibleSupplementaryViews(ofKind: elementKind)
    }

    /// The index paths of the visible supplementary views of a kind, in order.
    open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
        baseIndexPathsForVisibleSupplementaryElements(ofKind: elementKind)
    }

    /// The attributes of an item; `nil` if there is no such item.
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        baseLayoutAttributesForItem(at: indexPath)
    }

    /// The attributes of a supplementary view; `nil` if there is no such view.
    open func layoutAttributesForSupplementaryElement(
        ofKind kind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        baseLayoutAttributesForSupplementaryElement(ofKind: kind, at: indexPath)
    }

    /// The index path of the item at a point of the content; `nil` if there is no item.
    open func indexPathForItem(at point: CGPoint) -> IndexPath? {
        baseIndexPathForItem(at: point)
    }

    /// Scrolls an item to a position on the screen, without animation. On an axis for which the position is not
    /// specified, the content offset does not change.
    ///
    /// Items that become visible on the way are measured, and the position is corrected, in at most eight rounds.
    open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        baseScrollToItem(at: indexPath, at: scrollPosition, animated: animated)
    }

    /// Whether items are being edited. Cells have it in their configuration states, and list cells show other accessories.
    open var isEditing: Bool {
        get { storedIsEditing }
        set { setEdited(newValue) }
    }
}
