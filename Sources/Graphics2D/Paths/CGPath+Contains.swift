import Foundation

extension CGPath {
    /// The outline as line segments, including the segments that close open subpaths. A curve is replaced by 16
    /// segments.
    package var lineSegments: [(start: CGPoint, end: CGPoint)] {
        var (segments, first, last): ([(start: CGPoint, end: CGPoint)], CGPoint, CGPoint) = ([], .zero, .zero)
        func add(_ point: CGPoint) {
            if point != last { segments.append((last, point)) }
            last = point
        }
        for element in elements {
            switch element {
            case .move(let point):
                add(first)
                (first, last) = (point, point)
            case .close: add(first)
            default: element.flattened(from: last).forEach(add)
            }
        }
        add(first)
        return segments
    }

    /// Whether the interior of the path contains a point.
    ///
    /// - Parameters:
    ///   - rule: the rule that determines the interior.
    ///   - transform: the transform that is applied to the point.
    public func contains(
        _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
    ) -> Bool {
        let point = point.applying(transform)
        // The segments that cross the ray from the point to the right are counted: in `winding`, those that cross it in
        // one direction minus those in the other.
        var (winding, crossings) = (0, 0)
        for (start, end) in lineSegments where (start.y <= point.y) != (end.y <= point.y) {
            let x = start.x + (point.y - start.y) / (end.y - start.y) * (end.x - start.x)
            guard x > point.x else { continue }
            winding += start.y < end.y ? 1 : -1
            crossings += 1
        }
        return rule == .winding ? winding != 0 : crossings % 2 == 1
    }
}

extension PathElement {
    /// The ends of the line segments that replace the element after the given point.
    fileprivate func flattened(from start: CGPoint) -> [CGPoint] {
        func points(_ weighted: (CGFloat) -> [(CGFloat, CGPoint)]) -> [CGPoint] {
            (1...16).map { step in
                weighted(CGFloat(step) / 16).reduce(.zero) {
                    CGPoint(x: $0.x + $1.0 * $1.1.x, y: $0.y + $1.0 * $1.1.y)
                }
            }
        }
        switch self {
        case .quadCurve(let end, let control):
            return points { [((1 - $0) * (1 - $0), start), (2 * $0 * (1 - $0), control), ($0 * $0, end)] }
        case .curve(let end, let control1, let control2):
            return points { t in
                let u = 1 - t
                return [(u * u * u, start), (3 * u * u * t, control1), (3 * u * t * t, control2), (t * t * t, end)]
            }
        default: return self.points
        }
    }
}
