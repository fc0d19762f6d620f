import Foundation

/// Values within this of a pixel count as lying on it; sums of sizes carry rounding errors of 1e-13.
private nonisolated let pixelTolerance: CGFloat = 1e-6

nonisolated extension CGFloat {
    /// The next device pixel up, in points, as sizes of content are rounded.
    func roundedUpToPixel(scale: CGFloat) -> CGFloat {
        // Adding 0 makes a 0 of a negative zero, which would be printed.
        (self * scale - pixelTolerance).rounded(.up) / scale + 0
    }

    /// The nearest device pixel, in points, as edges of frames are rounded; halves go away from zero, as C's `round` does. Stored
    /// frames above their cell or scroll view show it in 10 views of 2 projects.
    func roundedToPixel(scale: CGFloat) -> CGFloat {
        let size = (magnitude * scale + 0.5 + pixelTolerance).rounded(.down) / scale
        return self < 0 ? 0 - size : size
    }
}

nonisolated extension CGRect {
    /// The rectangle whose edges are rounded to device pixels, in the coordinates that it is given in.
    func roundedToPixels(scale: CGFloat) -> CGRect {
        let left = minX.roundedToPixel(scale: scale)
        let top = minY.roundedToPixel(scale: scale)
        return CGRect(
            x: left, y: top, width: maxX.roundedToPixel(scale: scale) - left,
            height: maxY.roundedToPixel(scale: scale) - top)
    }
}
