import Foundation
import TextLayout

/// The attributes of a font; immutable.
///
/// Unchecked sendable: all stored properties are constants of sendable types.
open nonisolated class UIFontDescriptor: NSObject, @unchecked Sendable {
    let textFont: TextFont
    /// The text style of the font; `nil` if it is not the preferred font of a style.
    let textStyle: UIFont.TextStyle?

    init(_ textFont: TextFont, textStyle: UIFont.TextStyle? = nil) {
        (self.textFont, self.textStyle) = (textFont, textStyle)
    }

    /// Creates the descriptor of the system font at 12 points; the attributes are ignored.
    public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
        self.init(.system(pointSize: 12))
        _ = attributes
    }

    /// Creates the descriptor of the font with the given name, even if its family is not available.
    public convenience init(name fontName: String, size: CGFloat) {
        self.init(.named(fontName, size: size))
    }

    /// The name of an attribute.
    public struct AttributeName: RawRepresentable, Hashable, Sendable {
        /// The name of the attribute as a string.
        public let rawValue: String

        /// Creates the name of an attribute from a string.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The attribute for the name of the font's family.
        public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
        /// The attribute for the name of the font.
        public static let name = AttributeName(rawValue: "NSFontNameAttribute")
        /// The attribute for the size of the font, in points.
        public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
        /// The attribute for the weight, the slant and other traits of the font.
        public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
        /// The attribute for font features, such as old-style figures. Measuring ignores it.
        public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
    }

    /// The name of a trait.
    public struct TraitKey: RawRepresentable, Hashable, Sendable {
        /// The name of the trait.
        public let rawValue: String

        /// Creates the name of a trait from a string.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The trait for the weight of the font.
        public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
        /// The trait for the slant of the font.
        public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
        /// The trait for the font's symbolic traits.
        public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
    }

    /// The symbolic traits of a font.
    public struct SymbolicTraits: OptionSet, Hashable, Sendable {
        /// The bits of the set.
        public let rawValue: UInt32

        /// Creates a set from raw bits.
        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        /// The font is italic.
        public static let traitItalic = SymbolicTraits(rawValue: 1)
        /// The font is bold.
        public static let traitBold = SymbolicTraits(rawValue: 2)
        /// The font is expanded. Measuring ignores this trait.
        public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
        /// The font is condensed. Measuring ignores this trait.
        public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
        /// The font is monospaced.
        public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
        /// The font has tight leading. Measuring ignores this trait.
        public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
        /// The font has loose leading. Measuring ignores this trait.
        public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
    }

    /// A design of the system font.
    public struct SystemDesign: RawRepresentable, Hashable, Sendable {
        /// The name of the design.
        public let rawValue: String

        /// Creates a design from its name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The design of San Francisco.
        public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
        /// The design of San Francisco with rounded terminals. It is measured like San Francisco.
        public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
        /// The design of New York. It is measured with the widths of the serif font that fontconfig chooses.
        public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
        /// The design of San Francisco Mono. It is measured with the widths of the monospaced font that fontconfig
        /// chooses.
        public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
    }

    /// The size, in points.
    open var pointSize: CGFloat { CGFloat(textFont.pointSize) }

    /// The symbolic traits of the font: bold, italic and monospaced; other traits are never included.
    open var symbolicTraits: SymbolicTraits {
        var traits: SymbolicTraits = []
        if textFont.weight >= 600 { traits.insert(.traitBold) }
        if textFont.isItalic { traits.insert(.traitItalic) }
        if textFont.family == TextFont.monospacedFamily { traits.insert(.traitMonoSpace) }
        return traits
    }

    /// The descriptor of a text style's font, in the content size category of the current traits.
    public class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
        UIFont.preferredFont(forTextStyle: style).fontDescriptor
    }

    /// The descriptor of a text style's font, in the content size category of the given traits.
    public class func preferredFontDescriptor(
        withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFontDescriptor {
        UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor
    }

    /// The descriptor with other symbolic traits. Only bold, italic and monospaced have an effect, and a monospaced
    /// font remains monospaced.
    open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
        var font = textFont
        font.isItalic = symbolicTraits.contains(.traitItalic)
        if symbolicTraits.contains(.traitBold) != (font.weight >= 600) {
            font = font.withWeight(symbolicTraits.contains(.traitBold) ? 700 : 400)
        }
        if symbolicTraits.contains(.traitMonoSpace) { font.family = TextFont.monospacedFamily }
        return UIFontDescriptor(font, textStyle: textStyle)
    }

    /// The descriptor of the system font in another design, with the size, weight and slant of this descriptor.
    open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
        UIFontDescriptor(textFont.withDesign(design), textStyle: textStyle)
    }

    /// The descriptor with another size, in points.
    open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
        var font = textFont
        font.pointSize = Double(newPointSize)
        return UIFontDescriptor(font, textStyle: textStyle)
    }

    /// The descriptor with another family.
    open func withFamily(_ newFamily: String) -> UIFontDescriptor {
        UIFontDescriptor(textFont.withFamily(newFamily))
    }

    /// The descriptor with the family, the size and the weight that the given attributes specify. Other attributes are
    /// ignored.
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
    /// The family that is substituted for San Francisco Mono.
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
    /// Creates the font that a descriptor describes.
    ///
    /// - Parameters:
    ///   - descriptor: The family, the traits and the size of the font.
    ///   - pointSize: The size in points; 0 means the descriptor's size.
    public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
        self.init(descriptor.withSize(pointSize > 0 ? pointSize : descriptor.pointSize).textFont)
    }

    /// The descriptor of the font.
    public var fontDescriptor: UIFontDescriptor {
        UIFontDescriptor(textFont, textStyle: scaling.flatMap { $0.base == nil ? $0.style : nil })
    }

    /// The PostScript name of the font: the family's name without spaces, followed by `-Bold`, `-Italic` or
    /// `-BoldItalic` if the font has these traits.
    public var fontName: String {
        let style = (isBold ? "Bold" : "") + (textFont.isItalic ? "Italic" : "")
        let family = familyName.filter { !$0.isWhitespace }
        return style.isEmpty ? family : family + "-" + style
    }

    /// The monospaced system font.
    public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        var font = TextFont.system(pointSize: Double(fontSize), weight: weight.cssWeight)
        font.family = TextFont.monospacedFamily
        return UIFont(font)
    }

    /// The system font with monospaced digits. On Linux these digits have the widths of the system font's usual digits.
    public class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        systemFont(ofSize: fontSize, weight: weight)
    }

    /// The distance from the baseline to the top of capital letters, in points: 0.705 × the size, San Francisco's
    /// proportion.
    public var capHeight: CGFloat { pointSize * 0.705 }
    /// The distance from the baseline to the top of lowercase letters, in points: 0.526 × the size, San Francisco's
    /// proportion.
    public var xHeight: CGFloat { pointSize * 0.526 }
    /// The leading, in points: the line gap of an installed font; 0 for the system's font, as for San Francisco, and for a
    /// font that is substituted for one that is not installed.
    public var leading: CGFloat {
        FontFamilies.isInstalled(familyName) ? CGFloat(TextEnvironment.measurer.lineGap(of: textFont)) : 0
    }

    /// The names of a family's fonts. On Linux, an installed family has only its own name, and another family has none.
    public class func fontNames(forFamilyName familyName: String) -> [String] {
        familyNames.contains(familyName) ? [familyName] : []
    }
}
