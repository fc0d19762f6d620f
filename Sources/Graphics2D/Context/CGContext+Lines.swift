internal import CTemplateLayoutCairo
import Foundation

extension CGContext {
    /// Sets the width of lines.
    public func setLineWidth(_ width: CGFloat) { cairo_set_line_width(cairo, Double(max(0, width))) }

    /// Sets the shape of line ends.
    public func setLineCap(_ cap: CGLineCap) {
        let shape =
            switch cap {
            case .butt: CAIRO_LINE_CAP_BUTT
            case .round: CAIRO_LINE_CAP_ROUND
            case .square: CAIRO_LINE_CAP_SQUARE
            }
        cairo_set_line_cap(cairo, shape)
    }

    /// Sets the shape of line joins.
    public func setLineJoin(_ join: CGLineJoin) {
        let shape =
            switch join {
            case .miter: CAIRO_LINE_JOIN_MITER
            case .round: CAIRO_LINE_JOIN_ROUND
            case .bevel: CAIRO_LINE_JOIN_BEVEL
            }
        cairo_set_line_join(cairo, shape)
    }

    /// Sets the miter limit of line joins.
    public func setMiterLimit(_ limit: CGFloat) { cairo_set_miter_limit(cairo, Double(limit)) }

    /// Sets the dash pattern: the lengths of dashes and gaps, and the distance into it at which lines start. Lines are
    /// solid if there are no lengths, or if they are negative or all zero.
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
        let isValid = lengths.allSatisfy { $0 >= 0 } && lengths.contains { $0 > 0 }
        let dashes = isValid ? lengths.map { Double($0) } : []
        cairo_set_dash(cairo, dashes, Int32(dashes.count), Double(phase))
    }
}
