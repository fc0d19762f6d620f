import TextLayout

/// What is known of families that iOS has and this machine may lack.
nonisolated enum KnownFonts {
    /// How wide a family's glyphs are where it is known.
    static let glyphWidths: [String: TextFont.GlyphWidths] = [
        "Helvetica Neue": .helveticaNeue, "Avenir Next": .avenirNext,
    ]

    /// Families for which fontconfig has fonts of the same widths: Liberation's.
    static let familiesWithTwins: Set = ["Arial", "Courier", "Courier New", "Helvetica", "Times", "Times New Roman"]

    /// Ascender and descender per point of size, as the fonts' own tables have them. Stored frames of labels: Helvetica
    /// Neue's in 66 labels of 4 projects, which also stands for fonts that are not installed, Avenir Next's in 16 of one
    /// project.
    private static let rows: [String: (ascender: Double, descender: Double)] = [
        "Arial": (0.905, 0.212), "Avenir": (1, 0.366), "Avenir Next": (1, 0.366), "Courier New": (0.833, 0.3),
        "Georgia": (0.917, 0.219), "Helvetica": (0.92, 0.23), "Menlo": (0.928, 0.236),
        "Times New Roman": (0.891, 0.216), "Trebuchet MS": (0.939, 0.222), "Verdana": (1.005, 0.21),
    ]

    /// Helvetica Neue's fonts differ, as their own tables have it: the lightest, light ones, the regular one and heavy ones, by
    /// the weight below which they are taken. Stored frames: buttons of 35 points in Light at 17 and labels of 25 at 21 in
    /// one project.
    private static let helveticaNeue: [(weight: Int, ascender: Double, descender: Double)] = [
        (150, 0.931, 0.213), (350, 0.967, 0.213), (450, 0.952, 0.213), (1001, 0.975, 0.217),
    ]

    /// The metrics of a family's font in a weight; those of Helvetica Neue for a family that is not known.
    static func lineMetrics(of family: String, weight: Int) -> TextFont.LineMetrics {
        if let row = rows[family] { return .proportional(ascender: row.ascender, descender: row.descender) }
        let row = helveticaNeue.first { weight < $0.weight } ?? helveticaNeue[3]
        return .proportional(ascender: row.ascender, descender: row.descender)
    }
}

nonisolated extension TextFont {
    /// The font of another family, with the widths and line metrics that are known of it where it is not installed.
    func withFamily(_ family: String) -> TextFont {
        var font = self
        font.family = family
        font.lineMetrics = .ofFont
        if let widths = KnownFonts.glyphWidths[family], !FontFamilies.isInstalled(family) {
            font.glyphWidths = widths
            font.lineMetrics = KnownFonts.lineMetrics(of: family, weight: weight)
        }
        return font
    }

    /// The font in another weight, with the line metrics that are known of that.
    func withWeight(_ weight: Int) -> TextFont {
        var font = self
        font.weight = weight
        return KnownFonts.glyphWidths[family] == nil ? font : font.withFamily(family)
    }
}
