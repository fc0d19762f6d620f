import Foundation
import UIKitFacts

extension UITableViewCell {
    /// Requests layout after a change of the separator, which changes the height of the content view.
    func separatorDidChange() {
        placement.invalidate()
        setNeedsLayout()
    }

    /// Draws the standard background, if the cell has neither a background colour nor a background view, and the
    /// standard accessory.
    func drawBackgroundAndAccessory(in context: CGContext) {
        if backgroundColor == nil, backgroundView == nil {
            let isGrouped = layoutTable.map { $0.style != .plain } ?? false
            let normal: UIColor = isGrouped ? .secondarySystemGroupedBackground : .systemBackground
            context.setFillColor((isSelected || isHighlighted ? UIColor.systemGray4 : normal).cgColor)
            context.fill(bounds)
        }
        guard accessoryView == nil else { return }
        switch accessoryType {
        case .none: break
        case .disclosureIndicator: draw("chevron.right", CGSize(width: 7.5, height: 12.5), .tertiaryLabel, context)
        case .checkmark: draw("checkmark", CGSize(width: 15, height: 14.5), tintColor, context)
        case .detailButton: draw("info.circle", CGSize(width: 22, height: 22), tintColor, context)
        case .detailDisclosureButton:
            draw("chevron.right", CGSize(width: 7.5, height: 12.5), .tertiaryLabel, context)
            draw("info.circle", CGSize(width: 22, height: 22), tintColor, context, inset: 16)
        }
    }

    /// Draws a symbol of the given size at the trailing margin, centred vertically.
    ///
    /// - Parameter inset: the additional distance from the trailing edge, in points.
    private func draw(
        _ symbol: String, _ size: CGSize, _ color: UIColor, _ context: CGContext, inset: CGFloat = 0
    ) {
        let margin = Margins.system.value.side(atWidth: bounds.width) + inset
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let left = isMirrored ? bounds.minX + margin : bounds.maxX - margin - size.width
        let name = isMirrored && symbol == "chevron.right" ? "chevron.left" : symbol
        SymbolShape(named: name).draw(
            in: CGRect(origin: CGPoint(x: left, y: bounds.midY - size.height / 2), size: size), of: context,
            color: color.cgColor)
    }
}
