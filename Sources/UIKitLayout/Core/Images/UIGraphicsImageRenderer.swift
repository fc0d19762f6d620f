import Foundation

/// Creates images by drawing.
open class UIGraphicsImageRenderer: NSObject {
    deinit {}

    private let bounds: CGRect
    private let format: UIGraphicsImageRendererFormat

    /// Creates a renderer for images of a size, in points.
    public convenience init(size: CGSize) {
        self.init(size: size, format: UIGraphicsImageRendererFormat())
    }

    /// Creates a renderer for images of a size, in points, with a format.
    public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
        self.init(bounds: CGRect(origin: .zero, size: size), format: format)
    }

    /// Creates a renderer for images of a rectangle.
    public convenience init(bounds: CGRect) {
        self.init(bounds: bounds, format: UIGraphicsImageRendererFormat())
    }

    /// Creates a renderer for images of a rectangle, with a format.
    public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
        (self.bounds, self.format) = (bounds, format)
    }

    /// Returns an image of what the closure draws. If the image would have no pixels or a length above 20 000 pixels, the
    /// closure is not called and the image is empty.
    open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        guard let context = CGContext(size: bounds.size, scale: format.scale, isOpaque: format.opaque) else {
            return UIImage(size: bounds.size, scale: format.scale)
        }
        context.translateBy(x: -bounds.minX, y: -bounds.minY)
        let drawing = UIGraphicsImageRendererContext(cgContext: context, format: format)
        CurrentContext.with(context) { actions(drawing) }
        return drawing.currentImage
    }

    /// Returns a PNG file of what the closure draws; no bytes if the image would have no pixels.
    open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
        image(actions: actions).pngData() ?? Data()
    }

    /// Returns a JPEG file of what the closure draws; no bytes if the image would have no pixels.
    open func jpegData(
        withCompressionQuality compressionQuality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void
    ) -> Data {
        image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
    }
}

/// The format of rendered images.
open class UIGraphicsImageRendererFormat: NSObject {
    deinit {}

    /// The number of pixels per point; by default that of the current traits.
    open var scale = UITraitCollection.current.displayScale
    /// Whether images are opaque: their background is then black.
    open var opaque = false

    /// Returns a new default format.
    open class func `default`() -> Self { self.init() }

    /// Creates a format.
    public required override init() {}
}

/// The context in which a renderer draws.
public final class UIGraphicsImageRendererContext {
    /// The Core Graphics context.
    public let cgContext: CGContext
    /// The format of the image.
    public let format: UIGraphicsImageRendererFormat

    init(cgContext: CGContext, format: UIGraphicsImageRendererFormat) {
        (self.cgContext, self.format) = (cgContext, format)
    }

    /// The image as drawn so far.
    public var currentImage: UIImage {
        cgContext.makeImage().map { UIImage(cgImage: $0, scale: format.scale, orientation: .up) }
            ?? UIImage(size: .zero, scale: format.scale)
    }

    /// Fills a rectangle.
    public func fill(_ rect: CGRect) { cgContext.fill(rect) }
    /// Fills a rectangle with a blend mode.
    public func fill(_ rect: CGRect, blendMode: CGBlendMode) {
        cgContext.saveGState()
        cgContext.setBlendMode(blendMode)
        cgContext.fill(rect)
        cgContext.restoreGState()
    }
    /// Strokes the inside of a rectangle, one point wide.
    public func stroke(_ rect: CGRect) { cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5)) }
    /// Clips drawing to a rectangle.
    public func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}
