import Foundation

/// The distance from the edge of a pixel, in pixels, within which a value counts as being on the edge. Sums of sizes
/// have rounding errors of about 1e-13.
private nonisolated let pixelTolerance: CGFloat = 1e-6

nonisolated extension CGFloat {
    /// The value rounded up to the next device pixel, in points. Sizes of content are rounded in this way.
    func roundedUpToPixel(scale: CGFloat) -> CGFloat {
        // Adding 0 turns a negative zero, which would be printed with its sign, into 0.
        (self * scale - pixelTolerance).rounded(.up) / scale + 0
    }

    /// The value rounded to the nearest device pixel, in points. Edges of frames are rounded in this way. Halves are
    /// rounded away from zero, as C's `round` does. Evidence: the stored frames of 10 views of 2 projects, which begin
    /// above the top of their cell or scroll view and therefore have negative coordinates.
    func roundedToPixel(scale: CGFloat) -> CGFloat {
        let size = (magnitude * scale + 0.5 + pixelTolerance).rounded(.down) / scale
        return self < 0 ? 0 - size : size
    }
}

nonisolated extension CGRect {
    /// The rectangle with each edge rounded to the nearest device pixel, in the coordinate system of the rectangle.
    func roundedToPixels(scale: CGFloat) -> CGRect {
        let left = minX.roundedToPixel(scale: scale)
        let top = minY.roundedToPixel(scale: scale)
        return CGRect(
            x: left, y: top, width: maxX.roundedToPixel(scale: scale) - left,
            height: maxY.roundedToPixel(scale: scale) - top)
    }
}
