import Foundation

extension PathElement {
    /// Returns a rectangle with continuous corners, which have the proportions of the corners of app icons.
    ///
    /// A continuous corner consists of three curves and begins and ends 1.528665 radii from the corner of the
    /// rectangle. If a side is too short for two such corners, all corners are quarter circles.
    package static func continuousRectangle(
        _ rect: CGRect, rounding corners: RectCorners, radius: CGFloat
    ) -> [PathElement] {
        let reach = radius * ContinuousCorner.reach
        guard radius > 0, 2 * reach <= min(rect.width, rect.height) else {
            return rectangle(rect, rounding: corners, radii: CGSize(width: radius, height: radius))
        }
        let places: [(corner: RectCorners, at: CGPoint, entering: CGVector, leaving: CGVector)] = [
            (.topLeft, CGPoint(x: rect.minX, y: rect.minY), CGVector(dx: 0, dy: 1), CGVector(dx: 1, dy: 0)),
            (.topRight, CGPoint(x: rect.maxX, y: rect.minY), CGVector(dx: -1, dy: 0), CGVector(dx: 0, dy: 1)),
            (.bottomRight, CGPoint(x: rect.maxX, y: rect.maxY), CGVector(dx: 0, dy: -1), CGVector(dx: -1, dy: 0)),
            (.bottomLeft, CGPoint(x: rect.minX, y: rect.maxY), CGVector(dx: 1, dy: 0), CGVector(dx: 0, dy: -1)),
        ]
        var elements: [PathElement] = []
        for place in places {
            let corner = ContinuousCorner(
                corner: place.at, entering: place.entering, leaving: place.leaving,
                radius: corners.contains(place.corner) ? radius : 0)
            elements += [elements.isEmpty ? .move(corner.start) : .line(corner.start)] + corner.curves
        }
        return elements + [.close]
    }
}

/// A continuous corner between two sides of a rectangle.
private struct ContinuousCorner {
    /// The distance of the curve's ends from the corner, in radii.
    static let reach: CGFloat = 1.528_665

    let corner: CGPoint
    /// Unit vectors that point away from the corner: along the side on which the path arrives, and along the side on
    /// which it leaves.
    let entering, leaving: CGVector
    let radius: CGFloat

    /// Returns the point at the given distances from the corner along the two sides, in radii.
    private func point(_ along: CGFloat, _ across: CGFloat) -> CGPoint {
        CGPoint(
            x: corner.x + (entering.dx * along + leaving.dx * across) * radius,
            y: corner.y + (entering.dy * along + leaving.dy * across) * radius)
    }

    var start: CGPoint { point(Self.reach, 0) }

    var curves: [PathElement] {
        guard radius > 0 else { return [] }
        return [
            .curve(
                point(0.631_494, 0.074_911), control1: point(1.088_493, 0), control2: point(0.868_407, 0)),
            .curve(
                point(0.074_911, 0.631_494), control1: point(0.372_824, 0.169_060),
                control2: point(0.169_060, 0.372_824)),
            .curve(
                point(0, Self.reach), control1: point(0, 0.868_407), control2: point(0, 1.088_493)),
        ]
    }
}
