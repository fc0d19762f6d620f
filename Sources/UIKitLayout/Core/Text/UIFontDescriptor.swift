import Foundation
import TextLayout

/// The attributes of a font. Immutable.
///
/// Unchecked sendable: all stored properties are constants of sendable types.
open nonisolated class UIFontDescriptor: NSObject, @unchecked Sendable {
    let textFont: TextFont

    init(_ textFont: TextFont) {
        self.textFont = textFont
    }

    /// Creates the descriptor of the system font at 12 points; the attributes are ignored.
    public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
        self.init(.system(pointSize: 12))
        _ = attributes
    }

    /// Creates the descriptor of a font by name.
    public convenience init(name fontName: String, size: CGFloat) {
        self.init(.named(fontName, size: size))
    }

    /// The name of an attribute.
    public struct AttributeName: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// Creates a name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The family.
        public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
        /// The name.
        public static let name = AttributeName(rawValue: "NSFontNameAttribute")
        /// The size.
        public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
        /// The weight and the slant.
        public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
        /// Font features such as old-style figures, which measuring ignores.
        public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
    }

    /// The name of a trait.
    public struct TraitKey: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// Creates a name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The weight.
        public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
        /// The slant.
        public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
        /// The symbolic traits.
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

        /// Italic.
        public static let traitItalic = SymbolicTraits(rawValue: 1)
        /// Bold.
        public static let traitBold = SymbolicTraits(rawValue: 2)
        /// Expanded.
        public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
        /// Condensed.
        public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
        /// Monospaced.
        public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
        /// With tight leading; measuring ignores it.
        public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
        /// With loose leading; measuring ignores it.
        public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
    }

    /// A design of the system font.
    public struct SystemDesign: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// Creates a design from its name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// San Francisco.
        public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
        /// San Francisco with rounded terminals; measured as San Francisco.
        public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
        /// New York; measured with a serif font's widths.
        public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
        /// San Francisco Mono; measured with a monospaced font's widths.
        public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
    }

    /// The size, in points.
    open var pointSize: CGFloat { CGFloat(textFont.pointSize) }

    /// The symbolic traits of the font.
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

    /// The descriptor of a text style's font, in the content size category of some traits.
    public class func preferredFontDescriptor(
        withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFontDescriptor {
        UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor
    }

    /// The descriptor with other symbolic traits.
    open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
        var font = textFont
        font.isItalic = symbolicTraits.contains(.traitItalic)
        if symbolicTraits.contains(.traitBold) != (font.weight >= 600) {
            font = font.withWeight(symbolicTraits.contains(.traitBold) ? 700 : 400)
        }
        if symbolicTraits.contains(.traitMonoSpace) { font.family = TextFont.monospacedFamily }
        return UIFontDescriptor(font)
    }

    /// The descriptor of the system font with another design.
    open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
        UIFontDescriptor(textFont.withDesign(design))
    }

    /// The descriptor with another size, in points.
    open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
        var font = textFont
        font.pointSize = Double(newPointSize)
        return UIFontDescriptor(font)
    }

    /// The descriptor with another family.
    open func withFamily(_ newFamily: String) -> UIFontDescriptor {
        UIFontDescriptor(textFont.withFamily(newFamily))
    }

    /// The descriptor with the family, the size and the weight from some attributes; other attributes are ignored.
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
    /// Creates a font from a descriptor.
    ///
    /// - Parameter size: The size in points; 0 means the descriptor's size.
    public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
        self.init(descriptor.withSize(pointSize > 0 ? pointSize : descriptor.pointSize).textFont)
    }

    /// The descriptor of the font.
    public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(textFont) }

    /// The name of the font: that of its family, followed by bold and italic if it has these traits.
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

    /// The system font with monospaced digits, which are measured as the system font's.
    public class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        systemFont(ofSize: fontSize, weight: weight)
    }

    /// The distance from the baseline to the top of capital letters, in points: 0.705 × the size, San Francisco's
    /// proportion.
    public var capHeight: CGFloat { pointSize * 0.705 }
    /// The distance from the baseline to the top of lowercase letters, in points: 0.526 × the size, San Francisco's
    /// proportion.
    public var xHeight: CGFloat { pointSize * 0.526 }
    /// The leading, in points: 0, as for San Francisco.
    public var leading: CGFloat { 0 }

    /// The names of a family's fonts: only the family's own name if it is installed.
    public class func fontNames(forFamilyName familyName: String) -> [String] {
        familyNames.contains(familyName) ? [familyName] : []
    }
}
