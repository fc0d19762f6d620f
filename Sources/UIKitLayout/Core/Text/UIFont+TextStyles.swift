import Foundation
import TextLayout
import UIKitFacts

nonisolated extension UIFont {
    /// The purpose of text. Together with the content size category, it determines the text's size.
    public struct TextStyle: RawRepresentable, Hashable, Sendable {
        /// UIKit's name of the style.
        public let rawValue: String

        /// Creates a style with UIKit's name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The style of large titles.
        public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
        /// The style of first-level titles.
        public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
        /// The style of second-level titles.
        public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
        /// The style of third-level titles.
        public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
        /// The style of headings.
        public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
        /// The style of subheadings.
        public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
        /// The style of body text.
        public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
        /// The style of callouts.
        public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
        /// The style of footnotes.
        public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
        /// The style of captions.
        public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
        /// The style of smaller captions.
        public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

        /// The font sizes of each style, in points, from the category extra small to the fifth accessibility size.
        private static let sizes = Dictionary(
            uniqueKeysWithValues: TextStyles.all.map { (TextStyle(rawValue: $0.name), $0.sizes) })

        /// The font size in the given content size category, in points; `nil` if the style is unknown. An unknown
        /// category counts as large.
        package func pointSize(in category: UIContentSizeCategory) -> CGFloat? {
            let index = UIContentSizeCategory.ordered.firstIndex(of: category) ?? 3
            return Self.sizes[self].map { $0[index] }
        }

        package var weight: Weight { self == .headline ? .semibold : .regular }

        /// The distances between the baselines of consecutive lines, in points, by font size.
        fileprivate static let baselineDistances = TextStyles.baselineDistances.value

        /// The system font of the style in one of its sizes, with the line spacing of Apple's Human Interface
        /// Guidelines.
        func textFont(ofSize size: CGFloat) -> TextFont {
            var font = TextFont.system(pointSize: Double(size), weight: weight.cssWeight)
            guard let distance = Self.baselineDistances[size] else { return font }
            font.leading = Double(distance - UIFont(font).lineHeight)
            return font
        }
    }

    /// The distance between the baselines of consecutive lines with the system's line spacing, in points. For the
    /// system font in a size that Apple's guidelines list, it is the distance given there; otherwise it is the line
    /// height.
    var baselineDistance: CGFloat {
        (isOfSystem ? TextStyle.baselineDistances[pointSize] : nil) ?? lineHeight
    }

    /// Whether the glyphs have the widths of the system font in any version of iOS.
    private var isOfSystem: Bool {
        [.sanFrancisco, .sanFranciscoOfIOS11, .sanFranciscoOfIOS9].contains(textFont.glyphWidths)
    }

    /// The system font of a text style in the given content size category; `nil` if the style is unknown.
    package class func font(of style: TextStyle, in category: UIContentSizeCategory) -> UIFont? {
        style.pointSize(in: category).map { UIFont(style.textFont(ofSize: $0)) }
    }

    /// The system font of a text style in the content size category of the current traits; an unknown style counts as
    /// body.
    public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
        preferredFont(forTextStyle: style, compatibleWith: nil)
    }

    /// The system font of a text style in the content size category of the given traits; an unknown style counts as
    /// body.
    public class func preferredFont(
        forTextStyle style: TextStyle, compatibleWith traits: UITraitCollection?
    ) -> UIFont {
        let category = (traits ?? .current).preferredContentSizeCategory
        let size = style.pointSize(in: category) ?? TextStyle.body.pointSize(in: category) ?? labelFontSize
        return UIFont(style.textFont(ofSize: size), scaling: FontScaling(style: style, base: nil, maximumPointSize: 0))
    }
}

/// Scales fonts and lengths with the content size category.
///
/// Apple publishes the sizes of its text styles, but not how other sizes scale. This class scales them in proportion to
/// the sizes of a text style.
open nonisolated class UIFontMetrics: NSObject {
    private let style: UIFont.TextStyle

    /// Creates metrics that scale fonts and lengths in proportion to the sizes of a text style.
    public init(forTextStyle style: UIFont.TextStyle) {
        self.style = style
    }

    /// The metrics that scale like body text.
    public class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

    /// Scales a length from the content size category large to that of the given traits. `nil` means the current
    /// traits.
    open func scaledValue(for value: CGFloat, compatibleWith traits: UITraitCollection? = nil) -> CGFloat {
        let category = (traits ?? .current).preferredContentSizeCategory
        guard let size = style.pointSize(in: category), let normal = style.pointSize(in: .large) else { return value }
        return value * size / normal
    }

    /// Scales a font from the content size category large to that of the given traits.
    ///
    /// - Parameters:
    ///   - font: The font, whose size is that of the content size category large.
    ///   - maximumPointSize: The maximum size of the result; 0 means no limit.
    ///   - traits: The traits with the content size category; the current ones if `nil`.
    open func scaledFont(
        for font: UIFont, maximumPointSize: CGFloat = 0, compatibleWith traits: UITraitCollection? = nil
    ) -> UIFont {
        let size = scaledValue(for: font.pointSize, compatibleWith: traits)
        var scaled = font.textFont
        scaled.pointSize = Double(maximumPointSize > 0 ? min(size, maximumPointSize) : size)
        let scaling = FontScaling(style: style, base: font.textFont, maximumPointSize: maximumPointSize)
        return UIFont(scaled, scaling: scaling, features: font.features)
    }
}
