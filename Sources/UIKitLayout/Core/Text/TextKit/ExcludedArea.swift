import Foundation
import Graphics2D

/// An area that lines avoid: the outline of a path, as line segments.
nonisolated struct ExcludedArea {
    private let segments: [(CGPoint, CGPoint)]
    private let bounds: CGRect

    /// The number of line segments that replace a curve.
    private static let curveSegments = 16

    init(_ path: CGPath) {
        bounds = path.boundingBox
        var (segments, first, last): ([(CGPoint, CGPoint)], CGPoint, CGPoint) = ([], .zero, .zero)
        for element in path.elements {
            switch element {
            case .move(let point): (first, last) = (point, point)
            case .close:
                segments.append((last, first))
                last = first
            default:
                for point in Self.points(of: element, from: last) {
                    segments.append((last, point))
                    last = point
                }
            }
        }
        self.segments = segments
    }

    private static func points(of element: PathElement, from start: CGPoint) -> [CGPoint] {
        func curve(_ point: (CGFloat) -> CGPoint) -> [CGPoint] {
            (1...curveSegments).map { point(CGFloat($0) / CGFloat(curveSegments)) }
        }
        func mix(_ points: [(CGFloat, CGPoint)]) -> CGPoint {
            points.reduce(.zero) { CGPoint(x: $0.x + $1.0 * $1.1.x, y: $0.y + $1.0 * $1.1.y) }
        }
        switch element {
        case .quadCurve(let end, let control):
            return curve { mix([((1 - $0) * (1 - $0), start), (2 * $0 * (1 - $0), control), ($0 * $0, end)]) }
        case .curve(let end, let control1, let control2):
            return curve { t in
                let u = 1 - t
                return mix([(u * u * u, start), (3 * u * u * t, control1), (3 * u * t * t, control2), (t * t * t, end)])
            }
        default: return element.points
        }
    }

    /// The part of the x axis that the area covers between two heights; `nil` if it is outside of them.
    private func extent(from top: CGFloat, to bottom: CGFloat) -> Range<CGFloat>? {
        guard bounds.minY < bottom, bounds.maxY > top else { return nil }
        var (left, right) = (CGFloat.infinity, -CGFloat.infinity)
        for (start, end) in segments where min(start.y, end.y) <= bottom && max(start.y, end.y) >= top {
            for y in [min(max(start.y, top), bottom), min(max(end.y, top), bottom)] {
                let share = start.y == end.y ? 0 : (y - start.y) / (end.y - start.y)
                for x in start.y == end.y ? [start.x, end.x] : [start.x + share * (end.x - start.x)] {
                    (left, right) = (min(left, x), max(right, x))
                }
            }
        }
        return left < right ? left..<right : nil
    }

    /// The parts of a line between two heights that no area covers, from left to right.
    static func gaps(
        in width: CGFloat, from top: CGFloat, to bottom: CGFloat, besides areas: [ExcludedArea]
    ) -> [Range<CGFloat>] {
        var (gaps, left): ([Range<CGFloat>], CGFloat) = ([], 0)
        for extent in areas.compactMap({ $0.extent(from: top, to: bottom) }).sorted(by: {
            $0.lowerBound < $1.lowerBound
        }) {
            if extent.lowerBound > left { gaps.append(left..<min(extent.lowerBound, width)) }
            left = max(left, extent.upperBound)
        }
        if left < width { gaps.append(left..<width) }
        return gaps
    }

    /// The nearest lower end of an area below a height; `nil` if there is none.
    static func nextEdge(below top: CGFloat, of areas: [ExcludedArea]) -> CGFloat? {
        areas.map(\.bounds.maxY).filter { $0 > top }.min()
    }
}
