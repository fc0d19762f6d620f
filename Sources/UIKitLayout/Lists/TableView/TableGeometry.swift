import Foundation
import LayoutEngine
import Trapping

/// The positions of a table's headers, rows and footers, computed from the heights that are known and from estimates of
/// the others.
///
/// Offsets are in points from the top of the first section. Rows without an estimate of their own take no memory.
final class TableGeometry {
    private unowned let tableView: UITableView
    private let tree = ExtentTree()
    private var context: Context?
    /// The rows whose stored height was computed before the last update.
    private var outdatedRows = DefaultedSet<Row>()
    /// The rows whose height is automatic. Their stored height was measured.
    private var selfSizedRows = DefaultedSet<Row>()
    /// Whether heights are being requested from the delegate.
    private var isLoading = false

    private struct Row: Hashable {
        let section: Int
        let row: Int
    }

    /// The properties of the table, and the set of fonts, on which all heights depend.
    private struct Context: Equatable {
        let width: CGFloat
        let traits: UITraitCollection
        let fontChangeCount = TextEnvironment.fontChangeCount

        init(of tableView: UITableView) {
            width = tableView.bounds.width
            traits = tableView.traitCollection
        }

        static func == (one: Context, other: Context) -> Bool {
            one.width == other.width && one.fontChangeCount == other.fontChangeCount
                && (one.traits === other.traits || one.traits == other.traits)
        }
    }

    init(tableView: UITableView) {
        self.tableView = tableView
    }

    var isLoaded: Bool { context != nil }
    /// Whether heights have been requested since the last update, for the table's current width and traits and the
    /// present fonts.
    var isCurrent: Bool { !needsHeights && hasCurrentContext }
    /// Whether the geometry was loaded at the table's current width, with its current traits and the present fonts.
    var hasCurrentContext: Bool { context == Context(of: tableView) }
    /// Whether there was an update after which no heights have been requested yet.
    private(set) var needsHeights = false
    var rowCounts: [Int] { (0..<tree.sectionCount).map(tree.rowCount(inSection:)) }
    var sectionCount: Int { tree.sectionCount }
    var totalHeight: CGFloat { CGFloat(tree.totalHeight) }

    func rowCount(inSection section: Int) -> Int { tree.rowCount(inSection: section) }
    func place(at offset: CGFloat) -> ExtentTree.Place? { tree.place(at: Double(offset)) }
    func place(after place: ExtentTree.Place) -> ExtentTree.Place? { tree.place(after: place) }
    func extent(ofSection section: Int) -> (offset: Double, height: Double)? { tree.extent(ofSection: section) }

    func place(of part: ExtentTree.Part, section: Int, row: Int = 0) -> ExtentTree.Place? {
        let range = 0..<UITableView.rowLimit
        guard range.contains(section), range.contains(row) else { return nil }
        return tree.place(of: part, section: section, row: row)
    }

    /// Whether the height of a header, row or footer is up to date and need not be measured.
    func isKnown(_ place: ExtentTree.Place) -> Bool {
        guard place.part == .row else { return !tree.isEstimated(place.part, section: place.section) }
        return tree.height(section: place.section, row: place.row) != nil
            && !outdatedRows.contains(Row(section: place.section, row: place.row))
    }

    private func forgetRows() {
        tree.removeAll()
        outdatedRows.removeAll()
        selfSizedRows.removeAll()
    }

    // MARK: Loading and updating

    /// Traps while heights are being requested. If the delegate changed the table during the requests, they would be
    /// repeated endlessly.
    func requireNotLoading() {
        trap(
            unless: !isLoading,
            "the table view was reloaded, updated or resized while it was asking its delegate for all heights")
    }

    /// Discards all heights, and requests heights or estimates for sections with the given numbers of rows.
    func load(counts: [Int]) {
        requireNotLoading()
        forgetRows()
        context = Context(of: tableView)
        tree.setEstimate(Double(tableView.defaultRowEstimate))
        tree.insertSections(0..<counts.count)
        for (section, count) in counts.enumerated() { tree.insertRows(section: section, rows: 0..<count) }
        markUnmeasured(counts.indices)
        requestHeights()
    }

    /// Discards all data. The next query loads the geometry again.
    func unload() {
        forgetRows()
        context = nil
    }

