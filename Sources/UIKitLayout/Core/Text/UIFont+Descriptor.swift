import Foundation
import TextLayout

nonisolated extension UIFont {
    /// Creates the font that a descriptor describes.
    ///
    /// - Parameters:
    ///   - descriptor: The family, the traits and the size of the font.
    ///   - pointSize: The size in points; 0 means the descriptor's size.
    public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
        self.init(
            descriptor.withSize(pointSize > 0 ? pointSize : descriptor.pointSize).textFont,
            features: descriptor.features)
    }

    /// The descriptor of the font.
    public var fontDescriptor: UIFontDescriptor {
        let preferred = scaling.flatMap { $0.base == nil ? $0.style.rawValue : nil }
        return UIFontDescriptor(textFont, features: features, textStyle: preferred)
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
