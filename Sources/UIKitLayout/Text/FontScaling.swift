import Foundation
import TextLayout

/// How a font came about that grows with the text size.
nonisolated struct FontScaling: Hashable, Sendable {
    let style: UIFont.TextStyle
    /// The font at the text size large, where it is not the style's own.
    let base: TextFont?
    let maximumPointSize: CGFloat

    /// The font in the text size of some traits.
    func font(compatibleWith traits: UITraitCollection) -> UIFont {
        guard let base else { return .preferredFont(forTextStyle: style, compatibleWith: traits) }
        return UIFontMetrics(forTextStyle: style).scaledFont(
            for: UIFont(base), maximumPointSize: maximumPointSize, compatibleWith: traits)
    }
}
