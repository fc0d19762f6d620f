import Foundation

/// A size along and across the direction of scrolling, in points.
struct AxisSize: Hashable {
    /// The length along the direction of scrolling.
    var main: CGFloat
    /// The length across the direction of scrolling.
    var cross: CGFloat

    static let zero = AxisSize(main: 0, cross: 0)
}

extension UICollectionView.ScrollDirection {
    func axisSize(_ size: CGSize) -> AxisSize {
        self == .vertical
            ? AxisSize(main: size.height, cross: size.width) : AxisSize(main: size.width, cross: size.height)
    }

    func size(_ size: AxisSize) -> CGSize {
        self == .vertical
            ? CGSize(width: size.cross, height: size.main) : CGSize(width: size.main, height: size.cross)
    }

    /// Returns the rectangle with the given position and lengths along (`main`) and across (`cross`) the direction.
    func rect(main: CGFloat, cross: CGFloat, _ lengths: AxisSize) -> CGRect {
        CGRect(
            origin: self == .vertical ? CGPoint(x: cross, y: main) : CGPoint(x: main, y: cross), size: size(lengths))
    }

    /// Returns the positions at which a rectangle starts and ends along the direction.
    func span(_ rect: CGRect) -> (start: CGFloat, end: CGFloat) {
        self == .vertical ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
    }

    /// Returns the given rectangle, moved along the direction by the given distance.
    func moved(_ rect: CGRect, by distance: CGFloat) -> CGRect {
        self == .vertical ? rect.offsetBy(dx: 0, dy: distance) : rect.offsetBy(dx: distance, dy: 0)
    }
}
