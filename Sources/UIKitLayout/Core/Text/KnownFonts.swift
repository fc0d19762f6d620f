import TextLayout

/// Metrics of font families that come with iOS and may be missing on this machine.
nonisolated enum KnownFonts {
    /// The families whose glyph widths are known.
    static let glyphWidths: [String: TextFont.GlyphWidths] = [
        "Helvetica Neue": .helveticaNeue, "Avenir Next": .avenirNext,
    ]

    /// The families for which fontconfig has metric-compatible fonts, the Liberation fonts.
    static let familiesWithCompatibleFonts: Set = [
        "Arial", "Courier", "Courier New", "Helvetica", "Times", "Times New Roman",
    ]

    /// The ascender and the descender as multiples of the point size, from the fonts' own tables. Stored frames confirm
    /// those of Helvetica Neue, which are also used for missing fonts (66 labels of 4 projects), and those of Avenir
    /// Next (16 labels of one project).
    private static let rows: [String: (ascender: Double, descender: Double)] = [
        "Arial": (0.905, 0.212), "Avenir": (1, 0.366), "Avenir Next": (1, 0.366), "Courier New": (0.833, 0.3),
        "Georgia": (0.917, 0.219), "Helvetica": (0.92, 0.23), "Menlo": (0.928, 0.236),
        "Times New Roman": (0.891, 0.216), "Trebuchet MS": (0.939, 0.222), "Verdana": (1.005, 0.21),
    ]

    /// The metrics of Helvetica Neue by weight, from the fonts' own tables: ultralight, light, regular and heavy, each
    /// for weights below the given one. Stored frames of one project confirm them: in Light, buttons at 17 points are
    /// 35 points high and labels at 21 points 25 points.
    private static let helveticaNeue: [(weight: Int, ascender: Double, descender: Double)] = [
        (150, 0.931, 0.213), (350, 0.967, 0.213), (450, 0.952, 0.213), (1001, 0.975, 0.217),
    ]

    /// The line metrics of a family at a weight; those of Helvetica Neue if the family is unknown.
    static func lineMetrics(of family: String, weight: Int) -> TextFont.LineMetricsSource {
        if let row = rows[family] { return .proportional(ascender: row.ascender, descender: row.descender) }
        let row = helveticaNeue.first { weight < $0.weight } ?? helveticaNeue[3]
        return .proportional(ascender: row.ascender, descender: row.descender)
    }
}

nonisolated extension TextFont {
    /// The font with another family, and with the known widths and line metrics of that family if it is not installed.
    func withFamily(_ family: String) -> TextFont {
        var font = self
        font.family = family
        font.lineMetricsSource = .ofFont
        if let widths = KnownFonts.glyphWidths[family], !FontFamilies.isInstalled(family) {
            font.glyphWidths = widths
            font.lineMetricsSource = KnownFonts.lineMetrics(of: family, weight: weight)
        }
        return font
    }

    /// The font with another weight, and with the known line metrics of that weight.
    func withWeight(_ weight: Int) -> TextFont {
        var font = self
        font.weight = weight
        return KnownFonts.glyphWidths[family] == nil ? font : font.withFamily(family)
    }
}
