internal import CTemplateLayoutCairo
import Foundation

extension CGContext {
    /// Translates user space.
    public func translateBy(x tx: CGFloat, y ty: CGFloat) { cairo_translate(cairo, Double(tx), Double(ty)) }

    /// Scales user space. A factor of 0, with which nothing can be seen, clips everything.
    public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
        concatenate(CGAffineTransform(scaleX: sx, y: sy))
    }

    /// Rotates user space by an angle in radians.
    public func rotate(by angle: CGFloat) { cairo_rotate(cairo, Double(angle)) }

    /// Transforms user space. A transform that has no inverse, with which nothing can be seen, clips everything.
    public func concatenate(_ transform: CGAffineTransform) {
        let determinant = transform.a * transform.d - transform.b * transform.c
        guard determinant != 0, determinant.isFinite else { return clip(to: .zero) }
        var matrix = cairo_matrix_t(transform)
        cairo_transform(cairo, &matrix)
    }

    /// The transform from user space to pixels, whose origin is at the bottom left.
    public var ctm: CGAffineTransform {
        pixelTransform.concatenating(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: pixelSize.height))
    }

    /// The transform from user space to pixels, whose origin is at the top left.
    package var pixelTransform: CGAffineTransform {
        var matrix = cairo_matrix_t()
        cairo_get_matrix(cairo, &matrix)
        return CGAffineTransform(
            a: CGFloat(matrix.xx), b: CGFloat(matrix.yx), c: CGFloat(matrix.xy), d: CGFloat(matrix.yy),
            tx: CGFloat(matrix.x0), ty: CGFloat(matrix.y0))
    }

    /// The vertical position nearest to one in user space that is at the edge of a pixel; the position itself in documents
    /// and where user space is rotated.
    package func roundedToPixel(y: CGFloat) -> CGFloat {
        let transform = pixelTransform
        guard surface != nil, transform.b == 0, transform.c == 0, transform.d != 0 else { return y }
        return ((y * transform.d + transform.ty).rounded() - transform.ty) / transform.d
    }

    /// A point in pixels, whose origin is at the bottom left.
    public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm) }

    /// A point in user space.
    public func convertToUserSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm.inverted()) }
}

extension cairo_matrix_t {
    init(_ transform: CGAffineTransform) {
        self.init(
            xx: Double(transform.a), yx: Double(transform.b), xy: Double(transform.c), yy: Double(transform.d),
            x0: Double(transform.tx), y0: Double(transform.ty))
    }
}
