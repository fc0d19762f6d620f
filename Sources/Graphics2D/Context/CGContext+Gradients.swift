internal import CTemplateLayoutCairo
import Foundation

extension CGContext {
    /// Fills the clipped region with a gradient along the line between two points. Beyond the ends of the line, only
    /// what `options` names is filled.
    public func drawLinearGradient(
        _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint, options: CGGradientDrawingOptions
    ) {
        let pattern = cairo_pattern_create_linear(
            Double(startPoint.x), Double(startPoint.y), Double(endPoint.x), Double(endPoint.y))
        paint(gradient, pattern, options)
    }

    /// Fills the clipped region with a gradient between two circles. Outside the circles, only what `options` names is
    /// filled.
    public func drawRadialGradient(
        _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
        options: CGGradientDrawingOptions
    ) {
        let pattern = cairo_pattern_create_radial(
            Double(startCenter.x), Double(startCenter.y), Double(startRadius), Double(endCenter.x), Double(endCenter.y),
            Double(endRadius))
        paint(gradient, pattern, options)
    }

    /// Adds the gradient's colours to a pattern and fills the clipped region with it. The pattern is destroyed.
    ///
    /// cairo extends either both ends of a pattern or none. At an end that `options` does not extend, a transparent
    /// colour is therefore added, which cairo extends instead.
    private func paint(_ gradient: CGGradient, _ pattern: OpaquePointer?, _ options: CGGradientDrawingOptions) {
        defer { cairo_pattern_destroy(pattern) }
        guard let first = gradient.stops.first, let last = gradient.stops.last else { return }
        if !options.contains(.drawsBeforeStartLocation) { add(first.color, at: 0, opacity: 0, to: pattern) }
        if first.location > 0 { add(first.color, at: 0, opacity: 1, to: pattern) }
        for stop in gradient.stops { add(stop.color, at: stop.location, opacity: 1, to: pattern) }
        if last.location < 1 { add(last.color, at: 1, opacity: 1, to: pattern) }
        if !options.contains(.drawsAfterEndLocation) { add(last.color, at: 1, opacity: 0, to: pattern) }
        cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
        composite(in: nil) {
            cairo_set_source(cairo, pattern)
            cairo_paint_with_alpha(cairo, Double(state.alpha))
        }
    }

    private func add(_ color: CGColor, at location: CGFloat, opacity: Double, to pattern: OpaquePointer?) {
        let parts = (color.components ?? [0, 0, 0, 1]).map { Double($0) }
        cairo_pattern_add_color_stop_rgba(
            pattern, Double(location), parts[0], parts[1], parts[2], parts[3] * opacity)
    }
}
