import Foundation
import LayoutEngine
import UIKitFacts

// The horizontal geometry of rows: their insets, and the margins of their cells.
extension UITableView {
    /// The insets of rows, headers and footers from the sides of the table, in points. In the inset style they are the
    /// table's layout margins if these were set, otherwise the system's margins; in the other styles they are zero.
    package var rowInsets: (left: CGFloat, right: CGFloat) {
        style == .insetGrouped ? insetsOfInsetRows : (0, 0)
    }

    // Not inlined into `rowInsets`, which is read several times for every row.
    @inline(never)
    private var insetsOfInsetRows: (left: CGFloat, right: CGFloat) {
        if let margins = ownLayoutMargins { return (margins.left, margins.right) }
        let side = Margins.system.value.side(atWidth: bounds.width)
        return (side, side)
    }

    /// The width of rows, headers and footers, in points.
    package var rowWidth: CGFloat {
        let insets = rowInsets
        return max(0, bounds.width - insets.left - insets.right)
    }

    /// The default margins of cells as text. Saved heights are valid only for these margins.
    package static var cellMarginsText: String { CellMargins.standard.text }

    /// The rectangle of a row, header, footer or section with the given vertical position and height, in points.
    func rowRectangle(y: CGFloat, height: CGFloat) -> CGRect {
        CGRect(x: rowInsets.left, y: y, width: rowWidth, height: height)
    }

    /// The side margin by which cells limit their content to the readable width, in points; 0 if no margin is needed.
    package var readableSideMargin: CGFloat {
        guard cellLayoutMarginsFollowReadableWidth else { return 0 }
        return UIEdgeInsets.zero.narrowed(toReadableWidthIn: rowWidth).left
    }

    /// Sets the width, the traits and the margins that a cell has in this table. Called before the cell is configured,
    /// measured or displayed.
    package func prepareForLayout(_ cell: UITableViewCell) {
        if enter(cell) || !cell.hasPlacedContentView { cell.placeContentView(in: self) }
    }

    /// Sets the width and the traits that a header or footer has in this table. Called before the view is configured or
    /// measured.
    package func prepareForLayout(_ view: UITableViewHeaderFooterView, as part: ExtentTree.Part = .header) {
        let width = rowWidth
        if view.frame.size.width != width { view.frame.size.width = width }
        enter(view, as: part)
    }

    /// Sets the traits, the insets and the place of the title that a header or footer has in this table.
    func enter(_ view: UITableViewHeaderFooterView, as part: ExtentTree.Part) {
        let traits = traitCollection
        updateTraits(of: view, from: view.tableTraits, to: traits)
        view.tableTraits = traits
        view.insetContentView(by: cellConditions.contentInsets)
        view.titlePlace = titlePlace(part)
    }

    /// The place of the titles of headers or footers. Their text has the margins of cells.
    func titlePlace(_ part: ExtentTree.Part) -> HeaderFooterTitle.Place {
        let margin = Margins.system.value.side(atWidth: bounds.width)
        return HeaderFooterTitle.Place(
            part: part, style: style, margin: max(margin, readableSideMargin - contentInsets.left))
    }

    /// Sets the width and the traits that a cell has in this table.
    ///
    /// - Returns: `false` if the cell has already been prepared under the same conditions, otherwise `true`.
    @discardableResult
    func enter(_ cell: UITableViewCell) -> Bool {
        enter(cell, cellConditions)
    }

    /// Sets the width and the traits that a cell has under the given conditions.
    ///
    /// - Returns: `false` if the cell has already been prepared under the same conditions, otherwise `true`.
    @discardableResult
    func enter(_ cell: UITableViewCell, _ conditions: CellConditions) -> Bool {
        if cell.placement.conditions === conditions, cell.frame.size.width == conditions.rowWidth { return false }
        updateTraits(of: cell, from: cell.placement.conditions?.traits, to: conditions.traits)
        cell.placement.enter(conditions)
        cell.separatorHeight = conditions.separatorHeight
        if cell.frame.size.width != conditions.rowWidth { cell.frame.size.width = conditions.rowWidth }
        return true
    }

    // MARK: Traits

    /// Replaces the traits that the table has assigned to a view, unless the app has assigned others. The table assigns
    /// traits because a view may be measured before it is a subview of the table.
    private func updateTraits(of view: UIView, from former: UITraitCollection?, to traits: UITraitCollection) {
        guard let present = view.overrideTraitCollection, present !== traits, present == former else { return }
        view.overrideTraitCollection = traits
    }
}
