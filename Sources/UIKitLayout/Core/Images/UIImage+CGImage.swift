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

    /// The dimensions of the image in pixels; `nil` if the image is empty.
    public var cgImage: CGImage? {
        let pixels = CGSize(width: (size.width * scale).rounded(), height: (size.height * scale).rounded())
        guard pixels.width >= 1, pixels.height >= 1 else { return nil }
        let (width, height) = (Int(pixels.width), Int(pixels.height))
        return imageOrientation.isOnItsSide
            ? CGImage(width: height, height: width) : CGImage(width: width, height: height)
    }

    /// Creates an image with one pixel per point.
    public convenience init(cgImage: CGImage) {
        self.init(cgImage: cgImage, scale: 1, orientation: .up)
    }

    /// Creates an image with a number of pixels per point and an orientation.
    public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
        let (width, height) = (CGFloat(cgImage.width) / scale, CGFloat(cgImage.height) / scale)
        let size = orientation.isOnItsSide ? CGSize(width: height, height: width) : CGSize(width: width, height: height)
        self.init(UIImage(size: size, scale: scale), alignmentRectInsets: .zero, orientation: orientation)
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
