internal import CTemplateLayoutPango
internal import CTemplateText

extension PangoWorkspace {
    /// The glyphs of text that is set on one line.
    func glyphs(of text: String, in font: TextFont) -> GlyphLine {
        var (copy, count, width) = (text, guint(0), 0.0)
        let number = known(font).number
        let measured = measure(TextRequest(text, font: font, maximumLines: 1)).width
        let placed: [TlPlacedGlyph] = copy.withUTF8 { bytes in
            bytes.withMemoryRebound(to: CChar.self) {
                let glyphs = tl_text_measurer_place_glyphs(
                    measurer, number, $0.baseAddress, gsize($0.count), &count, &width)
                return Array(UnsafeBufferPointer(start: glyphs, count: Int(count)))
            }
        }
        var line = GlyphLine(text: text, font: font, width: width / Double(PANGO_SCALE))
        for run in Self.runs(of: placed, in: font) { line.append(run) }
        return line.spread(to: measured)
    }

    /// The glyphs, with adjacent ones of one font grouped. Scaled glyphs are centred within their advances.
    private static func runs(of placed: [TlPlacedGlyph], in text: TextFont) -> [GlyphLine.Run] {
        var runs: [GlyphLine.Run] = []
        var last: UnsafeMutablePointer<PangoFont>?
        for glyph in placed {
            guard let font = glyph.font else { continue }
            if font != last || runs.isEmpty {
                let isSubstitute = family(of: font) == text.family
                guard let made = GlyphFont(font, capHeight: isSubstitute ? text.capHeight : nil) else { continue }
                runs.append(GlyphLine.Run(font: made, glyphs: []))
                last = font
            }
            let run = runs.count - 1
            let advance = Double(hb_font_get_glyph_h_advance(pango_font_get_hb_font(font), glyph.glyph))
            let margin = advance * (1 - runs[run].font.scale) / 2
            runs[run].glyphs.append(
                GlyphLine.Glyph(
                    number: glyph.glyph, cluster: Int(glyph.cluster), x: (glyph.x + margin) / Double(PANGO_SCALE),
                    y: glyph.y / Double(PANGO_SCALE)))
        }
        return runs
    }

    private static func family(of font: UnsafeMutablePointer<PangoFont>) -> String? {
        let description = pango_font_describe(font)
        defer { pango_font_description_free(description) }
        return pango_font_description_get_family(description).map { String(cString: $0) }
    }
}
