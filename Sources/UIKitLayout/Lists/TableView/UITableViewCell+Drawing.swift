import Foundation
import UIKitFacts

extension UITableViewCell {
    /// Requests layout after a change of the separator, which changes the height of the content view.
    func separatorDidChange() {
        placement.invalidate()
        setNeedsLayout()
    }

    /// Draws the background and the standard accessory; during editing, the editing controls and the editing accessory.
    func drawParts(in context: CGContext) {
        drawBackground(in: context)
        if isEditing { return drawEditingControls(in: context) }
        guard accessoryView == nil else { return }
        draw(accessoryType, inset: 0, context)
    }

    private var isShownAsSelected: Bool { (isSelected || isHighlighted) && selectionStyle != .none }

    /// Draws the background configuration. Without one, draws the standard background, if the cell has neither a
    /// background colour nor a background view, and then the background of the selected state.
    private func drawBackground(in context: CGContext) {
        if let configuration = contentHostIfSet?.background {
            return configuration.draw(in: self, bounds, of: context)
        }
        if backgroundColor == nil, backgroundView == nil {
            let isGrouped = layoutTable.map { $0.style != .plain } ?? false
            context.setFillColor((isGrouped ? UIColor.secondarySystemGroupedBackground : .systemBackground).cgColor)
            context.fill(bounds)
        }
        guard isShownAsSelected else { return }
        let isMultiple = layoutTable?.allowsMultipleSelection ?? false
        if let view = (isMultiple ? multipleSelectionBackgroundView : nil) ?? selectedBackgroundView {
            draw(view, in: bounds, of: context)
        } else {
            context.setFillColor(UIColor.systemGray4.cgColor)
            context.fill(bounds)
        }
    }

    // MARK: Accessories

    private func draw(_ accessory: AccessoryType, inset: CGFloat, _ context: CGContext) {
        switch accessory {
        case .none: break
        case .disclosureIndicator: draw("chevron.right", Self.chevron, .tertiaryLabel, context, inset: inset)
        case .checkmark: draw("checkmark", CGSize(width: 15, height: 14.5), tintColor, context, inset: inset)
        case .detailButton: draw("info.circle", CGSize(width: 22, height: 22), tintColor, context, inset: inset)
        case .detailDisclosureButton:
            draw("chevron.right", Self.chevron, .tertiaryLabel, context, inset: inset)
            draw("info.circle", CGSize(width: 22, height: 22), tintColor, context, inset: inset + 16)
        }
    }

    private static let chevron = CGSize(width: 7.5, height: 12.5)

    /// Draws a symbol of the given size at the trailing margin, centred vertically.
    ///
    /// - Parameter inset: the additional distance from the trailing edge, in points.
    private func draw(
        _ symbol: String, _ size: CGSize, _ color: UIColor, _ context: CGContext, inset: CGFloat
    ) {
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let margin = sideMargin(atLeft: isMirrored) + inset
        let left = isMirrored ? bounds.minX + margin : bounds.maxX - margin - size.width
        let name = isMirrored && symbol == "chevron.right" ? "chevron.left" : symbol
        SymbolShape(named: name).draw(
            in: CGRect(origin: CGPoint(x: left, y: bounds.midY - size.height / 2), size: size), of: context,
            color: color.cgColor)
    }

    // MARK: Editing

    /// The distance of accessories and editing controls from the left or right edge of the cell, in points.
    private func sideMargin(atLeft isLeft: Bool) -> CGFloat {
        let insets = layoutTable?.contentInsets ?? .zero
        return Margins.system.value.side(atWidth: bounds.width) + (isLeft ? insets.left : insets.right)
    }

    private func drawEditingControls(in context: CGContext) {
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        if editingStyle != .none {
            let margin = sideMargin(atLeft: !isMirrored)
            let area = CGRect(
                x: isMirrored ? bounds.maxX - margin - 22 : bounds.minX + margin, y: bounds.midY - 11, width: 22,
                height: 22)
            let isDelete = editingStyle == .delete
            SymbolShape(named: isDelete ? "minus.circle.fill" : "plus.circle.fill").draw(
                in: area, of: context, color: (isDelete ? UIColor.systemRed : .systemGreen).cgColor)
        }
        if isMovable {
            let size = CGSize(width: 21, height: 10)
            draw("line.3.horizontal", size, .tertiaryLabel, context, inset: 0)
        }
        let inset = isMovable ? Self.controlWidth : 0
        guard let view = editingAccessoryView else { return draw(editingAccessoryType, inset: inset, context) }
        let place = UIView.ContentMode.right.frame(of: view.frame.size, in: bounds.insetBy(dx: 16 + inset, dy: 0))
        draw(view, in: place, of: context)
    }
}
