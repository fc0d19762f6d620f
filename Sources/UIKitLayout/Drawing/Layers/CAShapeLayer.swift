import Foundation

/// A layer that draws a path.
open class CAShapeLayer: CALayer {
    deinit {}

    /// The path.
    open var path: CGPath?
    /// The fill colour.
    open var fillColor: CGColor? = CGColor(gray: 0, alpha: 1)
    /// The fill rule.
    open var fillRule = CAShapeLayerFillRule.nonZero
    /// The stroke colour.
    open var strokeColor: CGColor?
    /// The position on the path at which the stroke starts, as a fraction of the path's length.
    open var strokeStart: CGFloat = 0
    /// The position on the path at which the stroke ends, as a fraction of the path's length.
    open var strokeEnd: CGFloat = 1
    /// The line width, in points.
    open var lineWidth: CGFloat = 1
    /// The greatest length of a pointed corner, as a multiple of the line width; corners that would be longer are
    /// bevelled.
    open var miterLimit: CGFloat = 10
    /// The shape of the ends of the stroke.
    open var lineCap = CAShapeLayerLineCap.butt
    /// The shape of the corners of the stroke.
    open var lineJoin = CAShapeLayerLineJoin.miter
    /// The distance from the start of the dash pattern at which the stroke begins, in points.
    open var lineDashPhase: CGFloat = 0
    /// The lengths of dashes and gaps, in turn, in points; if it is `nil`, the stroke is solid.
    open var lineDashPattern: [NSNumber]?

    override func drawOwnContent(in context: CGContext) {
        super.drawOwnContent(in: context)
        guard let path else { return }
        context.beginPath()
        context.addPath(path)
        if let fillColor {
            context.setFillColor(fillColor)
            context.drawPath(using: fillRule == .evenOdd ? .eoFill : .fill)
        }
        guard let strokeColor, lineWidth > 0, strokeStart < strokeEnd else { return }
        context.setStrokeColor(strokeColor)
        context.setLineWidth(lineWidth)
        context.setMiterLimit(miterLimit)
        context.setLineCap(lineCap == .round ? .round : lineCap == .square ? .square : .butt)
        context.setLineJoin(lineJoin == .round ? .round : lineJoin == .bevel ? .bevel : .miter)
        context.setLineDash(phase: lineDashPhase, lengths: (lineDashPattern ?? []).map { CGFloat($0.doubleValue) })
        context.beginPath()
        context.addPath(strokeStart <= 0 && strokeEnd >= 1 ? path : path.part(from: strokeStart, to: strokeEnd))
        context.strokePath()
    }
}

/// The rule that determines the interior of a path.
public nonisolated struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
    /// The name of the rule.
    public let rawValue: String

    /// Creates a rule from its name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The nonzero winding rule.
    public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
    /// The even-odd rule.
    public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// The shape of line ends.
public nonisolated struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
    /// The name of the shape.
    public let rawValue: String

    /// Creates a shape from its name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Lines end at the end point, at a right angle.
    public static let butt = CAShapeLayerLineCap(rawValue: "butt")
    /// Lines end in a semicircle around the end point.
    public static let round = CAShapeLayerLineCap(rawValue: "round")
    /// Lines end half a line width beyond the end point, at a right angle.
    public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// The shape of line joins.
public nonisolated struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
    /// The name of the shape.
    public let rawValue: String

    /// Creates a shape from its name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Corners are pointed.
    public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
    /// Corners are round.
    public static let round = CAShapeLayerLineJoin(rawValue: "round")
    /// Corners are bevelled.
    public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}

/// A layer with a colour gradient.
open class CAGradientLayer: CALayer {
    deinit {}

    /// The colours, as `CGColor`; other values are ignored.
    open var colors: [Any]?
    /// A position from 0 to 1 for each colour; if it is `nil`, the colours are evenly spaced.
    open var locations: [NSNumber]?
    /// The position of the first colour, in unit coordinates of the bounds.
    open var startPoint = CGPoint(x: 0.5, y: 0)
    /// The position of the last colour, in unit coordinates of the bounds.
    open var endPoint = CGPoint(x: 0.5, y: 1)
    /// The kind of gradient.
    open var type = CAGradientLayerType.axial

    /// Draws the gradient of the layer's type.
    override func drawOwnContent(in context: CGContext) {
        super.drawOwnContent(in: context)
        let stops = (colors ?? []).compactMap { $0 as? CGColor }
        guard !stops.isEmpty else { return }
        context.saveGState()
        context.clip(to: bounds)
        let gradient = CGGradient(colors: stops, locations: locations.map { $0.map { CGFloat($0.doubleValue) } })
        let (start, end) = (place(startPoint), place(endPoint))
        if type == .axial {
            context.drawLinearGradient(
                gradient, start: start, end: end, options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
        } else if type == .radial {
            drawEllipses(gradient, around: start, through: end, in: context)
        } else {
            drawSectors(gradient, around: start, from: end, in: context)
        }
        context.restoreGState()
    }

    /// Draws a conic gradient that begins in the direction of `start` and runs clockwise. Each degree is a triangle in
    /// one colour.
    private func drawSectors(
        _ gradient: CGGradient, around center: CGPoint, from start: CGPoint, in context: CGContext
    ) {
        let first = atan2(start.y - center.y, start.x - center.x)
        let radius = bounds.width + bounds.height + abs(center.x - bounds.midX) + abs(center.y - bounds.midY)
        context.setShouldAntialias(false)
        for degree in 0..<360 {
            context.setFillColor(gradient.color(at: (CGFloat(degree) + 0.5) / 360))
            context.beginPath()
            context.move(to: center)
            // Triangles overlap, which prevents gaps; the next triangle covers the overlap.
            for step in [CGFloat(degree), CGFloat(degree) + 1.5] {
                let angle = first + step * .pi / 180
                context.addLine(to: CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle)))
            }
            context.fillPath()
        }
        context.setShouldAntialias(true)
    }

    /// Draws a radial gradient whose last ellipse has the horizontal and vertical distances from `center` to `end` as
    /// its half axes.
    private func drawEllipses(
        _ gradient: CGGradient, around center: CGPoint, through end: CGPoint, in context: CGContext
    ) {
        let radii = CGSize(width: abs(end.x - center.x), height: abs(end.y - center.y))
        guard radii.width > 0, radii.height > 0 else { return }
        context.translateBy(x: center.x, y: center.y)
        context.scaleBy(x: 1, y: radii.height / radii.width)
        context.drawRadialGradient(
            gradient, startCenter: .zero, startRadius: 0, endCenter: .zero, endRadius: radii.width,
            options: .drawsAfterEndLocation)
    }

    private func place(_ unit: CGPoint) -> CGPoint {
        CGPoint(x: bounds.minX + unit.x * bounds.width, y: bounds.minY + unit.y * bounds.height)
    }
}

/// A kind of gradient.
public nonisolated struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
    /// The name of the kind.
    public let rawValue: String

    /// Creates a kind from its name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The colours change along the line from the start point to the end point.
    public static let axial = CAGradientLayerType(rawValue: "axial")
    /// The colours change from the start point outwards.
    public static let radial = CAGradientLayerType(rawValue: "radial")
    /// The colours change with the angle around the start point.
    public static let conic = CAGradientLayerType(rawValue: "conic")
}
