import Foundation

/// An outline of lines and curves; a stored value, as nothing here draws.
open class UIBezierPath: NSObject {
    deinit {}

    private var path = CGMutablePath()
    /// How wide lines are, in points.
    open var lineWidth: CGFloat = 1
    /// How lines end.
    open var lineCapStyle = CGLineCap.butt
    /// How lines meet.
    open var lineJoinStyle = CGLineJoin.miter
    /// How far corners may stick out.
    open var miterLimit: CGFloat = 10
    /// Whether parts inside of parts are left out.
    open var usesEvenOddFillRule = false

    /// Makes an outline without parts.
    public override init() {}

    /// Makes the outline of a rectangle.
    public convenience init(rect: CGRect) {
        self.init()
        path.addRect(rect)
    }

    /// Makes the outline of the ellipse in a rectangle.
    public convenience init(ovalIn rect: CGRect) {
        self.init()
        path.addEllipse(in: rect)
    }

    /// Makes the outline of a rectangle with round corners.
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        self.init(
            roundedRect: rect, byRoundingCorners: .allCorners,
            cornerRadii: CGSize(width: cornerRadius, height: cornerRadius))
    }

    /// Makes the outline of a rectangle some of whose corners are round.
    public convenience init(
        roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
    ) {
        self.init()
        path.elements = PathElement.rectangle(rect, rounding: corners, radii: cornerRadii)
    }

    /// Makes a part of a circle; angles are in radians.
    public convenience init(
        arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        self.init()
        addArc(
            withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }

    /// Makes an outline like another one.
    public convenience init(cgPath: CGPath) {
        self.init()
        path.elements = cgPath.elements
    }

    /// The outline as Core Graphics has it.
    open var cgPath: CGPath {
        get { CGPath(elements: path.elements) }
        set { path.elements = newValue.elements }
    }

    /// The smallest rectangle around the outline and its control points, in points.
    open var bounds: CGRect { path.isEmpty ? .zero : path.boundingBox }
    /// Whether the outline has no parts.
    open var isEmpty: Bool { path.isEmpty }
    /// Where the last part ends.
    open var currentPoint: CGPoint { path.currentPoint }

    /// Begins another part at a point.
    open func move(to point: CGPoint) { path.move(to: point) }

    /// Adds a line.
    open func addLine(to point: CGPoint) { path.addLine(to: point) }

    /// Adds a curve with two control points.
    open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
    }

    /// Adds a curve with one control point.
    open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
        path.addQuadCurve(to: endPoint, control: controlPoint)
    }

    /// Adds a part of a circle; angles are in radians.
    open func addArc(
        withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        let arc = PathElement.arc(center: center, radius: radius, from: startAngle, to: endAngle, clockwise: clockwise)
        path.elements += PathElement.joined(arc, to: path)
    }

    /// Closes the outline.
    open func close() { path.closeSubpath() }

    /// Takes all parts away.
    open func removeAllPoints() { path.elements = [] }

    /// Adds the parts of another outline.
    open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }

    /// Moves, scales or turns the outline.
    open func apply(_ transform: CGAffineTransform) {
        path.elements = path.elements.map { $0.applying(transform) }
    }

    /// The same outline, drawn the other way round; here it is the outline itself.
    open func reversing() -> UIBezierPath { UIBezierPath(cgPath: cgPath) }

    /// Stores how lines are dashed; does nothing on Linux.
    open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {}

    /// Fills the outline; does nothing on Linux.
    open func fill() {}

    /// Draws the outline; does nothing on Linux.
    open func stroke() {}

    /// Cuts drawing off outside of the outline; does nothing on Linux.
    open func addClip() {}
}

/// How lines end.
public nonisolated enum CGLineCap: Int32, Hashable, Sendable {
    case butt = 0
    case round, square
}

/// How lines meet.
public nonisolated enum CGLineJoin: Int32, Hashable, Sendable {
    case miter = 0
    case round, bevel
}
