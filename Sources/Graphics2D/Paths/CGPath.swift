import Foundation

/// A path of lines and curves.
public class CGPath: Hashable {
    package var elements: [PathElement]

    package init(elements: [PathElement]) {
        self.elements = elements
    }

    private convenience init(_ elements: [PathElement], _ transform: CGAffineTransform?) {
        self.init(elements: transform.map { transform in elements.map { $0.applying(transform) } } ?? elements)
    }

    /// Creates the path of a rectangle, transformed if a transform is given.
    public convenience init(rect: CGRect, transform: CGAffineTransform?) {
        self.init(PathElement.rectangle(rect), transform)
    }

    /// Creates the path of a transformed rectangle. The transform is passed as `&transform`, as on iOS, and is not
    /// changed.
    public convenience init(rect: CGRect, transform: inout CGAffineTransform) {
        self.init(PathElement.rectangle(rect), transform)
    }

    /// Creates the path of the ellipse inside a rectangle, transformed if a transform is given.
    public convenience init(ellipseIn rect: CGRect, transform: CGAffineTransform?) {
        self.init(PathElement.ellipse(in: rect), transform)
    }

    /// Creates the path of the ellipse inside a rectangle, and transforms the path. The transform is passed as
    /// `&transform`, as on iOS, and is not changed.
    public convenience init(ellipseIn rect: CGRect, transform: inout CGAffineTransform) {
        self.init(PathElement.ellipse(in: rect), transform)
    }

    /// Creates the path of a rounded rectangle, transformed if a transform is given.
    public convenience init(
        roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform?
    ) {
        let radii = CGSize(width: cornerWidth, height: cornerHeight)
        self.init(PathElement.rectangle(rect, rounding: .all, radii: radii), transform)
    }

    /// Creates the path of a transformed rounded rectangle. The transform is passed as `&transform`, as on iOS, and is
    /// not changed.
    public convenience init(
        roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: inout CGAffineTransform
    ) {
        let given: CGAffineTransform? = transform
        self.init(roundedRect: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight, transform: given)
    }

    /// Whether the path has no elements.
    public var isEmpty: Bool { elements.isEmpty }

    /// The bounding box of the path and its control points, in points; null if the path is empty.
    public var boundingBox: CGRect {
        let points = elements.flatMap(\.points)
        return points.isEmpty ? .null : CGRect(around: points)
    }

    /// The end of the last line or curve, or the start of a subpath that has none; the origin if the path is empty.
    public var currentPoint: CGPoint { elements.last { $0 != .close }?.points.last ?? .zero }

    /// Returns a mutable copy; never `nil`.
    public func mutableCopy() -> CGMutablePath? { CGMutablePath(elements: elements) }

    /// Returns an immutable copy; never `nil`.
    public func copy() -> CGPath? { CGPath(elements: elements) }

    /// Whether two paths have the same elements.
    public static func == (left: CGPath, right: CGPath) -> Bool { left.elements == right.elements }

    /// Feeds the elements to a hasher.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(elements)
    }
}

/// A mutable path.
public final class CGMutablePath: CGPath {
    /// Creates an empty path.
    public init() {
        super.init(elements: [])
    }

    package override init(elements: [PathElement]) {
        super.init(elements: elements)
    }

    /// Begins a subpath at a point.
    public func move(to point: CGPoint) { elements.append(.move(point)) }

    /// Adds a line from the current point to the given one.
    public func addLine(to point: CGPoint) { elements.append(.line(point)) }

    /// Begins a subpath at the first of the given points and adds lines to the others, in order.
    public func addLines(between points: [CGPoint]) {
        for (index, point) in points.enumerated() { elements.append(index == 0 ? .move(point) : .line(point)) }
    }

    /// Adds a quadratic Bézier curve.
    public func addQuadCurve(to end: CGPoint, control: CGPoint) { elements.append(.quadCurve(end, control: control)) }

    /// Adds a cubic Bézier curve.
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        elements.append(.curve(end, control1: control1, control2: control2))
    }

    /// Adds an arc of a circle, connected by a line to the end of a path that is not empty; angles are in radians.
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        // In Core Graphics, `clockwise` refers to coordinates whose vertical axis points up; `PathElement.arc` expects
        // the direction on the screen.
        let arc = PathElement.arc(
            center: center, radius: radius, from: startAngle, to: endAngle, clockwise: !clockwise)
        elements += PathElement.joined(arc, to: self)
    }

    /// Adds a rectangle.
    public func addRect(_ rect: CGRect) { elements += PathElement.rectangle(rect) }

    /// Adds the ellipse inside a rectangle.
    public func addEllipse(in rect: CGRect) { elements += PathElement.ellipse(in: rect) }

    /// Adds a rounded rectangle.
    public func addRoundedRect(in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat) {
        let radii = CGSize(width: cornerWidth, height: cornerHeight)
        elements += PathElement.rectangle(rect, rounding: .all, radii: radii)
    }

    /// Adds the elements of another path.
    public func addPath(_ path: CGPath) { elements += path.elements }

    /// Closes the current subpath.
    public func closeSubpath() { elements.append(.close) }
}
