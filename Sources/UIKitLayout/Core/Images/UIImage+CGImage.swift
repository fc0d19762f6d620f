import Foundation

nonisolated extension UIImage {
    /// The orientation of an image.
    public enum Orientation: Int, Hashable, Sendable {
        case up = 0
        case down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored

        /// Whether width and height are exchanged.
        fileprivate var isOnItsSide: Bool {
            switch self {
            case .left, .right, .leftMirrored, .rightMirrored: true
            case .up, .down, .upMirrored, .downMirrored: false
            }
        }
    }

    /// The pixels of the image, not rotated to its orientation; `nil` if the image is empty. A file is read when its
    /// pixels are first used. The image of a symbol has none.
    public var cgImage: CGImage? {
        if let pixels = content.pixels { return pixels }
        let pixels = CGSize(width: (size.width * scale).rounded(), height: (size.height * scale).rounded())
        guard pixels.width >= 1, pixels.height >= 1 else { return nil }
        let isOnItsSide = imageOrientation.isOnItsSide
        let width = Int(isOnItsSide ? pixels.height : pixels.width)
        let height = Int(isOnItsSide ? pixels.width : pixels.height)
        return path.map { CGImage(file: $0, width: width, height: height) } ?? CGImage(width: width, height: height)
    }

    /// Creates an image with one pixel per point.
    public convenience init(cgImage: CGImage) {
        self.init(cgImage: cgImage, scale: 1, orientation: .up)
    }

    /// Creates an image with a number of pixels per point and an orientation.
    public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
        let (width, height) = (CGFloat(cgImage.width) / scale, CGFloat(cgImage.height) / scale)
        let size = orientation.isOnItsSide ? CGSize(width: height, height: width) : CGSize(width: width, height: height)
        self.init(size: size, scale: scale, content: ImageContent(pixels: cgImage), orientation: orientation)
    }

    /// The same image with alignment rectangle insets, which constraints take into account.
    public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
        UIImage(self, alignmentRectInsets: alignmentInsets, orientation: imageOrientation)
    }

    /// The same image mirrored horizontally.
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
