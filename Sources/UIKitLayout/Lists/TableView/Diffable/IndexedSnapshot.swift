import Foundation

/// The snapshot that a table or collection view shows, with the index paths of its items.
struct IndexedSnapshot<Section: Hashable, Item: Hashable> {
    typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item>

    /// The snapshot that is shown. Setting it discards the index paths, which are computed again on demand.
    var snapshot = Snapshot() {
        didSet { paths = nil }
    }
    private var paths: [Item: IndexPath]?

    /// The item at an index path; `nil` if there is no item. O(1).
    func item(at indexPath: IndexPath) -> Item? {
        guard let section = section(at: indexPath.section) else { return nil }
        let items = snapshot.itemIdentifiers(inSection: section)
        return items.indices.contains(indexPath.item) ? items[indexPath.item] : nil
    }

    /// The index path of an item; `nil` if there is no such item. O(n) for the first call after a change, then O(1).
    mutating func path(of item: Item) -> IndexPath? {
        let known = paths ?? SnapshotDifference.paths(of: snapshot)
        paths = known
        return known[item]
    }

    /// The section at an index; `nil` if there is no section.
    func section(at index: Int) -> Section? {
        snapshot.sectionIdentifiers.indices.contains(index) ? snapshot.sectionIdentifiers[index] : nil
    }

    /// The number of items in the section at an index. Traps if there is no such section.
    func numberOfItems(inSection index: Int) -> Int {
        snapshot.numberOfItems(inSection: snapshot.sectionIdentifiers[index])
    }
}
