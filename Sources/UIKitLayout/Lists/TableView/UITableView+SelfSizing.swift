import Foundation
import Trapping

// Cells on the screen whose content changes.
extension UITableView {
    /// The changes of a cell on the screen after which the table measures it again, where its row's height is automatic.
    public nonisolated enum SelfSizingInvalidation: Int, Hashable, Sendable {
        /// None: the height changes with the next update of the table.
        case disabled = 0
        /// Calls of `invalidateIntrinsicContentSize()` of the cell, and changes of its content configuration.
        case enabled
        /// These, and every change of the layout inside the cell.
        case enabledIncludingConstraints
    }

    /// Follows a change of a cell's intrinsic size.
    func contentSizeDidChange(of cell: UITableViewCell) {
        guard selfSizingInvalidation != .disabled, let path = indexPath(for: cell) else { return }
        outdateRow(at: path)
    }

    /// Finds the cells whose layout has changed, where such a change counts.
    func followLayoutOfCells() {
        guard selfSizingInvalidation == .enabledIncludingConstraints else { return }
        for row in visibleRows where row.cell.hasOutdatedLayout { outdateRow(at: row.indexPath) }
    }

    private func outdateRow(at path: IndexPath) {
        guard geometry.outdateRow(at: path) else { return }
        rowsHaveChanged = true
        setNeedsLayout()
    }

    // MARK: Reconfiguring

    /// Has the data source configure the cells of visible rows again. Traps if it returns another cell for one of them.
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
