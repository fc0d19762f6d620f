/// A font by name, size and style, and where its line's height comes from.
public struct TextFont: Hashable, Sendable {
    /// Where a line's height comes from.
    public enum LineMetrics: Hashable, Sendable {
        /// The font's own ascender and descender.
        case ofFont
        /// Fixed proportions of the point size.
        case proportional(ascender: Double, descender: Double)
    }

    /// The family, as fontconfig knows it.
    public var family: String
    /// The size in points.
    public var pointSize: Double
    /// The weight as CSS counts it, 100 to 900; 400 is regular, 700 bold.
    public var weight: Int
    /// Whether the font slopes.
    public var isItalic: Bool
    /// Where a line's height comes from.
    public var lineMetrics: LineMetrics

    /// Makes a font description; whether such a font is installed shows only when text is measured.
    public init(
        family: String, pointSize: Double, weight: Int = 400, isItalic: Bool = false,
        lineMetrics: LineMetrics = .ofFont
    ) {
        self.family = family
        self.pointSize = pointSize
        self.weight = weight
        self.isItalic = isItalic
        self.lineMetrics = lineMetrics
    }

    /// The proportions of San Francisco's line, per point of size: ascender 0.952148, descender 0.241211,
    /// no leading.
    public static let sanFranciscoLine = LineMetrics.proportional(ascender: 0.952148, descender: 0.241211)

    /// The system font: San Francisco's line metrics over the glyph widths of Inter, the closest free
    /// design.
    public static func system(pointSize: Double, weight: Int = 400, isItalic: Bool = false) -> TextFont {
        TextFont(
            family: "Inter", pointSize: pointSize, weight: weight, isItalic: isItalic,
            lineMetrics: sanFranciscoLine)
    }
}
