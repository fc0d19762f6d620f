internal import CTemplateLayoutPango
internal import CTemplateText

/// A Pango context with its font map and the cache of words that were measured in it.
///
/// Unchecked: a workspace is either in the pool or borrowed by one call, so only one thread at a time accesses its
/// pointers. Pango permits a context to be used by different threads one after the other.
final class PangoWorkspace: @unchecked Sendable {
    /// A font's number in the measurer, with its line metrics.
    struct KnownFont {
        let number: UInt32
        let line: LineMetrics
    }

    static var pangoVersion: String { String(cString: pango_version_string()) }

    /// The value of `FontSetWatch.generation()` for which the workspace was created.
    let generation: Int
    private let fontMap: UnsafeMutablePointer<PangoFontMap>
    private let context: OpaquePointer
    let measurer: OpaquePointer
    /// The most recently found fonts, with their numbers. The measurer finds many more fonts by their descriptions. A
    /// number is valid as long as its font is among the 768 fonts that the measurer used last, which is so for all
    /// fonts in this array.
    private var fonts: [(font: TextFont, known: KnownFont)] = []
    private var longTexts = LongTextMemory()
    private static let recentFontCount = 16

    init(cacheSize: Int, generation: Int) {
        self.generation = generation
        fontMap = pango_cairo_font_map_new()
        context = pango_font_map_create_context(fontMap)
        let options = cairo_font_options_create()
        // Widths in points must not depend on a screen, so there is neither hinting nor rounding to pixels.
        cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
        cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
        pango_cairo_context_set_font_options(context, options)
        cairo_font_options_destroy(options)
        pango_context_set_round_glyph_positions(context, 0)
        measurer = tl_text_measurer_new(context, gsize(cacheSize))
    }

    deinit {
        tl_text_measurer_free(measurer)
        ctemplatelayout_unref_context(context)
        ctemplatelayout_unref_font_map(fontMap)
    }

    func measure(_ request: TextRequest) -> TextMeasurement {
        measure(
            request.text, font: request.font, width: request.width, maximumLines: request.maximumLines,
            wrapping: request.wrapping)
    }

    func measure(
        _ text: String, font: TextFont, width: Double?, maximumLines: Int, wrapping: TextRequest.Wrapping
    ) -> TextMeasurement {
        guard text.utf8.count >= LongTextMemory.shortestText else {
            return measureAnew(text, font, width, maximumLines, wrapping)
        }
        let request = TextRequest(text, font: font, width: width, maximumLines: maximumLines, wrapping: wrapping)
        return longTexts.measurement(of: request) {
            measureAnew($0.text, $0.font, $0.width, $0.maximumLines, $0.wrapping)
        }
    }

    private func measureAnew(
        _ text: String, _ font: TextFont, _ width: Double?, _ maximumLines: Int, _ wrapping: TextRequest.Wrapping
    ) -> TextMeasurement {
        let leading = font.leading
        let font = known(font)
        let extents = measureExtents(text, width, maximumLines, wrapping, in: font)
        return TextMeasurement(
            width: extents.width / Double(PANGO_SCALE), height: extents.height / Double(PANGO_SCALE),
            lineCount: Int(extents.n_lines), line: font.line
        ).spaced(by: leading)
    }

    func lines(of request: TextRequest) -> [TextLine] {
        let font = known(request.font)
        _ = measureExtents(request.text, request.width, 0, request.wrapping, in: font)
        let utf8 = request.text.utf8
        var lines = currentLines().map { line in
            let start = utf8.index(utf8.startIndex, offsetBy: Int(line.start))
            return TextLine(
                range: start..<utf8.index(start, offsetBy: Int(line.length)),
                width: line.width / Double(PANGO_SCALE))
        }
        if request.maximumLines > 0, lines.count > request.maximumLines {
            lines.removeSubrange(request.maximumLines...)
            lines[lines.count - 1] = truncated(lines[lines.count - 1], request, in: font)
        }
        return lines
    }

    /// Truncates the last line that is allowed of text with more lines, in the requested way.
    private func truncated(_ line: TextLine, _ request: TextRequest, in font: KnownFont) -> TextLine {
        guard let width = request.width, let mode = request.truncation.pangoMode else {
            return TextLine(range: line.range, width: line.width, isTruncated: true)
        }
        var rest = String(request.text[line.range.lowerBound...])
        let units = rest.withUTF8 { bytes in
            bytes.withMemoryRebound(to: CChar.self) {
                tl_text_measurer_measure_ellipsized(
                    measurer, font.number, $0.baseAddress, gssize($0.count), pangoUnits(width), mode)
            }
        }
        return TextLine(
            range: line.range.lowerBound..<request.text.endIndex, width: Double(units) / Double(PANGO_SCALE),
            isTruncated: true)
    }

    /// The lines of the text that was measured last.
    func currentLines() -> [TlTextLine] {
        var count: guint = 0
        let lines = tl_text_measurer_get_lines(measurer, &count)
        return Array(UnsafeBufferPointer(start: lines, count: Int(count)))
    }

    func lineMetrics(of font: TextFont) -> LineMetrics { known(font).line }
    func lineGap(of font: TextFont) -> Double { tl_text_measurer_get_line_gap(measurer, known(font).number) }

