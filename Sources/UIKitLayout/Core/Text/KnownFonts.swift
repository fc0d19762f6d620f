import TextLayout
import UIKitFacts

/// Metrics of font families that come with iOS and may be missing on this machine.
nonisolated enum KnownFonts {
    /// The glyph widths of families, as far as they are known, by family name.
    static let glyphWidths: [String: TextFont.GlyphWidths] = [
        "Helvetica Neue": .helveticaNeue, "Avenir Next": .avenirNext,
    ]

    /// The families for which fontconfig chooses fonts with the same metrics, those of the Liberation family.
    static let familiesWithCompatibleFonts: Set = [
        "Arial", "Courier", "Courier New", "Helvetica", "Times", "Times New Roman",
    ]

    private static let metrics = Dictionary(uniqueKeysWithValues: Typefaces.metrics.map { ($0.family, $0) })

    /// Whether the line metrics of a family are known.
    static func hasLineMetrics(of family: String) -> Bool {
        metrics[family] != nil || glyphWidths[family] != nil
    }

    /// The line metrics of a family in the given weight; those of Helvetica Neue if the family's are unknown.
    static func lineMetrics(of family: String, weight: Int) -> TextFont.LineMetricsSource {
        let row = metrics[family] ?? Typefaces.helveticaNeue(weight: weight)
        return .proportional(ascender: row.ascender, descender: row.descender)
    }
}

nonisolated extension TextFont {
    /// The font with another family. If that family is not installed, the font gets the family's glyph widths and line
    /// metrics, as far as they are known; those that are unknown are taken from the font that fontconfig substitutes.
    func withFamily(_ family: String) -> TextFont {
        var font = self
        font.family = family
        font.lineMetricsSource = .ofFont
        guard !FontFamilies.isInstalled(family), KnownFonts.hasLineMetrics(of: family) else { return font }
        if let widths = KnownFonts.glyphWidths[family] { font.glyphWidths = widths }
        font.lineMetricsSource = KnownFonts.lineMetrics(of: family, weight: weight)
        return font
    }

    /// The font with another weight. If the font's family is not installed but its glyph widths are known, the font
    /// gets the family's line metrics in the new weight.
    func withWeight(_ weight: Int) -> TextFont {
        var font = self
        font.weight = weight
        return KnownFonts.glyphWidths[family] == nil ? font : font.withFamily(family)
    }
}
