import Foundation

/// The mapping of a table's sections and rows from their positions before an update to those after it.
///
/// A map is built once for each update. Each lookup takes at most two binary searches.
public nonisolated struct TableUpdateMap: Sendable {
    private let sections: Renumbering
    private let sectionMoves: [Int: Int]
    private let oldSections: [Int: Int]
    private let rowMoves: [IndexPath: IndexPath]
    private var rows: [Int: Renumbering] = [:]
    private let reloadedRows: Set<IndexPath>
    private let reconfiguredRows: Set<IndexPath>
    private let reloadedSections: Set<Int>

    /// Creates the map of an update.
    public init(_ update: TableUpdate) {
        sections = Renumbering(
            removed: IndexSet(update.deletedSections).union(IndexSet(update.movedSections.map(\.from))),
            added: IndexSet(update.insertedSections).union(IndexSet(update.movedSections.map(\.to))))
        sectionMoves = Dictionary(update.movedSections.map { ($0.from, $0.to) }) { first, _ in first }
        rowMoves = Dictionary(update.movedRows.map { ($0.from, $0.to) }) { first, _ in first }
        oldSections = Dictionary(update.movedSections.map { ($0.to, $0.from) }) { first, _ in first }
        reloadedRows = update.reloadedRows
        reconfiguredRows = update.reconfiguredRows
        reloadedSections = update.reloadedSections
        rows = renumberedRows(removed: update.removedRows, added: update.addedRows(map: self))
    }

    /// The new index of a section of the old table; `nil` if the section was deleted.
    public func newSection(forOld section: Int) -> Int? {
        sectionMoves[section] ?? sections.newIndex(forOld: section)
    }

    /// The old index of a section of the new table; `nil` if the section was inserted.
    func oldSection(forNew section: Int) -> Int? {
        oldSections[section] ?? sections.oldIndex(forNew: section)
    }

    /// The new position of a row of the old table; `nil` if the row was deleted, reloaded or reconfigured.
    public func newIndexPath(forOld path: IndexPath) -> IndexPath? {
        reconfiguredRows.contains(path) ? nil : newIndexPathKeepingCell(forOld: path)
    }

    /// The new position of a row of the old table; `nil` if the row was deleted or reloaded.
    func newIndexPathKeepingCell(forOld path: IndexPath) -> IndexPath? {
        reloadedRows.contains(path) || reloadedSections.contains(path.section) && rowMoves[path] == nil
            ? nil : newPlace(forOld: path)
    }

    /// The new position of a row of the old table, even if the row was reloaded; `nil` if the row was deleted.
    func newPlace(forOld path: IndexPath) -> IndexPath? {
        if let moved = rowMoves[path] { return moved }
        guard let section = newSection(forOld: path.section) else { return nil }
        guard let rows = rows[path.section] else { return IndexPath(row: path.row, section: section) }
        return rows.newIndex(forOld: path.row).map { IndexPath(row: $0, section: section) }
    }

    /// The changes of row numbers, by old section. Sections without inserted, deleted or moved rows have no entry.
    private func renumberedRows(removed: [Int: IndexSet], added: [Int: IndexSet]) -> [Int: Renumbering] {
        let touched = Set(removed.keys).union(added.keys.compactMap { oldSection(forNew: $0) })
        return Dictionary(
            uniqueKeysWithValues: touched.map { old in
                let new = newSection(forOld: old).flatMap { added[$0] }
                return (old, Renumbering(removed: removed[old] ?? [], added: new ?? []))
            })
    }
}

/// The change of the indices in a sequence when elements are removed and inserted.
private nonisolated struct Renumbering: Sendable {
    /// The old indices of the removed elements, in ascending order.
    private let removed: [Int]
    /// The new indices of the inserted elements, in ascending order.
    private let added: [Int]

    init(removed: IndexSet, added: IndexSet) {
        self.removed = Array(removed)
        self.added = Array(added)
    }

    /// The new index of an element; `nil` if it is removed.
    func newIndex(forOld index: Int) -> Int? {
        Self.renumbered(index, removed: removed, added: added)
    }

    /// The old index of an element; `nil` if it is inserted.
    func oldIndex(forNew index: Int) -> Int? {
        Self.renumbered(index, removed: added, added: removed)
    }

    private static func renumbered(_ index: Int, removed: [Int], added: [Int]) -> Int? {
        let before = removed.indices.partitioningIndex { removed[$0] >= index }
        if before < removed.count, removed[before] == index { return nil }
        // The element keeps its rank among the remaining elements. Add the number of inserted elements before it.
        let rank = index - before
        return rank + added.indices.partitioningIndex { added[$0] - $0 > rank }
    }
}

nonisolated extension Range<Int> {
    /// The first number that satisfies a monotone predicate, by binary search; the upper bound if none does.
    ///
    /// - Parameter holds: the predicate; if it is true for a number, it must be true for all greater ones.
    func partitioningIndex(where holds: (Int) -> Bool) -> Int {
        var (low, high) = (lowerBound, upperBound)
        while low < high {
            let middle = low + (high - low) / 2
            if holds(middle) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
