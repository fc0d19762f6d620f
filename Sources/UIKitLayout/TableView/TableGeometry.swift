import Foundation
import LayoutEngine
import Trapping

/// Where the headers, rows and footers of a table lie: heights that were asked for, and estimates of the others.
///
/// Offsets are in points from the top of the first section; rows that nobody gave an estimate cost nothing.
final class TableGeometry {
    private unowned let tableView: UITableView
    private let tree = RowHeightTree()
    private var context: Context?
    /// Whether the delegate is being asked for what the table holds.
    private var isLoading = false

    /// What heights depend on besides the rows.
    private struct Context: Equatable {
        let width: CGFloat
        let traits: UITraitCollection

        init(of tableView: UITableView) {
            width = tableView.bounds.width
            traits = tableView.traitCollection
        }
    }

    init(tableView: UITableView) {
        self.tableView = tableView
    }

    var isLoaded: Bool { context != nil }
    /// Whether the heights are those of the table's present width and traits.
    var isCurrent: Bool { context == Context(of: tableView) }
    var rowCounts: [Int] { (0..<tree.sectionCount).map(tree.rowCount(inSection:)) }
    var sectionCount: Int { tree.sectionCount }
    var totalHeight: CGFloat { CGFloat(tree.totalHeight) }

    func rowCount(inSection section: Int) -> Int { tree.rowCount(inSection: section) }
    func place(at offset: CGFloat) -> RowHeightTree.Place? { tree.place(at: Double(offset)) }
    func place(after place: RowHeightTree.Place) -> RowHeightTree.Place? { tree.place(after: place) }
    func extent(ofSection section: Int) -> (offset: Double, height: Double)? { tree.extent(ofSection: section) }

    func place(of part: RowHeightTree.Part, section: Int, row: Int = 0) -> RowHeightTree.Place? {
        let range = 0..<UITableView.rowLimit
        guard range.contains(section), range.contains(row) else { return nil }
        return tree.place(of: part, section: section, row: row)
    }

    func isKnown(_ place: RowHeightTree.Place) -> Bool {
        place.part == .row
            ? tree.height(section: place.section, row: place.row) != nil
            : !tree.isEstimated(place.part, section: place.section)
    }

    // MARK: Loading and updating

    /// Traps while heights are being asked for: a table that changes meanwhile would have to ask again without end.
    func requireNotLoading() {
        trap(
            unless: !isLoading,
            "the table view was reloaded, updated or resized while it was asking its delegate for all heights")
    }

    /// Asks for everything anew.
    func load(counts: [Int]) {
        requireNotLoading()
        isLoading = true
        defer { isLoading = false }
        tree.removeAll()
        context = Context(of: tableView)
        tree.setEstimate(Double(tableView.defaultRowEstimate))
        tree.insertSections(0..<counts.count)
        for (section, count) in counts.enumerated() {
            tree.insertRows(section: section, rows: 0..<count)
            loadSupplements(ofSection: section)
        }
        estimateRows(in: counts.indices, counts: counts)
    }

    /// Forgets everything; the next question loads anew.
    func unload() {
        tree.removeAll()
        context = nil
    }

    /// Follows an update after which the sections have so many rows.
    func apply(_ update: TableUpdate, counts: [Int]) {
        let map = TableUpdateMap(update)
        update.apply(to: tree) { counts[$0] }
        let fresh = update.freshSections(map: map)
        for section in fresh { loadSupplements(ofSection: section) }
        estimateRows(in: fresh, counts: counts)
        let changed = update.insertedRows.union(update.reloadedRows.compactMap(map.newPlace(forOld:)))
        for path in changed where !fresh.contains(path.section) {
            guard estimateRow(at: path) else { return }
        }
    }

    private func loadSupplements(ofSection section: Int) {
        for part in [RowHeightTree.Part.header, .footer] {
            let estimate = tableView.estimatedHeight(of: part, inSection: section)
            let height = estimate ?? tableView.height(of: part, inSection: section)
            tree.setHeight(Double(height), isEstimate: estimate != nil, of: part, section: section)
        }
    }

    /// Gives rows their estimates, or their heights where the table estimates nothing.
    private func estimateRows(in sections: some Sequence<Int>, counts: [Int]) {
        for section in sections {
            for row in 0..<counts[section] {
                guard estimateRow(at: IndexPath(row: row, section: section)) else { return }
            }
        }
    }

    /// Returns whether the next row has to be asked for, too: not if all have the same estimate.
    private func estimateRow(at path: IndexPath) -> Bool {
        switch tableView.rowEstimate(at: path) {
        case .uniform: return false
        case .estimate(let estimate): tree.setEstimate(Double(estimate), section: path.section, row: path.row)
        case .height(let height): tree.store(Double(height), section: path.section, row: path.row)
        }
        return true
    }

    // MARK: Heights

    /// Notes the height of a header, row or footer that only had an estimate, and returns by how much the two differ.
    func setHeight(_ height: CGFloat, of place: RowHeightTree.Place) -> CGFloat {
        if place.part == .row {
            tree.store(Double(height), section: place.section, row: place.row)
        } else {
            tree.setHeight(Double(height), of: place.part, section: place.section)
        }
        return height - CGFloat(place.height)
    }
}

/// What a table says of the height of a row that was not shown yet.
enum RowEstimate {
    /// All rows have the table's estimate.
    case uniform
    /// The row has an estimate of its own.
    case estimate(CGFloat)
    /// Nothing is estimated; this is the height.
    case height(CGFloat)
}
