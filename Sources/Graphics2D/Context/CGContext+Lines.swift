internal import CTemplateLayoutCairo
import Foundation

extension CGContext {
    /// Sets the width of strokes, in units of user space; negative widths count as 0.
    public func setLineWidth(_ width: CGFloat) { cairo_set_line_width(cairo, Double(max(0, width))) }

    /// Sets the shape of the ends of strokes.
    public func setLineCap(_ cap: CGLineCap) {
        let shape =
            switch cap {
            case .butt: CAIRO_LINE_CAP_BUTT
            case .round: CAIRO_LINE_CAP_ROUND
            case .square: CAIRO_LINE_CAP_SQUARE
            }
        cairo_set_line_cap(cairo, shape)
    }

    /// Sets the shape of the corners of strokes.
    public func setLineJoin(_ join: CGLineJoin) {
        let shape =
            switch join {
            case .miter: CAIRO_LINE_JOIN_MITER
            case .round: CAIRO_LINE_JOIN_ROUND
            case .bevel: CAIRO_LINE_JOIN_BEVEL
            }
        cairo_set_line_join(cairo, shape)
    }

    /// Sets the greatest length of a pointed corner, as a multiple of the line width; corners that would be longer are
    /// bevelled.
    public func setMiterLimit(_ limit: CGFloat) { cairo_set_miter_limit(cairo, Double(limit)) }

    /// Sets the dash pattern of strokes. Strokes are solid if `lengths` is empty, contains a negative length, or
    /// contains only zeros.
    ///
    /// - Parameters:
    ///   - phase: the distance from the start of the pattern at which each stroke begins.
    ///   - lengths: the lengths of dashes and gaps, in turn.
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
        let isValid = lengths.allSatisfy { $0 >= 0 } && lengths.contains { $0 > 0 }
        let dashes = isValid ? lengths.map { Double($0) } : []
        cairo_set_dash(cairo, dashes, Int32(dashes.count), Double(phase))
    }
}
