import Foundation

/// An element of a path: the start of a subpath, a line, a curve, or the end of a closed subpath.
package enum PathElement: Hashable {
    case move(CGPoint)
    case line(CGPoint)
    case quadCurve(CGPoint, control: CGPoint)
    case curve(CGPoint, control1: CGPoint, control2: CGPoint)
    case close

    /// The points of the element, control points included.
    package var points: [CGPoint] {
        switch self {
        case .move(let point), .line(let point): [point]
        case .quadCurve(let point, let control): [control, point]
        case .curve(let point, let control1, let control2): [control1, control2, point]
        case .close: []
        }
    }

    package func applying(_ transform: CGAffineTransform) -> PathElement {
        switch self {
        case .move(let point): .move(point.applying(transform))
        case .line(let point): .line(point.applying(transform))
        case .quadCurve(let point, let control):
            .quadCurve(point.applying(transform), control: control.applying(transform))
        case .curve(let point, let control1, let control2):
            .curve(
                point.applying(transform), control1: control1.applying(transform),
                control2: control2.applying(transform))
        case .close: .close
        }
    }
}
