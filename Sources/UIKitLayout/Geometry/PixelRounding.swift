import Foundation

/// Values within this distance of a pixel edge count as being on it; sums of sizes have rounding errors of 1e-13.
private nonisolated let pixelTolerance: CGFloat = 1e-6

nonisolated extension CGFloat {
    /// The value rounded up to a device pixel, in points, as sizes of content are.
    func roundedUpToPixel(scale: CGFloat) -> CGFloat {
        // Adding 0 turns a negative zero, which would be printed with its sign, into 0.
        (self * scale - pixelTolerance).rounded(.up) / scale + 0
    }

    /// The value rounded to the nearest device pixel, in points; edges of frames are rounded in this way. Halves are
    /// rounded away from zero, as by C's `round`. Stored frames of 10 views of 2 projects that are above their cell or
    /// scroll view show it.
    func roundedToPixel(scale: CGFloat) -> CGFloat {
        let size = (magnitude * scale + 0.5 + pixelTolerance).rounded(.down) / scale
        return self < 0 ? 0 - size : size
    }
}

nonisolated extension CGRect {
    /// The rectangle with its edges rounded to device pixels, in its own coordinate system.
    func roundedToPixels(scale: CGFloat) -> CGRect {
        let left = minX.roundedToPixel(scale: scale)
        let top = minY.roundedToPixel(scale: scale)
        return CGRect(
            x: left, y: top, width: maxX.roundedToPixel(scale: scale) - left,
            height: maxY.roundedToPixel(scale: scale) - top)
    }
}
