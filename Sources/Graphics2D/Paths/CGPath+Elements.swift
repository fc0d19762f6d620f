import Foundation

/// The kind of a path's element.
public enum CGPathElementType: Int32, Hashable, Sendable {
    case moveToPoint = 0
    case addLineToPoint, addQuadCurveToPoint, addCurveToPoint, closeSubpath
}

/// An element of a path.
public struct CGPathElement {
    /// The kind of the element.
    public let type: CGPathElementType
    /// The points of the element, the control points before the end: 1 for a start or a line, 2 or 3 for a curve, none
    /// for the end of a closed subpath. The pointer is valid until the block that received the element returns.
    public let points: UnsafeMutablePointer<CGPoint>
}

extension CGPath {
    /// Calls a block with each element of the path, in the order in which they were added.
    public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
        var points = [CGPoint](repeating: .zero, count: 3)
        for element in elements {
            for (index, point) in element.points.enumerated() { points[index] = point }
            points.withUnsafeMutableBufferPointer { buffer in
                guard let start = buffer.baseAddress else { return }
                var described = CGPathElement(type: element.type, points: start)
                block(&described)
            }
        }
    }

    /// The smallest rectangle that encloses the path, without control points, in points; null if the path is empty.
    public var boundingBoxOfPath: CGRect {
        var points: [CGPoint] = []
        for element in elements { points += element.extremePoints(from: points.last ?? .zero) }
        return points.isEmpty ? .null : CGRect(around: points)
    }
}

extension PathElement {
    fileprivate var type: CGPathElementType {
        switch self {
        case .move: .moveToPoint
        case .line: .addLineToPoint
        case .quadCurve: .addQuadCurveToPoint
        case .curve: .addCurveToPoint
        case .close: .closeSubpath
        }
    }

    /// The points that determine the extent of the element: the points of a curve at which x or y is extreme, and the
    /// end of the element; none for the end of a closed subpath.
    ///
    /// - Parameter start: the end of the previous element.
    fileprivate func extremePoints(from start: CGPoint) -> [CGPoint] {
        switch self {
        case .move(let point), .line(let point): return [point]
        case .close: return []
        case .quadCurve(let point, let control):
            // The curve is converted to a cubic one.
            func between(_ end: CGPoint) -> CGPoint {
                CGPoint(x: end.x + (control.x - end.x) * 2 / 3, y: end.y + (control.y - end.y) * 2 / 3)
            }
            return PathElement.curve(point, control1: between(start), control2: between(point))
                .extremePoints(from: start)
        case .curve(let point, let control1, let control2):
            let horizontal = Self.extremes(start.x, control1.x, control2.x, point.x)
            let vertical = Self.extremes(start.y, control1.y, control2.y, point.y)
            return (horizontal + vertical).map { t in
                CGPoint(
                    x: Self.value(start.x, control1.x, control2.x, point.x, at: t),
                    y: Self.value(start.y, control1.y, control2.y, point.y, at: t))
            } + [point]
        }
    }

    /// The value of a cubic Bézier polynomial with the given coefficients.
    private static func value(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, at t: CGFloat) -> CGFloat {
        let s = 1 - t
        return s * s * (s * a + 3 * t * b) + t * t * (3 * s * c + t * d)
    }

    /// The parameters between 0 and 1 at which the derivative of a cubic Bézier polynomial is zero. A third of the
    /// derivative is p t² + q t + r.
    private static func extremes(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat) -> [CGFloat] {
        let (p, q, r): (CGFloat, CGFloat, CGFloat) = (d - a + 3 * (b - c), 2 * (a - 2 * b + c), b - a)
        let discriminant = q * q - 4 * p * r
        guard discriminant >= 0 else { return [] }
        // The form of the solution that loses no digits if p is small or zero.
        let sum = -(q + (q < 0 ? -1 : 1) * discriminant.squareRoot()) / 2
        return [sum / p, r / sum].filter { $0 > 0 && $0 < 1 }
    }
}
