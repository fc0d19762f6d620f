import Foundation

extension UITableViewCell {
    /// The width of the accessory in the cell's table, in points, including its margin; 0 without an accessory.
    public var accessoryWidth: CGFloat { accessoryWidth(in: layoutTable) }

    /// The width of the accessory, in points, by the rule of the given table or, without a table, by the standard rule.
    func accessoryWidth(in table: UITableView?) -> CGFloat {
        table?.accessoryWidth(of: self) ?? UITableView.ContentWidthRule.standard.accessoryWidth(of: self)
    }
}
