import Foundation

/// Where sections and rows of a table are after an update.
///
/// Made once for an update, it answers in the time of a binary search.
public nonisolated struct TableUpdateMap: Sendable {
    private let sections: Renumbering
    private let sectionMoves: [Int: Int]
    private let oldSections: [Int: Int]
    private let rowMoves: [IndexPath: IndexPath]
    private var rows: [Int: Renumbering] = [:]
    private let reloadedRows: Set<IndexPath>
    private let reconfiguredRows: Set<IndexPath>
    private let reloadedSections: Set<Int>

    /// Makes the map of an update.
    public init(_ update: TableUpdate) {
        sections = Renumbering(
            leaving: IndexSet(update.deletedSections).union(IndexSet(update.movedSections.map(\.from))),
            coming: IndexSet(update.insertedSections).union(IndexSet(update.movedSections.map(\.to))))
        sectionMoves = Dictionary(update.movedSections.map { ($0.from, $0.to) }) { first, _ in first }
        rowMoves = Dictionary(update.movedRows.map { ($0.from, $0.to) }) { first, _ in first }
        oldSections = Dictionary(update.movedSections.map { ($0.to, $0.from) }) { first, _ in first }
        reloadedRows = update.reloadedRows
        reconfiguredRows = update.reconfiguredRows
        reloadedSections = update.reloadedSections
        rows = renumberedRows(leaving: update.leavingRows, coming: update.comingRows(map: self))
    }

    /// Where a section of the old table is now; `nil` if it was deleted.
    public func newSection(forOld section: Int) -> Int? {
        sectionMoves[section] ?? sections.newIndex(forOld: section)
    }

    /// The old place of a section of the new table; `nil` if it was inserted.
    func oldSection(forNew section: Int) -> Int? {
        oldSections[section] ?? sections.oldIndex(forNew: section)
    }

    /// The new position of a row of the old table; `nil` if it was deleted or has other content.
    public func newIndexPath(forOld path: IndexPath) -> IndexPath? {
        reconfiguredRows.contains(path) ? nil : newIndexPathKeepingCell(forOld: path)
    }

    /// The new position of a row of the old table; `nil` if it was deleted or has another cell.
    func newIndexPathKeepingCell(forOld path: IndexPath) -> IndexPath? {
        reloadedRows.contains(path) || reloadedSections.contains(path.section) && rowMoves[path] == nil
            ? nil : newPlace(forOld: path)
    }

    /// Where a row of the old table is now, whatever its content; `nil` if it was deleted.
    func newPlace(forOld path: IndexPath) -> IndexPath? {
        if let moved = rowMoves[path] { return moved }
        guard let section = newSection(forOld: path.section) else { return nil }
        guard let rows = rows[path.section] else { return IndexPath(row: path.row, section: section) }
        return rows.newIndex(forOld: path.row).map { IndexPath(row: $0, section: section) }
    }

    /// By old section; sections in which no row leaves or comes are not there.
    private func renumberedRows(leaving: [Int: IndexSet], coming: [Int: IndexSet]) -> [Int: Renumbering] {
        let touched = Set(leaving.keys).union(coming.keys.compactMap { oldSection(forNew: $0) })
        return Dictionary(
            uniqueKeysWithValues: touched.map { old in
                let new = newSection(forOld: old).flatMap { coming[$0] }
                return (old, Renumbering(leaving: leaving[old] ?? [], coming: new ?? []))
            })
    }
}

/// How the numbers of a sequence's elements change when some leave and others come.
private nonisolated struct Renumbering: Sendable {
    /// Old numbers of those that leave, in order.
    private let leaving: [Int]
    /// New numbers of those that come, in order.
    private let coming: [Int]

    init(leaving: IndexSet, coming: IndexSet) {
        self.leaving = Array(leaving)
        self.coming = Array(coming)
    }

    /// `nil` for an element that leaves.
    func newIndex(forOld index: Int) -> Int? {
        Self.renumbered(index, leaving: leaving, coming: coming)
    }

    /// `nil` for an element that comes.
    func oldIndex(forNew index: Int) -> Int? {
        Self.renumbered(index, leaving: coming, coming: leaving)
    }

    private static func renumbered(_ index: Int, leaving: [Int], coming: [Int]) -> Int? {
        let before = leaving.indices.partitioningIndex { leaving[$0] >= index }
        if before < leaving.count, leaving[before] == index { return nil }
        // The element keeps its rank among those that stay. This is how many of the new ones lie before it:
        let rank = index - before
        return rank + coming.indices.partitioningIndex { coming[$0] - $0 > rank }
    }
}

nonisolated extension Range<Int> {
    /// The first number for which something holds that, once it holds, holds for all that follow; the upper bound if
    /// there is none.
    func partitioningIndex(where holds: (Int) -> Bool) -> Int {
        var (low, high) = (lowerBound, upperBound)
        while low < high {
            let middle = low + (high - low) / 2
            if holds(middle) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
