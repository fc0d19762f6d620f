import Foundation

/// The shape in which the glyphs of a line of text are drawn.
package struct GlyphStyle {
    /// An outline along the edges of glyphs.
    package struct Outline {
        package var width: CGFloat
        package var color: CGColor
        /// Whether the glyphs are filled, too.
        package var isFilled: Bool

        /// Creates an outline whose width is in points.
        package init(width: CGFloat, color: CGColor, isFilled: Bool) {
            (self.width, self.color, self.isFilled) = (width, color, isFilled)
        }
    }

    /// The distance by which a point is moved to the right for each point of its height above the baseline.
    package var slant: CGFloat = 0
    /// The factor by which glyphs and their distances are wider.
    package var stretch: CGFloat = 1
    package var outline: Outline?

    /// Creates the shape that glyphs have in their font.
    package init() {}

    /// The transform of user space, whose vertical axis points down; `nil` for the identity.
    var transform: CGAffineTransform? {
        slant == 0 && stretch == 1 ? nil : CGAffineTransform(a: stretch, b: 0, c: -slant, d: 1, tx: 0, ty: 0)
    }
}
