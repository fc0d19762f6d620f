import Foundation

// The widths of accessories and of the content beside them.
extension UITableViewCell {
    /// The width of the accessory, in points.
    public var accessoryWidth: CGFloat {
        (table?.contentWidthRule ?? .standard).accessoryWidth(of: self)
    }

    /// The width of the content view, by the rule of the table that contains the cell. Outside a table, the width of
    /// the cell less the accessory.
    var contentWidth: CGFloat {
        guard let table else { return max(0, bounds.width - accessoryWidth) }
        return max(0, table.contentWidthRule.contentWidth(of: self, in: table))
    }

    /// The table that contains the cell.
    var table: UITableView? { superview as? UITableView }
}
