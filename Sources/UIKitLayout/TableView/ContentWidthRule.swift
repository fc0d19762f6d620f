import Foundation

extension UITableView {
    /// What a cell's content view loses of the table's width, in points.
    ///
    /// The figures are those of the original; where a system has others they can be set.
    public struct ContentWidthRule: Hashable, Sendable {
        /// The width of the section index, where one is shown.
        public var sectionIndexWidth: CGFloat = 15
        /// What an accessory view takes besides its own width.
        public var accessoryViewMargin: CGFloat = 16
        /// What each accessory type takes.
        public var accessoryWidths: [UITableViewCell.AccessoryType: CGFloat] = [
            .none: 0, .disclosureIndicator: 34, .detailDisclosureButton: 68, .checkmark: 40, .detailButton: 48,
        ]
        /// What large phones take besides: at a screen scale of 3 and more and this screen width and more.
        public var largeScreenMinimumWidth: CGFloat = 414
        /// The margin that large phones take.
        public var largeScreenMargin: CGFloat = 4

        /// The original's rule.
        static let standard = ContentWidthRule()

        /// Makes the original's rule.
        public init() {}

        /// The width that a cell's accessory takes.
        func accessoryWidth(of cell: UITableViewCell) -> CGFloat {
            if let view = cell.accessoryView { return accessoryViewMargin + view.frame.width }
            return accessoryWidths[cell.accessoryType] ?? 0
        }

        /// The width that is left for the content view of a cell.
        func contentWidth(of cell: UITableViewCell, in tableView: UITableView) -> CGFloat {
            var width = tableView.bounds.width - accessoryWidth(of: cell)
            if !tableView.sectionIndexTitles.isEmpty { width -= sectionIndexWidth }
            if tableView.traitCollection.displayScale >= 3, tableView.bounds.width >= largeScreenMinimumWidth {
                width -= largeScreenMargin
            }
            return width
        }
    }
}
