import TextLayout
import UIKitFacts

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

    private static let metrics = Dictionary(uniqueKeysWithValues: Typefaces.metrics.map { ($0.family, $0) })

    /// The line metrics of a family at a weight; those of Helvetica Neue if the family is unknown.
    static func lineMetrics(of family: String, weight: Int) -> TextFont.LineMetricsSource {
        let row = metrics[family] ?? Typefaces.helveticaNeue(weight: weight)
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
