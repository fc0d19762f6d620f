import Foundation
import Trapping

/// A data source that is given the content of a collection view as a snapshot, and computes the changes from the
/// previous snapshot.
open class UICollectionViewDiffableDataSource<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable>:
    DiffableContent<SectionIdentifierType, ItemIdentifierType>, UICollectionViewDataSource
{
    /// A closure that returns the cell of an item.
    public typealias CellProvider = (UICollectionView, IndexPath, ItemIdentifierType) -> UICollectionViewCell?
    /// A closure that returns the supplementary view of a kind at an index path.
    public typealias SupplementaryViewProvider = (UICollectionView, String, IndexPath) -> UICollectionReusableView?

    private weak var collectionView: UICollectionView?
    private let cellProvider: CellProvider
    /// The outlines of the sections that have an outline. The visible items of each outline are also in `current`.
    private var outlines: [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>] = [:]

    /// The closure that returns supplementary views; required if the layout has supplementary views.
    open var supplementaryViewProvider: SupplementaryViewProvider?

    /// Creates an empty data source and makes it the data source of the given collection view. The collection view
    /// holds it weakly.
    public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
        self.collectionView = collectionView
        self.cellProvider = cellProvider
        super.init()
        collectionView.dataSource = self
    }

    // MARK: Snapshots

    /// Changes the collection view to the content of a snapshot; items that stay keep their cells and sizes.
    ///
    /// - Parameters:
    ///   - snapshot: the new sections and items.
    ///   - animatingDifferences: without an effect, because nothing is animated.
    ///   - completion: a closure that is called before the function returns, because there is no animation.
    open func apply(_ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil) {
        // Reads the current counts, from which the update starts, before they change.
        _ = collectionView?.itemCounts
        let update = SnapshotDifference(from: current.snapshot, to: snapshot).update
        hold(snapshot)
        // As in UIKit, a snapshot without changes is applied as well: visible items are measured again.
        collectionView?.apply(update)
        completion?()
    }

    /// Changes the collection view to the content of a snapshot and reloads all cells and sizes.
    open func applySnapshotUsingReloadData(_ snapshot: Snapshot, completion: (() -> Void)? = nil) {
        hold(snapshot)
        collectionView?.reloadData()
        completion?()
    }

    private func hold(_ snapshot: Snapshot) {
        current.snapshot = snapshot
        outlines = outlines.filter { section, outline in
            snapshot.indexOfSection(section) != nil
                && snapshot.itemIdentifiers(inSection: section) == outline.visibleItems
        }
    }

    // MARK: Outlines

    /// The handlers for expanding and collapsing items of an outline; never called on Linux.
    open var sectionSnapshotHandlers = SectionSnapshotHandlers()

    /// Replaces the items of a section with the visible items of an outline. If there is no such section, a new one is
    /// appended.
    ///
    /// - Parameters:
    ///   - snapshot: the outline.
    ///   - section: the section whose items are replaced.
    ///   - animatingDifferences: without an effect, because nothing is animated.
    ///   - completion: a closure that is called before the function returns, because there is no animation.
    open func apply(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
        animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        var whole = self.snapshot()
        if whole.indexOfSection(section) == nil { whole.appendSections([section]) }
        whole.deleteItems(whole.itemIdentifiers(inSection: section))
        whole.appendItems(snapshot.visibleItems, toSection: section)
        outlines[section] = snapshot
        apply(whole, animatingDifferences: animatingDifferences, completion: completion)
    }

    /// Returns the outline of a section, which the caller can change and apply. If the section has no outline, returns
    /// one in which all items of the section are root items.
    open func snapshot(
        for section: SectionIdentifierType
    ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
        if let outline = outlines[section] { return outline }
        var flat = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
        if current.snapshot.indexOfSection(section) != nil {
            flat.append(current.snapshot.itemIdentifiers(inSection: section))
        }
        return flat
    }

    /// The handlers for expanding and collapsing items of an outline; never called on Linux.
    public struct SectionSnapshotHandlers {
        /// A closure that returns whether an item may be expanded.
        public var shouldExpandItem: ((ItemIdentifierType) -> Bool)?
        /// A closure to be called before an item is expanded.
        public var willExpandItem: ((ItemIdentifierType) -> Void)?
        /// A closure that returns whether an item may be collapsed.
        public var shouldCollapseItem: ((ItemIdentifierType) -> Bool)?
        /// A closure to be called before an item is collapsed.
        public var willCollapseItem: ((ItemIdentifierType) -> Void)?
        /// A closure that returns the descendants of an item before the item is expanded.
        public var snapshotForExpandingParent:
            (
                (ItemIdentifierType, NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>)
                    -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
            )?

        /// Creates handlers in which every closure is `nil`.
        public init() {}
    }

    // MARK: Data source

    open func numberOfSections(in collectionView: UICollectionView) -> Int { current.snapshot.numberOfSections }

    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        current.numberOfItems(inSection: section)
    }

    /// Returns the cell that the cell provider returns. If the section has an outline, a list cell is indented by the
    /// level of its item. Traps if the provider returns `nil`.
    open func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        guard let item = itemIdentifier(for: indexPath), let cell = cellProvider(collectionView, indexPath, item)
        else {
            trap(
                """
                UICollectionViewDiffableDataSource cell provider returned nil for index path \(indexPath), which is \
                not allowed
                """)
        }
        if let cell = cell as? UICollectionViewListCell, let outline = outline(at: indexPath.section) {
            cell.indentationLevel = outline.level(of: item)
        }
        return cell
    }

    private func outline(at index: Int) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>? {
        guard let section = current.section(at: index) else { return nil }
        return outlines[section]
    }

    /// Returns the view that the supplementary view provider returns. Traps if there is no provider or if it returns
    /// `nil`.
    open func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        guard let view = supplementaryViewProvider?(collectionView, kind, indexPath) else {
            collectionView.trapForMissingSupplementaryView(kind, at: indexPath)
        }
        return view
    }

    open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }
}
