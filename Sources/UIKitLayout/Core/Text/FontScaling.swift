import Foundation
import TextLayout

/// The rule by which a font grows with the content size category.
nonisolated struct FontScaling: Hashable, Sendable {
    let style: UIFont.TextStyle
    /// The font at the content size category large; `nil` for the preferred font of the style.
    let base: TextFont?
    let maximumPointSize: CGFloat

    /// The font at the content size category of some traits.
    func font(compatibleWith traits: UITraitCollection) -> UIFont {
        guard let base else { return .preferredFont(forTextStyle: style, compatibleWith: traits) }
        return UIFontMetrics(forTextStyle: style).scaledFont(
            for: UIFont(base), maximumPointSize: maximumPointSize, compatibleWith: traits)
    }
}
