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

    /// What a font is described by.
    private struct Description: Hashable, Sendable {
        var family: String
        var pointSize: Double
        var weight: Int
        var isItalic: Bool
        var lineMetrics: LineMetrics
        var tracking = 0.0
        var leading = 0.0
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

    /// The family, as fontconfig names it.
    public var family: String {
        get { shared.description.family }
        set { description.family = newValue }
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

    /// The system font: the glyph widths of Inter, the closest free design, with San Francisco's line metrics.
    public static func system(pointSize: Double, weight: Int = 400, isItalic: Bool = false) -> TextFont {
        TextFont(
            family: systemFamily, pointSize: pointSize, weight: weight, isItalic: isItalic,
            lineMetrics: sanFranciscoLine)
    }

    /// San Francisco's tracking, in points, from Apple's Human Interface Guidelines, Typography: by size from 6 points
    /// on; larger sizes than the last have the last's.
    private static let sanFranciscoTracking = [
        0.24, 0.23, 0.21, 0.17, 0.12, 0.06, 0, -0.08, -0.15, -0.23, -0.31, -0.43, -0.44, -0.45, -0.45, -0.36, -0.26,
        -0.10, 0.07, 0.15, 0.22, 0.29, 0.38, 0.40, 0.40, 0.39, 0.41, 0.40, 0.40, 0.38, 0.37,
    ]

    /// How much wider San Francisco's characters are than Inter's on average, per point of size, by weight: up to 19
    /// points, and from 25 points on; between the two San Francisco is drawn ever closer.
    ///
    /// Learned from the widths of 182 labels and buttons of 20 projects that Interface Builder stored. Of each
    /// project's, 123 come out to the pixel with what the others teach, 97 without.
    private static let sanFranciscoExcess: [(weight: Int, text: Double, display: Double)] = [
        (700, 0.013, -0.033), (600, 0.0055, -0.04), (500, 0.003, -0.043), (0, -0.0027, -0.045),
    ]

    /// The same font with San Francisco's tracking for its size. With it Inter is about as wide as San
    /// Francisco, as the widths of labels that Interface Builder has stored show.
    public var withSanFranciscoTracking: TextFont {
        var font = self
        let index = min(max(0, Int(pointSize.rounded()) - 6), Self.sanFranciscoTracking.count - 1)
        guard let excess = Self.sanFranciscoExcess.first(where: { weight >= $0.weight }) else { return font }
        let share = min(max(0, (pointSize - 19) / 6), 1)
        let average = excess.text + share * (excess.display - excess.text)
        font.tracking = Self.sanFranciscoTracking[index] + average * pointSize
        return font
    }
}
