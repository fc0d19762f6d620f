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
        {
            didSet { widthsByNumber = Self.byNumber(accessoryWidths) }
        }
        /// The same by the types' numbers: each row looks one up.
        private var widthsByNumber: SIMD8<Double>
        /// What large phones take besides: at a screen scale of 3 and more and this screen width and more.
        public var largeScreenMinimumWidth: CGFloat = 414
        /// The margin that large phones take.
        public var largeScreenMargin: CGFloat = 4

        /// The original's rule.
        static let standard = ContentWidthRule()

        /// Makes the original's rule.
        public init() {
            widthsByNumber = Self.byNumber(accessoryWidths)
        }

        private static func byNumber(_ widths: [UITableViewCell.AccessoryType: CGFloat]) -> SIMD8<Double> {
            var result = SIMD8<Double>()
            for (type, width) in widths { result[type.rawValue] = Double(width) }
            return result
        }

        /// The width that a cell's accessory takes.
        func accessoryWidth(of cell: UITableViewCell) -> CGFloat {
            if let view = cell.accessoryView { return accessoryViewMargin + view.frame.width }
            return CGFloat(widthsByNumber[cell.accessoryType.rawValue])
        }

        /// The width that is left for the content view of a cell.
        func contentWidth(of cell: UITableViewCell, in tableView: UITableView) -> CGFloat {
            var width = tableView.rowWidth - accessoryWidth(of: cell)
            if !tableView.sectionIndexTitles.isEmpty { width -= sectionIndexWidth }
            if takesLargeScreenMargin(tableView) { width -= largeScreenMargin }
            return width
        }

        /// The original is older than the inset style, in which content views are as wide as their cells. Stored frames: 374
        /// points in cells of 374, in tables of 414 at three pixels per point (DuckDuckGo, `Settings.storyboard`).
        private func takesLargeScreenMargin(_ tableView: UITableView) -> Bool {
            tableView.bounds.width >= largeScreenMinimumWidth && tableView.traitCollection.displayScale >= 3
                && tableView.style != .insetGrouped
        }
    }
}
