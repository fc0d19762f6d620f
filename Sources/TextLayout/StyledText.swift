internal import CTemplateLayoutPango
internal import CTemplateText
import Trapping

/// Part of a text in one font.
public struct TextRun: Hashable, Sendable {
    /// The length of the part in UTF-8 bytes.
    public var byteCount: Int
    /// The font, with its tracking.
    public var font: TextFont

    /// Makes a run.
    public init(byteCount: Int, font: TextFont) {
        self.byteCount = byteCount
        self.font = font
    }
}

/// How a paragraph's lines are laid out. Lengths are in points.
public struct TextParagraphStyle: Hashable, Sendable {
    /// What is added between one line and the next, of the same paragraph or not.
    public var lineSpacing = 0.0
    /// What is added between the paragraph and the one after it.
    public var paragraphSpacing = 0.0
    /// What is added between the paragraph and the one before it.
    public var paragraphSpacingBefore = 0.0
    /// What the height of each line is multiplied by; 0 for 1.
    public var lineHeightMultiple = 0.0
    /// The least height of a line.
    public var minimumLineHeight = 0.0
    /// The greatest height of a line; 0 for no limit.
    public var maximumLineHeight = 0.0
    /// Where the first line begins, from the leading edge.
    public var firstLineHeadIndent = 0.0
    /// Where the other lines begin, from the leading edge.
    public var headIndent = 0.0
    /// Where lines end: if above 0, a distance from the leading edge, otherwise one from the trailing edge.
    public var tailIndent = 0.0
    /// How lines are broken.
    public var wrapping = TextRequest.Wrapping.words

    /// Makes the default style of paragraphs.
    public init() {}

    /// A line's measures in this style.
    ///
    /// A height that is not the fonts' own is made above the baseline, as TextKit makes it.
    func line(_ natural: LineMetrics) -> LineMetrics {
        var height = natural.height * (lineHeightMultiple > 0 ? lineHeightMultiple : 1)
        height = max(height, minimumLineHeight)
        if maximumLineHeight > 0 { height = min(height, maximumLineHeight) }
        return LineMetrics(ascender: height - natural.descender, descender: natural.descender)
    }
}

/// Text in one or several fonts whose paragraphs have styles.
public struct StyledText: Hashable, Sendable {
    /// The text; line feeds, carriage returns and U+2029 end paragraphs.
    public var text: String
    /// The fonts of its parts, from the beginning on; the font of the last run is used for the rest of the text.
    public var runs: [TextRun]
    /// The styles of its paragraphs, from the first on; the last one is used for all further paragraphs.
    public var paragraphStyles: [TextParagraphStyle]

    /// Makes styled text.
    ///
    /// - Precondition: there is at least one run; traps otherwise.
    public init(_ text: String, runs: [TextRun], paragraphStyles: [TextParagraphStyle] = [TextParagraphStyle()]) {
        trap(unless: !runs.isEmpty, "styled text needs at least one font")
        self.text = text
        self.runs = runs
        self.paragraphStyles = paragraphStyles.isEmpty ? [TextParagraphStyle()] : paragraphStyles
    }

    /// A paragraph with the runs that it consists of.
    struct Paragraph {
        var text: Substring
        var runs: [TextRun]
        var style: TextParagraphStyle
    }

    /// The paragraphs, without what ends them.
    var paragraphs: [Paragraph] {
        var (result, offset, run, runStart): ([Paragraph], Int, Int, Int) = ([], 0, 0, 0)
        for part in text.split(omittingEmptySubsequences: false, whereSeparator: \.endsParagraph) {
            let end = offset + part.utf8.count
            var parts: [TextRun] = []
            // The last run goes on to the end of the text.
            while true {
                let runEnd = run + 1 == runs.count ? Int.max : runStart + runs[run].byteCount
                let overlap = min(runEnd, end) - max(runStart, offset)
                if overlap > 0 || (part.isEmpty && runEnd > offset) {
                    parts.append(TextRun(byteCount: max(0, overlap), font: runs[run].font))
                }
                if runEnd > end || run + 1 == runs.count { break }
                (run, runStart) = (run + 1, runEnd)
            }
            if parts.isEmpty { parts = [TextRun(byteCount: 0, font: runs[run].font)] }
            let style = paragraphStyles[min(result.count, paragraphStyles.count - 1)]
            result.append(Paragraph(text: part, runs: parts, style: style))
            offset = end + (part.endIndex < text.endIndex ? text[part.endIndex].utf8.count : 0)
        }
        return result
    }
}

extension Character {
    /// Whether text has a new paragraph behind the character: a line feed, a carriage return, both, or U+2029.
    package var endsParagraph: Bool {
        var text = String(self)
        return text.withUTF8 { bytes in
            bytes.withMemoryRebound(to: CChar.self) { tl_text_get_paragraph_end($0.baseAddress, gsize($0.count)) > 0 }
        }
    }
}

/// Sums the lines of styled text.
struct StyledTextMeasurement {
    private var width = 0.0
    private var height = 0.0
    private var lineCount = 0
    private var firstBaseline = 0.0
    private var lastBaseline = 0.0
    /// What stands between the last line and the next.
    private var spacing = 0.0

    /// Adds a line.
    ///
    /// - Parameters:
    ///   - width: its width with its indent.
    ///   - paragraph: the style of its paragraph.
    ///   - isFirst: whether it is its paragraph's first line.
    mutating func add(width: Double, line natural: LineMetrics, in paragraph: TextParagraphStyle, isFirst: Bool) {
        let line = paragraph.line(natural)
        if lineCount > 0 { height += spacing + (isFirst ? paragraph.paragraphSpacingBefore : 0) }
        lastBaseline = height + line.ascender
        if lineCount == 0 { firstBaseline = lastBaseline }
        height += line.height
        self.width = max(self.width, width)
        lineCount += 1
        spacing = paragraph.lineSpacing
    }

    /// Ends a paragraph.
    mutating func endParagraph(_ style: TextParagraphStyle) {
        spacing += style.paragraphSpacing
    }

    /// Whether there are as many lines as there may be.
    func isFull(_ maximumLines: Int) -> Bool { maximumLines > 0 && lineCount >= maximumLines }

    var result: TextMeasurement {
        TextMeasurement(
            width: width, height: height, lineCount: lineCount, firstBaseline: firstBaseline, lastBaseline: lastBaseline
        )
    }
}
