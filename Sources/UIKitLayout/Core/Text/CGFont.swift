import Foundation
import TextLayout

/// A font without a size. Immutable.
public nonisolated final class CGFont: Sendable {
    private let textFont: TextFont

    /// Creates the font with the given name, which may be a PostScript name such as `Georgia-Bold`; `nil` if no such
    /// family is available to `UIFont(name:size:)`.
    public init?(_ name: CFString) {
        guard let font = UIFont(name: name as String, size: CGFloat(Self.unitsPerSize)) else { return nil }
        textFont = font.textFont
    }

    private static let unitsPerSize = 1000

    /// The number of units in which the lengths of the font are given, for one em: 1000.
    public var unitsPerEm: Int32 { Int32(Self.unitsPerSize) }
    /// The PostScript name of the font.
    public var postScriptName: CFString? { UIFont(textFont).fontName as NSString }
    /// The full name of the font: the family, and bold or italic if the font has these traits.
    public var fullName: CFString? {
        UIFont(textFont).fontName.split(separator: "-").dropFirst()
            .reduce(textFont.family) { $0 + " " + $1 } as NSString
    }
    /// The distance from the baseline to the top of a line, in units.
    public var ascent: Int32 { Int32(UIFont(textFont).ascender.rounded()) }
    /// The distance from the baseline to the bottom of a line, in units; negative.
    public var descent: Int32 { Int32(UIFont(textFont).descender.rounded()) }
    /// The distance from the baseline to the top of capital letters, in units.
    public var capHeight: Int32 { Int32(UIFont(textFont).capHeight.rounded()) }
    /// The distance from the baseline to the top of lowercase letters, in units.
    public var xHeight: Int32 { Int32(UIFont(textFont).xHeight.rounded()) }

    /// The font in a size, in points.
    func font(ofSize size: CGFloat) -> UIFont { UIFont(textFont).withSize(size) }
}
