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
        for run in Self.runs(of: placed) { line.append(run) }
        return line.spread(to: measured)
    }

    /// The glyphs grouped by font.
    private static func runs(of placed: [TlPlacedGlyph]) -> [GlyphLine.Run] {
        var runs: [GlyphLine.Run] = []
        var last: UnsafeMutablePointer<PangoFont>?
        for glyph in placed {
            if glyph.font != last || runs.isEmpty {
                guard let font = glyph.font.flatMap(GlyphFont.init) else { continue }
                runs.append(GlyphLine.Run(font: font, glyphs: []))
                last = glyph.font
            }
            runs[runs.count - 1].glyphs.append(
                GlyphLine.Glyph(
                    number: glyph.glyph, cluster: Int(glyph.cluster), x: glyph.x / Double(PANGO_SCALE),
                    y: glyph.y / Double(PANGO_SCALE)))
        }
        return runs
    }
}
