import Foundation

/// The shape that is drawn in place of one of the system's symbols, whose drawings belong to Apple.
///
/// Symbols that controls use themselves have a similar outline; others are icons with the same role. A symbol inside a
/// circle or a square consists of the two. All others are drawn as a rounded box with a dot. The shape fills the area
/// of the symbol.
nonisolated struct SymbolShape {
    private let name: String

    init(named name: String) {
        self.name = Self.secondNames[name] ?? name
    }

    /// Draws the shape in the given colour.
    ///
    /// - Parameter lineWidth: the width of lines; `nil` for a width in proportion to the rectangle.
    func draw(in rect: CGRect, of context: CGContext, color: CGColor, lineWidth: CGFloat? = nil) {
        context.saveGState()
        context.setFillColor(color)
        context.setStrokeColor(color)
        context.setLineWidth(lineWidth ?? ownLineWidth(in: rect))
        context.setLineCap(.round)
        context.setLineJoin(.round)
        context.beginPath()
        if hasOutline {
            addOutline(in: rect, of: context)
        } else if let enclosed = EnclosedSymbol(named: name), SymbolIcon.names[name] == nil,
            SymbolShape(named: enclosed.content).isKnown
        {
            draw(enclosed, in: rect, of: context, color: color)
        } else if let icon = SymbolIcon(ofSymbol: name) {
            if !icon.draw(in: rect, of: context, color: color) { box(in: rect, of: context) }
        } else {
            box(in: rect, of: context)
        }
        context.strokePath()
        context.restoreGState()
    }

    /// The width of lines, which is about the same in all symbols beside text of one size. The drawing of a circle is
    /// about as wide as the text is high, and those of chevrons, check marks and signs are 0.8 to 0.85 times as long.
    private func ownLineWidth(in rect: CGRect) -> CGFloat {
        guard hasOutline else { return min(rect.width, rect.height) * 0.075 }
        let isSign = Self.corners[name] != nil || name == "plus" || name == "xmark"
        return max(rect.width, rect.height) * (isSign ? 0.09 : 0.075)
    }

    /// Whether the shape is not the box of symbols without a counterpart.
    private var isKnown: Bool { hasOutline || SymbolIcon(ofSymbol: name) != nil }

    private var hasOutline: Bool { Self.corners[name] != nil || Self.outlines.contains(name) }

    private static let secondNames = ["multiply": "xmark", "line.horizontal.3": "line.3.horizontal"]

    private static let outlines: Set = [
        "line.3.horizontal", "plus", "info", "xmark", "circle", "circle.fill", "square.fill", "magnifyingglass",
        "ellipsis",
    ]

    /// The corners of symbols that consist of connected lines, by name, as fractions of the symbol's width and height.
    private static let corners: [String: [(CGFloat, CGFloat)]] = [
        "checkmark": [(0.08, 0.55), (0.38, 0.9), (0.92, 0.1)],
        "chevron.right": [(0.15, 0.05), (0.85, 0.5), (0.15, 0.95)],
        "chevron.forward": [(0.15, 0.05), (0.85, 0.5), (0.15, 0.95)],
        "chevron.left": [(0.85, 0.05), (0.15, 0.5), (0.85, 0.95)],
        "chevron.backward": [(0.85, 0.05), (0.15, 0.5), (0.85, 0.95)],
        "chevron.down": [(0.05, 0.15), (0.5, 0.85), (0.95, 0.15)],
        "chevron.up": [(0.05, 0.85), (0.5, 0.15), (0.95, 0.85)], "minus": [(0.08, 0.5), (0.92, 0.5)],
    ]

    /// Fills the areas of an outline, and adds the lines that are to be stroked to the path.
    private func addOutline(in rect: CGRect, of context: CGContext) {
        if let corners = Self.corners[name] { return lines(corners, in: rect, of: context) }
        switch name {
        case "line.3.horizontal": for y in [0.1, 0.5, 0.9] { lines([(0, y), (1, y)], in: rect, of: context) }
        case "plus": plus(in: rect.insetBy(dx: rect.width * 0.08, dy: rect.height * 0.08), of: context)
        case "info": info(in: rect, of: context)
        case "xmark": cross(in: rect.insetBy(dx: rect.width * 0.1, dy: rect.height * 0.1), of: context)
        case "circle": addEnclosure(isCircle: true, in: rect, of: context)
        case "circle.fill": context.fillEllipse(in: rect)
        case "square.fill": context.fill(rect)
        case "magnifyingglass": magnifier(in: rect, of: context)
        default: dots(in: rect, of: context)
        }
    }

    private func lines(_ points: [(CGFloat, CGFloat)], in rect: CGRect, of context: CGContext) {
        context.addLines(
            between: points.map { CGPoint(x: rect.minX + rect.width * $0.0, y: rect.minY + rect.height * $0.1) })
    }

    private func plus(in rect: CGRect, of context: CGContext) {
        lines([(0, 0.5), (1, 0.5)], in: rect, of: context)
        lines([(0.5, 0), (0.5, 1)], in: rect, of: context)
    }

    private func cross(in rect: CGRect, of context: CGContext) {
        lines([(0, 0), (1, 1)], in: rect, of: context)
        lines([(0, 1), (1, 0)], in: rect, of: context)
    }

    private func info(in rect: CGRect, of context: CGContext) {
        lines([(0.3, 0.35), (0.5, 0.35), (0.5, 1)], in: rect, of: context)
        lines([(0.3, 1), (0.7, 1)], in: rect, of: context)
        lines([(0.5, 0), (0.5, 0.02)], in: rect, of: context)
    }

    private func magnifier(in rect: CGRect, of context: CGContext) {
        context.addEllipse(
            in: CGRect(
                x: rect.minX + rect.width * 0.04, y: rect.minY + rect.height * 0.04, width: rect.width * 0.66,
                height: rect.height * 0.66))
        lines([(0.63, 0.63), (0.95, 0.95)], in: rect, of: context)
    }

    private func dots(in rect: CGRect, of context: CGContext) {
        let side = min(rect.width / 4, rect.height)
        for place in [rect.minX, rect.midX - side / 2, rect.maxX - side] {
            context.fillEllipse(in: CGRect(x: place, y: rect.midY - side / 2, width: side, height: side))
        }
    }

    /// Adds a rounded box with a dot, which stands for a symbol without a counterpart.
    private func box(in rect: CGRect, of context: CGContext) {
        let line = min(rect.width, rect.height) * 0.0375
        let side = min(rect.width, rect.height) * 0.2
        context.fillEllipse(in: CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
        context.addPath(
            CGPath(
                roundedRect: rect.insetBy(dx: line, dy: line), cornerWidth: rect.width * 0.2,
                cornerHeight: rect.height * 0.2, transform: nil))
    }
}
