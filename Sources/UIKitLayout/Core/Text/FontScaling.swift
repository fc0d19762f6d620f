import Foundation
import TextLayout

/// The rule by which a font's size follows from the content size category.
nonisolated struct FontScaling: Hashable, Sendable {
    let style: UIFont.TextStyle
    /// The font in the content size category large; `nil` if the font is the preferred font of the text style.
    let base: TextFont?
    let maximumPointSize: CGFloat

    /// The font in the content size category of the given traits.
    func font(compatibleWith traits: UITraitCollection) -> UIFont {
        guard let base else { return .preferredFont(forTextStyle: style, compatibleWith: traits) }
        return UIFontMetrics(forTextStyle: style).scaledFont(
            for: UIFont(base), maximumPointSize: maximumPointSize, compatibleWith: traits)
    }
}
