import Foundation
import Graphics2D

/// An area that lines avoid: the outline of a path, as line segments.
nonisolated struct ExcludedArea {
    private let segments: [(start: CGPoint, end: CGPoint)]
    private let bounds: CGRect

    init(_ path: CGPath) {
        (segments, bounds) = (path.lineSegments, path.boundingBox)
    }

    /// The smallest range of x coordinates that contains the part of the area between two y coordinates; `nil` if there
    /// is no such part.
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

    /// The ranges of x coordinates, from left to right, that no area covers in a line between two y coordinates.
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

    /// The y coordinate of the first bottom edge of an area below a y coordinate; `nil` if there is none.
    static func nextEdge(below top: CGFloat, of areas: [ExcludedArea]) -> CGFloat? {
        areas.map(\.bounds.maxY).filter { $0 > top }.min()
    }
}
