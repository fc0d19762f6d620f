import Foundation

/// The content of a diffable data source: a snapshot, and the positions of its sections and items.
open class DiffableContent<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
    /// The sections and items of a list.
    public typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

    /// The snapshot that the list shows.
    final var current = IndexedSnapshot<SectionIdentifierType, ItemIdentifierType>()

    init() {}

    /// Returns the current snapshot, without its reloads, for the caller to change and apply.
    open func snapshot() -> Snapshot {
        current.snapshot.withoutReloads
    }

    /// The item at an index path; `nil` if there is no item.
    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
        current.item(at: indexPath)
    }

    /// The index path of an item; `nil` if there is no such item. O(n) for the first call after a change, then O(1).
    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
        current.path(of: itemIdentifier)
    }

    /// The section at an index; `nil` if there is no section.
    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
        current.section(at: index)
    }

    /// The index of a section; `nil` if there is no such section.
    open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
        current.snapshot.indexOfSection(sectionIdentifier)
    }
}
