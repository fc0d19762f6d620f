import Foundation

nonisolated extension UIImage {
    /// The orientation in which the pixels of an image are shown.
    public enum Orientation: Int, Hashable, Sendable {
        case up = 0
        case down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored

        /// Whether the image is turned by a quarter, so that its width is the height of its pixels.
        fileprivate var isOnItsSide: Bool {
            switch self {
            case .left, .right, .leftMirrored, .rightMirrored: true
            case .up, .down, .upMirrored, .downMirrored: false
            }
        }
    }

    /// The pixels of the image, not turned to its orientation; `nil` if the size of the image is below one pixel. The
    /// result has the image's size but no pixels if the image is a symbol or was created without pixels. A file is read
    /// when its pixels are first used.
    public var cgImage: CGImage? {
        if let pixels = content.pixels { return pixels }
        let pixels = CGSize(width: (size.width * scale).rounded(), height: (size.height * scale).rounded())
        guard pixels.width >= 1, pixels.height >= 1 else { return nil }
        let isOnItsSide = imageOrientation.isOnItsSide
        let width = Int(isOnItsSide ? pixels.height : pixels.width)
        let height = Int(isOnItsSide ? pixels.width : pixels.height)
        return path.map { CGImage(file: $0, width: width, height: height) } ?? CGImage(width: width, height: height)
    }

    /// Creates an image from the given pixels, with one pixel per point.
    public convenience init(cgImage: CGImage) {
        self.init(cgImage: cgImage, scale: 1, orientation: .up)
    }

    /// Creates an image from the given pixels, with `scale` pixels per point and the given orientation.
    public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
        let (width, height) = (CGFloat(cgImage.width) / scale, CGFloat(cgImage.height) / scale)
        let size = orientation.isOnItsSide ? CGSize(width: height, height: width) : CGSize(width: width, height: height)
        self.init(size: size, scale: scale, content: ImageContent(pixels: cgImage), orientation: orientation)
    }

    /// Returns the image with the given distances from its edges to the rectangle that constraints align.
    public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
        UIImage(self, alignmentRectInsets: alignmentInsets, orientation: imageOrientation)
    }

    /// Returns the image mirrored horizontally.
    public func withHorizontallyFlippedOrientation() -> UIImage {
        let mirrored: Orientation =
            switch imageOrientation {
            case .up: .upMirrored
            case .down: .downMirrored
            case .left: .rightMirrored
            case .right: .leftMirrored
            case .upMirrored: .up
            case .downMirrored: .down
            case .leftMirrored: .right
            case .rightMirrored: .left
            }
        return UIImage(self, alignmentRectInsets: alignmentRectInsets, orientation: mirrored)
    }
}
