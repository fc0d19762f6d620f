internal import CTemplateLayoutCairo
import Foundation

extension CGContext {
    // MARK: Building the path

    /// Begins a path.
    public func beginPath() { cairo_new_path(cairo) }

    /// Begins a subpath at a point.
    public func move(to point: CGPoint) { cairo_move_to(cairo, Double(point.x), Double(point.y)) }

    /// Adds a line.
    public func addLine(to point: CGPoint) { cairo_line_to(cairo, Double(point.x), Double(point.y)) }

    /// Adds lines through points.
    public func addLines(between points: [CGPoint]) {
        for (index, point) in points.enumerated() { index == 0 ? move(to: point) : addLine(to: point) }
    }

    /// Adds a cubic Bézier curve.
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        cairo_curve_to(
            cairo, Double(control1.x), Double(control1.y), Double(control2.x), Double(control2.y), Double(end.x),
            Double(end.y))
    }

    /// Adds a quadratic Bézier curve.
    public func addQuadCurve(to end: CGPoint, control: CGPoint) {
        addCurve(from: currentPointOfPath, to: end, control: control)
    }

    /// Adds the cubic curve that is equal to a quadratic one: its control points are two thirds of the way to the
    /// quadratic one's.
    private func addCurve(from start: CGPoint, to end: CGPoint, control: CGPoint) {
        func near(_ point: CGPoint) -> CGPoint {
            CGPoint(x: point.x + (control.x - point.x) * 2 / 3, y: point.y + (control.y - point.y) * 2 / 3)
        }
        addCurve(to: end, control1: near(start), control2: near(end))
    }

    /// The end of the path; zero if it is empty.
    public var currentPointOfPath: CGPoint {
        var (x, y) = (0.0, 0.0)
        cairo_get_current_point(cairo, &x, &y)
        return CGPoint(x: x, y: y)
    }

    /// The bounding box of the path, in user space.
    public var boundingBoxOfPath: CGRect {
        var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
        cairo_path_extents(cairo, &left, &top, &right, &bottom)
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// Whether the path is empty.
    public var isPathEmpty: Bool { cairo_has_current_point(cairo) == 0 }

    /// Adds an arc of a circle; angles are in radians. In user space whose vertical axis points up, `clockwise` is the
    /// direction that one sees.
    public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
        let arc = PathElement.arc(center: center, radius: radius, from: startAngle, to: endAngle, clockwise: !clockwise)
        guard case .move(let start)? = arc.first, !isPathEmpty else { return add(arc) }
        add([.line(start)] + arc.dropFirst())
    }

    /// Adds a path.
    public func addPath(_ path: CGPath) { add(path.elements) }

    /// Adds a rectangle.
    public func addRect(_ rect: CGRect) { add(PathElement.rectangle(rect.standardized)) }

    /// Adds rectangles.
    public func addRects(_ rects: [CGRect]) { rects.forEach(addRect) }

    /// Adds the ellipse inside a rectangle.
    public func addEllipse(in rect: CGRect) { add(PathElement.ellipse(in: rect)) }

    /// Closes the current subpath.
    public func closePath() { cairo_close_path(cairo) }

    private func add(_ elements: [PathElement]) {
        for element in elements {
            switch element {
            case .move(let point): move(to: point)
            case .line(let point): addLine(to: point)
            case .quadCurve(let point, let control): addQuadCurve(to: point, control: control)
            case .curve(let point, let control1, let control2):
                addCurve(to: point, control1: control1, control2: control2)
            case .close: closePath()
            }
        }
    }

    // MARK: Drawing the path

    /// Fills the path by the nonzero winding rule and begins a new one.
    public func fillPath() { drawPath(using: .fill) }

    /// Fills the path by a rule and begins a new one.
    public func fillPath(using rule: CGPathFillRule) { drawPath(using: rule == .evenOdd ? .eoFill : .fill) }

    /// Strokes the path and begins a new one.
    public func strokePath() { drawPath(using: .stroke) }

    /// Fills or strokes the path, or both, and begins a new one.
    public func drawPath(using mode: CGPathDrawingMode) {
        if mode.fills {
            setFillRule(mode.isEvenOdd ? .evenOdd : .winding)
            composite(in: deviceExtents(cairo_fill_extents)) {
                setSource(state.fillColor)
                cairo_fill_preserve(cairo)
            }
        }
        if mode.strokes {
            composite(in: deviceExtents(cairo_stroke_extents)) {
                setSource(state.strokeColor)
                cairo_stroke_preserve(cairo)
            }
        }
        cairo_new_path(cairo)
    }

    /// Fills a rectangle.
    public func fill(_ rect: CGRect) { drawAlone([rect], using: .fill, CGContext.addRect) }
    /// Fills rectangles.
    public func fill(_ rects: [CGRect]) { drawAlone(rects, using: .fill, CGContext.addRect) }
    /// Strokes a rectangle.
    public func stroke(_ rect: CGRect) { drawAlone([rect], using: .stroke, CGContext.addRect) }

    /// Strokes a rectangle with lines of a width.
    public func stroke(_ rect: CGRect, width: CGFloat) {
        saveGState()
        setLineWidth(width)
        stroke(rect)
        restoreGState()
    }

    /// Fills the ellipse inside a rectangle.
    public func fillEllipse(in rect: CGRect) { drawAlone([rect], using: .fill, CGContext.addEllipse) }
    /// Strokes the ellipse inside a rectangle.
    public func strokeEllipse(in rect: CGRect) { drawAlone([rect], using: .stroke, CGContext.addEllipse) }

    /// Strokes lines between pairs of points.
    public func strokeLineSegments(between points: [CGPoint]) {
        beginPath()
        for index in stride(from: 0, to: points.count - 1, by: 2) {
            move(to: points[index])
            addLine(to: points[index + 1])
        }
        strokePath()
    }

    /// Makes a rectangle transparent.
    public func clear(_ rect: CGRect) {
        saveGState()
        (state.blendMode, state.shadow) = (.clear, nil)
        fill(rect)
        restoreGState()
    }

    /// Draws shapes as a path of their own, which replaces the path, as in Core Graphics.
    private func drawAlone(
        _ rects: [CGRect], using mode: CGPathDrawingMode, _ add: (CGContext) -> (CGRect) -> Void
    ) {
        beginPath()
        rects.forEach(add(self))
        drawPath(using: mode)
    }

    // MARK: Clipping

    /// Clips drawing to the path by the nonzero winding rule, and begins a new path.
    public func clip() { clip(using: .winding) }

    /// Clips drawing to the path by a rule, and begins a new path.
    public func clip(using rule: CGPathFillRule) {
        setFillRule(rule)
        cairo_clip(cairo)
    }

    /// Clips drawing to a rectangle, and begins a new path.
    public func clip(to rect: CGRect) {
        beginPath()
        addRect(rect)
        clip()
    }

    /// Clips drawing to rectangles, and begins a new path.
    public func clip(to rects: [CGRect]) {
        beginPath()
        addRects(rects)
        clip()
    }

    /// The bounding box of the region that drawing is clipped to, in user space.
    public var boundingBoxOfClipPath: CGRect {
        var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
        cairo_clip_extents(cairo, &left, &top, &right, &bottom)
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    private func setFillRule(_ rule: CGPathFillRule) {
        cairo_set_fill_rule(cairo, rule == .evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
    }

    /// The bounding box of an operation on the path, in pixels.
    private func deviceExtents(
        _ extents: (
            OpaquePointer?, UnsafeMutablePointer<Double>?, UnsafeMutablePointer<Double>?, UnsafeMutablePointer<Double>?,
            UnsafeMutablePointer<Double>?
        ) -> Void
    ) -> CGRect? {
        guard state.shadow != nil else { return nil }
        var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
        extents(cairo, &left, &top, &right, &bottom)
        return CGRect(x: left, y: top, width: right - left, height: bottom - top).applying(pixelTransform)
    }
}
