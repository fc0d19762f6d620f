import Foundation

/// Where drawing goes while an image is made; nothing of it is kept.
public final class CGContext {
    init() {}

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
    /// Fills or draws the outline, or both; does nothing on Linux.
    public func drawPath(using mode: CGPathDrawingMode) {}
    /// Adds an arc; does nothing on Linux.
    public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {}
    /// Adds a curve with two control points; does nothing on Linux.
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {}
    /// Adds a curve with a control point; does nothing on Linux.
    public func addQuadCurve(to end: CGPoint, control: CGPoint) {}
    /// Sets whether edges are smoothed; does nothing on Linux.
    public func setShouldAntialias(_ shouldAntialias: Bool) {}
    /// Sets whether edges may be smoothed; does nothing on Linux.
    public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}
    /// Sets the dashes of lines; does nothing on Linux.
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {}
    /// Sets how far a corner of lines reaches; does nothing on Linux.
    public func setMiterLimit(_ limit: CGFloat) {}
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

/// What is drawn of an outline.
public nonisolated enum CGPathDrawingMode: Int32, Hashable, Sendable {
    /// What lies inside by the winding number.
    case fill = 0
    /// What lies inside by the even-odd rule.
    case eoFill
    /// The outline.
    case stroke
    /// Both by the winding number.
    case fillStroke
    /// Both by the even-odd rule.
    case eoFillStroke
}

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

    /// An image of the renderer's size; what the closure draws is not kept.
    open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        UIGraphicsBeginImageContextWithOptions(size, format.opaque, format.scale)
        defer { UIGraphicsEndImageContext() }
        if let context = UIGraphicsGetCurrentContext() { actions(UIGraphicsImageRendererContext(cgContext: context)) }
        return UIImage(size: size, scale: format.scale)
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

/// Where a renderer draws.
public final class UIGraphicsImageRendererContext {
    /// The context of Core Graphics.
    public let cgContext: CGContext

    init(cgContext: CGContext) {
        self.cgContext = cgContext
    }

    /// Fills a rectangle; does nothing on Linux.
    public func fill(_ rect: CGRect) {}
    /// Draws a rectangle; does nothing on Linux.
    public func stroke(_ rect: CGRect) {}
}
