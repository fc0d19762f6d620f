import Foundation

extension UITableViewCell {
    /// The width of the accessory, in points.
    public var accessoryWidth: CGFloat {
        (layoutTable?.contentWidthRule ?? .standard).accessoryWidth(of: self)
    }
}
