import Foundation

extension UITableViewCell {
    /// The width of the accessory, in points.
    public var accessoryWidth: CGFloat { accessoryWidth(in: layoutTable) }

    /// The width of the accessory by a table's rule, or by the standard one.
    func accessoryWidth(in table: UITableView?) -> CGFloat {
        table?.accessoryWidth(of: self) ?? UITableView.ContentWidthRule.standard.accessoryWidth(of: self)
    }
}
