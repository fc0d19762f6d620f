import Foundation

/// One change of an update, as a layout receives it.
open class UICollectionViewUpdateItem: NSObject {
    deinit {}

    /// What happens to an item or section.
    public nonisolated enum Action: Int, Hashable, Sendable {
        case insert = 0
        case delete, reload, move, none
    }

    /// Where the item was; the item is `NSNotFound` for a whole section; `nil` for what is inserted.
    public let indexPathBeforeUpdate: IndexPath?
    /// Where the item is; the item is `NSNotFound` for a whole section; `nil` for what is deleted.
    public let indexPathAfterUpdate: IndexPath?
    /// What happens.
    public let updateAction: Action

    init(_ action: Action, from: IndexPath?, to: IndexPath?) {
        (updateAction, indexPathBeforeUpdate, indexPathAfterUpdate) = (action, from, to)
    }
}

extension TableUpdate {
    /// The changes one by one, sections first.
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
