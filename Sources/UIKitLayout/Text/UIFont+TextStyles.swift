import Foundation
import TextLayout

nonisolated extension UIFont {
    /// What a text is for; its size follows from that and from the text size that somebody has chosen.
    public struct TextStyle: RawRepresentable, Hashable, Sendable {
        /// UIKit's name of the style.
        public let rawValue: String

        /// Makes a style of UIKit's name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// A large title.
        public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
        /// A title of the first level.
        public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
        /// A title of the second level.
        public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
        /// A title of the third level.
        public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
        /// A heading.
        public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
        /// A heading below a heading.
        public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
        /// Running text.
        public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
        /// A callout.
        public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
        /// A footnote.
        public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
        /// A caption.
        public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
        /// A smaller caption.
        public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

        /// Sizes in points from extra small to the fifth accessibility size, from Apple's Human Interface Guidelines,
        /// Typography.
        private static let sizes: [TextStyle: [CGFloat]] = [
            .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
            .title1: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
            .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
            .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
            .headline: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
            .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
            .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
            .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
            .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
            .caption1: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
            .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
        ]

        /// The size in points in a category; that of large where the category is none of Apple's. `nil` for a style that
        /// is none of Apple's.
        package func pointSize(in category: UIContentSizeCategory) -> CGFloat? {
            let index = UIContentSizeCategory.ordered.firstIndex(of: category) ?? 3
            return Self.sizes[self].map { $0[index] }
        }

        package var weight: Weight { self == .headline ? .semibold : .regular }

        /// From one baseline to the next in points, by the size of the font, from Apple's Human Interface Guidelines,
        /// Typography. Stored frames: 7 labels of 3 projects have two, three or five lines in styles, none without leading.
        fileprivate static let baselineDistances: [CGFloat: CGFloat] = [
            11: 13, 12: 16, 13: 18, 14: 19, 15: 20, 16: 21, 17: 22, 18: 23, 19: 24, 20: 25, 21: 26, 22: 28, 23: 29,
            24: 30, 25: 31, 26: 32, 27: 33, 28: 34, 29: 35, 30: 37, 31: 38, 32: 39, 33: 40, 34: 41, 36: 43, 37: 44,
            38: 46, 39: 47, 40: 48, 42: 50, 43: 51, 44: 52, 47: 56, 48: 57, 49: 58, 50: 59, 51: 60, 52: 61, 53: 62,
            55: 65, 56: 66, 58: 68, 60: 70,
        ]

        /// The system font of the style in one of its sizes, its lines as far apart as Apple's guidelines have them.
        func textFont(ofSize size: CGFloat) -> TextFont {
            var font = TextFont.system(pointSize: Double(size), weight: weight.cssWeight)
            guard let distance = Self.baselineDistances[size] else { return font }
            font.leading = Double(distance - UIFont(font).lineHeight)
            return font
        }
    }

    /// From one baseline to the next where lines are as far apart as the system has them, in points: the system font's lines as
    /// Apple's guidelines have them in sizes that they name, others as high as they are.
    var baselineDistance: CGFloat {
        (isOfSystem ? TextStyle.baselineDistances[pointSize] : nil) ?? lineHeight
    }

    /// Whether the letters are the system font's, of whatever version.
    private var isOfSystem: Bool {
        [.sanFrancisco, .sanFranciscoOfIOS11, .sanFranciscoOfIOS9].contains(textFont.glyphWidths)
    }

    /// The system font of a style in a text size; `nil` where the style is none of Apple's.
    package class func font(of style: TextStyle, in category: UIContentSizeCategory) -> UIFont? {
        style.pointSize(in: category).map { UIFont(style.textFont(ofSize: $0)) }
    }

    /// The system font of a style, in the text size of the present traits.
    public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
        preferredFont(forTextStyle: style, compatibleWith: nil)
    }

    /// The system font of a style, in the text size of some traits; body where the style is none of Apple's.
    public class func preferredFont(
        forTextStyle style: TextStyle, compatibleWith traits: UITraitCollection?
    ) -> UIFont {
        let category = (traits ?? .current).preferredContentSizeCategory
        let size = style.pointSize(in: category) ?? TextStyle.body.pointSize(in: category) ?? labelFontSize
        return UIFont(style.textFont(ofSize: size), scaling: FontScaling(style: style, base: nil, maximumPointSize: 0))
    }
}

/// Sizes that grow with the text size that somebody has chosen.
///
/// Apple publishes the sizes of its styles, not how other sizes grow; here they grow in the same proportion as the style's.
open nonisolated class UIFontMetrics: NSObject {
    private let style: UIFont.TextStyle

    /// Sizes that grow like a style's.
    public init(forTextStyle style: UIFont.TextStyle) {
        self.style = style
    }

    /// Sizes that grow like those of running text.
    public class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

    /// A length that is `value` at the text size large, in the text size of some traits, or the present ones.
    open func scaledValue(for value: CGFloat, compatibleWith traits: UITraitCollection? = nil) -> CGFloat {
        let category = (traits ?? .current).preferredContentSizeCategory
        guard let size = style.pointSize(in: category), let normal = style.pointSize(in: .large) else { return value }
        return value * size / normal
    }

    /// A font grown with the text size.
    ///
    /// - Parameters:
    ///   - maximumPointSize: how large it may become; 0 for any size.
    ///   - traits: whose text size counts; the present ones where that is `nil`.
    open func scaledFont(
        for font: UIFont, maximumPointSize: CGFloat = 0, compatibleWith traits: UITraitCollection? = nil
    ) -> UIFont {
        let size = scaledValue(for: font.pointSize, compatibleWith: traits)
        var scaled = font.textFont
        scaled.pointSize = Double(maximumPointSize > 0 ? min(size, maximumPointSize) : size)
        let scaling = FontScaling(style: style, base: font.textFont, maximumPointSize: maximumPointSize)
        return UIFont(scaled, scaling: scaling)
    }
}
