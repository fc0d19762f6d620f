import Foundation
import TextLayout

/// The attributes of a font; immutable.
///
/// Unchecked sendable: all stored properties are constants of sendable types.
open nonisolated class UIFontDescriptor: NSObject, @unchecked Sendable {
    let textFont: TextFont
    /// The settings of typographic features.
    let features: [FeatureSetting]
    /// The name of the text style whose preferred font is described; `nil` if it is another font.
    let textStyle: String?

    init(_ textFont: TextFont, features: [FeatureSetting] = [], textStyle: String? = nil) {
        (self.textFont, self.features, self.textStyle) = (textFont, features, textStyle)
    }

    /// Creates the descriptor of the system font at 12 points, changed by the given attributes as in
    /// ``addingAttributes(_:)``.
    public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
        let described = UIFontDescriptor(TextFont.system(pointSize: 12)).addingAttributes(attributes)
        self.init(described.textFont, features: described.features, textStyle: described.textStyle)
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
        /// The attribute for the name of the text style whose preferred font it is, or of the system font's usage.
        public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
        /// The attribute for font features, such as old-style figures: an array of dictionaries with the keys
        /// ``UIFontDescriptor/FeatureKey``. Measuring ignores it.
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
        return UIFontDescriptor(font, features: features)
    }

    /// The descriptor of the system font in another design, with the size, weight and slant of this descriptor.
    open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
        UIFontDescriptor(textFont.withDesign(design), features: features)
    }

    /// The descriptor with another size, in points.
    open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
        var font = textFont
        font.pointSize = Double(newPointSize)
        return UIFontDescriptor(font, features: features, textStyle: textStyle)
    }

    /// The descriptor with another family.
    open func withFamily(_ newFamily: String) -> UIFontDescriptor {
        UIFontDescriptor(textFont.withFamily(newFamily), features: features)
    }

    /// The attributes of the font, sufficient to create an equal descriptor: its name, or the text style or the usage of
    /// the system font; its size; and traits and feature settings if there are any.
    open var fontAttributes: [AttributeName: Any] { baseAttributes }

    /// The value of an attribute, like that in ``fontAttributes``; also the name and the family of fonts that have
    /// neither there.
    open func object(forKey anAttribute: AttributeName) -> Any? { baseObject(forKey: anAttribute) }

    /// The descriptor with the name, the family, the size, the traits, the text style and the feature settings that the
    /// given attributes specify. Other attributes are ignored.
    open func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
        baseAddingAttributes(attributes)
    }

    /// Whether the descriptors describe the same font with the same feature settings.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIFontDescriptor else { return false }
        return other === self
            || other.textFont.isSameFont(as: textFont) && other.features == features && other.textStyle == textStyle
    }

    open override var hash: Int { textFont.family.hashValue ^ textFont.pointSize.hashValue }
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
