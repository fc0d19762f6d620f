import Foundation
import TextLayout

/// Attributed text, broken into lines that can be drawn. Glyphs are placed by the same advances with which text is
/// measured.
nonisolated struct TextLines {
    /// The options with which the text is broken into lines.
    struct Layout {
        /// The font of text without a font attribute.
        var font: UIFont
        /// The width of the lines, in points; `nil` for no limit.
        var width: CGFloat?
        /// The maximum number of lines; 0 for no limit.
        var maximumLines = 0
        /// The mode for text without a paragraph style: where lines are broken, and how the last line is truncated.
        var lineBreakMode = NSLineBreakMode.byWordWrapping
        /// The alignment of text without a paragraph style.
        var alignment = NSTextAlignment.natural
        var isRightToLeft = false
        /// Whether the lines only determine the size of a label. If so, text whose mode truncates at the start or in
        /// the middle, or wraps at characters, is truncated at its end, as in UIKit. Evidence: the sizes of six
        /// pictures that iOS recorded.
        var isForSize = false
        /// Whether lines of text without a paragraph style are not broken inside Korean words.
        var keepsHangulWords = false
        /// Whether the leading of fonts is added below lines.
        var usesFontLeading = false
        /// Whether each paragraph is one line, which its mode truncates or clips.
        var hasOneLineParagraphs = false
        /// The bytes of the text before which no line begins, although it could.
        var unbreakable: Set<Int> = []
    }

    /// A line of the text.
    struct Line {
        let text: AttributedRuns
        /// The bytes of the line in the whole text, with trailing white space and hidden characters, without the
        /// paragraph terminator.
        let bytes: Range<Int>
        /// The replacement of some characters by an ellipsis; `nil` if none are replaced.
        let truncation: Truncation?
        /// The width in points.
        let width: CGFloat
        /// The indent at the leading edge, in points.
        let indent: CGFloat
        /// The distances from the top of the text to the top, the baseline and the bottom of the line, in points.
        let top, baseline, bottom: CGFloat
        let alignment: NSTextAlignment
        let endsParagraph: Bool
        /// The width of the space at which the line is broken, in points; 0 if it is not broken at a space.
        let spaceWidth: CGFloat
    }

    let layout: Layout
    private(set) var lines: [Line] = []

    /// The distance from the top of the text to the bottom of the last line, in points.
    var height: CGFloat { lines.last?.bottom ?? 0 }
    /// The width of the widest line with its indent, in points.
    var width: CGFloat { lines.map { $0.indent + $0.width }.max() ?? 0 }
    /// The width of the widest line with its indent and the space at which it is broken, in points.
    var widthWithSpaces: CGFloat { lines.map { $0.indent + $0.width + $0.spaceWidth }.max() ?? 0 }

    init(_ text: AttributedRuns, _ layout: Layout) {
        self.layout = layout
        guard !text.isEmpty else { return }
        let measurer = TextEnvironment.measurer as? PangoTextMeasurer ?? .forDrawing
        let breaker = LineBreaker(text: text, layout: layout, measurer: measurer)
        lines = breaker.lines()
    }

    /// The width of a part of the text on one line, in points.
    static func width(of part: AttributedRuns, layout: Layout, measurer: PangoTextMeasurer) -> CGFloat {
        zip(part.runs, part.textRuns(font: layout.font, lineWidth: layout.width)).reduce(0) { sum, run in
            sum + CGFloat(measurer.width(of: run.0.text, as: run.1))
        }
    }

    /// Draws the lines, beginning at the top of a rectangle.
    func draw(in rect: CGRect, of context: CGContext) {
        for line in lines {
            let start = CGPoint(x: rect.minX + layout.start(of: line, in: rect.width), y: rect.minY)
            let stretch = spaceStretch(of: line, in: rect.width)
            TextLineDrawing(line: line, layout: layout, spaceStretch: stretch).draw(at: start, of: context)
        }
    }

    /// The length by which each space of a justified line is wider than in the font, in points; 0 for other lines. The
    /// last line of a paragraph and lines without spaces are not justified.
    private func spaceStretch(of line: Line, in width: CGFloat) -> CGFloat {
        let spaces = line.text.string.count { $0 == " " }
        guard line.alignment == .justified, !line.endsParagraph, spaces > 0 else { return 0 }
        return max(0, width - line.indent - line.width) / CGFloat(spaces)
    }
}

nonisolated extension TextLines.Layout {
    /// Returns the distance of a line from the left edge of an area of the given width.
    func start(of line: TextLines.Line, in width: CGFloat) -> CGFloat {
        switch line.alignment {
        case .center: (width - line.width + line.indent) / 2
        case .right: width - line.width - (isRightToLeft ? line.indent : 0)
        case .natural where isRightToLeft: width - line.width - line.indent
        case .left, .natural, .justified: isRightToLeft ? 0 : line.indent
        }
    }
}
