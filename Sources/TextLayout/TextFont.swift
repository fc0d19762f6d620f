internal import CTemplateText

/// A font by name, size and style, and where its line's height comes from.
public struct TextFont: Hashable, Sendable {
    /// Where a line's height comes from.
    public enum LineMetrics: Hashable, Sendable {
        /// The font's own ascender and descender.
        case ofFont
        /// Fixed proportions of the point size.
        case proportional(ascender: Double, descender: Double)
    }

    /// How wide glyphs are.
    public enum GlyphWidths: Hashable, Sendable {
        /// As wide as the font says.
        case ofFont
        /// As wide as San Francisco's since iOS 14, with its tracking: the family stands in for it.
        case sanFrancisco
        /// The same in iOS 11 to 13.
        case sanFranciscoOfIOS11
        /// The same in iOS 9 and 10.
        case sanFranciscoOfIOS9
        /// As wide as Helvetica Neue's.
        case helveticaNeue
        /// As wide as Avenir Next's.
        case avenirNext
    }

    /// What a font is described by.
    private struct Description: Hashable, Sendable {
        var family: String
        var pointSize: Double
        var weight: Int
        var isItalic: Bool
        var lineMetrics: LineMetrics
        var tracking = 0.0
        var leading = 0.0
        var glyphWidths = GlyphWidths.ofFont
    }

    /// Fonts are passed on for each text and seldom changed: they share an object, and comparing two fonts mostly means
    /// comparing two references.
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

    /// The family, as fontconfig names it. Another family has its own widths.
    public var family: String {
        get { shared.description.family }
        set {
            description.family = newValue
            description.glyphWidths = .ofFont
        }
    }
    /// The size in points; a size that is zero, negative or not finite becomes 12, as in Core Text.
    public var pointSize: Double {
        get { shared.description.pointSize }
        set { description.pointSize = Self.validSize(newValue) }
    }
    /// The weight as in CSS, 1 to 1000; 400 is regular, 700 bold.
    public var weight: Int {
        get { shared.description.weight }
        set { description.weight = newValue }
    }
    /// Whether the font slopes.
    public var isItalic: Bool {
        get { shared.description.isItalic }
        set { description.isItalic = newValue }
    }
    /// Where a line's height comes from.
    public var lineMetrics: LineMetrics {
        get { shared.description.lineMetrics }
        set { description.lineMetrics = newValue }
    }
    /// What is added to the width of each character, in points; 0 unless set.
    public var tracking: Double {
        get { shared.description.tracking }
        set { description.tracking = newValue }
    }

    /// The space between two lines, in points; 0 unless set.
    public var leading: Double {
        get { shared.description.leading }
        set { description.leading = newValue }
    }

    /// How wide glyphs are; as wide as the font says unless set. Text in several fonts, and other text that Pango lays out,
    /// has other widths on the average, not by character.
    public var glyphWidths: GlyphWidths {
        get { shared.description.glyphWidths }
        set { description.glyphWidths = newValue }
    }

    /// Makes a font description. A font that is not installed is no error: fontconfig chooses another one when text is
    /// measured.
    public init(
        family: String, pointSize: Double, weight: Int = 400, isItalic: Bool = false,
        lineMetrics: LineMetrics = .ofFont
    ) {
        shared = SharedDescription(
            Description(
                family: family, pointSize: Self.validSize(pointSize), weight: weight, isItalic: isItalic,
                lineMetrics: lineMetrics))
    }

    /// Whether two fonts are described alike.
    public static func == (left: TextFont, right: TextFont) -> Bool {
        left.shared === right.shared || left.shared.description == right.shared.description
    }

    /// Feeds what the font is described by into a hasher.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(shared.description)
    }

    /// Whether two fonts are alike but for how wide their glyphs are.
    public func isSameFont(as other: TextFont) -> Bool {
        if self == other { return true }
        var font = self
        font.glyphWidths = other.glyphWidths
        return font == other
    }

    /// Whether two fonts are one object, which is found out without comparing them.
    func isSameObject(as other: TextFont) -> Bool { shared === other.shared }

    /// The size of fonts whose size is none.
    private static func validSize(_ size: Double) -> Double {
        size.isFinite && size > 0 ? size : TL_DEFAULT_POINT_SIZE
    }

    /// The proportions of San Francisco's line, per point of size: ascender 0.952148, descender 0.241211,
    /// no leading.
    public static let sanFranciscoLine: LineMetrics = {
        let system = systemDescription
        return .proportional(ascender: system.ascender, descender: system.descender)
    }()

    /// What the system font is.
    private static var systemDescription: TlFontDescription {
        var description = TlFontDescription()
        tl_font_description_init_system(&description, TL_DEFAULT_POINT_SIZE, 400, 0)
        return description
    }

    private static let systemFamily = String(cString: systemDescription.family)

    /// The system font: the glyphs of Inter, the closest free design, with San Francisco's advances, tracking and line metrics.
    public static func system(pointSize: Double, weight: Int = 400, isItalic: Bool = false) -> TextFont {
        var font = TextFont(
            family: systemFamily, pointSize: pointSize, weight: weight, isItalic: isItalic,
            lineMetrics: sanFranciscoLine)
        font.glyphWidths = .sanFrancisco
        return font
    }
}
