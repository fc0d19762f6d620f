import Foundation

/// The frame of a popover and the direction of its arrow.
nonisolated struct PopoverPlacement {
    let frame: CGRect
    let direction: UIPopoverArrowDirection

    /// The distance between the popover and the source, which the arrow fills, in points.
    private static let arrowHeight: CGFloat = 13

    /// Places a popover beside a source rectangle: below it with an arrow that points up, above it, to its right with an
    /// arrow that points left, or to its left. Of the permitted directions, it takes the first one with enough space or,
    /// if there is none, the one with the most space, and reduces the size. Without a permitted direction the popover is
    /// centred on the source.
    init(
        of size: CGSize, beside source: CGRect, permitted: UIPopoverArrowDirection, covers: Bool, in area: CGRect
    ) {
        let sides: [(UIPopoverArrowDirection, space: CGFloat, needed: CGFloat)] = [
            (.up, area.maxY - source.maxY, size.height), (.down, source.minY - area.minY, size.height),
            (.left, area.maxX - source.maxX, size.width), (.right, source.minX - area.minX, size.width),
        ].filter { permitted.contains($0.0) }
        let fitting = sides.first { $0.space >= $0.needed + Self.arrowHeight }
        let chosen = fitting ?? sides.max { $0.space - $0.needed < $1.space - $1.needed }
        direction = chosen?.0 ?? []
        var size = CGSize(width: min(size.width, area.width), height: min(size.height, area.height))
        if let chosen, fitting == nil, !covers {
            let room = max(0, chosen.space - Self.arrowHeight)
            if chosen.0 == .up || chosen.0 == .down { size.height = min(size.height, room) }
            if chosen.0 == .left || chosen.0 == .right { size.width = min(size.width, room) }
        }
        var origin = CGPoint(x: source.midX - size.width / 2, y: source.midY - size.height / 2)
        switch direction {
        case .up: origin.y = source.maxY + Self.arrowHeight
        case .down: origin.y = source.minY - Self.arrowHeight - size.height
        case .left: origin.x = source.maxX + Self.arrowHeight
        case .right: origin.x = source.minX - Self.arrowHeight - size.width
        default: break
        }
        origin.x = max(area.minX, min(origin.x, area.maxX - size.width))
        origin.y = max(area.minY, min(origin.y, area.maxY - size.height))
        frame = CGRect(origin: origin, size: size)
    }
}
