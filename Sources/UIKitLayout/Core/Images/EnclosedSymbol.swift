import Foundation

/// The name of a symbol inside a circle or a square, such as `plus.circle.fill`.
nonisolated struct EnclosedSymbol {
    /// The name of the symbol inside, which is filled if there is such an icon.
    let content: String
    /// Whether a circle encloses the symbol, not a square.
    let isCircle: Bool
    /// Whether the circle or square is filled, and the symbol left out of it.
    let isFilled: Bool

    /// Divides a symbol's name; `nil` if the name does not end in that of a circle or a square.
    init?(named name: String) {
        isFilled = name.hasSuffix(".fill")
        var parts = name.split(separator: ".")
        if isFilled { parts.removeLast() }
        guard parts.count > 1, let shape = parts.popLast(), shape == "circle" || shape == "square" else { return nil }
        isCircle = shape == "circle"
        let plain = parts.joined(separator: ".")
        content = SymbolIcon.names[plain + ".fill"] == nil ? plain : plain + ".fill"
    }
}

nonisolated extension SymbolShape {
    /// Draws a symbol inside a circle or a square.
    func draw(_ symbol: EnclosedSymbol, in rect: CGRect, of context: CGContext, color: CGColor) {
        let content = SymbolShape(named: symbol.content)
        let (margin, line) = symbol.isFilled ? (0.27, 0.09) : (0.29, 0.075)
        let area = rect.insetBy(dx: rect.width * margin, dy: rect.height * margin)
        let lineWidth = min(rect.width, rect.height) * line
        guard symbol.isFilled else {
            addEnclosure(isCircle: symbol.isCircle, in: rect, of: context)
            context.strokePath()
            return content.draw(in: area, of: context, color: color, lineWidth: lineWidth)
        }
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        context.addPath(Self.enclosure(isCircle: symbol.isCircle, in: rect))
        context.fillPath()
        context.setBlendMode(.destinationOut)
        content.draw(in: area, of: context, color: color, lineWidth: lineWidth)
        context.endTransparencyLayer()
    }

    /// Adds a circle or a rounded square, whose line touches the sides of a rectangle, to the path.
    func addEnclosure(isCircle: Bool, in rect: CGRect, of context: CGContext) {
        let half = min(rect.width, rect.height) * 0.0375
        context.addPath(Self.enclosure(isCircle: isCircle, in: rect.insetBy(dx: half, dy: half)))
    }

    private static func enclosure(isCircle: Bool, in rect: CGRect) -> CGPath {
        if isCircle { return CGPath(ellipseIn: rect, transform: nil) }
        let radius = min(rect.width, rect.height) * 0.2
        return CGPath(roundedRect: rect, cornerWidth: radius, cornerHeight: radius, transform: nil)
    }
}
