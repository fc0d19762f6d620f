internal import CTemplateLayoutPango
internal import Locking

/// Measures text with Pango, in the fonts that fontconfig finds.
///
/// Several threads may measure at once: each call borrows a Pango context of its own from a pool, because
/// Pango's objects belong to one thread at a time. Every measurement lays the text out anew.
public final class PangoTextMeasurer: TextMeasuring {
    private let idle = Locked<[PangoWorkspace]>([])

    /// Makes a measurer.
    public init() {}

    /// Measures text.
    public func measure(_ request: TextRequest) -> TextMeasurement {
        guard !request.text.isEmpty else { return .empty }
        return withWorkspace { $0.measure(request) }
    }

    /// The vertical measures of a line of a font.
    public func lineMetrics(of font: TextFont) -> LineMetrics {
        withWorkspace { $0.lineMetrics(of: font) }
    }

    /// The versions of Pango and of the fonts that fontconfig knows now.
    ///
    /// Takes as long as listing the fonts, some milliseconds.
    public var fingerprint: String {
        let pango = String(cString: pango_version_string())
        return "Pango \(pango), \(InstalledFonts.fingerprint)"
    }

    private func withWorkspace<Result>(_ body: (PangoWorkspace) -> Result) -> Result {
        let workspace = idle.withLock { $0.popLast() } ?? PangoWorkspace()
        defer { idle.withLock { $0.append(workspace) } }
        return body(workspace)
    }
}

/// One Pango context with its font map and a layout that is used again and again.
///
/// Unchecked: a workspace is in the pool or borrowed by one call, never both, so one thread at a time
/// touches its pointers; Pango allows a context to move between threads.
private final class PangoWorkspace: @unchecked Sendable {
    private let fontMap: UnsafeMutablePointer<PangoFontMap>
    private let context: OpaquePointer
    private let layout: OpaquePointer
    private var lines: [TextFont: LineMetrics] = [:]
    private var descriptions: [TextFont: OpaquePointer] = [:]
    /// Attributes that hold nothing but the tracking.
    private var spacings: [TextFont: OpaquePointer] = [:]

    init() {
        fontMap = pango_cairo_font_map_new()
        context = pango_font_map_create_context(fontMap)
        let options = cairo_font_options_create()
        // Widths in points must not depend on a screen: no hinting, no rounding to pixels.
        cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
        cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
        pango_cairo_context_set_font_options(context, options)
        cairo_font_options_destroy(options)
        pango_context_set_round_glyph_positions(context, 0)
        layout = pango_layout_new(context)
    }

    deinit {
        for description in descriptions.values { pango_font_description_free(description) }
        for attributes in spacings.values { pango_attr_list_unref(attributes) }
        ctemplatelayout_unref_layout(layout)
        ctemplatelayout_unref_context(context)
        ctemplatelayout_unref_font_map(fontMap)
    }

    func measure(_ request: TextRequest) -> TextMeasurement {
        prepare(request)
        var count = Int(pango_layout_get_line_count(layout))
        if request.maximumLines > 0 { count = min(count, request.maximumLines) }
        return TextMeasurement(
            width: widestLine(of: count), lineCount: count, line: lineMetrics(of: request.font))
    }

    func lineMetrics(of font: TextFont) -> LineMetrics {
        if let known = lines[font] { return known }
        let metrics = computeLineMetrics(of: font)
        lines[font] = metrics
        return metrics
    }

    private func prepare(_ request: TextRequest) {
        pango_layout_set_font_description(layout, description(of: request.font))
        pango_layout_set_attributes(layout, spacing(of: request.font))
        pango_layout_set_wrap(layout, request.wrapping == .words ? PANGO_WRAP_WORD_CHAR : PANGO_WRAP_CHAR)
        pango_layout_set_width(layout, request.width.map(pangoUnits) ?? -1)
        var text = request.text
        text.withUTF8 { bytes in
            bytes.withMemoryRebound(to: CChar.self) {
                pango_layout_set_text(layout, $0.baseAddress, Int32($0.count))
            }
        }
    }

    private func widestLine(of count: Int) -> Double {
        (0..<count).reduce(0.0) { widest, index in
            var extent = PangoRectangle()
            pango_layout_line_get_extents(
                pango_layout_get_line_readonly(layout, Int32(index)), nil, &extent)
            return max(widest, Double(extent.width) / Double(PANGO_SCALE))
        }
    }

    /// Points in Pango's units, rounded down: a line must not be allowed more than its width.
    private func pangoUnits(_ points: Double) -> Int32 {
        Int32(max(0, min(points, 1_000_000)) * Double(PANGO_SCALE) + 1e-6)
    }

    private func description(of font: TextFont) -> OpaquePointer? {
        if let known = descriptions[font] { return known }
        let description = pango_font_description_new()
        pango_font_description_set_family(description, font.family)
        pango_font_description_set_absolute_size(description, font.pointSize * Double(PANGO_SCALE))
        pango_font_description_set_weight(description, PangoWeight(UInt32(font.weight)))
        if font.isItalic { pango_font_description_set_style(description, PANGO_STYLE_ITALIC) }
        descriptions[font] = description
        return description
    }

    /// `nil` for a font without tracking.
    private func spacing(of font: TextFont) -> OpaquePointer? {
        guard font.tracking != 0 else { return nil }
        if let known = spacings[font] { return known }
        let attributes = pango_attr_list_new()
        let units = Int32((font.tracking * Double(PANGO_SCALE)).rounded())
        pango_attr_list_insert(attributes, pango_attr_letter_spacing_new(units))
        spacings[font] = attributes
        return attributes
    }

    private func computeLineMetrics(of font: TextFont) -> LineMetrics {
        switch font.lineMetrics {
        case .proportional(let ascender, let descender):
            return LineMetrics(ascender: ascender * font.pointSize, descender: descender * font.pointSize)
        case .ofFont:
            let metrics = pango_context_get_metrics(context, description(of: font), nil)
            defer { pango_font_metrics_unref(metrics) }
            return LineMetrics(
                ascender: Double(pango_font_metrics_get_ascent(metrics)) / Double(PANGO_SCALE),
                descender: Double(pango_font_metrics_get_descent(metrics)) / Double(PANGO_SCALE))
        }
    }
}
