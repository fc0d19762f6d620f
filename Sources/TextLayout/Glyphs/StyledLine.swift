/// A line of styled text with its position in the text. Lengths are in points.
package struct StyledLine: Sendable {
    /// The bytes of the line in the text, with trailing white space, without the paragraph terminator.
    package let bytes: Range<Int>
    /// The number of the paragraph.
    package let paragraph: Int
    /// Whether the paragraph ends with the line.
    package let endsParagraph: Bool
    /// The indent at the leading edge.
    package let indent: Double
    /// The width without the indent and without the white space at which the line is broken.
    package let width: Double
    /// The distance from the top of the text to the top of the line.
    package let top: Double
    /// The distance from the top of the text to the baseline.
    package let baseline: Double
    /// The distance from the top of the text to the bottom of the line.
    package let bottom: Double
}

extension PangoTextMeasurer {
    /// The lines into which styled text is broken, where measuring breaks it.
    ///
    /// - Parameters:
    ///   - width: the width to wrap at, in points; `nil` for no wrapping.
    ///   - maximumLines: the maximum number of lines; 0 for no limit.
    package func lines(of text: StyledText, width: Double?, maximumLines: Int) -> [StyledLine] {
        guard !text.text.isEmpty else { return [] }
        return withWorkspace { $0.styledLines(of: text, width: width, maximumLines: maximumLines) }
    }

    /// The glyphs of text that is set on one line, as it is measured.
    package func glyphs(of text: String, in font: TextFont) -> GlyphLine {
        withWorkspace { $0.glyphs(of: text, in: font) }
    }

    /// The measurer with which text is drawn if another kind of measurer is in use.
    package static let forDrawing = PangoTextMeasurer()
}
