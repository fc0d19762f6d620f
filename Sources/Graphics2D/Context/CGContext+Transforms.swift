internal import CTemplateLayoutCairo
import Foundation

extension CGContext {
    /// Moves the origin of user space by the given distances.
    public func translateBy(x tx: CGFloat, y ty: CGFloat) { cairo_translate(cairo, Double(tx), Double(ty)) }

    /// Scales user space by the given factors. If a factor is 0, nothing is drawn from then on.
    public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
        concatenate(CGAffineTransform(scaleX: sx, y: sy))
    }

    /// Rotates user space by an angle in radians.
    public func rotate(by angle: CGFloat) { cairo_rotate(cairo, Double(angle)) }

    /// Applies a transform to user space, before its current transform to pixels. If the transform has no inverse,
    /// nothing is drawn from then on.
    public func concatenate(_ transform: CGAffineTransform) {
        let determinant = transform.a * transform.d - transform.b * transform.c
        guard determinant != 0, determinant.isFinite else { return clip(to: .zero) }
        var matrix = cairo_matrix_t(transform)
        cairo_transform(cairo, &matrix)
    }

    /// The transform from user space to pixel coordinates whose origin is the bottom left corner.
    public var ctm: CGAffineTransform {
        pixelTransform.concatenating(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: pixelSize.height))
    }

    /// The transform from user space to pixel coordinates whose origin is the top left corner.
    package var pixelTransform: CGAffineTransform {
        var matrix = cairo_matrix_t()
        cairo_get_matrix(cairo, &matrix)
        return CGAffineTransform(
            a: CGFloat(matrix.xx), b: CGFloat(matrix.yx), c: CGFloat(matrix.xy), d: CGFloat(matrix.yy),
            tx: CGFloat(matrix.x0), ty: CGFloat(matrix.y0))
    }

    /// Returns the edge of a pixel that is nearest to the given vertical position, in user space. In documents, and if
    /// user space is rotated, the position is returned unchanged.
    package func roundedToPixel(y: CGFloat) -> CGFloat {
        let transform = pixelTransform
        guard surface != nil, transform.b == 0, transform.c == 0, transform.d != 0 else { return y }
        return ((y * transform.d + transform.ty).rounded() - transform.ty) / transform.d
    }

    /// Converts a point from user space to pixel coordinates whose origin is the bottom left corner.
    public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm) }

    /// Converts a point from pixel coordinates whose origin is the bottom left corner to user space.
    public func convertToUserSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm.inverted()) }
}

extension cairo_matrix_t {
    init(_ transform: CGAffineTransform) {
        self.init(
            xx: Double(transform.a), yx: Double(transform.b), xy: Double(transform.c), yy: Double(transform.d),
            x0: Double(transform.tx), y0: Double(transform.ty))
    }
}
