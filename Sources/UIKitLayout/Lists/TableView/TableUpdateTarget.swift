import Foundation
import LayoutEngine

/// A data structure with sections and rows to which a table's updates can be applied.
public protocol TableUpdateTarget {
    /// The data of a row that was taken out in order to be moved.
    associatedtype DetachedRow
    /// The data of a section that is being moved.
    associatedtype DetachedSection

    /// Discards the data of the given rows; the rows themselves remain.
    func forgetRows(section: Int, rows: Range<Int>)
    /// Discards the data and the rows of the given sections; the sections themselves remain.
    func forgetSections(_ sections: Range<Int>)

    /// Removes a row and returns its data.
    func takeRow(section: Int, row: Int) -> DetachedRow
    /// Inserts a row with the data that ``takeRow(section:row:)`` returned.
    func putRow(_ row: DetachedRow, section: Int, at target: Int)
    /// Removes rows.
    func removeRows(section: Int, rows: Range<Int>)
    /// Inserts rows without data.
    func insertRows(section: Int, rows: Range<Int>)

    /// Removes a section and returns its data.
    func takeSection(_ section: Int) -> DetachedSection
    /// Inserts a section with the data that ``takeSection(_:)`` returned.
    func putSection(_ section: DetachedSection, at target: Int)
    /// Removes sections.
    func removeSections(_ sections: Range<Int>)
    /// Inserts sections without rows and data.
    func insertSections(_ sections: Range<Int>)
}

extension TableUpdateTarget {
    /// An earlier name of ``DetachedRow``.
    @available(*, deprecated, renamed: "DetachedRow")
    public typealias HeldRow = DetachedRow

    /// An earlier name of ``DetachedSection``.
    @available(*, deprecated, renamed: "DetachedSection")
    public typealias HeldSection = DetachedSection
}

extension ExtentTree: TableUpdateTarget {}

extension TableUpdate {
    /// Applies the update to a target. Removals are applied in descending order, insertions in ascending order; a move
    /// is a removal and an insertion.
    ///
    /// Calls the target once for each range of adjacent rows that are deleted or inserted, once for each row that is
    /// reloaded or reconfigured, twice for each move, and a constant number of times for each section that is changed.
    /// - Parameters:
    ///   - target: the object to which the changes are applied.
    ///   - rowCount: returns the number of rows of a section of the new table; called for inserted and reloaded
    ///     sections. If it is `nil`, the rows of these sections are not inserted.
    public func apply<Target: TableUpdateTarget>(to target: Target, rowCount: ((Int) -> Int)? = nil) {
        let map = TableUpdateMap(self)
        for path in reloadedRows.union(reconfiguredRows) {
            target.forgetRows(section: path.section, rows: path.row..<path.row + 1)
        }
        let rows = takeRows(from: target)
        for section in reloadedSections { target.forgetSections(section..<section + 1) }
        moveSections(of: target)
        let added = addedRows(map: map)
        if let rowCount {
            for section in loadedSections(map: map) {
                let new = rowCount(section) - (added[section]?.count ?? 0)
                if new > 0 { target.insertRows(section: section, rows: 0..<new) }
            }
        }
        putRows(rows, added: added, into: target)
    }

    private func takeRows<Target: TableUpdateTarget>(from target: Target) -> [IndexPath: Target.DetachedRow] {
        let moving = Dictionary(grouping: movedRows) { $0.from.section }
        var detached: [IndexPath: Target.DetachedRow] = [:]
        for (section, rows) in removedRows.sorted(by: { $0.key < $1.key }) {
            var deleted = rows
            for move in moving[section] ?? [] { deleted.remove(move.from.row) }
            var ranges = deleted.rangeView.reversed()[...]
            for move in (moving[section] ?? []).sorted(by: { $0.from.row > $1.from.row }) {
                while let range = ranges.first, range.lowerBound > move.from.row {
                    target.removeRows(section: section, rows: range)
                    ranges.removeFirst()
                }
                detached[move.to] = target.takeRow(section: section, row: move.from.row)
            }
            for range in ranges { target.removeRows(section: section, rows: range) }
        }
        return detached
    }

    private func putRows<Target: TableUpdateTarget>(
        _ detached: [IndexPath: Target.DetachedRow], added: [Int: IndexSet], into target: Target
    ) {
        let moving = Dictionary(grouping: movedRows.map(\.to)) { $0.section }
        for (section, rows) in added.sorted(by: { $0.key < $1.key }) {
            var new = rows
            for path in moving[section] ?? [] { new.remove(path.row) }
            var ranges = Array(new.rangeView)[...]
            for path in (moving[section] ?? []).sorted(by: { $0.row < $1.row }) {
                while let range = ranges.first, range.lowerBound < path.row {
                    target.insertRows(section: section, rows: range)
                    ranges.removeFirst()
                }
                if let row = detached[path] { target.putRow(row, section: section, at: path.row) }
            }
            for range in ranges { target.insertRows(section: section, rows: range) }
        }
    }

    private func moveSections<Target: TableUpdateTarget>(of target: Target) {
        let destinations = Dictionary(movedSections.map { ($0.from, $0.to) }) { first, _ in first }
        var detached: [Int: Target.DetachedSection] = [:]
        for section in deletedSections.union(destinations.keys).sorted(by: >) {
            if let destination = destinations[section] {
                detached[destination] = target.takeSection(section)
            } else {
                target.removeSections(section..<section + 1)
            }
        }
        for section in insertedSections.union(detached.keys).sorted() {
            if let moved = detached[section] {
                target.putSection(moved, at: section)
            } else {
                target.insertSections(section..<section + 1)
            }
        }
    }
}
