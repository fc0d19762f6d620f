import Foundation
import UIKitFacts

// The horizontal geometry of rows: their insets, and the margins of their cells.
extension UITableView {
    /// The insets of rows, headers and footers from the sides of the table, in points. Zero except in the inset style,
    /// where they are the table's layout margins if these were set, otherwise the system's.
    package var rowInsets: (left: CGFloat, right: CGFloat) {
        style == .insetGrouped ? insetsOfInsetRows : (0, 0)
    }

    // Not inlined: `rowInsets` is read several times for every row.
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

    /// The rectangle of a part of the table's content, in points.
    func rowRectangle(y: CGFloat, height: CGFloat) -> CGRect {
        CGRect(x: rowInsets.left, y: y, width: rowWidth, height: height)
    }

    /// The side margin of cells that limits their content to the readable width, in points; 0 if no margin is needed.
    package var readableSideMargin: CGFloat {
        guard cellLayoutMarginsFollowReadableWidth else { return 0 }
        return UIEdgeInsets.zero.narrowed(toReadableWidthIn: rowWidth).left
    }

    /// Gives a cell the width and the margins that it has in this table, before it is configured, measured or
    /// displayed.
    package func prepareForLayout(_ cell: UITableViewCell) {
        if enter(cell) || !cell.hasPlacedContentView { cell.placeContentView(in: self) }
    }

    /// Gives a header or footer the width and the traits that it has in this table, before it is configured or
    /// measured.
    package func prepareForLayout(_ view: UITableViewHeaderFooterView) {
        let traits = traitCollection
        updateTraits(of: view, from: view.tableTraits, to: traits)
        view.tableTraits = traits
        let width = rowWidth
        if view.frame.size.width != width { view.frame.size.width = width }
    }

    /// Gives a cell the width and the traits that it has in this table.
    ///
    /// - Returns: whether anything has changed since the cell was prepared for this table.
    @discardableResult
    func enter(_ cell: UITableViewCell) -> Bool {
        enter(cell, cellConditions)
    }

    /// Gives a cell the width and the traits that it has under certain conditions.
    ///
    /// - Returns: whether anything has changed since the cell was prepared for this table.
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

    /// Replaces the traits that the table passed to a view, which may be measured outside of the table, unless an app has
    /// replaced them.
    private func updateTraits(of view: UIView, from former: UITraitCollection?, to traits: UITraitCollection) {
        guard let present = view.overrideTraitCollection, present !== traits, present == former else { return }
        view.overrideTraitCollection = traits
    }
}
