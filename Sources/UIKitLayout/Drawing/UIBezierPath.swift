import Foundation

/// A path of lines and curves, and the style of its strokes.
#if MainActorViews
    @preconcurrency @MainActor
#endif
open class UIBezierPath: NSObject {
    deinit {}

    private var path = CGMutablePath()
    /// The line width, in points.
    open var lineWidth: CGFloat = 1
    /// The shape of the ends of strokes.
    open var lineCapStyle = CGLineCap.butt
    /// The shape of the corners of strokes.
    open var lineJoinStyle = CGLineJoin.miter
    /// The greatest length of a pointed corner, as a multiple of the line width; corners that would be longer are
    /// bevelled.
    open var miterLimit: CGFloat = 10
    /// Whether the path is filled by the even-odd rule rather than the nonzero winding rule.
    open var usesEvenOddFillRule = false

    /// Creates an empty path.
    public override init() {}

    /// Creates the path of a rectangle.
    public convenience init(rect: CGRect) {
        self.init()
        path.addRect(rect)
    }

    /// Creates the path of the ellipse inside a rectangle.
    public convenience init(ovalIn rect: CGRect) {
        self.init()
        path.addEllipse(in: rect)
    }

    /// Creates the path of a rounded rectangle.
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        self.init(
            roundedRect: rect, byRoundingCorners: .allCorners,
            cornerRadii: CGSize(width: cornerRadius, height: cornerRadius))
    }

    /// Creates the path of a rectangle of which the given corners are rounded.
    public convenience init(
        roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
    ) {
        self.init()
        path.elements = PathElement.rectangle(
            rect, rounding: RectCorners(rawValue: corners.rawValue), radii: cornerRadii)
    }

    /// Creates an arc of a circle. Angles are in radians and increase clockwise on the screen.
    public convenience init(
        arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        self.init()
        addArc(
            withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }

    /// Creates a path with the elements of the given path.
    public convenience init(cgPath: CGPath) {
        self.init()
        path.elements = cgPath.elements
    }

    /// The path as a Core Graphics path.
    open var cgPath: CGPath {
        get { CGPath(elements: path.elements) }
        set { path.elements = newValue.elements }
    }

    /// The bounding box of the path and its control points, in points.
    open var bounds: CGRect { path.isEmpty ? .zero : path.boundingBox }
    /// Whether the path has no elements.
    open var isEmpty: Bool { path.isEmpty }
    /// The end of the last line or curve, or the start of a subpath that has none; the origin if the path is empty.
    open var currentPoint: CGPoint { path.currentPoint }

    /// Begins a subpath at a point.
    open func move(to point: CGPoint) { path.move(to: point) }

    /// Adds a line from the current point to the given one.
    open func addLine(to point: CGPoint) { path.addLine(to: point) }

    /// Adds a cubic Bézier curve from the current point to `endPoint`.
    open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
    }

    /// Adds a quadratic Bézier curve from the current point to `endPoint`.
    open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
        path.addQuadCurve(to: endPoint, control: controlPoint)
    }

    /// Adds an arc of a circle, connected by a line to the end of a path that is not empty. Angles are in radians and
    /// increase clockwise on the screen.
    open func addArc(
        withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        let arc = PathElement.arc(center: center, radius: radius, from: startAngle, to: endAngle, clockwise: clockwise)
        path.elements += PathElement.joined(arc, to: path)
    }

    /// Closes the current subpath.
    open func close() { path.closeSubpath() }

    /// Whether the interior of the path contains a point, by the even-odd rule if ``usesEvenOddFillRule`` is set and
    /// otherwise by the non-zero winding rule.
    open func contains(_ point: CGPoint) -> Bool {
        path.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
    }
    /// Removes all elements.
    open func removeAllPoints() { path.elements = [] }

    /// Adds the elements of another path.
    open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }

    /// Transforms the path.
    open func apply(_ transform: CGAffineTransform) {
        path.elements = path.elements.map { $0.applying(transform) }
    }

    /// Returns an unchanged copy: the direction of the path is not reversed.
    open func reversing() -> UIBezierPath { UIBezierPath(cgPath: cgPath) }

    private var dashes: (lengths: [CGFloat], phase: CGFloat) = ([], 0)

    /// Sets the dash pattern of strokes.
    ///
    /// - Parameters:
    ///   - pattern: the lengths of dashes and gaps, in turn; strokes are solid if it is `nil`.
    ///   - count: the number of lengths.
    ///   - phase: the distance from the start of the pattern at which each stroke begins.
    open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
        dashes = (pattern.map { Array(UnsafeBufferPointer(start: $0, count: count)) } ?? [], phase)
    }

    /// Fills the path with the fill colour of the current context.
    open func fill() { fill(with: .normal, alpha: 1) }

    /// Fills the path in the current context, in the given blend mode and with the given opacity.
    open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
        draw(blendMode, alpha) { $0.drawPath(using: usesEvenOddFillRule ? .eoFill : .fill) }
    }

    /// Strokes the path with the stroke colour of the current context.
    open func stroke() { stroke(with: .normal, alpha: 1) }

    /// Strokes the path in the current context, in the given blend mode and with the given opacity.
    open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
        draw(blendMode, alpha) { context in
            context.setLineWidth(lineWidth)
            context.setLineCap(lineCapStyle)
            context.setLineJoin(lineJoinStyle)
            context.setMiterLimit(miterLimit)
            context.setLineDash(phase: dashes.phase, lengths: dashes.lengths)
            context.strokePath()
        }
    }

    private func draw(_ blendMode: CGBlendMode, _ alpha: CGFloat, _ operation: (CGContext) -> Void) {
        guard let context = CurrentContext.last else { return }
        context.saveGState()
        if blendMode != .normal { context.setBlendMode(blendMode) }
        if alpha != 1 { context.setAlpha(alpha) }
        context.beginPath()
        context.addPath(path)
        operation(context)
        context.restoreGState()
    }

    /// Limits drawing in the current context to the interior of the path.
    open func addClip() {
        guard let context = CurrentContext.last else { return }
        context.beginPath()
        context.addPath(path)
        context.clip(using: usesEvenOddFillRule ? .evenOdd : .winding)
    }
}
