import Foundation

/// The shape that is drawn in place of one of the system's symbols, whose drawings belong to Apple.
///
/// Symbols that controls use themselves have a similar outline; all others are drawn as a rounded box with a dot. The
/// shape fills the area of the symbol.
nonisolated struct SymbolShape {
    private let name: String

    init(named name: String) {
        self.name = name
    }

    /// Draws the shape in the given colour.
    func draw(in rect: CGRect, of context: CGContext, color: CGColor) {
        context.saveGState()
        context.setFillColor(color)
        context.setStrokeColor(color)
        context.setLineWidth(min(rect.width, rect.height) * 0.075)
        context.setLineCap(.round)
        context.setLineJoin(.round)
        context.beginPath()
        addShape(in: rect, of: context)
        context.strokePath()
        context.restoreGState()
    }

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

    /// Fills the areas of the shape, and adds the lines that are to be stroked to the path.
    private func addShape(in rect: CGRect, of context: CGContext) {
        if let corners = Self.corners[name] { return lines(corners, in: rect, of: context) }
        switch name {
        case "line.3.horizontal":
            for height in [0.1, 0.5, 0.9] { lines([(0, height), (1, height)], in: rect, of: context) }
        case "plus": plus(in: rect.insetBy(dx: rect.width * 0.08, dy: rect.height * 0.08), of: context)
        case "plus.circle": circle(in: rect, of: context) { plus(in: $0, of: context) }
        case "info.circle": circle(in: rect, of: context) { info(in: $0, of: context) }
        case "xmark": cross(in: rect.insetBy(dx: rect.width * 0.1, dy: rect.height * 0.1), of: context)
        case "xmark.circle": circle(in: rect, of: context) { cross(in: $0, of: context) }
        case "circle": circle(in: rect, of: context) { _ in }
        case "plus.circle.fill", "minus.circle.fill", "xmark.circle.fill", "checkmark.circle.fill":
            filledCircle(in: rect, of: context)
        case "circle.fill": context.fillEllipse(in: rect)
        case "square.fill": context.fill(rect)
        case "magnifyingglass": magnifier(in: rect, of: context)
        case "ellipsis": dots(in: rect, of: context)
        default: box(in: rect, of: context)
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

    /// Adds a circle that touches the sides of a rectangle, and draws the content into the inner half of the rectangle.
    private func circle(in rect: CGRect, of context: CGContext, content: (CGRect) -> Void) {
        let line = min(rect.width, rect.height) * 0.0375
        context.addEllipse(in: rect.insetBy(dx: line, dy: line))
        content(rect.insetBy(dx: rect.width * 0.29, dy: rect.height * 0.29))
    }

    /// Fills a circle except for the sign inside it.
    private func filledCircle(in rect: CGRect, of context: CGContext) {
        let sign = SymbolShape(named: String(name.prefix { $0 != "." }))
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        context.fillEllipse(in: rect)
        context.setBlendMode(.destinationOut)
        context.setLineWidth(min(rect.width, rect.height) * 0.09)
        context.beginPath()
        sign.addShape(in: rect.insetBy(dx: rect.width * 0.27, dy: rect.height * 0.27), of: context)
        context.strokePath()
        context.endTransparencyLayer()
        context.beginPath()
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

    /// Draws a rounded box with a dot, which stands for a symbol without a shape.
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
