import Foundation
import TextLayout
import UIKitFacts

nonisolated extension UIFont {
    /// The purpose of a text, which determines its size together with the content size category.
    public struct TextStyle: RawRepresentable, Hashable, Sendable {
        /// UIKit's name of the style.
        public let rawValue: String

        /// Creates a style with UIKit's name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// A large title.
        public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
        /// A first-level title.
        public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
        /// A second-level title.
        public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
        /// A third-level title.
        public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
        /// A heading.
        public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
        /// A subheading.
        public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
        /// Body text.
        public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
        /// A callout.
        public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
        /// A footnote.
        public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
        /// A caption.
        public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
        /// A smaller caption.
        public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

        /// The sizes, in points, from extra small to the fifth accessibility size.
        private static let sizes = Dictionary(
            uniqueKeysWithValues: TextStyles.all.map { (TextStyle(rawValue: $0.name), $0.sizes) })

        /// The size, in points, in a content size category; an unknown category counts as large. `nil` if the style is
        /// unknown.
        package func pointSize(in category: UIContentSizeCategory) -> CGFloat? {
            let index = UIContentSizeCategory.ordered.firstIndex(of: category) ?? 3
            return Self.sizes[self].map { $0[index] }
        }

        package var weight: Weight { self == .headline ? .semibold : .regular }

        /// The distances between baselines, in points, by font size.
        fileprivate static let baselineDistances = TextStyles.baselineDistances.value

        /// The system font of the style at one of its sizes, with the line spacing of Apple's guidelines.
        func textFont(ofSize size: CGFloat) -> TextFont {
            var font = TextFont.system(pointSize: Double(size), weight: weight.cssWeight)
            guard let distance = Self.baselineDistances[size] else { return font }
            font.leading = Double(distance - UIFont(font).lineHeight)
            return font
        }
    }

    /// The distance between baselines with the system's line spacing, in points. For the system font it is that of
    /// Apple's guidelines at the sizes that they list; otherwise it is the line height.
    var baselineDistance: CGFloat {
        (isOfSystem ? TextStyle.baselineDistances[pointSize] : nil) ?? lineHeight
    }

    /// Whether the glyphs are the system font's, of any version.
    private var isOfSystem: Bool {
        [.sanFrancisco, .sanFranciscoOfIOS11, .sanFranciscoOfIOS9].contains(textFont.glyphWidths)
    }

    /// The system font of a style in a content size category; `nil` if the style is unknown.
    package class func font(of style: TextStyle, in category: UIContentSizeCategory) -> UIFont? {
        style.pointSize(in: category).map { UIFont(style.textFont(ofSize: $0)) }
    }

    /// The system font of a style, in the content size category of the current traits.
    public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
        preferredFont(forTextStyle: style, compatibleWith: nil)
    }

    /// The system font of a text style in the content size category of some traits; an unknown style counts as body.
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
/// Apple publishes the sizes of its text styles, but not how other sizes scale; here they scale in proportion to the
/// style's sizes.
open nonisolated class UIFontMetrics: NSObject {
    private let style: UIFont.TextStyle

    /// Creates metrics that scale like a text style.
    public init(forTextStyle style: UIFont.TextStyle) {
        self.style = style
    }

    /// The metrics of body text.
    public class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

    /// Scales a length, which is given for the category large, to the content size category of some traits, by default
    /// the current ones.
    open func scaledValue(for value: CGFloat, compatibleWith traits: UITraitCollection? = nil) -> CGFloat {
        let category = (traits ?? .current).preferredContentSizeCategory
        guard let size = style.pointSize(in: category), let normal = style.pointSize(in: .large) else { return value }
        return value * size / normal
    }

    /// The font scaled with the content size category.
    ///
    /// - Parameters:
    ///   - maximumPointSize: The maximum size of the result; 0 means no limit.
    ///   - traits: The traits with the content size category; the current ones if `nil`.
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
