import Foundation
import TextLayout

/// What a font is to be like. Immutable.
///
/// Unchecked sendable: all stored properties are constants of sendable types.
open nonisolated class UIFontDescriptor: NSObject, @unchecked Sendable {
    let textFont: TextFont

    init(_ textFont: TextFont) {
        self.textFont = textFont
    }

    /// Describes a font by its attributes, of which family, name and size count.
    public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
        self.init(.system(pointSize: 12))
        _ = attributes
    }

    /// Describes a font by name.
    public convenience init(name fontName: String, size: CGFloat) {
        self.init(.named(fontName, size: size))
    }

    /// A name of an attribute.
    public struct AttributeName: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// Makes a name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The family.
        public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
        /// The name.
        public static let name = AttributeName(rawValue: "NSFontNameAttribute")
        /// The size.
        public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
        /// Weight and slope.
        public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
        /// Features such as old style figures, which measuring does not know.
        public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
    }

    /// A name of a trait.
    public struct TraitKey: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// Makes a name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The weight.
        public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
        /// The slope.
        public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
        /// The traits that have names.
        public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
    }

    /// Traits that have names.
    public struct SymbolicTraits: OptionSet, Hashable, Sendable {
        /// The bits of the set.
        public let rawValue: UInt32

        /// Makes a set from bits.
        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        /// Sloping.
        public static let traitItalic = SymbolicTraits(rawValue: 1)
        /// Bold.
        public static let traitBold = SymbolicTraits(rawValue: 2)
        /// Wide.
        public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
        /// Narrow.
        public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
        /// With characters of one width.
        public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
        /// With lines closer to each other; measuring does not know it.
        public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
        /// With lines further apart; measuring does not know it.
        public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
    }

    /// A design of the system font.
    public struct SystemDesign: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// Makes a design from its name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// San Francisco.
        public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
        /// San Francisco with round ends; it is measured like San Francisco.
        public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
        /// New York; it is measured in a serif font's widths.
        public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
        /// San Francisco Mono; it is measured in a monospaced font's widths.
        public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
    }

    /// The size in points.
    open var pointSize: CGFloat { CGFloat(textFont.pointSize) }

    /// The traits of the font that have names.
    open var symbolicTraits: SymbolicTraits {
        var traits: SymbolicTraits = []
        if textFont.weight >= 600 { traits.insert(.traitBold) }
        if textFont.isItalic { traits.insert(.traitItalic) }
        if textFont.family == TextFont.monospacedFamily { traits.insert(.traitMonoSpace) }
        return traits
    }

    /// The font of a text style, in the text size of the present traits.
    public class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
        UIFont.preferredFont(forTextStyle: style).fontDescriptor
    }

    /// The font of a text style, in the text size of some traits.
    public class func preferredFontDescriptor(
        withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFontDescriptor {
        UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor
    }

    /// The same font with other traits.
    open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
        var font = textFont
        font.isItalic = symbolicTraits.contains(.traitItalic)
        if symbolicTraits.contains(.traitBold) != (font.weight >= 600) {
            font = font.withWeight(symbolicTraits.contains(.traitBold) ? 700 : 400)
        }
        if symbolicTraits.contains(.traitMonoSpace) { font.family = TextFont.monospacedFamily }
        return UIFontDescriptor(font)
    }

    /// The system font in another design.
    open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
        UIFontDescriptor(textFont.withDesign(design))
    }

    /// The same font in another size, in points.
    open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
        var font = textFont
        font.pointSize = Double(newPointSize)
        return UIFontDescriptor(font)
    }

    /// The same font of another family.
    open func withFamily(_ newFamily: String) -> UIFontDescriptor {
        UIFontDescriptor(textFont.withFamily(newFamily))
    }

    /// The same font with other attributes, of which family, size and the weight among the traits count.
    open func addingAttributes(_ attributes: [AttributeName: Any]) -> UIFontDescriptor {
        var font = textFont
        if let family = attributes[.family] as? String { font = font.withFamily(family) }
        if let size = attributes[.size] as? CGFloat { font.pointSize = Double(size) }
        let traits = attributes[.traits] as? [TraitKey: Any]
        if let weight = traits?[.weight] as? UIFont.Weight { font = font.withWeight(weight.cssWeight) }
        if let weight = traits?[.weight] as? CGFloat {
            font = font.withWeight(UIFont.Weight(rawValue: weight).cssWeight)
        }
        return UIFontDescriptor(font)
    }
}

nonisolated extension TextFont {
    /// The family in place of San Francisco Mono.
    static let monospacedFamily = "monospace"

    fileprivate func withDesign(_ design: UIFontDescriptor.SystemDesign) -> TextFont {
        var font = TextFont.system(pointSize: pointSize, weight: weight, isItalic: isItalic)
        (font.leading, font.tracking) = (leading, tracking)
        switch design {
        case .serif: font.family = "serif"
        case .monospaced: font.family = Self.monospacedFamily
        default: break
        }
        return font
    }
}

nonisolated extension UIFont {
    /// Makes a font of a description.
    ///
    /// - Parameter size: in points; 0 for the description's.
    public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
        self.init(descriptor.withSize(pointSize > 0 ? pointSize : descriptor.pointSize).textFont)
    }

    /// What the font is like.
    public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(textFont) }

    /// The name of the font: its family's, with weight and slope where it has any.
    public var fontName: String {
        let style = (isBold ? "Bold" : "") + (textFont.isItalic ? "Italic" : "")
        let family = familyName.filter { !$0.isWhitespace }
        return style.isEmpty ? family : family + "-" + style
    }

    /// The system font with characters of one width.
    public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        var font = TextFont.system(pointSize: Double(fontSize), weight: weight.cssWeight)
        font.family = TextFont.monospacedFamily
        return UIFont(font)
    }

    /// The system font with figures of one width, which are measured as the system font's.
    public class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        systemFont(ofSize: fontSize, weight: weight)
    }

    /// From the baseline to the top of capitals, in points: 0.705 × the size, San Francisco's proportion.
    public var capHeight: CGFloat { pointSize * 0.705 }
    /// From the baseline to the top of small letters, in points: 0.526 × the size, San Francisco's proportion.
    public var xHeight: CGFloat { pointSize * 0.526 }
    /// What is added between lines, in points: nothing, as for San Francisco.
    public var leading: CGFloat { 0 }

    /// The names of the fonts of a family that are known: the family's own.
    public class func fontNames(forFamilyName familyName: String) -> [String] {
        familyNames.contains(familyName) ? [familyName] : []
    }
}
