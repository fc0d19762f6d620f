import Foundation
import TextLayout

nonisolated extension UIFontDescriptor {
    /// The attributes of the font: its size; its text style, for the preferred font of a style; its name, for a font that
    /// is not the system's; and its weight, if it is not regular.
    public var fontAttributes: [AttributeName: Any] {
        var attributes: [AttributeName: Any] = [.size: pointSize]
        attributes[.textStyle] = textStyle?.rawValue
        if textFont.family != TextFont.system(pointSize: 1).family { attributes[.name] = UIFont(textFont).fontName }
        if let weight = UIFont.Weight(cssWeight: textFont.weight), weight != .regular, textStyle == nil {
            attributes[.traits] = [TraitKey.weight: weight.rawValue]
        }
        return attributes
    }

    /// The PostScript name of the font.
    public var postscriptName: String { UIFont(textFont).fontName }

    /// Returns the value of an attribute among ``fontAttributes``, the name or the family; `nil` for other attributes.
    public func object(forKey attribute: AttributeName) -> Any? {
        switch attribute {
        case .name: postscriptName
        case .family: UIFont(textFont).familyName
        default: fontAttributes[attribute]
        }
    }
}

nonisolated extension UIFontDescriptor.AttributeName {
    /// The attribute for the name of the font's text style.
    public static let textStyle = UIFontDescriptor.AttributeName(rawValue: "NSCTFontUIUsageAttribute")
    /// The attribute for the face of the font, such as "Bold". Measuring ignores it.
    public static let face = UIFontDescriptor.AttributeName(rawValue: "NSFontFaceAttribute")
    /// The attribute for the name of the font that is shown to users. Measuring ignores it.
    public static let visibleName = UIFontDescriptor.AttributeName(rawValue: "NSFontVisibleNameAttribute")
    /// The attribute for the fonts that are used for characters which the font lacks. Measuring ignores it.
    public static let cascadeList = UIFontDescriptor.AttributeName(rawValue: "NSCTFontCascadeListAttribute")
    /// The attribute for a transformation of the glyphs. Measuring ignores it.
    public static let matrix = UIFontDescriptor.AttributeName(rawValue: "NSCTFontMatrixAttribute")
}

nonisolated extension UIFont.Weight {
    /// The weight whose number on the CSS scale is given; `nil` if there is none.
    fileprivate init?(cssWeight: Int) {
        let weights: [UIFont.Weight] = [
            .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
        ]
        guard let weight = weights.first(where: { $0.cssWeight == cssWeight }) else { return nil }
        self = weight
    }
}
