import Foundation

/// A single change of an update, in the form in which it is passed to a layout.
open class UICollectionViewUpdateItem: NSObject {
    deinit {}

    /// The kind of change of an item or section.
    public nonisolated enum Action: Int, Hashable, Sendable {
        case insert = 0
        case delete, reload, move, none
    }

    /// The index path before the update, with the item `NSNotFound` for a whole section; `nil` for an insertion.
    open internal(set) var indexPathBeforeUpdate: IndexPath?
    /// The index path after the update, with the item `NSNotFound` for a whole section; `nil` for a deletion. For a
    /// reload, this index path is equal to ``indexPathBeforeUpdate``.
    open internal(set) var indexPathAfterUpdate: IndexPath?
    /// The kind of change.
    open internal(set) var updateAction = Action.none

    /// Creates a change that changes nothing.
    public override init() {
        super.init()
    }

    convenience init(_ action: Action, from: IndexPath?, to: IndexPath?) {
        self.init()
        (updateAction, indexPathBeforeUpdate, indexPathAfterUpdate) = (action, from, to)
    }
}

extension TableUpdate {
    /// The individual changes of the update, those of sections first, without reconfigurations.
    var collectionViewUpdateItems: [UICollectionViewUpdateItem] {
        func whole(_ section: Int) -> IndexPath { IndexPath(item: NSNotFound, section: section) }
        let sections =
            deletedSections.sorted().map { UICollectionViewUpdateItem(.delete, from: whole($0), to: nil) }
            + reloadedSections.sorted().map { .init(.reload, from: whole($0), to: whole($0)) }
            + insertedSections.sorted().map { .init(.insert, from: nil, to: whole($0)) }
            + movedSections.map { .init(.move, from: whole($0.from), to: whole($0.to)) }
        return sections + deletedRows.sorted().map { .init(.delete, from: $0, to: nil) }
            + reloadedRows.sorted().map { .init(.reload, from: $0, to: $0) }
            + insertedRows.sorted().map { .init(.insert, from: nil, to: $0) }
            + movedRows.map { .init(.move, from: $0.from, to: $0.to) }
    }
}
