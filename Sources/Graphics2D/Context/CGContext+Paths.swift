internal import CTemplateLayoutCairo
import Foundation

extension CGContext {
    // MARK: Building the path

    /// Removes the current path and begins an empty one.
    public func beginPath() { cairo_new_path(cairo) }

    /// Begins a subpath at a point.
    public func move(to point: CGPoint) { cairo_move_to(cairo, Double(point.x), Double(point.y)) }

    /// Adds a line from the current point to the given one.
    public func addLine(to point: CGPoint) { cairo_line_to(cairo, Double(point.x), Double(point.y)) }

    /// Begins a subpath at the first of the given points and adds lines to the others, in order.
    public func addLines(between points: [CGPoint]) {
        for (index, point) in points.enumerated() { index == 0 ? move(to: point) : addLine(to: point) }
    }

    /// Adds a cubic Bézier curve from the current point to `end`.
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        cairo_curve_to(
            cairo, Double(control1.x), Double(control1.y), Double(control2.x), Double(control2.y), Double(end.x),
            Double(end.y))
    }

    /// Adds a quadratic Bézier curve from the current point to `end`.
    public func addQuadCurve(to end: CGPoint, control: CGPoint) {
        addCurve(from: currentPointOfPath, to: end, control: control)
    }

    /// Adds a quadratic curve as an equal cubic curve, whose control points are two thirds of the way from the ends to
    /// the control point of the quadratic curve.
    private func addCurve(from start: CGPoint, to end: CGPoint, control: CGPoint) {
        func near(_ point: CGPoint) -> CGPoint {
            CGPoint(x: point.x + (control.x - point.x) * 2 / 3, y: point.y + (control.y - point.y) * 2 / 3)
        }
        addCurve(to: end, control1: near(start), control2: near(end))
    }

    /// The point at which the path ends, in user space; the origin if the path is empty.
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

    /// Adds an arc of a circle, connected by a line to the end of the current path if the path is not empty.
    ///
    /// Angles are in radians. The direction is the visible one if the vertical axis of user space points up; if the
    /// axis points down, an arc with `clockwise` appears counterclockwise, as in Core Graphics.
    public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
        let arc = PathElement.arc(center: center, radius: radius, from: startAngle, to: endAngle, clockwise: !clockwise)
        guard case .move(let start)? = arc.first, !isPathEmpty else { return add(arc) }
        add([.line(start)] + arc.dropFirst())
    }

    /// Adds the elements of the given path to the current path.
    public func addPath(_ path: CGPath) { add(path.elements) }

    /// Adds a rectangle as a closed subpath.
    public func addRect(_ rect: CGRect) { add(PathElement.rectangle(rect.standardized)) }

    /// Adds rectangles as closed subpaths.
    public func addRects(_ rects: [CGRect]) { rects.forEach(addRect) }

    /// Adds the ellipse that touches the sides of a rectangle.
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

    /// Fills the path by the nonzero winding rule and begins a new path.
    public func fillPath() { drawPath(using: .fill) }

    /// Fills the path by the given rule and begins a new path.
    public func fillPath(using rule: CGPathFillRule) { drawPath(using: rule == .evenOdd ? .eoFill : .fill) }

    /// Strokes the path and begins a new path.
    public func strokePath() { drawPath(using: .stroke) }

    /// Fills or strokes the path, or both, and begins a new path.
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

    /// Fills a rectangle; the current path is removed.
    public func fill(_ rect: CGRect) { drawAlone([rect], using: .fill, CGContext.addRect) }
    /// Fills rectangles; the current path is removed.
    public func fill(_ rects: [CGRect]) { drawAlone(rects, using: .fill, CGContext.addRect) }
    /// Strokes a rectangle; the current path is removed.
    public func stroke(_ rect: CGRect) { drawAlone([rect], using: .stroke, CGContext.addRect) }

    /// Strokes a rectangle with lines of the given width; the current path is removed.
    public func stroke(_ rect: CGRect, width: CGFloat) {
        saveGState()
        setLineWidth(width)
        stroke(rect)
        restoreGState()
    }

    /// Fills the ellipse that touches the sides of a rectangle; the current path is removed.
    public func fillEllipse(in rect: CGRect) { drawAlone([rect], using: .fill, CGContext.addEllipse) }
    /// Strokes the ellipse that touches the sides of a rectangle; the current path is removed.
    public func strokeEllipse(in rect: CGRect) { drawAlone([rect], using: .stroke, CGContext.addEllipse) }

    /// Strokes a line from the first point to the second, from the third to the fourth, and so on.
    public func strokeLineSegments(between points: [CGPoint]) {
        beginPath()
        for index in stride(from: 0, to: points.count - 1, by: 2) {
            move(to: points[index])
            addLine(to: points[index + 1])
        }
        strokePath()
    }

    /// Makes the pixels in a rectangle transparent; the current path is removed.
    public func clear(_ rect: CGRect) {
        saveGState()
        (state.blendMode, state.shadow) = (.clear, nil)
        fill(rect)
        restoreGState()
    }

    /// Draws the shapes that `add` adds for each rectangle. The current path is removed first, as in Core Graphics.
    private func drawAlone(
        _ rects: [CGRect], using mode: CGPathDrawingMode, _ add: (CGContext) -> (CGRect) -> Void
    ) {
        beginPath()
        rects.forEach(add(self))
        drawPath(using: mode)
    }

    // MARK: Clipping

    /// Limits drawing to the interior of the path by the nonzero winding rule, and begins a new path.
    public func clip() { clip(using: .winding) }

    /// Limits drawing to the interior of the path by the given rule, and begins a new path.
    public func clip(using rule: CGPathFillRule) {
        setFillRule(rule)
        cairo_clip(cairo)
    }

    /// Limits drawing to a rectangle, and begins a new path.
    public func clip(to rect: CGRect) {
        beginPath()
        addRect(rect)
        clip()
    }

    /// Limits drawing to the union of rectangles, and begins a new path.
    public func clip(to rects: [CGRect]) {
        beginPath()
        addRects(rects)
        clip()
    }

    /// The bounding box of the region to which drawing is limited, in user space.
    public var boundingBoxOfClipPath: CGRect {
        var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
        cairo_clip_extents(cairo, &left, &top, &right, &bottom)
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    private func setFillRule(_ rule: CGPathFillRule) {
        cairo_set_fill_rule(cairo, rule == .evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
    }

    /// Returns the bounding box, in pixels, of what filling or stroking the path draws; `nil` if there is no shadow,
    /// for which alone the box is needed.
    ///
    /// - Parameter extents: cairo's function that computes the box in user space.
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
