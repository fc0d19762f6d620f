import Foundation
import TextLayout

nonisolated extension UIFontDescriptor {
    /// The PostScript name of the font.
    public var postscriptName: String { UIFont(textFont).fontName }
}

nonisolated extension UIFontDescriptor.AttributeName {
    /// The attribute for the face of the font, such as "Bold". Measuring ignores it.
    public static let face = UIFontDescriptor.AttributeName(rawValue: "NSFontFaceAttribute")
    /// The attribute for the name of the font that is shown to users. Measuring ignores it.
    public static let visibleName = UIFontDescriptor.AttributeName(rawValue: "NSFontVisibleNameAttribute")
    /// The attribute for the fonts that are used for characters which the font lacks. Measuring ignores it.
    public static let cascadeList = UIFontDescriptor.AttributeName(rawValue: "NSCTFontCascadeListAttribute")
    /// The attribute for a transformation of the glyphs. Measuring ignores it.
    public static let matrix = UIFontDescriptor.AttributeName(rawValue: "NSCTFontMatrixAttribute")
}
