import Foundation

/// The widths that editing controls take from the content view of a cell, in points.
struct EditingInsets {
    var leading: CGFloat = 0
    var trailing: CGFloat = 0
}

extension UITableViewCell {
    /// The width of each of the editing control and the reordering handle, including its margins, in points.
    static let controlWidth: CGFloat = 38

    /// Adapts the cell after ``isEditing`` has changed: shows or hides the accessory view, and makes the table measure
    /// the cell again.
    func editingDidChange() {
        if isEditing { accessoryView?.removeFromSuperview() } else { accessoryView.map(addSubview) }
        placement.invalidate()
        setNeedsUpdateConfiguration()
        displayingTable?.contentSizeDidChange(of: self)
    }

    /// The row of the cell; `nil` if the cell is in no table and for templates that measure an unknown row.
    private var editedRow: IndexPath? { displayingTable?.indexPath(for: self) ?? placement.editedRow }

    /// The editing control that the table's delegate determines, `delete` by default; none while the cell is not
    /// edited, and for rows that cannot be edited.
    var shownEditingStyle: EditingStyle {
        guard storedIsEditing, let table = layoutTable else { return .none }
        guard let path = editedRow else { return placement.isTemplate ? .delete : .none }
        guard table.dataSource?.tableView(table, canEditRowAt: path) ?? true else { return .none }
        return table.delegate?.tableView(table, editingStyleForRowAt: path) ?? .delete
    }

    /// Whether a handle for reordering is shown: if the data source can move the row, or if the app shows it.
    var isMovable: Bool {
        guard !showsReorderControl else { return true }
        guard let table = layoutTable, let path = editedRow else { return false }
        return table.dataSource?.tableView(table, canMoveRowAt: path) ?? false
    }

    /// The widths that the editing controls take from the content view; zero while the cell is not edited.
    var editingInsets: EditingInsets {
        guard storedIsEditing, let table = layoutTable, editedRow != nil || placement.isTemplate else {
            return EditingInsets()
        }
        return EditingInsets(
            leading: isIndented(in: table) ? Self.controlWidth : 0, trailing: isMovable ? Self.controlWidth : 0)
    }

    /// Whether the content is indented while the cell is edited.
    ///
    /// Rows that cannot be edited "do no indentation for the deletion or insertion control" (Apple,
    /// `tableView(_:canEditRowAt:)`). Rows without a control are indented too, unless the delegate returns false from
    /// `tableView(_:shouldIndentWhileEditingRowAt:)` (escoz/QuickDialog, issue 216). For rows of plain tables with a
    /// control, UIKit does not call that method ("only applies to grouped style table views").
    private func isIndented(in table: UITableView) -> Bool {
        guard shouldIndentWhileEditing else { return false }
        guard let path = editedRow else { return true }
        guard table.dataSource?.tableView(table, canEditRowAt: path) ?? true else { return false }
        if table.style == .plain, editingStyle != .none { return true }
        return table.delegate?.tableView(table, shouldIndentWhileEditingRowAt: path) ?? true
    }
}
