import Foundation
import Trapping

// The paths of common shapes.
extension PathElement {
    /// The distance of the control points of a quarter circle from its ends, as a fraction of the radius.
    private static let quarter: CGFloat = 0.552_284_749_831

    package static func rectangle(_ rect: CGRect) -> [PathElement] {
        [
            .move(CGPoint(x: rect.minX, y: rect.minY)), .line(CGPoint(x: rect.maxX, y: rect.minY)),
            .line(CGPoint(x: rect.maxX, y: rect.maxY)), .line(CGPoint(x: rect.minX, y: rect.maxY)), .close,
        ]
    }

    package static func ellipse(in rect: CGRect) -> [PathElement] {
        rectangle(
            rect, rounding: .all, radii: CGSize(width: rect.width / 2, height: rect.height / 2))
    }

    /// Returns a rectangle whose given corners are rounded, clockwise from the top left corner.
    package static func rectangle(_ rect: CGRect, rounding corners: RectCorners, radii: CGSize) -> [PathElement] {
        rectangle(rect) { corners.contains($0) ? radii : nil }
    }

    /// Returns a rectangle whose corners are rounded by quarter ellipses, clockwise from the top left corner.
    ///
    /// - Parameter radii: returns the radii of one corner, which are limited to half of the rectangle's size, or `nil` if
    ///   the corner is not rounded.
    package static func rectangle(_ rect: CGRect, radii: (RectCorners) -> CGSize?) -> [PathElement] {
        let places: [(corner: RectCorners, at: CGPoint, inwards: CGVector)] = [
            (.topLeft, CGPoint(x: rect.minX, y: rect.minY), CGVector(dx: 1, dy: 1)),
            (.topRight, CGPoint(x: rect.maxX, y: rect.minY), CGVector(dx: -1, dy: 1)),
            (.bottomRight, CGPoint(x: rect.maxX, y: rect.maxY), CGVector(dx: -1, dy: -1)),
            (.bottomLeft, CGPoint(x: rect.minX, y: rect.maxY), CGVector(dx: 1, dy: -1)),
        ]
        var elements: [PathElement] = []
        for place in places {
            let radii = radii(place.corner)
            let width = max(0, min(radii?.width ?? 0, rect.width / 2))
            let height = max(0, min(radii?.height ?? 0, rect.height / 2))
            // Clockwise, the path enters the top left and bottom right corners from a vertical side, and the other
            // corners from a horizontal one.
            let fromSide = place.corner == .topLeft || place.corner == .bottomRight
            let side = CGPoint(x: place.at.x, y: place.at.y + height * place.inwards.dy)
            let edge = CGPoint(x: place.at.x + width * place.inwards.dx, y: place.at.y)
            elements += turn(
                from: fromSide ? side : edge, around: place.at, to: fromSide ? edge : side, isFirst: elements.isEmpty,
                isRound: radii != nil)
        }
        return elements + [.close]
    }

    private static func turn(
        from start: CGPoint, around corner: CGPoint, to end: CGPoint, isFirst: Bool, isRound: Bool
    ) -> [PathElement] {
        let first: PathElement = isFirst ? .move(start) : .line(start)
        guard isRound else { return [first] }
        func between(_ point: CGPoint) -> CGPoint {
            CGPoint(
                x: point.x + (corner.x - point.x) * quarter, y: point.y + (corner.y - point.y) * quarter)
        }
        return [first, .curve(end, control1: between(start), control2: between(end))]
    }

    /// Returns an arc of a circle as curves of at most a quarter circle each. Angles are in radians and increase
    /// clockwise on the screen; `clockwise` is the direction of the arc on the screen.
    package static func arc(
        center: CGPoint, radius: CGFloat, from start: CGFloat, to end: CGFloat, clockwise: Bool
    ) -> [PathElement] {
        let sweep = sweep(from: start, to: end, clockwise: clockwise)
        let count = max(1, Int(limiting: (abs(sweep) / (.pi / 2)).rounded(.up)))
        let step = sweep / CGFloat(count)
        let handle = CGFloat(4.0 / 3.0 * tan(Double(step) / 4)) * radius
        func point(_ angle: CGFloat) -> (at: CGPoint, ahead: CGVector) {
            let (sine, cosine) = (CGFloat(sin(Double(angle))), CGFloat(cos(Double(angle))))
            return (
                CGPoint(x: center.x + radius * cosine, y: center.y + radius * sine),
                CGVector(dx: -sine * handle, dy: cosine * handle)
            )
        }
        var elements: [PathElement] = [.move(point(start).at)]
        for index in 0..<count {
            let (one, other) = (point(start + step * CGFloat(index)), point(start + step * CGFloat(index + 1)))
            elements.append(
                .curve(
                    other.at, control1: CGPoint(x: one.at.x + one.ahead.dx, y: one.at.y + one.ahead.dy),
                    control2: CGPoint(x: other.at.x - other.ahead.dx, y: other.at.y - other.ahead.dy)))
        }
        return elements
    }

    /// Returns the angle that an arc covers, in radians: positive if clockwise, negative otherwise, at most a full
    /// circle.
    private static func sweep(from start: CGFloat, to end: CGFloat, clockwise: Bool) -> CGFloat {
        let full = 2 * CGFloat.pi
        let distance = clockwise ? end - start : start - end
        if distance >= full { return clockwise ? full : -full }
        let rest = distance.truncatingRemainder(dividingBy: full)
        let positive = rest < 0 ? rest + full : rest
        return clockwise ? positive : -positive
    }

    /// Returns the elements that add an arc to a path: if the path is not empty, a line to the start of the arc
    /// replaces the move to it.
    package static func joined(_ arc: [PathElement], to path: CGPath) -> [PathElement] {
        guard case .move(let start)? = arc.first, !path.isEmpty else { return arc }
        return [.line(start)] + arc.dropFirst()
    }
}
