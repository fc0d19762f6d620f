import Foundation
import UIKitLayout

/// What a cell's content view loses of the table's width, in points.
///
/// The figures are those of the original; where a system has others they can be set.
public struct FDContentWidthRule: Hashable, Sendable {
    /// The width of the section index, where one is shown.
    public var sectionIndexWidth: CGFloat = 15
    /// What an accessory view takes besides its own width.
    public var accessoryViewMargin: CGFloat = UITableView.accessoryMargin
    /// What each accessory type takes.
    public var accessoryWidths: [UITableViewCell.AccessoryType: CGFloat] = UITableView.systemAccessoryWidths
    /// What large phones take besides: at a screen scale of 3 and more and this screen width and more.
    public var largeScreenMinimumWidth: CGFloat = 414
    /// The margin that large phones take.
    public var largeScreenMargin: CGFloat = 4

    /// Makes the original's rule.
    public init() {}

    /// The width that is left for the content view of a cell.
    func contentWidth(of cell: UITableViewCell, in tableView: UITableView) -> CGFloat {
        var width = tableView.frame.width
        if !tableView.sectionIndexTitles.isEmpty { width -= sectionIndexWidth }
        if let view = cell.accessoryView {
            width -= accessoryViewMargin + view.frame.width
        } else {
            width -= accessoryWidths[cell.accessoryType] ?? 0
        }
        if tableView.traitCollection.displayScale >= 3, tableView.frame.width >= largeScreenMinimumWidth {
            width -= largeScreenMargin
        }
        return width
    }
}
