import Foundation
import UIKitFacts

extension UITableView {
    /// Fills the bounds with the colour that a table without a background colour has, and rounds the corners of the
    /// groups of the inset style.
    func drawBackground(in context: CGContext) {
        if style == .insetGrouped { roundGroups() }
        guard backgroundColor == nil else { return }
        context.setFillColor((style == .plain ? UIColor.systemBackground : .systemGroupedBackground).cgColor)
        context.fill(bounds)
    }

    /// Rounds the upper corners of the first row of each section and the lower corners of the last one.
    private func roundGroups() {
        for row in visibleRows {
            var corners: CACornerMask = []
            if row.indexPath.row == 0 { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
            if isLastOfSection(row.indexPath) { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
            let layer = row.cell.layer
            (layer.maskedCorners, layer.cornerRadius) = (corners, corners.isEmpty ? 0 : Self.groupRadius)
            layer.masksToBounds = !corners.isEmpty
        }
    }

    /// The radius of the corners of inset groups, in points.
    private static let groupRadius: CGFloat = 10

    /// Draws a line of one pixel at the bottom of each visible row and, in a plain table without a footer view, at the
    /// bottom of empty rows below the last row. In the grouped style, lines above the first and below the last row of a
    /// section extend from edge to edge; in the inset style, these two lines are missing.
    func drawSeparators(in context: CGContext) {
        guard separatorStyle != .none, !visibleRows.isEmpty else { return }
        context.setFillColor(shownSeparatorColor.cgColor)
        for row in visibleRows {
            let isLast = style != .plain && isLastOfSection(row.indexPath)
            if !isLast {
                drawSeparator(below: row.cell.frame, insets: separatorInsets(of: row.cell), in: context)
            } else if style == .grouped {
                drawSeparator(below: row.cell.frame, insets: .zero, in: context)
            }
            if style == .grouped, row.indexPath.row == 0 {
                let frame = row.cell.frame
                drawSeparator(
                    below: CGRect(x: frame.minX, y: frame.minY, width: frame.width, height: 0), insets: .zero,
                    in: context)
            }
        }
        drawSeparatorsOfEmptyRows(in: context)
    }

    /// The colour of separators, which is that of the blur if they have a blur as their effect.
    private var shownSeparatorColor: UIColor {
        if let blur = separatorEffect as? UIBlurEffect {
            return blur.style.color(isDark: traitCollection.userInterfaceStyle == .dark)
        }
        return separatorColor ?? (style == .plain ? .opaqueSeparator : .separator)
    }

    private func isLastOfSection(_ path: IndexPath) -> Bool { path.row == numberOfRows(inSection: path.section) - 1 }

    private func drawSeparatorsOfEmptyRows(in context: CGContext) {
        guard style == .plain, tableFooterView == nil, let last = visibleRows.last, last.cell.frame.height > 1,
            last.indexPath.section == numberOfSections - 1, isLastOfSection(last.indexPath)
        else { return }
        let height = fillerRowHeight > 0 ? fillerRowHeight : last.cell.frame.height
        var frame = last.cell.frame
        (frame.origin.y, frame.size.height) = (frame.maxY, height)
        while frame.maxY <= bounds.maxY {
            drawSeparator(below: frame, insets: shownInsets, in: context)
            frame.origin.y += height
        }
    }

    private func drawSeparator(below frame: CGRect, insets: UIEdgeInsets, in context: CGContext) {
        let pixel = 1 / traitCollection.displayScale
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let width = frame.width - insets.left - insets.right
        guard width > 0, !supplements.contains(y: frame.maxY - pixel / 2) else { return }
        context.fill(
            CGRect(
                x: frame.minX + (isMirrored ? insets.right : insets.left), y: frame.maxY - pixel, width: width,
                height: pixel))
    }

    /// The insets of the separator below a cell: those that are set for the cell or, by default, those of the table. If
    /// the table's inset is the standard one, the separator of a cell with a built-in image begins at the cell's text.
    private func separatorInsets(of cell: UITableViewCell) -> UIEdgeInsets {
        if let own = cell.ownSeparatorInset { return own }
        var insets = shownInsets
        if separatorInset.left == Self.standardInset, let start = cell.textStartBesideImage { insets.left = start }
        return insets
    }

    /// The insets of separators in cells without an image. The leading inset is that of the cells' content, unless
    /// another one is set.
    private var shownInsets: UIEdgeInsets {
        var insets = separatorInset
        let content = max(Self.standardInset, Margins.system.value.side(atWidth: bounds.width) + safeAreaInsets.left)
        if separatorInsetReference == .fromAutomaticInsets {
            insets.left += content
        } else if insets.left == Self.standardInset {
            insets.left = content
        }
        return insets
    }

    /// The inset of separators at the leading edge in a table whose insets have not been set, in points.
    private static let standardInset: CGFloat = 16
}
