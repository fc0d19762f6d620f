import Foundation

/// The properties that determine the layout of a section of a flow layout, other than the section's items. Lengths are
/// in points.
struct FlowMetrics: Equatable {
    var direction: UICollectionView.ScrollDirection
    /// The lengths of the header, the footer and the insets before and after the lines, along the direction of
    /// scrolling.
    var header: CGFloat
    var footer: CGFloat
    var insetBefore: CGFloat
    var insetAfter: CGFloat
    /// The position and the length of lines, across the direction of scrolling.
    var lineStart: CGFloat
    var lineLength: CGFloat
    /// The length of headers and footers across the direction of scrolling.
    var crossLength: CGFloat
    var lineSpacing: CGFloat
    var itemSpacing: CGFloat
    /// The size, or the estimated size, of items that have no size of their own.
    var itemSize: AxisSize
    /// The source of the items' sizes.
    var sizing: Sizing
    var scale: CGFloat

    enum Sizing {
        /// All items have the same size.
        case uniform
        /// The delegate provides all sizes.
        case given
        /// Cells are measured when they become visible.
        case estimated
    }

    /// The number of items of the common size that fit in a line; at least 1.
    var itemsPerLine: Int {
        let fitting = (lineLength + itemSpacing + lengthTolerance) / (itemSize.cross + itemSpacing)
        return fitting >= 1 && fitting.isFinite ? Int(min(fitting, 1e6)) : 1
    }
}

/// The length by which an item may exceed its line, in points. It allows for the rounding errors of sums of lengths,
/// which are about 1e-13.
let lengthTolerance: CGFloat = 1e-6
