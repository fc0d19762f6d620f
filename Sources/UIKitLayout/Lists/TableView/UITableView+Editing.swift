import Foundation

// Rows are as tall as their content in the width that the editing controls leave.
extension UITableView {
    final func baseSetEditing(_ editing: Bool) {
        let isChange = storedIsEditing != editing
        storedIsEditing = editing
        for row in visibleRows { passEditing(to: row.cell, at: row.indexPath) }
        if isChange { editingDidChange() }
    }

    /// Makes the table measure its rows again after ``isEditing`` has changed. Heights that were measured are used as
    /// estimates until their rows are visible.
    private func editingDidChange() {
        lastCellConditions = nil
        guard geometry.isLoaded else { return }
        notifyObservers { $0.tableView(self, willApply: TableUpdate()) }
        geometry.outdateRows()
        if openUpdateDepth == 0, geometry.hasCurrentContext { geometry.requestHeights() }
        rowsHaveChanged = true
        setNeedsLayout()
    }

    /// Shows or hides the editing controls of a cell.
    func passEditing(to cell: UITableViewCell, at path: IndexPath) {
        cell.placement.editedRow = path
        let isEdited = storedIsEditing && canEdit(path)
        guard cell.isEditing != isEdited else { return }
        let isEditable = dataSource?.tableView(self, canEditRowAt: path) ?? false
        let style = delegate?.tableView(self, editingStyleForRowAt: path) ?? .delete
        let state: UITableViewCell.StateMask = isEdited && isEditable && style != .none ? .showingEditControl : []
        cell.willTransition(to: state)
        cell.setEditing(isEdited, animated: false)
        cell.setNeedsLayout()
        cell.didTransition(to: state)
    }

    /// Whether a row can be edited or moved.
    private func canEdit(_ path: IndexPath) -> Bool {
        guard let dataSource else { return false }
        return dataSource.tableView(self, canEditRowAt: path) || dataSource.tableView(self, canMoveRowAt: path)
    }

    /// Does for a template what ``prepareForLayout(_:)`` does, and adapts the template to the editing state of its row.
    package func prepareTemplate(_ template: UITableViewCell) {
        if storedIsEditing || template.storedIsEditing { prepareEditing(of: template) }
        prepareForLayout(template)
    }

    /// Makes a template as narrow as the cell of the row that it measures. It is the row whose height is being
    /// requested, or else the first row: most tables edit all rows alike. In a table without rows, the
    /// template is measured beside a control.
    private func prepareEditing(of template: UITableViewCell) {
        let path = rowBeingMeasured ?? firstRow
        template.placement.editedRow = path
        let isEdited = storedIsEditing && path.map(canEdit) ?? true
        if template.isEditing != isEdited { template.setEditing(isEdited, animated: false) }
    }

    private var firstRow: IndexPath? {
        guard geometry.isLoaded else { return nil }
        return geometry.rowCounts.firstIndex { $0 > 0 }.map { IndexPath(row: 0, section: $0) }
    }

    /// Calls a closure that requests the height of a row. Templates that the closure measures have the width of that row.
    package func whileMeasuring<Result>(_ path: IndexPath, _ body: () -> Result) -> Result {
        let former = rowBeingMeasured
        rowBeingMeasured = path
        defer { rowBeingMeasured = former }
        return body()
    }
}
