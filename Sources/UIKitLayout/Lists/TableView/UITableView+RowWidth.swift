import Foundation

// The horizontal geometry of rows: their insets, and the margins of their cells.
extension UITableView {
    /// The insets of rows, headers and footers from the sides of the table, in points. Zero except in the inset style, where
    /// they are the table's layout margins if these were set, otherwise the system's.
    package var rowInsets: (left: CGFloat, right: CGFloat) {
        guard style == .insetGrouped else { return (0, 0) }
        if let margins = ownLayoutMargins { return (margins.left, margins.right) }
        let side = [SideMargin].system.side(atWidth: bounds.width)
        return (side, side)
    }

    /// The width of rows, headers and footers, in points.
    package var rowWidth: CGFloat {
        let insets = rowInsets
        return max(0, bounds.width - insets.left - insets.right)
    }

    /// The default margins of cells, in words, for heights that are saved: they belong to these margins.
    package static var cellMarginsText: String { CellMargins.standard.text }

    /// The rectangle of a part of the table's content, in points.
    func rowRectangle(y: CGFloat, height: CGFloat) -> CGRect {
        CGRect(x: rowInsets.left, y: y, width: rowWidth, height: height)
    }

    /// The margin at the sides of cells that limits their content to the readable width, in points; 0 if it need not.
    package var readableSideMargin: CGFloat {
        guard cellLayoutMarginsFollowReadableWidth else { return 0 }
        return UIEdgeInsets.zero.narrowed(toReadableWidthIn: rowWidth).left
    }

    /// Gives a cell that is going to be filled, measured or displayed the width and the margins that it has in this table.
    package func prepareForLayout(_ cell: UITableViewCell) {
        enter(cell)
        cell.placeContentView()
    }

    /// Gives a header or footer that is going to be filled or measured the width and the traits that it has in this table.
    package func prepareForLayout(_ view: UITableViewHeaderFooterView) {
        updateTraits(of: view)
        let width = rowWidth
        if view.frame.size.width != width { view.frame.size.width = width }
    }

    /// Gives a cell the width and the traits that it has in this table.
    func enter(_ cell: UITableViewCell) {
        cell.placement.enter(self)
        updateTraits(of: cell)
        cell.separatorHeight = separatorHeight
        let width = rowWidth
        if cell.frame.size.width != width { cell.frame.size.width = width }
    }

    // MARK: Traits

    /// Gives a view that may be measured outside of the table the table's traits.
    func passTraits(to view: UIView) {
        view.overrideTraitCollection = traitCollection
        view.setAssociatedValue(traitCollection, for: PassedTraits.key)
    }

    /// Updates the traits of a view that has the table's, unless it was given others since.
    private func updateTraits(of view: UIView) {
        let traits = traitCollection
        guard let present = view.overrideTraitCollection, present !== traits, present != traits,
            view.associatedValue(for: PassedTraits.key) === present
        else { return }
        passTraits(to: view)
    }
}

/// The traits that a table gave a view.
private enum PassedTraits {
    static let key = AssociatedKey<UITraitCollection>()
}
