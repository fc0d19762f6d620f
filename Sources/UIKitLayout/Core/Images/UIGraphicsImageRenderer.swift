import Foundation

/// Creates images from what closures draw.
open class UIGraphicsImageRenderer: NSObject {
    deinit {}

    private let bounds: CGRect
    private let format: UIGraphicsImageRendererFormat

    /// Creates a renderer for images of the given size, in points, in the default format.
    public convenience init(size: CGSize) {
        self.init(size: size, format: UIGraphicsImageRendererFormat())
    }

    /// Creates a renderer for images of the given size, in points, in the given format.
    public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
        self.init(bounds: CGRect(origin: .zero, size: size), format: format)
    }

    /// Creates a renderer for images of the given rectangle of user space, in points, in the default format.
    public convenience init(bounds: CGRect) {
        self.init(bounds: bounds, format: UIGraphicsImageRendererFormat())
    }

    /// Creates a renderer for images of the given rectangle of user space, in points, in the given format.
    public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
        (self.bounds, self.format) = (bounds, format.with(bounds))
    }

    /// Returns an image of what the closure draws. If a length is not positive or is above 20 000 pixels, the closure
    /// is not called, and the image has the size but no pixels.
    open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        guard let context = CGContext(size: bounds.size, scale: format.scale, isOpaque: format.opaque) else {
            return UIImage(size: bounds.size, scale: format.scale)
        }
        context.translateBy(x: -bounds.minX, y: -bounds.minY)
        let drawing = UIGraphicsImageRendererContext(cgContext: context, format: format)
        CurrentContext.with(context) { actions(drawing) }
        return drawing.currentImage
    }

    /// Returns a PNG file of what the closure draws. The result is empty if ``image(actions:)`` yields no pixels.
    open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
        image(actions: actions).pngData() ?? Data()
    }

    /// Returns a JPEG file of what the closure draws. The result is empty if ``image(actions:)`` yields no pixels.
    ///
    /// - Parameters:
    ///   - compressionQuality: the quality, from 0 to 1.
    ///   - actions: draws into the renderer's context, which is the current context during the call.
    open func jpegData(
        withCompressionQuality compressionQuality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void
    ) -> Data {
        image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
    }
}

/// The format of rendered images.
open class UIGraphicsImageRendererFormat: NSObject {
    deinit {}

    /// The number of pixels per point; by default the display scale of the current traits.
    open var scale = UITraitCollection.current.displayScale
    /// Whether images are opaque; if so, they are first filled with black.
    open var opaque = false

    /// The rectangle of user space that is drawn, in points, in the format of a renderer's context; otherwise zero.
    open private(set) var bounds = CGRect.zero

    /// The range of colours of images. It has no effect: images are drawn in sRGB.
    open var preferredRange = Range.automatic

    /// A range of colours of images.
    public nonisolated enum Range: Int, Hashable, Sendable {
        case unspecified = -1
        case automatic = 0
        case extended, standard
    }

    /// Returns a new default format.
    open class func `default`() -> Self { self.init() }
    /// Returns a new format for the main screen, which is the default format.
    open class func preferred() -> Self { self.init() }

    /// Creates a format.
    public required override init() {}

    /// Creates a format with the display scale of the given traits or, if they specify none, the default scale.
    public convenience init(for traitCollection: UITraitCollection) {
        self.init()
        scale = traitCollection.values.displayScale ?? scale
    }

    /// Returns a copy of the format for a renderer of the given rectangle.
    fileprivate func with(_ bounds: CGRect) -> UIGraphicsImageRendererFormat {
        let copy = type(of: self).init()
        (copy.scale, copy.opaque, copy.preferredRange, copy.bounds) = (scale, opaque, preferredRange, bounds)
        return copy
    }
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

    /// An image of what has been drawn so far.
    public var currentImage: UIImage {
        cgContext.makeImage().map { UIImage(cgImage: $0, scale: format.scale, orientation: .up) }
            ?? UIImage(size: .zero, scale: format.scale)
    }

    /// Fills a rectangle.
    public func fill(_ rect: CGRect) { cgContext.fill(rect) }
    /// Fills a rectangle in the given blend mode.
    public func fill(_ rect: CGRect, blendMode: CGBlendMode) {
        cgContext.saveGState()
        cgContext.setBlendMode(blendMode)
        cgContext.fill(rect)
        cgContext.restoreGState()
    }
    /// Strokes a rectangle half a point inside its edges.
    public func stroke(_ rect: CGRect) { cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5)) }
    /// Limits drawing to a rectangle.
    public func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}
