internal import CTemplateLayoutCairo
import Foundation
import Trapping

extension CGContext {
    /// Sets cairo's source to the given colour, with its opacity multiplied by that of the graphics state.
    func setSource(_ color: CGColor) {
        let parts = (color.components ?? [0, 0, 0, 1]).map { Double($0) }
        cairo_set_source_rgba(cairo, parts[0], parts[1], parts[2], parts[3] * Double(state.alpha))
    }

    /// Draws the shadow of a drawing operation, if the graphics state has a shadow, and then performs the operation in
    /// the blend mode of the state.
    ///
    /// - Parameters:
    ///   - extents: the bounding box of what the operation draws, in pixels, so that only this area is blurred; `nil`
    ///     if it is not known.
    ///   - operation: the operation. It is performed twice if there is a shadow.
    func composite(in extents: CGRect?, _ operation: () -> Void) {
        func masked() { state.masks.isEmpty ? operation() : drawThroughMasks(operation) }
        if let shadow = state.shadow, shadow.color.alpha > 0 { draw(shadow, in: extents, of: masked) }
        cairo_set_operator(cairo, state.blendMode.cairoOperator)
        masked()
        cairo_set_operator(cairo, CAIRO_OPERATOR_OVER)
        showPixels()
    }

    /// Draws the shadow of a drawing operation without the drawing itself.
    ///
    /// - Parameters:
    ///   - offset: the distance of the shadow from the drawing, in points of the initial user space.
    ///   - blur: twice the standard deviation of the blur, in points of the initial user space.
    package func drawShadow(offset: CGSize, blur: CGFloat, color: CGColor, of operation: () -> Void) {
        draw(GraphicsState.Shadow(offset: offset, deviation: blur / 2, color: color), in: nil, of: operation)
    }

    private func draw(_ shadow: GraphicsState.Shadow, in extents: CGRect?, of operation: () -> Void) {
        guard shadow.isInReach else { return }
        let density = surface == nil ? 2 * scale : scale
        let deviation = Double(shadow.deviation * density)
        let margin = (CGFloat(deviation) * 3).rounded(.up) + 1
        let whole = CGRect(origin: .zero, size: pixelSize).insetBy(
            dx: -margin - abs(shadow.offset.width * scale), dy: -margin - abs(shadow.offset.height * scale))
        let area = (extents ?? whole).insetBy(dx: -margin, dy: -margin).intersection(whole).integral
        guard !area.isNull, area.width >= 1, area.height >= 1,
            let coverage = coverage(of: operation, in: area)
        else { return }
        GaussianBlur.blur(coverage, deviation: deviation)
        let step = CGSize(
            width: shadow.offset.width * scale, height: (isFlipped ? 1 : -1) * shadow.offset.height * scale)
        cairo_save(cairo)
        cairo_identity_matrix(cairo)
        setSource(shadow.color)
        cairo_mask_surface(
            cairo, coverage.cairo, Double(area.minX + step.width), Double(area.minY + step.height))
        cairo_restore(cairo)
    }

    /// Returns the opacity of each pixel that a drawing operation draws in the given area of pixels; `nil` if the area
    /// is too large or memory is missing. Parts outside the clipped region are not included, so they throw no shadow.
    func coverage(of operation: () -> Void, in area: CGRect) -> PixelSurface? {
        guard
            let coverage = PixelSurface(
                width: Int(limiting: area.width), height: Int(limiting: area.height), format: .coverage)
        else {
            return nil
        }
        cairo_push_group_with_content(cairo, CAIRO_CONTENT_COLOR_ALPHA)
        operation()
        let group = cairo_pop_group(cairo)
        defer { cairo_pattern_destroy(group) }
        let target = cairo_create(coverage.cairo)
        defer { cairo_destroy(target) }
        var matrix = cairo_matrix_t()
        cairo_get_matrix(cairo, &matrix)
        matrix.x0 -= Double(area.minX)
        matrix.y0 -= Double(area.minY)
        cairo_set_matrix(target, &matrix)
        cairo_set_source(target, group)
        cairo_paint(target)
        return coverage
    }
}
