import Foundation

/// The snapshot that a table or a collection view shows, with the places of its items.
struct IndexedSnapshot<Section: Hashable, Item: Hashable> {
    typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item>

    /// What is shown. Setting it forgets the places, which are computed when one is asked for.
    var snapshot = Snapshot() {
        didSet { paths = nil }
    }
    private var paths: [Item: IndexPath]?

    /// The item at a place, `nil` if there is none. O(1).
    func item(at indexPath: IndexPath) -> Item? {
        guard let section = section(at: indexPath.section) else { return nil }
        let items = snapshot.itemIdentifiers(inSection: section)
        return items.indices.contains(indexPath.item) ? items[indexPath.item] : nil
    }

    /// The place of an item, `nil` if there is none. O(n) for the first question after a change, then O(1).
    mutating func path(of item: Item) -> IndexPath? {
        let known = paths ?? SnapshotDifference.paths(of: snapshot)
        paths = known
        return known[item]
    }

    /// The section with a number, `nil` if there is none.
    func section(at index: Int) -> Section? {
        snapshot.sectionIdentifiers.indices.contains(index) ? snapshot.sectionIdentifiers[index] : nil
    }

    /// How many items the section with a number has. Traps if there is no such section.
    func numberOfItems(inSection index: Int) -> Int {
        snapshot.numberOfItems(inSection: snapshot.sectionIdentifiers[index])
    }
}
