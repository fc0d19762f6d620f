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
        current.snapshot = snapshot
        if !update.isEmpty { collectionView?.apply(update) }
        completion?()
    }

    /// Makes the collection view hold what a snapshot says, with all cells and sizes anew.
    open func applySnapshotUsingReloadData(_ snapshot: Snapshot, completion: (() -> Void)? = nil) {
        current.snapshot = snapshot
        collectionView?.reloadData()
        completion?()
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

    /// The cell that the provider makes. Traps if it makes none.
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
        return cell
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
