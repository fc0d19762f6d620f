import Foundation

/// The line metrics of a font family that comes with iOS, as multiples of the point size.
package struct TypefaceMetrics: FactListing {
    /// The name of the family, with the weight if the metrics depend on the weight.
    package let family: String
    /// The ascender, as a multiple of the point size.
    package let ascender: Double
    /// The descender, as a multiple of the point size; positive below the baseline.
    package let descender: Double
    private let frames: Int?
    private let projects: Int?

    package var subject: String { family }
    package var rule: FrameRule? { nil }
    package var lines: [FactLine] {
        let evidence = Evidence(source: "the font's own tables", frames: frames, projects: projects)
        return [
            FactLine(
                text: "\(CGFloat(ascender).factText), \(CGFloat(descender).factText)", versions: 0..<Int.max,
                evidence: evidence)
        ]
    }

    fileprivate init(
        _ family: String, _ ascender: Double, _ descender: Double, frames: Int? = nil, projects: Int? = nil
    ) {
        (self.family, self.ascender, self.descender) = (family, ascender, descender)
        (self.frames, self.projects) = (frames, projects)
    }
}

/// The font families that come with iOS and may not be installed on the machine that runs this program.
package enum Typefaces {
    /// The ascenders and descenders of families.
    package static let metrics: [TypefaceMetrics] = [
        TypefaceMetrics("Arial", 0.905, 0.212), TypefaceMetrics("Avenir", 1, 0.366),
        TypefaceMetrics("Avenir Next", 1, 0.366, frames: 16, projects: 1),
        TypefaceMetrics("Courier New", 0.833, 0.3), TypefaceMetrics("Georgia", 0.917, 0.219),
        // In the font's units: with 0.92 and 0.23, rounding errors make some heights exceed a whole number of pixels.
        TypefaceMetrics("Helvetica", 1884.0 / 2048, 471.0 / 2048), TypefaceMetrics("Menlo", 0.928, 0.236),
        TypefaceMetrics("Times New Roman", 0.891, 0.216), TypefaceMetrics("Trebuchet MS", 0.939, 0.222),
        TypefaceMetrics("Verdana", 1.005, 0.21),
    ]

    /// The line metrics of Helvetica Neue in its ultralight weight.
    private static let ultraLight = TypefaceMetrics("Helvetica Neue, ultralight", 0.931, 0.213)
    private static let light = TypefaceMetrics("Helvetica Neue, light", 0.967, 0.213)
    private static let regular = TypefaceMetrics("Helvetica Neue, regular", 0.952, 0.213, frames: 66, projects: 4)
    private static let heavy = TypefaceMetrics("Helvetica Neue, medium and heavier", 0.975, 0.217)

    /// The line metrics of Helvetica Neue at the given weight on the CSS scale. These metrics are also used for any
    /// font that is not installed and whose family is not in ``metrics``.
    package static func helveticaNeue(weight: Int) -> TypefaceMetrics {
        switch weight {
        case ..<150: ultraLight
        case ..<350: light
        case ..<450: regular
        default: heavy
        }
    }

    /// The families that come with iOS.
    package static let iOSFamilies = Constant(
        "Font families of iOS",
        [
            "Academy Engraved LET", "Al Nile", "American Typewriter", "Apple Color Emoji", "Apple SD Gothic Neo",
            "Apple Symbols", "Arial", "Arial Hebrew", "Arial Rounded MT Bold", "Avenir", "Avenir Next",
            "Avenir Next Condensed", "Baskerville", "Bodoni 72", "Bodoni 72 Oldstyle", "Bodoni 72 Smallcaps",
            "Bodoni Ornaments", "Bradley Hand", "Chalkboard SE", "Chalkduster", "Charter", "Cochin", "Copperplate",
            "Courier", "Courier New", "Damascus", "Devanagari Sangam MN", "Didot", "DIN Alternate", "DIN Condensed",
            "Euphemia UCAS", "Farah", "Futura", "Galvji", "Geeza Pro", "Georgia", "Gill Sans", "Grantha Sangam MN",
            "Helvetica", "Helvetica Neue", "Hiragino Maru Gothic ProN", "Hiragino Mincho ProN", "Hiragino Sans",
            "Hoefler Text", "Impact", "Kailasa", "Kefa", "Khmer Sangam MN", "Kohinoor Bangla",
            "Kohinoor Devanagari", "Kohinoor Gujarati", "Kohinoor Telugu", "Lao Sangam MN", "Malayalam Sangam MN",
            "Marker Felt", "Menlo", "Mishafi", "Mukta Mahee", "Myanmar Sangam MN", "Noteworthy", "Noto Nastaliq Urdu",
            "Noto Sans Kannada", "Noto Sans Myanmar", "Noto Sans Oriya", "Optima", "Palatino", "Papyrus",
            "Party LET", "PingFang HK", "PingFang SC", "PingFang TC", "Rockwell", "Savoye LET", "Sinhala Sangam MN",
            "Snell Roundhand", "STIX Two Math", "STIX Two Text", "Symbol", "Tamil Sangam MN", "Thonburi",
            "Times New Roman", "Trebuchet MS", "Verdana", "Zapf Dingbats", "Zapfino",
        ], source: "Apple, System Fonts")

    /// The tables and constants in this file, for the page of all facts.
    static let facts: [any FactListing] = metrics + [ultraLight, light, regular, heavy] + [iOSFamilies]
}
