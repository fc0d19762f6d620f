import Foundation
import UIKitFacts

extension UITableView {
    /// The widths, in points, that are subtracted from a row's width to give the width of a cell's content view.
    ///
    /// The default widths are those of UITableView-FDTemplateLayoutCell. An app can set others to match a version of
    /// iOS.
    public struct ContentWidthRule: Hashable, Sendable {
        /// The width of the section index, if one is shown.
        public var sectionIndexWidth = Rows.sectionIndex.value
        /// The margin around an accessory view, added to the view's own width.
        public var accessoryViewMargin = Rows.accessoryMargin.value
        /// The width of each standard accessory.
        public var accessoryWidths: [UITableViewCell.AccessoryType: CGFloat] = [
            .none: 0, .disclosureIndicator: Rows.disclosureIndicator.value,
            .detailDisclosureButton: Rows.detailDisclosureButton.value, .checkmark: Rows.checkmark.value,
            .detailButton: Rows.detailButton.value,
        ]
        {
            didSet { widthsByNumber = Self.byNumber(accessoryWidths) }
        }
        /// The widths of standard accessories, indexed by the accessory's raw value. This vector is read for every row
        /// in place of the dictionary.
        private var widthsByNumber: SIMD8<Double>
        /// The minimum width of a table whose content views have ``largeScreenMargin``. The display scale must also be
        /// at least 3.
        public var largeScreenMinimumWidth = Rows.largeScreen.value
        /// The additional margin of content views on large phones.
        public var largeScreenMargin = Rows.largeScreenMargin.value

        /// The rule of UITableView-FDTemplateLayoutCell.
        static let standard = ContentWidthRule()

        /// Creates the rule of UITableView-FDTemplateLayoutCell.
        public init() {
            widthsByNumber = Self.byNumber(accessoryWidths)
        }

        private static func byNumber(_ widths: [UITableViewCell.AccessoryType: CGFloat]) -> SIMD8<Double> {
            var result = SIMD8<Double>()
            for (type, width) in widths { result[type.rawValue] = Double(width) }
            return result
        }

        /// The width of a cell's accessory, including its margin.
        func accessoryWidth(of cell: UITableViewCell) -> CGFloat {
            if cell.storedIsEditing { return editingAccessoryWidth(of: cell) }
            if let view = cell.accessoryView { return accessoryViewMargin + view.frame.width }
            return CGFloat(widthsByNumber[cell.accessoryType.rawValue])
        }

        /// The width of the accessory that replaces a cell's accessory while the cell is edited.
        private func editingAccessoryWidth(of cell: UITableViewCell) -> CGFloat {
            if let view = cell.editingAccessoryView { return accessoryViewMargin + view.frame.width }
            return CGFloat(widthsByNumber[cell.editingAccessoryType.rawValue])
        }

        /// The width available to a content view beside an accessory of the given width. It is negative if the
        /// accessory is wider than the row.
        func contentWidth(besideAccessory accessoryWidth: CGFloat, in tableView: UITableView) -> CGFloat {
            var width = tableView.rowWidth - accessoryWidth
            if !tableView.sectionIndexTitles.isEmpty { width -= sectionIndexWidth }
            if takesLargeScreenMargin(tableView) { width -= largeScreenMargin }
            let insets = tableView.contentInsets
            return width - insets.left - insets.right
        }

        /// Whether the content views of a table have ``largeScreenMargin``. In the inset style, which is newer than
        /// UITableView-FDTemplateLayoutCell, they do not have it. Evidence: in an inset table 414 points wide, at three
        /// pixels per point, both the cells and their content views are stored as 374 points wide (DuckDuckGo,
        /// `Settings.storyboard`).
        private func takesLargeScreenMargin(_ tableView: UITableView) -> Bool {
            tableView.bounds.width >= largeScreenMinimumWidth && tableView.traitCollection.displayScale >= 3
                && tableView.style != .insetGrouped
        }
    }
}

// These methods read the rule in place, because a copy of the rule would retain its dictionary for each row.
extension UITableView {
    /// The width of a cell's accessory by the table's rule, in points.
    func accessoryWidth(of cell: UITableViewCell) -> CGFloat { storedContentWidthRule.accessoryWidth(of: cell) }

    /// The width that the table's rule leaves for a content view beside an accessory of the given width, in points.
    func contentWidth(besideAccessory width: CGFloat) -> CGFloat {
        storedContentWidthRule.contentWidth(besideAccessory: width, in: self)
    }
}
