import Foundation

extension CGPath {
    /// Returns the part of the path between two positions, which are fractions of its length. Each curve is replaced by
    /// 32 lines.
    package func part(from start: CGFloat, to end: CGFloat) -> CGPath {
        let lines = segments
        let total = lines.reduce(0) { $0 + $1.length }
        let result = CGMutablePath()
        var (passed, last): (CGFloat, CGPoint?) = (0, nil)
        for line in lines {
            let (from, to) = (max(start * total - passed, 0), min(end * total - passed, line.length))
            passed += line.length
            guard from < to else { continue }
            let first = line.point(at: from)
            if last != first { result.move(to: first) }
            let next = line.point(at: to)
            result.addLine(to: next)
            last = next
        }
        return result
    }

    private struct Segment {
        let start, end: CGPoint

        var length: CGFloat {
            let (dx, dy) = (end.x - start.x, end.y - start.y)
            return (dx * dx + dy * dy).squareRoot()
        }

        /// Returns the point at the given distance from the start; the end if the distance is at least the length.
        func point(at distance: CGFloat) -> CGPoint {
            guard distance > 0 else { return start }
            guard distance < length else { return end }
            let share = distance / length
            return CGPoint(x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share)
        }
    }

    private var segments: [Segment] {
        var (segments, first, last): ([Segment], CGPoint, CGPoint) = ([], .zero, .zero)
        func line(to point: CGPoint) {
            segments.append(Segment(start: last, end: point))
            last = point
        }
        for element in elements {
            switch element {
            case .move(let point): (first, last) = (point, point)
            case .line(let point): line(to: point)
            case .quadCurve(let point, let control):
                for place in Self.onCurve(last, control, control, point, isQuadratic: true) { line(to: place) }
            case .curve(let point, let control1, let control2):
                for place in Self.onCurve(last, control1, control2, point, isQuadratic: false) { line(to: place) }
            case .close: line(to: first)
            }
        }
        return segments
    }

    private static func onCurve(
        _ start: CGPoint, _ control1: CGPoint, _ control2: CGPoint, _ end: CGPoint, isQuadratic: Bool
    ) -> [CGPoint] {
        (1...32).map { step in
            let t = CGFloat(step) / 32
            let u = 1 - t
            let weights =
                isQuadratic ? [u * u, t * u, t * u, t * t] : [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t]
            let points = [start, control1, control2, end]
            return CGPoint(
                x: zip(weights, points).reduce(0) { $0 + $1.0 * $1.1.x },
                y: zip(weights, points).reduce(0) { $0 + $1.0 * $1.1.y })
        }
    }
}
