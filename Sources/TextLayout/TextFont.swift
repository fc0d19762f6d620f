internal import CTemplateText

/// The description of a font by family, size and style, with the sources of its line metrics and its glyph advances.
public struct TextFont: Hashable, Sendable {
    /// The source of line metrics.
    public enum LineMetricsSource: Hashable, Sendable {
        /// The font's own ascender and descender.
        case ofFont
        /// A fixed ascender and descender for each point of size.
        case proportional(ascender: Double, descender: Double)
    }

    /// The source of glyph advances.
    public enum GlyphWidths: Hashable, Sendable {
        /// The font's own advances.
        case ofFont
        /// The advances and tracking of San Francisco as of iOS 14 and later; the font's family substitutes for San
        /// Francisco.
        case sanFrancisco
        /// The advances and tracking of San Francisco as of iOS 11 to 13.
        case sanFranciscoOfIOS11
        /// The advances and tracking of San Francisco as of iOS 9 and 10.
        case sanFranciscoOfIOS9
        /// The advances of Helvetica Neue.
        case helveticaNeue
        /// The advances of Avenir Next.
        case avenirNext
    }

    /// The properties of a font.
    private struct Description: Hashable, Sendable {
        var family: String
        var pointSize: Double
        var weight: Int
        var isItalic: Bool
        var lineMetricsSource: LineMetricsSource
        var tracking = 0.0
        var leading = 0.0
        var glyphWidths = GlyphWidths.ofFont
    }

    /// A description that copies of a font share. Fonts are passed with each text and seldom changed, so two fonts can
    /// mostly be compared by comparing two references.
    private final class SharedDescription: Sendable {
        let description: Description

        init(_ description: Description) {
            self.description = description
        }
    }

    private var shared: SharedDescription

    private var description: Description {
        get { shared.description }
        set { shared = SharedDescription(newValue) }
    }

    /// The family, as fontconfig names it. Setting it resets ``glyphWidths`` to the font's own.
    public var family: String {
        get { shared.description.family }
        set {
            description.family = newValue
            description.glyphWidths = .ofFont
        }
    }
    /// The size in points. A size that is zero, negative or not finite is replaced by 12, as in Core Text.
    public var pointSize: Double {
        get { shared.description.pointSize }
        set { description.pointSize = Self.validSize(newValue) }
    }
    /// The weight as in CSS, 1 to 1000; 400 is regular, 700 is bold.
    public var weight: Int {
        get { shared.description.weight }
        set { description.weight = newValue }
    }
    /// Whether the font is italic.
    public var isItalic: Bool {
        get { shared.description.isItalic }
        set { description.isItalic = newValue }
    }
    /// The source of line metrics.
    public var lineMetricsSource: LineMetricsSource {
        get { shared.description.lineMetricsSource }
        set { description.lineMetricsSource = newValue }
    }
    /// The space added to the advance of each character, in points; 0 by default.
    public var tracking: Double {
        get { shared.description.tracking }
        set { description.tracking = newValue }
    }

    /// The space between two lines, in points; 0 by default.
    public var leading: Double {
        get { shared.description.leading }
        set { description.leading = newValue }
    }

    /// The source of glyph advances; the font's own by default. If the source is another typeface, each character of
    /// text that is measured from cached words gets the typeface's advance. In text that Pango lays out, such as text
    /// in several fonts, the average difference is added to each character instead.
    public var glyphWidths: GlyphWidths {
        get { shared.description.glyphWidths }
        set { description.glyphWidths = newValue }
    }

    /// Makes a font description. A font that is not installed is not an error: fontconfig substitutes another one when
    /// text is measured.
    public init(
        family: String, pointSize: Double, weight: Int = 400, isItalic: Bool = false,
        lineMetricsSource: LineMetricsSource = .ofFont
    ) {
        shared = SharedDescription(
            Description(
                family: family, pointSize: Self.validSize(pointSize), weight: weight, isItalic: isItalic,
                lineMetricsSource: lineMetricsSource))
    }

    /// Whether two fonts have equal descriptions.
    public static func == (left: TextFont, right: TextFont) -> Bool {
        left.shared === right.shared || left.shared.description == right.shared.description
    }

    /// Hashes the font's description.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(shared.description)
    }

    /// Whether two fonts are equal apart from their glyph widths.
    public func isSameFont(as other: TextFont) -> Bool {
        if self == other { return true }
        var font = self
        font.glyphWidths = other.glyphWidths
        return font == other
    }

    /// The height of San Francisco's capital letters, 0.705 times the point size, in points; `nil` unless the font's
    /// family substitutes for San Francisco.
    var capHeight: Double? {
        switch glyphWidths {
        case .sanFrancisco, .sanFranciscoOfIOS11, .sanFranciscoOfIOS9: pointSize * 0.705
        case .ofFont, .helveticaNeue, .avenirNext: nil
        }
    }

    /// Whether two fonts share one description object. Two fonts with different objects may still be equal.
    func isSameObject(as other: TextFont) -> Bool { shared === other.shared }

    /// Replaces a size that is zero, negative or not finite by the default size.
    private static func validSize(_ size: Double) -> Double {
        size.isFinite && size > 0 ? size : TL_DEFAULT_POINT_SIZE
    }

    /// The line metrics of San Francisco, per point of size: ascender 0.952148, descender 0.241211, leading 0.
    public static let sanFranciscoLine: LineMetricsSource = {
        let system = systemDescription
        return .proportional(ascender: system.ascender, descender: system.descender)
    }()

    /// The C library's description of the system font.
    private static var systemDescription: TlFontDescription {
        var description = TlFontDescription()
        tl_font_description_init_system(&description, TL_DEFAULT_POINT_SIZE, 400, 0)
        return description
    }

    private static let systemFamily = String(cString: systemDescription.family)

    /// The system font: the glyphs of Inter, the closest free design, with San Francisco's advances, tracking and line
    /// metrics.
    public static func system(pointSize: Double, weight: Int = 400, isItalic: Bool = false) -> TextFont {
        var font = TextFont(
            family: systemFamily, pointSize: pointSize, weight: weight, isItalic: isItalic,
            lineMetricsSource: sanFranciscoLine)
        font.glyphWidths = .sanFrancisco
        return font
    }
}
