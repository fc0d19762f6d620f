internal import CTemplateLayoutPango

/// A font in a size whose glyphs cairo can draw.
///
/// Unchecked sendable: cairo's fonts may be used by several threads, and the reference is constant.
package final class GlyphFont: @unchecked Sendable {
    /// cairo's font, owned.
    private let scaledFont: OpaquePointer
    /// The factor by which the shapes of glyphs are scaled; it does not apply to their advances.
    let scale: Double

    /// Creates a font that retains cairo's font for a font of Pango; `nil` if Pango has no such font.
    ///
    /// - Parameter capHeight: The height to which capital letters are scaled, in points; `nil` if glyphs are not
    ///   scaled.
    init?(_ font: UnsafeMutablePointer<PangoFont>, capHeight: Double?) {
        guard let known = pango_cairo_font_get_scaled_font(OpaquePointer(font)) else { return nil }
        scaledFont = cairo_scaled_font_reference(known)
        var capital = cairo_text_extents_t()
        if capHeight != nil { cairo_scaled_font_text_extents(known, "H", &capital) }
        scale = capHeight.map { capital.height > 0 ? $0 / capital.height : 1 } ?? 1
    }

    deinit {
        cairo_scaled_font_destroy(scaledFont)
    }

    /// The box that the image of a glyph fills, relative to the glyph's place on the baseline, with the vertical axis
    /// pointing down, in points.
    func inkBox(of glyph: UInt32) -> InkBox {
        var extents = cairo_text_extents_t()
        var glyphs = [cairo_glyph_t(index: UInt(glyph), x: 0, y: 0)]
        cairo_scaled_font_glyph_extents(scaledFont, &glyphs, 1, &extents)
        return InkBox(
            left: extents.x_bearing * scale, top: extents.y_bearing * scale,
            right: (extents.x_bearing + extents.width) * scale, bottom: (extents.y_bearing + extents.height) * scale)
    }

    /// Sets the font of a cairo context, without hinting, in the user space of its transform.
    package func select(onCairo context: OpaquePointer) {
        var matrix = cairo_matrix_t()
        cairo_scaled_font_get_font_matrix(scaledFont, &matrix)
        cairo_matrix_scale(&matrix, scale, scale)
        cairo_set_font_face(context, cairo_scaled_font_get_font_face(scaledFont))
        cairo_set_font_matrix(context, &matrix)
        let options = cairo_font_options_create()
        defer { cairo_font_options_destroy(options) }
        cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
        cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
        cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
        cairo_set_font_options(context, options)
    }
}
