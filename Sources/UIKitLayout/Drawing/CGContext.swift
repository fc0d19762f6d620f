import Foundation

/// Where drawing would go; there is none on Linux, so that sources compile but are never handed one.
public final class CGContext {
    private init() {}

    /// Remembers how drawing goes on; does nothing on Linux.
    public func saveGState() {}
    /// Takes what was remembered up again; does nothing on Linux.
    public func restoreGState() {}
    /// Sets the colour that fills; does nothing on Linux.
    public func setFillColor(_ color: CGColor) {}
    /// Sets the colour of lines; does nothing on Linux.
    public func setStrokeColor(_ color: CGColor) {}
    /// Sets the width of lines; does nothing on Linux.
    public func setLineWidth(_ width: CGFloat) {}
    /// Sets how lines end; does nothing on Linux.
    public func setLineCap(_ cap: CGLineCap) {}
    /// Sets how lines meet; does nothing on Linux.
    public func setLineJoin(_ join: CGLineJoin) {}
    /// Sets how opaque drawing is; does nothing on Linux.
    public func setAlpha(_ alpha: CGFloat) {}
    /// Sets a shadow; does nothing on Linux.
    public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor? = nil) {}
    /// Begins a part of an outline; does nothing on Linux.
    public func move(to point: CGPoint) {}
    /// Adds a line; does nothing on Linux.
    public func addLine(to point: CGPoint) {}
    /// Adds an outline; does nothing on Linux.
    public func addPath(_ path: CGPath) {}
    /// Adds a rectangle; does nothing on Linux.
    public func addRect(_ rect: CGRect) {}
    /// Adds the ellipse in a rectangle; does nothing on Linux.
    public func addEllipse(in rect: CGRect) {}
    /// Begins an outline; does nothing on Linux.
    public func beginPath() {}
    /// Closes an outline; does nothing on Linux.
    public func closePath() {}
    /// Fills the outline; does nothing on Linux.
    public func fillPath() {}
    /// Draws the outline; does nothing on Linux.
    public func strokePath() {}
    /// Fills a rectangle; does nothing on Linux.
    public func fill(_ rect: CGRect) {}
    /// Draws a rectangle; does nothing on Linux.
    public func stroke(_ rect: CGRect) {}
    /// Clears a rectangle; does nothing on Linux.
    public func clear(_ rect: CGRect) {}
    /// Fills the ellipse in a rectangle; does nothing on Linux.
    public func fillEllipse(in rect: CGRect) {}
    /// Draws the ellipse in a rectangle; does nothing on Linux.
    public func strokeEllipse(in rect: CGRect) {}
    /// Cuts drawing off outside of the outline; does nothing on Linux.
    public func clip() {}
    /// Cuts drawing off outside of a rectangle; does nothing on Linux.
    public func clip(to rect: CGRect) {}
    /// Moves what is drawn; does nothing on Linux.
    public func translateBy(x tx: CGFloat, y ty: CGFloat) {}
    /// Scales what is drawn; does nothing on Linux.
    public func scaleBy(x sx: CGFloat, y sy: CGFloat) {}
    /// Turns what is drawn; does nothing on Linux.
    public func rotate(by angle: CGFloat) {}
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The context that is drawn into: none on Linux.
public func UIGraphicsGetCurrentContext() -> CGContext? { nil }

/// Makes images by drawing; on Linux they have their size and nothing in them.
open class UIGraphicsImageRenderer: NSObject {
    deinit {}

    private let size: CGSize
    private let format: UIGraphicsImageRendererFormat

    /// Makes a renderer of images of a size, in points.
    public init(size: CGSize) {
        (self.size, format) = (size, UIGraphicsImageRendererFormat())
    }

    /// Makes a renderer of images of a size, in points, and a scale.
    public init(size: CGSize, format: UIGraphicsImageRendererFormat) {
        (self.size, self.format) = (size, format)
    }

    /// Makes a renderer of images as large as a rectangle.
    public convenience init(bounds: CGRect) {
        self.init(size: bounds.size)
    }

    /// An image of the renderer's size; the closure is not called, because there is no context to draw into.
    open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        UIImage(size: size, scale: format.scale)
    }
}

/// The scale of rendered images.
open class UIGraphicsImageRendererFormat: NSObject {
    deinit {}

    /// Pixels per point; those of the present traits by default.
    open var scale = UITraitCollection.current.displayScale
    /// Whether images are opaque; does nothing on Linux.
    open var opaque = false

    /// A format of its own.
    open class func `default`() -> Self { self.init() }

    /// Makes a format.
    public required override init() {}
}

/// Where a renderer draws; there is none on Linux.
public final class UIGraphicsImageRendererContext {
    /// The context of Core Graphics.
    public let cgContext: CGContext

    private init(cgContext: CGContext) {
        self.cgContext = cgContext
    }

    /// Fills a rectangle; does nothing on Linux.
    public func fill(_ rect: CGRect) {}
    /// Draws a rectangle; does nothing on Linux.
    public func stroke(_ rect: CGRect) {}
}