    /// Applies an update, moving heights with their rows and sections. Does not call the delegate, because other
    /// objects that store index paths may not have applied the update yet.
    ///
    /// - Parameter counts: the number of rows of each section after the update.
    func follow(_ update: TableUpdate, counts: [Int]) {
        update.apply(to: tree) { counts[$0] }
        outdateRows()
        markUnmeasured(update.loadedSections(map: TableUpdateMap(update)))
    }

    /// Marks the heights of all rows as out of date.
    func outdateRows() {
        outdatedRows.insertAll()
        selfSizedRows.removeAll()
        needsHeights = true
    }

    /// Marks the headers and footers of the given sections as not measured. This is needed for new sections, because
    /// the tree gives their headers and footers a known height of 0.
    private func markUnmeasured(_ sections: some Sequence<Int>) {
        for section in sections {
            for part in [ExtentTree.Part.header, .footer] {
                tree.setHeight(0, isEstimate: true, of: part, section: section)
            }
        }
    }

    /// Requests the heights of all headers, footers and rows without estimates, and the estimates of the others.
    ///
    /// UIKit does so after every update, even after an empty one. A row can therefore change its height without being
    /// reloaded ("beginUpdates()" in Apple's documentation of `UITableView`). A height that was measured when its row
    /// became visible is requested again the next time the row is visible; until then it is used as the estimate.
    func requestHeights() {
        requireNotLoading()
        isLoading = true
        defer { isLoading = false }
        needsHeights = false
        let counts = rowCounts
        for section in counts.indices {
            for part in [ExtentTree.Part.header, .footer] { requestHeight(of: part, inSection: section) }
        }
        requestHeightsOfRows(counts: counts)
    }

    /// Whether the height of a row is automatic. If so, the stored height was measured.
    func isSelfSized(_ place: ExtentTree.Place) -> Bool {
        selfSizedRows.contains(Row(section: place.section, row: place.row))
    }

    private func requestHeight(of part: ExtentTree.Part, inSection section: Int) {
        guard let estimate = tableView.estimatedHeight(of: part, inSection: section) else {
            let height = tableView.height(of: part, inSection: section)
            return tree.setHeight(Double(height), of: part, section: section)
        }
        let isMeasured = !tree.isEstimated(part, section: section)
        let measured = isMeasured ? tree.place(of: part, section: section)?.height : nil
        tree.setHeight(measured ?? Double(estimate), isEstimate: true, of: part, section: section)
    }

    private func requestHeightsOfRows(counts: [Int]) {
        for (section, count) in counts.enumerated() {
            for row in 0..<count {
                switch tableView.rowEstimate(at: IndexPath(row: row, section: section)) {
                case .uniform: return
                case .estimate(let estimate): tree.setEstimate(Double(estimate), section: section, row: row)
                case .height(let height): store(height, section: section, row: row)
                }
            }
        }
    }

    // MARK: Heights

    private func store(_ height: RowHeight, section: Int, row: Int) {
        tree.store(Double(height.points), section: section, row: row)
        // The sets are read before they are changed: most rows change neither, and reading needs no exclusivity check.
        let row = Row(section: section, row: row)
        if outdatedRows.contains(row) { outdatedRows.remove(row) }
        if selfSizedRows.contains(row) != height.isAutomatic { selfSizedRows.set(height.isAutomatic, row) }
    }

    /// Stores the height of a row that was estimated or out of date. Returns the difference from the former height or
    /// estimate.
    func setHeight(_ height: RowHeight, ofRowAt place: ExtentTree.Place) -> CGFloat {
        store(height, section: place.section, row: place.row)
        return height.points - CGFloat(place.height)
    }

    /// Stores the height of a header or footer that was estimated. Returns the difference from the estimate.
    func setHeight(_ height: CGFloat, ofSupplementAt place: ExtentTree.Place) -> CGFloat {
        tree.setHeight(Double(height), of: place.part, section: place.section)
        return height - CGFloat(place.height)
    }
}

/// The height of a row.
struct RowHeight {
    /// The height, in points.
    let points: CGFloat
    /// Whether the height was measured, because neither the table nor the delegate sets one.
    let isAutomatic: Bool
}

/// The estimate or height of a row that has not been shown yet.
enum RowEstimate {
    /// All rows have the table's estimate.
    case uniform
    /// The row has an estimate of its own.
    case estimate(CGFloat)
    /// The height of the row; the table uses no estimates.
    case height(RowHeight)
}
