import Foundation
import TextLayout

/// A part of a line that a layout manager has placed in a container.
nonisolated struct TextFragment {
    /// The characters of the line, in UTF-16 units, with the terminator of the paragraph.
    let characters: NSRange
    /// The bytes of ``characters`` in the text.
    let bytes: Range<Int>
    /// The rectangle that the line occupies in the container, with the padding at its ends.
    let rect: CGRect
    /// The part of ``rect`` that contains text, with the padding at the ends of the text.
    let used: CGRect
    /// The distance from the top of ``rect`` to the baseline, in points.
    let baseline: CGFloat
    /// The line as it is drawn; `nil` for the empty line after a line feed at the end of the text.
    let line: TextLines.Line?
    /// The left end of the text, in the coordinates of the container.
    let textStart: CGFloat
    /// The characters that an ellipsis replaces, in UTF-16 units; `nil` if there are none.
    let hidden: NSRange?

    /// Returns the distance from the left end of the text to that of the character at a byte; for bytes beyond the
    /// visible text, the distance to the right end of the visible text.
    func offset(ofByte byte: Int, layout: TextLines.Layout) -> CGFloat {
        guard let line, byte > bytes.lowerBound else { return 0 }
        let position = byte - bytes.lowerBound
        return offset(ofShown: line.truncation?.shownPosition(of: position) ?? position, layout: layout)
    }

    /// Returns the distances from the left end of the text to the ends of the ellipsis; `nil` if there is none.
    func ellipsis(layout: TextLines.Layout) -> Range<CGFloat>? {
        guard let place = line?.truncation?.ellipsis else { return nil }
        return offset(ofShown: place.lowerBound, layout: layout)..<offset(ofShown: place.upperBound, layout: layout)
    }

    private func offset(ofShown position: Int, layout: TextLines.Layout) -> CGFloat {
        guard let line else { return 0 }
        let count = min(position, line.text.string.utf8.count)
        let measurer = TextEnvironment.measurer as? PangoTextMeasurer ?? .forDrawing
        return TextLines.width(of: line.text[0..<count], layout: layout, measurer: measurer)
    }
}

/// The fragments of a text in a list of containers.
nonisolated struct TextFragments {
    /// The fragments in the order of the text, for each container.
    private(set) var containers: [[TextFragment]] = []
    let layout: TextLines.Layout
    /// The text as runs.
    let text: AttributedRuns

    /// The properties of a container that affect the layout.
    struct Area {
        /// The width without padding, in points; `nil` for no limit.
        var width: CGFloat?
        /// The height, in points; `nil` for no limit.
        var height: CGFloat?
        var padding: CGFloat
        var maximumLines: Int
        var lineBreakMode: NSLineBreakMode
        var exclusions: [ExcludedArea]
    }

    /// The rules that a layout manager and its delegate determine.
    struct Rules {
        /// Whether the leading of fonts is added below lines.
        var usesFontLeading = false
        /// The space below a line, in points, for the characters of the line and its rectangle without the space; `nil`
        /// adds none.
        var spacing: ((NSRange, CGRect) -> CGFloat)?
        /// Whether a line may be broken between words before the character with the given index, in UTF-16 units; `nil`
        /// permits all such breaks.
        var mayBreak: ((Int) -> Bool)?
    }

    /// Lays out a text.
    ///
    /// - Parameters:
    ///   - text: the text.
    ///   - areas: the properties of the containers.
    ///   - rules: the rules of the layout manager.
    init(_ text: NSAttributedString, in areas: [Area], rules: Rules = Rules()) {
        self.text = AttributedRuns(text)
        layout = TextLines.Layout(font: NSAttributedString.defaultFont, usesFontLeading: rules.usesFontLeading)
        var start = 0
        for area in areas {
            var filling = ContainerFilling(text: self.text, start: start, area: area, layout: layout, rules: rules)
            filling.fill()
            containers.append(filling.fragments)
            start = filling.position
        }
    }
}
