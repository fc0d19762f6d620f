import Foundation
import Trapping

/// A data source that takes what a collection view should hold and finds out what changes.
open class UICollectionViewDiffableDataSource<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable>:
    UICollectionViewDataSource
{
    /// Makes the cell of an item.
    public typealias CellProvider = (UICollectionView, IndexPath, ItemIdentifierType) -> UICollectionViewCell?
    /// Makes the supplementary view of a kind at a place.
    public typealias SupplementaryViewProvider = (UICollectionView, String, IndexPath) -> UICollectionReusableView?
    /// What a collection view holds.
    public typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

    private weak var collectionView: UICollectionView?
    private let cellProvider: CellProvider
    private var current = IndexedSnapshot<SectionIdentifierType, ItemIdentifierType>()
    /// The outlines of the sections that have one; what is shown of them is in `current`, too.
    private var outlines: [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>] = [:]

    /// What makes supplementary views; needed where the layout has any.
    open var supplementaryViewProvider: SupplementaryViewProvider?

    /// Makes an empty data source and gives it to a collection view, which holds it weakly.
    public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
        self.collectionView = collectionView
        self.cellProvider = cellProvider
        collectionView.dataSource = self
    }

    // MARK: Snapshots

    /// What the collection view holds, for making the next snapshot.
    open func snapshot() -> Snapshot {
        current.snapshot.withoutReloads
    }

    /// Makes the collection view hold what a snapshot says; items that stay keep their cells and sizes.
    ///
    /// - Parameter completion: called before this returns, as there is no animation.
    open func apply(_ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil) {
        // The counts of what is held now are those that the update starts from.
        _ = collectionView?.itemCounts
        let update = SnapshotDifference(from: current.snapshot, to: snapshot).update
        hold(snapshot)
        // As in UIKit, a snapshot without changes lets items take other sizes.
        collectionView?.apply(update)
        completion?()
    }

    /// Makes the collection view hold what a snapshot says, with all cells and sizes anew.
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

    /// What is asked and told when a person opens or closes an item of an outline; does nothing on Linux.
    open var sectionSnapshotHandlers = SectionSnapshotHandlers()

    /// Makes a section hold the visible items of an outline. A section that there is none of is added at the end.
    ///
    /// - Parameter completion: called before this returns, as there is no animation.
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

    /// The outline of a section, for making the next one; of a section that has none, its items without parents.
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

    /// What is asked and told when a person opens or closes an item of an outline; does nothing on Linux.
    public struct SectionSnapshotHandlers {
        /// Whether an item may be opened.
        public var shouldExpandItem: ((ItemIdentifierType) -> Bool)?
        /// Told before an item is opened.
        public var willExpandItem: ((ItemIdentifierType) -> Void)?
        /// Whether an item may be closed.
        public var shouldCollapseItem: ((ItemIdentifierType) -> Bool)?
        /// Told before an item is closed.
        public var willCollapseItem: ((ItemIdentifierType) -> Void)?
        /// Asked for what is below an item before it is opened.
        public var snapshotForExpandingParent:
            (
                (ItemIdentifierType, NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>)
                    -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
            )?

        /// Makes handlers that do nothing.
        public init() {}
    }

    // MARK: Places

    /// The item at a place, `nil` if there is none.
    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
        current.item(at: indexPath)
    }

    /// The place of an item, `nil` if there is none. The first question after a change takes O(n), others none.
    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
        current.path(of: itemIdentifier)
    }

    /// The section with a number, `nil` if there is none.
    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
        current.section(at: index)
    }

    /// The number of a section, `nil` if there is none.
    open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
        current.snapshot.indexOfSection(sectionIdentifier)
    }

    // MARK: The collection view's questions

    open func numberOfSections(in collectionView: UICollectionView) -> Int { current.snapshot.numberOfSections }

    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        current.numberOfItems(inSection: section)
    }

    /// The cell that the provider makes, a list cell indented by its level in an outline. Traps if it makes none.
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

    /// The view that the provider makes. Traps if there is no provider or it makes none.
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