    func add(to sum: inout PangoTextMeasurer.CacheStatistics) {
        var statistics = TlTextStatistics()
        tl_text_measurer_get_statistics(measurer, &statistics)
        sum.byteCount += Int(statistics.n_bytes)
        sum.fontByteCount += Int(statistics.n_font_bytes)
        sum.textByteCount += Int(statistics.n_text_bytes) + longTexts.byteCount
        sum.wordCount += Int(statistics.n_words)
        sum.hits += Int(statistics.n_hits)
        sum.misses += Int(statistics.n_misses)
        sum.evictions += Int(statistics.n_evicted)
        sum.paragraphs += Int(statistics.n_paragraphs)
        sum.paragraphsByPango += Int(statistics.n_pango_paragraphs)
    }

    /// The codes in ISO 15924 of the scripts of characters for which no font has a glyph.
    var scriptsWithoutFont: [String] {
        var count: guint = 0
        guard let scripts = tl_text_measurer_list_missing_scripts(measurer, &count) else { return [] }
        defer { g_free(scripts) }
        return UnsafeBufferPointer(start: scripts, count: Int(count)).map { script in
            let code = g_unicode_script_to_iso15924(script)
            return String(decoding: [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: code >> $0) }, as: UTF8.self)
        }
    }

    private func measureExtents(
        _ text: String, _ width: Double?, _ maximumLines: Int, _ wrapping: TextRequest.Wrapping, in font: KnownFont
    ) -> TlTextExtents {
        let extents = text.utf8.withContiguousStorageIfAvailable {
            measureExtents($0, width, maximumLines, wrapping, in: font)
        }
        if let extents { return extents }
        var copy = text
        return copy.withUTF8 { measureExtents($0, width, maximumLines, wrapping, in: font) }
    }

    private func measureExtents(
        _ bytes: UnsafeBufferPointer<UInt8>, _ width: Double?, _ maximumLines: Int, _ wrapping: TextRequest.Wrapping,
        in font: KnownFont
    ) -> TlTextExtents {
        guard let width, width > TL_TEXT_WIDTH_MAX else {
            return measureExtents(bytes, units: width.map(pangoUnits) ?? -1, maximumLines, wrapping, in: font)
        }
        // The width is beyond Pango's range. Text that is narrower than the width needs no wrapping.
        let extents = measureExtents(bytes, units: -1, maximumLines, wrapping, in: font)
        guard extents.width > width * Double(PANGO_SCALE) else { return extents }
        return measureExtents(bytes, units: pangoUnits(width), maximumLines, wrapping, in: font)
    }

    private func measureExtents(
        _ bytes: UnsafeBufferPointer<UInt8>, units: Int32, _ maximumLines: Int, _ wrapping: TextRequest.Wrapping,
        in font: KnownFont
    ) -> TlTextExtents {
        bytes.withMemoryRebound(to: CChar.self) { bytes in
            var lines = TlTextRequest(bytes, width: units, wrapping: wrapping)
            lines.most_lines = guint(clamping: max(0, maximumLines))
            return measure(&lines, in: font)
        }
    }

    func measure(_ request: inout TlTextRequest, in font: KnownFont) -> TlTextExtents {
        var extents = TlTextExtents()
        tl_text_measurer_measure(measurer, font.number, &request, &extents)
        return extents
    }

    /// Converts points to Pango units, rounded down so that no line exceeds its width. A width that is not finite
    /// becomes −1, for unlimited width; a negative width becomes 0.
    func pangoUnits(_ points: Double) -> Int32 {
        points.isFinite ? tl_text_width_to_pango(max(0, points)) : -1
    }

    func known(_ font: TextFont) -> KnownFont {
        let fonts = fonts
        // The loops use indices, since copying a font out of the array retains it.
        for index in fonts.indices where fonts[index].font.isSameObject(as: font) { return fonts[index].known }
        for index in fonts.indices where fonts[index].font == font { return fonts[index].known }
        return find(font)
    }

    private func find(_ font: TextFont) -> KnownFont {
        let number = font.withDescription { tl_text_measurer_find_font(measurer, $0) }
        var line = LineMetrics(ascender: 0, descender: 0)
        tl_text_measurer_get_line_metrics(measurer, number, &line.ascender, &line.descender)
        let known = KnownFont(number: number, line: line)
        // Because the array is replaced as a whole, reading it needs no exclusivity checks at run time.
        fonts = [(font, known)] + fonts.prefix(Self.recentFontCount - 1)
        return known
    }

    /// Returns Pango's description of a font, which the caller has to free.
    func makeDescription(of font: TextFont) -> OpaquePointer? {
        font.withDescription { tl_font_description_to_pango($0) }
    }
}

extension TextRequest.Truncation {
    /// Pango's mode of ellipsizing; `nil` for no ellipsis.
    fileprivate var pangoMode: PangoEllipsizeMode? {
        switch self {
        case .none: nil
        case .head: PANGO_ELLIPSIZE_START
        case .middle: PANGO_ELLIPSIZE_MIDDLE
        case .tail: PANGO_ELLIPSIZE_END
        }
    }
}
