import Foundation
import Trapping

// The measurement of visible cells whose content changes.
extension UITableView {
    /// The changes after which the table measures a visible cell again, if the height of its row is automatic.
    public nonisolated enum SelfSizingInvalidation: Int, Hashable, Sendable {
        /// None. The cell is measured again after the next update of the table.
        case disabled = 0
        /// Calls of `invalidateIntrinsicContentSize()` of the cell, and changes of its content configuration.
        case enabled
        /// The changes of ``enabled``, and every change of the layout inside the cell.
        case enabledIncludingConstraints
    }

    /// Records that the intrinsic size of a cell has changed, so that the next layout pass measures the cell. Does
    /// nothing if ``selfSizingInvalidation`` is `disabled`.
    func contentSizeDidChange(of cell: UITableViewCell) {
        guard selfSizingInvalidation != .disabled, indexPath(for: cell) != nil else { return }
        changedCells.insert(ObjectIdentifier(cell))
        setNeedsLayout()
    }

    /// Whether the layout of a visible cell has changed and ``selfSizingInvalidation`` includes such changes.
    var hasCellsWithOutdatedLayout: Bool {
        selfSizingInvalidation == .enabledIncludingConstraints && visibleRows.contains { $0.cell.hasOutdatedLayout }
    }

    /// Measures the cells whose content has changed, if the heights of their rows are automatic.
    ///
    /// Called before the table determines which rows are visible. The heights of rows that have been scrolled out of
    /// the bounds are therefore updated too, while their cells still exist.
    func measureChangedCells() {
        guard !changedCells.isEmpty || hasCellsWithOutdatedLayout else { return }
        let includesConstraints = selfSizingInvalidation == .enabledIncludingConstraints
        let geometry = loadedGeometry()
        for row in visibleRows
        where changedCells.contains(ObjectIdentifier(row.cell)) || includesConstraints && row.cell.hasOutdatedLayout {
            let (section, number) = (row.indexPath.section, row.indexPath.row)
            guard let place = geometry.place(of: .row, section: section, row: number), geometry.isSelfSized(place)
            else { continue }
            _ = geometry.setHeight(height(ofRow: row.indexPath, cell: row.cell), ofRowAt: place)
            rowsHaveChanged = true
        }
        changedCells = []
    }

    // MARK: Reconfiguring

    /// Makes the data source configure the cells of the given rows again, as far as the rows are visible. Traps if the
    /// data source returns another cell for one of these rows.
    func reconfigureVisibleRows(_ paths: [IndexPath]) {
        guard let dataSource else { return }
        for row in paths.sorted().compactMap(visibleRow(at:)) {
            reconfiguredRow = row
            defer { reconfiguredRow = nil }
            trap(
                unless: dataSource.tableView(self, cellForRowAt: row.indexPath) === row.cell,
                """
                the data source returned another cell for the row at index path (\(row.indexPath.uikitText)), which is being \
                reconfigured - it must configure and return the cell that dequeueReusableCell(withIdentifier:for:) returns
                """)
        }
    }
}
