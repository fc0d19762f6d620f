import Foundation

/// What a flow layout's section depends on besides its items, in points.
struct FlowMetrics: Equatable {
    var direction: UICollectionView.ScrollDirection
    /// Before and after the lines, along the direction of scrolling.
    var header: CGFloat
    var footer: CGFloat
    var insetBefore: CGFloat
    var insetAfter: CGFloat
    /// Where lines begin, across the direction of scrolling, and how long they are.
    var lineStart: CGFloat
    var lineLength: CGFloat
    /// The length of headers and footers.
    var crossLength: CGFloat
    var lineSpacing: CGFloat
    var itemSpacing: CGFloat
    /// The size, or the estimate, of items of which nothing else is known.
    var itemSize: AxisSize
    /// How sizes come about.
    var sizing: Sizing
    var scale: CGFloat

    enum Sizing {
        /// All items have the same size.
        case uniform
        /// The delegate knows all sizes.
        case given
        /// Cells are measured when they come into sight.
        case estimated
    }

    /// How many items of the common size a line holds, at least one.
    var itemsPerLine: Int {
        let room = (lineLength + itemSpacing + lengthTolerance) / (itemSize.cross + itemSpacing)
        return room >= 1 && room.isFinite ? Int(min(room, 1e6)) : 1
    }
}

/// What an item may stand over at the end of its line, in points: sums of lengths carry rounding errors of 1e-13.
let lengthTolerance: CGFloat = 1e-6
