import Foundation
import UIKitFacts

extension UITableView {
    /// Fills the bounds with the colour that a table without a background colour has.
    func drawDefaultBackground(in context: CGContext) {
        guard backgroundColor == nil else { return }
        context.setFillColor((style == .plain ? UIColor.systemBackground : .systemGroupedBackground).cgColor)
        context.fill(bounds)
    }

    /// Draws a line of one pixel at the bottom of each visible row and, in the plain style, below the last row at the
    /// distances of rows of its height.
    func drawSeparators(in context: CGContext) {
        guard separatorStyle != .none, !visibleRows.isEmpty else { return }
        let color = separatorColor ?? (style == .plain ? .opaqueSeparator : .separator)
        context.setFillColor(color.cgColor)
        for row in visibleRows where !isLastOfGroup(row.indexPath) {
            drawSeparator(
                below: row.cell.frame,
                left: row.cell.separatorInset.left > 0 ? row.cell.separatorInset.left : separatorStart, in: context)
        }
        drawSeparatorsOfEmptyRows(in: context)
    }

    /// Whether a row has no separator because a group ends with it.
    private func isLastOfGroup(_ path: IndexPath) -> Bool {
        style != .plain && path.row == numberOfRows(inSection: path.section) - 1
    }

    private func drawSeparatorsOfEmptyRows(in context: CGContext) {
        guard style == .plain, tableFooterView == nil, let last = visibleRows.last, last.cell.frame.height > 1,
            last.indexPath.section == numberOfSections - 1,
            last.indexPath.row == numberOfRows(inSection: last.indexPath.section) - 1
        else { return }
        var frame = last.cell.frame.offsetBy(dx: 0, dy: last.cell.frame.height)
        while frame.maxY <= bounds.maxY {
            drawSeparator(below: frame, left: separatorStart, in: context)
            frame.origin.y += frame.height
        }
    }

    private func drawSeparator(below frame: CGRect, left: CGFloat, in context: CGContext) {
        let pixel = 1 / traitCollection.displayScale
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let width = frame.width - left - separatorInset.right
        context.fill(
            CGRect(
                x: frame.minX + (isMirrored ? separatorInset.right : left), y: frame.maxY - pixel, width: width,
                height: pixel))
    }

    /// The inset of separators at the leading edge: that of cells' content, unless another one is set.
    private var separatorStart: CGFloat {
        let inset = separatorInset.left
        return inset == 16 ? max(inset, Margins.system.value.side(atWidth: bounds.width) + safeAreaInsets.left) : inset
    }
}
