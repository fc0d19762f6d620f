import Foundation
import TextLayout
import UIKitFacts

/// A font: a family, a size and a style; immutable.
///
/// Unchecked sendable: all stored properties are constants of sendable types; the class is declared open only for
/// compatibility with UIKit.
open nonisolated class UIFont: NSObject, @unchecked Sendable {
    private let coreFoundationWord = CoreFoundationWord()

    /// The weight of a font, from -1 (thinnest) to 1 (thickest).
    public struct Weight: RawRepresentable, Hashable, Sendable {
        /// The weight as a number; 0 is regular.
        public let rawValue: CGFloat

        /// Creates a weight from a number.
        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        /// CSS weight 100.
        public static let ultraLight = Weight(rawValue: FontWeight.ultraLight.value)
        /// CSS weight 200.
        public static let thin = Weight(rawValue: FontWeight.thin.value)
        /// CSS weight 300.
        public static let light = Weight(rawValue: FontWeight.light.value)
        /// CSS weight 400.
        public static let regular = Weight(rawValue: FontWeight.regular.value)
        /// CSS weight 500.
        public static let medium = Weight(rawValue: FontWeight.medium.value)
        /// CSS weight 600.
        public static let semibold = Weight(rawValue: FontWeight.semibold.value)
        /// CSS weight 700.
        public static let bold = Weight(rawValue: FontWeight.bold.value)
        /// CSS weight 800.
        public static let heavy = Weight(rawValue: FontWeight.heavy.value)
        /// CSS weight 900.
        public static let black = Weight(rawValue: FontWeight.black.value)

        /// The weight on the CSS scale.
        var cssWeight: Int { Self.scale.first { rawValue < $0.limit }?.css ?? FontWeight.black.css }

        private static let scale = FontWeight.all.map { (limit: $0.limit, css: $0.css) }
    }

    /// The font as the module TextLayout measures with it.
    package let textFont: TextFont

    /// The rule by which the font scales with the content size category; `nil` if it does not scale.
    let scaling: FontScaling?

    /// The settings of typographic features, which do not affect sizes.
    let features: [UIFontDescriptor.FeatureSetting]

    /// Creates a font. A size that is not positive and finite is replaced by 12 points, which is Core Text's size for
    /// 0.
    init(_ textFont: TextFont, scaling: FontScaling? = nil, features: [UIFontDescriptor.FeatureSetting] = []) {
        var font = textFont
        if !(font.pointSize > 0 && font.pointSize.isFinite) { font.pointSize = 12 }
        self.textFont = font
        self.scaling = scaling
        self.features = features
    }

    /// Creates the system font at 12 points. On iOS, the font that this initialiser creates is not defined.
    public override convenience init() {
        self.init(.system(pointSize: 12))
    }

    /// Creates the font with the given name, which may be a PostScript name such as `Georgia-Bold`; `nil` if no such
    /// family is available.
    ///
    /// The available families are the installed ones, those added by ``registerFonts(at:)``, and those that come with
    /// iOS, for which fontconfig chooses a substitute if they are not installed.
    public convenience init?(name: String, size: CGFloat) {
        guard FontFamilies.contains(PostScriptName(name).family) else { return nil }
        self.init(.named(name, size: size))
    }

    /// Creates the font with the given name, even if its family is not available.
    package class func described(byName name: String, size: CGFloat) -> UIFont {
        UIFont(.named(name, size: size))
    }

    /// The system font, which has San Francisco's glyph widths and line height, but Inter's glyph shapes.
    public class func systemFont(ofSize size: CGFloat) -> UIFont {
        UIFont(.system(pointSize: Double(size)))
    }

    /// The system font in the given weight.
    public class func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
        UIFont(.system(pointSize: Double(size), weight: weight.cssWeight))
    }

    /// The bold system font, which is semibold in UIKit. Evidence: a picture that iOS recorded of a label with this font
    /// is as wide as semibold text, and 4 points narrower than bold text.
    public class func boldSystemFont(ofSize size: CGFloat) -> UIFont {
        systemFont(ofSize: size, weight: .semibold)
    }

    /// The italic system font.
    public class func italicSystemFont(ofSize size: CGFloat) -> UIFont {
        UIFont(.system(pointSize: Double(size), isItalic: true))
    }

    /// The names of the installed families, in alphabetical order. All fonts are listed for each access.
    public class var familyNames: [String] { InstalledFonts.familyNames }

    /// The error that is thrown if fonts cannot be registered.
    public typealias FileError = FontFileError

    /// Registers an app's own fonts, as `UIAppFonts` in its Info.plist and `CTFontManagerRegisterFontsForURL` do on
    /// iOS.
    ///
    /// Text that is measured afterwards can use the fonts, in the whole program and until the program ends. Tables
    /// request their heights again in the next layout pass, fitting sizes are computed again, and cached heights are
    /// discarded. Other views that were laid out before are laid out again when they next change. No other thread may
    /// measure text during the call.
    ///
    /// - Parameter url: A font file (.ttf, .otf, .ttc, .otc), or a folder, which is searched recursively for fonts.
    /// - Throws: ``FileError`` if the URL does not exist or contains no font.
    public class func registerFonts(at url: URL) throws(FileError) {
        try InstalledFonts.add(contentsOf: url)
    }

    /// Whether a family is installed or registered; the comparison ignores case and spaces.
    package class func isFamilyInstalled(_ family: String) -> Bool { FontFamilies.isInstalled(family) }

    /// The font with other glyph widths if it is the system font, which substitutes for San Francisco; otherwise the
    /// font itself.
    package func withSystemFontWidths(_ widths: TextFont.GlyphWidths) -> UIFont {
        guard textFont.glyphWidths == .sanFrancisco else { return self }
        var font = textFont
        font.glyphWidths = widths
        return UIFont(font)
    }

    /// The font that Interface Builder displays in place of a font that is not installed: Helvetica Neue in regular
    /// weight. For a font that comes with iOS, the result has that font's glyph widths and line metrics, as far as they
    /// are known, and a bold font remains bold. Evidence: the stored frames of labels in Open Sans Light and Semibold
    /// have the size of the text in Helvetica Neue regular (folding-cell).
    package class func interfaceBuilderSubstitute(for font: UIFont) -> UIFont {
        let family = font.familyName
        var shown = font.textFont
        if KnownFonts.familiesWithCompatibleFonts.contains(family) {
            shown.lineMetricsSource = KnownFonts.lineMetrics(of: family, weight: shown.weight)
            return UIFont(shown)
        }
        shown.family = "Helvetica"
        shown.glyphWidths = KnownFonts.glyphWidths[family] ?? .helveticaNeue
        if KnownFonts.glyphWidths[family] == nil {
            shown.weight = FontFamilies.isOfIOS(family) && font.isBold ? 700 : 400
        }
        shown.lineMetricsSource = KnownFonts.lineMetrics(of: family, weight: shown.weight)
        shown.isItalic = false
        return UIFont(shown)
    }

    /// The default font size of labels, in points.
    public class var labelFontSize: CGFloat { FontSizes.label.value }
    /// The default font size of buttons, in points.
    public class var buttonFontSize: CGFloat { TextControls.customButtonFontSize.value }
    /// The size of the standard system font, in points.
    public class var systemFontSize: CGFloat { FontSizes.system.value }
    /// The size of the small system font, in points.
    public class var smallSystemFontSize: CGFloat { FontSizes.smallSystem.value }

    /// The size of the font, in points.
    open var pointSize: CGFloat { CGFloat(textFont.pointSize) }
    /// The name of the family.
    open var familyName: String { textFont.family }
    /// The distance from the baseline to the top of a line, in points.
    open var ascender: CGFloat { CGFloat(lineMetrics.ascender) }
    /// The distance from the baseline to the bottom of a line, in points; negative, as in UIKit.
    open var descender: CGFloat { -CGFloat(lineMetrics.descender) }
    /// The height of a line, in points.
    open var lineHeight: CGFloat { CGFloat(lineMetrics.height) }

    /// Whether the weight is at least semibold.
    package var isBold: Bool { textFont.weight >= 600 }

    /// The same font in another size, in points. The result does not scale with the content size category.
    open func withSize(_ size: CGFloat) -> UIFont {
        var font = textFont
        font.pointSize = Double(size)
        return UIFont(font, features: features)
    }

    private var lineMetrics: LineMetrics { TextEnvironment.measurer.lineMetrics(of: textFont) }

    /// Whether the fonts have the same family, size, style, features and scaling. The system fonts of two versions of
    /// iOS are equal.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIFont else { return false }
        return other === self
            || other.scaling == scaling && other.features == features && other.textFont.isSameFont(as: textFont)
    }

    /// Whether text has the same size in both fonts, and both scale in the same way. Unlike equality, this
    /// distinguishes the system fonts of different versions of iOS.
    final func measuresLike(_ other: UIFont?) -> Bool {
        guard let other else { return false }
        return other === self || other.textFont == textFont && other.scaling == scaling
    }

    open override var hash: Int { textFont.family.hashValue ^ textFont.pointSize.hashValue }
}

/// The text measurer that layout uses.
public nonisolated enum TextEnvironment {
    /// The measurer of the current task; by default Pango.
    @TaskLocal public static var measurer: any TextMeasuring = PangoTextMeasurer()

    /// A number that increases whenever the set of fonts has changed, because fonts were registered or installed. Sizes
    /// of text that were computed at another number may be outdated.
    package static var fontChangeCount: Int { InstalledFonts.changeCount }
}

nonisolated extension TextFont {
    static func named(_ name: String, size: CGFloat) -> TextFont {
        let style = PostScriptName(name)
        let font = TextFont(
            family: style.family, pointSize: Double(size), weight: style.weight, isItalic: style.isItalic)
        return font.withFamily(style.family)
    }
}
