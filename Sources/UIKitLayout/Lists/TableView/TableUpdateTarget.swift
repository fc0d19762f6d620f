import Foundation
import LayoutEngine

/// Something with sections of rows that follows a table's updates.
public protocol TableUpdateTarget {
    /// What is known of a row that was taken out.
    associatedtype HeldRow
    /// What is known of a section that was taken out.
    associatedtype HeldSection

    /// Forgets what is known of a row that stays.
    func forgetRows(section: Int, rows: Range<Int>)
    /// Forgets what is known of sections that stay, and their rows.
    func forgetSections(_ sections: Range<Int>)

    /// Takes a row out.
    func takeRow(section: Int, row: Int) -> HeldRow
    /// Puts a row in that was taken out.
    func putRow(_ row: HeldRow, section: Int, at target: Int)
    /// Removes rows.
    func removeRows(section: Int, rows: Range<Int>)
    /// Inserts rows of which nothing is known.
    func insertRows(section: Int, rows: Range<Int>)

    /// Takes a section out.
    func takeSection(_ section: Int) -> HeldSection
    /// Puts a section in that was taken out.
    func putSection(_ section: HeldSection, at target: Int)
    /// Removes sections.
    func removeSections(_ sections: Range<Int>)
    /// Inserts sections of which nothing is known.
    func insertSections(_ sections: Range<Int>)
}

extension RowHeightTree: TableUpdateTarget {}

extension TableUpdate {
    /// Applies the update to a target: what leaves goes from the highest place down, what comes is put in from the
    /// lowest place up, and what moves does both.
    ///
    /// It takes one operation of the target for each range of neighbours and one for each move.
    /// - Parameter rowCount: the number of rows of a section of the new table; asked for sections that were inserted
    ///   or reloaded. Without it their rows are left out.
    public func apply<Target: TableUpdateTarget>(to target: Target, rowCount: ((Int) -> Int)? = nil) {
        let map = TableUpdateMap(self)
        for path in reloadedRows.union(reconfiguredRows) {
            target.forgetRows(section: path.section, rows: path.row..<path.row + 1)
        }
        let rows = takeRows(from: target)
        for section in reloadedSections { target.forgetSections(section..<section + 1) }
        moveSections(of: target)
        let coming = comingRows(map: map)
        if let rowCount {
            for section in freshSections(map: map) {
                let new = rowCount(section) - (coming[section]?.count ?? 0)
                if new > 0 { target.insertRows(section: section, rows: 0..<new) }
            }
        }
        putRows(rows, coming: coming, into: target)
    }

    private func takeRows<Target: TableUpdateTarget>(from target: Target) -> [IndexPath: Target.HeldRow] {
        let moving = Dictionary(grouping: movedRows) { $0.from.section }
        var held: [IndexPath: Target.HeldRow] = [:]
        for (section, rows) in leavingRows.sorted(by: { $0.key < $1.key }) {
            var gone = rows
            for move in moving[section] ?? [] { gone.remove(move.from.row) }
            var ranges = gone.rangeView.reversed()[...]
            for move in (moving[section] ?? []).sorted(by: { $0.from.row > $1.from.row }) {
                while let range = ranges.first, range.lowerBound > move.from.row {
                    target.removeRows(section: section, rows: range)
                    ranges.removeFirst()
                }
                held[move.to] = target.takeRow(section: section, row: move.from.row)
            }
            for range in ranges { target.removeRows(section: section, rows: range) }
        }
        return held
    }

    private func putRows<Target: TableUpdateTarget>(
        _ held: [IndexPath: Target.HeldRow], coming: [Int: IndexSet], into target: Target
    ) {
        let moving = Dictionary(grouping: movedRows.map(\.to)) { $0.section }
        for (section, rows) in coming.sorted(by: { $0.key < $1.key }) {
            var new = rows
            for path in moving[section] ?? [] { new.remove(path.row) }
            var ranges = Array(new.rangeView)[...]
            for path in (moving[section] ?? []).sorted(by: { $0.row < $1.row }) {
                while let range = ranges.first, range.lowerBound < path.row {
                    target.insertRows(section: section, rows: range)
                    ranges.removeFirst()
                }
                if let row = held[path] { target.putRow(row, section: section, at: path.row) }
            }
            for range in ranges { target.insertRows(section: section, rows: range) }
        }
    }

    private func moveSections<Target: TableUpdateTarget>(of target: Target) {
        let destinations = Dictionary(movedSections.map { ($0.from, $0.to) }) { first, _ in first }
        var held: [Int: Target.HeldSection] = [:]
        for section in deletedSections.union(destinations.keys).sorted(by: >) {
            if let destination = destinations[section] {
                held[destination] = target.takeSection(section)
            } else {
                target.removeSections(section..<section + 1)
            }
        }
        for section in insertedSections.union(held.keys).sorted() {
            if let moved = held[section] {
                target.putSection(moved, at: section)
            } else {
                target.insertSections(section..<section + 1)
            }
        }
    }
}
