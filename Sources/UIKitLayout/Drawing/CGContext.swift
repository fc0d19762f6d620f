import Foundation

/// A context for drawing an image; what is drawn is discarded.
public final class CGContext {
    init() {}

    /// Saves the graphics state; does nothing on Linux.
    public func saveGState() {}
    /// Restores the saved graphics state; does nothing on Linux.
    public func restoreGState() {}
    /// Sets the fill colour; does nothing on Linux.
    public func setFillColor(_ color: CGColor) {}
    /// Sets the stroke colour; does nothing on Linux.
    public func setStrokeColor(_ color: CGColor) {}
    /// Sets the line width; does nothing on Linux.
    public func setLineWidth(_ width: CGFloat) {}
    /// Sets the line cap; does nothing on Linux.
    public func setLineCap(_ cap: CGLineCap) {}
    /// Sets the line join; does nothing on Linux.
    public func setLineJoin(_ join: CGLineJoin) {}
    /// Sets the opacity; does nothing on Linux.
    public func setAlpha(_ alpha: CGFloat) {}
    /// Sets a shadow; does nothing on Linux.
    public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor? = nil) {}
    /// Begins a subpath at a point; does nothing on Linux.
    public func move(to point: CGPoint) {}
    /// Adds a line; does nothing on Linux.
    public func addLine(to point: CGPoint) {}
    /// Adds a path; does nothing on Linux.
    public func addPath(_ path: CGPath) {}
    /// Adds a rectangle; does nothing on Linux.
    public func addRect(_ rect: CGRect) {}
    /// Adds the ellipse inside a rectangle; does nothing on Linux.
    public func addEllipse(in rect: CGRect) {}
    /// Begins a path; does nothing on Linux.
    public func beginPath() {}
    /// Closes the current subpath; does nothing on Linux.
    public func closePath() {}
    /// Fills the path; does nothing on Linux.
    public func fillPath() {}
    /// Strokes the path; does nothing on Linux.
    public func strokePath() {}
    /// Fills or strokes the path, or both; does nothing on Linux.
    public func drawPath(using mode: CGPathDrawingMode) {}
    /// Adds an arc; does nothing on Linux.
    public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {}
    /// Adds a cubic Bézier curve; does nothing on Linux.
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {}
    /// Adds a quadratic Bézier curve; does nothing on Linux.
    public func addQuadCurve(to end: CGPoint, control: CGPoint) {}
    /// Sets whether edges are antialiased; does nothing on Linux.
    public func setShouldAntialias(_ shouldAntialias: Bool) {}
    /// Sets whether edges may be antialiased; does nothing on Linux.
    public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}
    /// Sets the dash pattern; does nothing on Linux.
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {}
    /// Sets the miter limit; does nothing on Linux.
    public func setMiterLimit(_ limit: CGFloat) {}
    /// Fills a rectangle; does nothing on Linux.
    public func fill(_ rect: CGRect) {}
    /// Strokes a rectangle; does nothing on Linux.
    public func stroke(_ rect: CGRect) {}
    /// Clears a rectangle; does nothing on Linux.
    public func clear(_ rect: CGRect) {}
    /// Fills the ellipse inside a rectangle; does nothing on Linux.
    public func fillEllipse(in rect: CGRect) {}
    /// Strokes the ellipse inside a rectangle; does nothing on Linux.
    public func strokeEllipse(in rect: CGRect) {}
    /// Clips drawing to the path; does nothing on Linux.
    public func clip() {}
    /// Clips drawing to a rectangle; does nothing on Linux.
    public func clip(to rect: CGRect) {}
    /// Translates the coordinate system; does nothing on Linux.
    public func translateBy(x tx: CGFloat, y ty: CGFloat) {}
    /// Scales the coordinate system; does nothing on Linux.
    public func scaleBy(x sx: CGFloat, y sy: CGFloat) {}
    /// Rotates the coordinate system; does nothing on Linux.
    public func rotate(by angle: CGFloat) {}
}

/// How a path is drawn.
public nonisolated enum CGPathDrawingMode: Int32, Hashable, Sendable {
    /// Fills the path by the nonzero winding rule.
    case fill = 0
    /// Fills the path by the even-odd rule.
    case eoFill
    /// Strokes the path.
    case stroke
    /// Fills the path by the nonzero winding rule and strokes it.
    case fillStroke
    /// Fills the path by the even-odd rule and strokes it.
    case eoFillStroke
}
