import Foundation

/// Creates images by drawing; on Linux they have a size but no content.
open class UIGraphicsImageRenderer: NSObject {
    deinit {}

    private let size: CGSize
    private let format: UIGraphicsImageRendererFormat

    /// Creates a renderer for images of a size, in points.
    public init(size: CGSize) {
        (self.size, format) = (size, UIGraphicsImageRendererFormat())
    }

    /// Creates a renderer for images of a size, in points, with a format.
    public init(size: CGSize, format: UIGraphicsImageRendererFormat) {
        (self.size, self.format) = (size, format)
    }

    /// Creates a renderer for images of a rectangle's size.
    public convenience init(bounds: CGRect) {
        self.init(size: bounds.size)
    }

    /// Returns an image of the renderer's size after calling the closure, whose drawing is discarded.
    open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        UIGraphicsBeginImageContextWithOptions(size, format.opaque, format.scale)
        defer { UIGraphicsEndImageContext() }
        if let context = UIGraphicsGetCurrentContext() { actions(UIGraphicsImageRendererContext(cgContext: context)) }
        return UIImage(size: size, scale: format.scale)
    }
}

/// The format of rendered images.
open class UIGraphicsImageRendererFormat: NSObject {
    deinit {}

    /// The number of pixels per point; by default that of the current traits.
    open var scale = UITraitCollection.current.displayScale
    /// Whether images are opaque; does nothing on Linux.
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

    init(cgContext: CGContext) {
        self.cgContext = cgContext
    }

    /// Fills a rectangle; does nothing on Linux.
    public func fill(_ rect: CGRect) {}
    /// Strokes a rectangle; does nothing on Linux.
    public func stroke(_ rect: CGRect) {}
}
