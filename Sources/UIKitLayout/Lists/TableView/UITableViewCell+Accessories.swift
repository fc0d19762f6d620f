import Foundation

extension UITableViewCell {
    /// Places the accessory view beside the content view, at the trailing edge.
    func placeAccessoryView() {
        guard let accessoryView, !storedIsEditing else { return }
        let (width, content) = (accessoryView.frame.width, contentView.frame)
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let x = isMirrored ? content.minX - width / 2 : content.maxX + width / 2
        accessoryView.center = CGPoint(x: x, y: bounds.minY + content.height / 2)
    }

    /// The width of the accessory in the cell's table, in points, including its margin; 0 without an accessory.
    public var accessoryWidth: CGFloat { accessoryWidth(in: layoutTable) }

    /// The width of the accessory, in points, by the rule of the given table or, without a table, by the standard rule.
    func accessoryWidth(in table: UITableView?) -> CGFloat {
        table?.accessoryWidth(of: self) ?? UITableView.ContentWidthRule.standard.accessoryWidth(of: self)
    }
}
