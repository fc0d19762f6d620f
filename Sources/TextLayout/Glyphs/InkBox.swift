/// A box around the images of glyphs. The vertical axis points down; lengths are in points.
package struct InkBox: Sendable {
    package var left, top, right, bottom: Double

    /// Whether the box contains nothing, like that of a space.
    package var isEmpty: Bool { right <= left || bottom <= top }

    fileprivate mutating func extend(by other: InkBox) {
        (left, top) = (min(left, other.left), min(top, other.top))
        (right, bottom) = (max(right, other.right), max(bottom, other.bottom))
    }
}

extension GlyphLine {
    /// The box around the images of the line's glyphs, relative to the start of the baseline; `nil` if no glyph has an
    /// image. Takes time in proportion to the number of glyphs.
    package var inkBox: InkBox? {
        var whole: InkBox?
        for run in runs {
            for glyph in run.glyphs {
                let ink = run.font.inkBox(of: glyph.number)
                guard !ink.isEmpty else { continue }
                let placed = InkBox(
                    left: ink.left + glyph.x, top: ink.top + glyph.y, right: ink.right + glyph.x,
                    bottom: ink.bottom + glyph.y)
                if whole?.extend(by: placed) == nil { whole = placed }
            }
        }
        return whole
    }
}
