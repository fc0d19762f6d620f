import Foundation
import UIKitFacts

extension UITextField {
    /// Draws the background image, the border, the text or the placeholder, the views beside it and the clear button.
    func drawField(in context: CGContext) {
        if let background { background.draw(in: bounds, of: context, tint: tintColor, isTemplateByDefault: false) }
        drawBorder(in: context)
        if let leftView, isShown(leftViewMode) { draw(leftView, in: leftViewRect(forBounds: bounds), of: context) }
        if let rightView, isShown(rightViewMode) { draw(rightView, in: rightViewRect(forBounds: bounds), of: context) }
        if showsClearButton { drawClearButton(in: clearButtonRect(forBounds: bounds), of: context) }
        drawContent(in: hasText ? textRect(forBounds: bounds) : placeholderRect(forBounds: bounds), of: context)
    }

    /// Draws the text or, if there is none, the placeholder.
    private func drawContent(in area: CGRect, of context: CGContext) {
        guard let shown = shownContent, shown.length > 0 else { return }
        let isObscured = isSecureTextEntry && hasText
        let visible = isObscured ? String(repeating: "\u{2022}", count: shown.string.count) : shown.string
        let color: UIColor = !hasText ? .placeholderText : isEnabled ? textColor ?? .label : .tertiaryLabel
        let font = font(fitting: visible, in: area.width)
        let runs = isObscured ? AttributedRuns([.init(text: visible, attributes: [:])]) : AttributedRuns(shown)
        TextLines.drawLine(
            runs.mapAttributes { $0.merge([.font: font, .foregroundColor: color]) { own, _ in own } }, font: font,
            alignment: textAlignment, isRightToLeft: isMirrored, in: area, of: context)
    }

    /// The text or, if there is none, the placeholder; `nil` if there is neither.
    private var shownContent: NSAttributedString? { hasText ? content : placeholderContent }

    /// The width of the text or, without text, of the placeholder, in points.
    final var shownContentWidth: CGFloat {
        guard let shown = shownContent, shown.length > 0 else { return 0 }
        let runs = AttributedRuns(shown)
        guard runs.runs.contains(where: { !$0.attributes.isEmpty }) else { return shownFont.width(of: shown.string) }
        return TextLines(runs, .init(font: shownFont)).width
    }

    private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// Returns the field's font or, if the text is too wide and the field adjusts the font size, a smaller one.
    private func font(fitting text: String, in room: CGFloat) -> UIFont {
        let font = shownFont
        guard adjustsFontSizeToFitWidth, room > 0 else { return font }
        let width = font.width(of: text)
        guard width > room else { return font }
        return font.withSize(max(min(minimumFontSize, font.pointSize), font.pointSize * room / width * 0.99))
    }

    // MARK: Beside the text

    private func isShown(_ mode: ViewMode) -> Bool {
        mode == .always || mode != .never && (mode == .whileEditing) == isEditing
    }

    private var showsClearButton: Bool { isShown(clearButtonMode) && hasText }

    /// Returns the rectangle of a view beside the text. It has the view's size and is centred vertically at an edge of
    /// the bounds; zero if there is no view.
    func sideRect(of view: UIView?, isLeading: Bool, in bounds: CGRect) -> CGRect {
        guard let size = view?.frame.size else { return .zero }
        let isLeft = isLeading != isMirrored
        return CGRect(
            x: isLeft ? bounds.minX : bounds.maxX - size.width, y: bounds.midY - size.height / 2, width: size.width,
            height: size.height)
    }

    /// Returns the rectangle of the clear button: a square whose side is 19 points, 5 points from the trailing edge.
    func clearButtonArea(in bounds: CGRect) -> CGRect {
        CGRect(x: isMirrored ? bounds.minX + 5 : bounds.maxX - 24, y: bounds.midY - 9.5, width: 19, height: 19)
    }

    /// Returns the rectangle of the text without regard to overrides: the bounds without the insets of the border and
    /// the parts that the shown views and the clear button take.
    func textRect(beside bounds: CGRect) -> CGRect {
        let insets = TextControls.fieldInsets.value
        let inner = borderStyle == .none ? bounds : bounds.insetBy(dx: insets.left, dy: insets.top)
        return textRect(in: inner, of: bounds)
    }

    /// Returns the given area without the parts that the shown views and the clear button take.
    private func textRect(in area: CGRect, of bounds: CGRect) -> CGRect {
        var (left, right) = (area.minX, area.maxX)
        var beside: [CGRect] = []
        if leftView != nil, isShown(leftViewMode) { beside.append(leftViewRect(forBounds: bounds)) }
        if rightView != nil, isShown(rightViewMode) { beside.append(rightViewRect(forBounds: bounds)) }
        if showsClearButton { beside.append(clearButtonRect(forBounds: bounds)) }
        for rect in beside {
            if rect.midX < bounds.midX { left = max(left, rect.maxX) } else { right = min(right, rect.minX) }
        }
        return CGRect(x: left, y: area.minY, width: max(0, right - left), height: area.height)
    }

    private func drawClearButton(in rect: CGRect, of context: CGContext) {
        SymbolShape(named: "xmark.circle.fill").draw(
            in: rect.insetBy(dx: 2, dy: 2), of: context, color: UIColor.tertiaryLabel.cgColor)
    }

    private func drawBorder(in context: CGContext) {
        guard borderStyle != .none else { return }
        let radius: CGFloat = borderStyle == .roundedRect ? 5 : 0
        let pixel = 1 / traitCollection.displayScale
        let outer = CGPath(roundedRect: bounds, cornerWidth: radius, cornerHeight: radius, transform: nil)
        if borderStyle == .roundedRect, backgroundColor == nil {
            ControlParts.fillRounded(bounds, radius: radius, .systemBackground, in: context)
        }
        let width = borderStyle == .line ? 1 : pixel
        context.setFillColor((borderStyle == .line ? UIColor.label : .systemGray3).cgColor)
        context.beginPath()
        context.addPath(outer)
        context.addPath(
            CGPath(
                roundedRect: bounds.insetBy(dx: width, dy: width), cornerWidth: max(0, radius - width),
                cornerHeight: max(0, radius - width), transform: nil))
        context.fillPath(using: .evenOdd)
    }
}
