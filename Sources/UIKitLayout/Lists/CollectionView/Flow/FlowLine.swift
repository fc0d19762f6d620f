import Foundation

/// A line of a flow layout: its items, in order.
///
/// UIKit distributes the free space of a full line among the gaps between its items ("the layout object increases the
/// interitem spacing until the items fit evenly within the line boundaries", Collection View Programming Guide for iOS,
/// Using the Flow Layout). The last line of a section keeps the minimum spacing and begins at the start of the line,
/// unless all items have the same size; then its spacing is that of the full lines (both observed in rdar://20825965).
/// The only item of any other line is centred. Across the line, items are centred ("the flow layout object centers
/// items vertically on the same line", the same guide).
struct FlowLine {
    let first: Int
    let sizes: [AxisSize]
    /// The number of items in a full line if all items have the same size; otherwise `nil`.
    let itemsPerLine: Int?
    let isLast: Bool

    /// The length of the line along the direction of scrolling.
    var extent: CGFloat { sizes.map(\.main).max() ?? 0 }

    /// Returns the position of each item in a line of the given length; the given spacing is the minimum between items.
    func starts(lineLength: CGFloat, spacing: CGFloat) -> [CGFloat] {
        let (start, gap) = arrangement(lineLength: lineLength, spacing: spacing)
        var next = start
        return sizes.map { size in
            defer { next += size.cross + gap }
            return next
        }
    }

    private func arrangement(lineLength: CGFloat, spacing: CGFloat) -> (start: CGFloat, gap: CGFloat) {
        let count = itemsPerLine ?? sizes.count
        let length =
            itemsPerLine.map { CGFloat($0) * (sizes.first?.cross ?? 0) } ?? sizes.reduce(0) { $0 + $1.cross }
        let left = max(0, lineLength - length - CGFloat(count - 1) * spacing)
        if isLast, itemsPerLine == nil { return (0, spacing) }
        return count > 1 ? (0, spacing + left / CGFloat(count - 1)) : (left / 2, spacing)
    }
}
