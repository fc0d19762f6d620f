internal import CTemplateLayoutPango
internal import CTemplateText
import Trapping

/// The layout of a paragraph's lines. Lengths are in points.
public struct TextParagraphStyle: Hashable, Sendable {
    /// The space added between a line and the next line, even if that line belongs to another paragraph.
    public var lineSpacing = 0.0
    /// The space added between the paragraph and the one after it.
    public var paragraphSpacing = 0.0
    /// The space added between the paragraph and the one before it.
    public var paragraphSpacingBefore = 0.0
    /// The factor by which the height of each line is multiplied; 0 means 1.
    public var lineHeightMultiple = 0.0
    /// The minimum height of a line.
    public var minimumLineHeight = 0.0
    /// The maximum height of a line; 0 for no limit.
    public var maximumLineHeight = 0.0
    /// The indent of the paragraph's first line: its distance from the leading edge.
    public var firstLineHeadIndent = 0.0
    /// The indent of all other lines of the paragraph: their distance from the leading edge.
    public var headIndent = 0.0
    /// The position at which lines end. If it is above 0, it is the distance from the leading edge; otherwise, its
    /// absolute value is the distance from the trailing edge.
    public var tailIndent = 0.0
    /// How lines are broken.
    public var wrapping = TextRequest.Wrapping.words
    /// Whether lines are not broken between two Hangul characters, unless they belong to a word that is too long for a
    /// line.
    public var keepsHangulWords = false

    /// Makes the default style of paragraphs.
    public init() {}

    /// Returns the metrics that this style gives to a line whose fonts have the metrics `natural`.
    ///
    /// If the style changes the height of the line, the ascender changes and the descender does not, as in TextKit.
    func line(_ natural: LineMetrics) -> LineMetrics {
        var height = natural.height * (lineHeightMultiple > 0 ? lineHeightMultiple : 1)
        height = max(height, minimumLineHeight)
        if maximumLineHeight > 0 { height = min(height, maximumLineHeight) }
        return LineMetrics(ascender: height - natural.descender, descender: natural.descender)
    }
}

/// Text in one or several fonts, with styles for its paragraphs.
public struct StyledText: Hashable, Sendable {
    /// The text; line feeds, carriage returns and U+2029 end paragraphs.
    public var text: String
    /// The fonts of the text's parts, in order. The font of the last run is used for the rest of the text.
    public var runs: [TextRun]
    /// The styles of the text's paragraphs, in order. The last one is used for all further paragraphs.
    public var paragraphStyles: [TextParagraphStyle]
    /// The bytes before which no line begins, although it could; each is the first byte of a character.
    public var unbreakable: Set<Int> = []

    /// Makes styled text.
    ///
    /// - Precondition: there is at least one run; traps otherwise.
    public init(_ text: String, runs: [TextRun], paragraphStyles: [TextParagraphStyle] = [TextParagraphStyle()]) {
        trap(unless: !runs.isEmpty, "styled text needs at least one font")
        self.text = text
        self.runs = runs
        self.paragraphStyles = paragraphStyles.isEmpty ? [TextParagraphStyle()] : paragraphStyles
    }

    /// A paragraph with its runs.
    struct Paragraph {
        /// The byte of the text at which the paragraph begins.
        var start: Int
        var text: Substring
        var runs: [TextRun]
        var style: TextParagraphStyle
        /// The bytes of the paragraph before which no line begins.
        var unbreakable: Set<Int>
    }

    /// The text's paragraphs, without their terminators.
    var paragraphs: [Paragraph] {
        var (result, offset, run, runStart): ([Paragraph], Int, Int, Int) = ([], 0, 0, 0)
        for part in text.split(omittingEmptySubsequences: false, whereSeparator: \.endsParagraph) {
            let end = offset + part.utf8.count
            var parts: [TextRun] = []
            // The last run extends to the end of the text.
            while true {
                let runEnd = run + 1 == runs.count ? Int.max : runStart + runs[run].byteCount
                let overlap = min(runEnd, end) - max(runStart, offset)
                if overlap > 0 || (part.isEmpty && runEnd > offset) {
                    parts.append(max(0, overlap), of: runs[run])
                }
                if runEnd > end || run + 1 == runs.count { break }
                (run, runStart) = (run + 1, runEnd)
            }
            if parts.isEmpty { parts.append(0, of: runs[run]) }
            let style = paragraphStyles[min(result.count, paragraphStyles.count - 1)]
            let kept = unbreakable.isEmpty ? [] : Set(unbreakable.filter { (offset..<end) ~= $0 }.map { $0 - offset })
            result.append(Paragraph(start: offset, text: part, runs: parts, style: style, unbreakable: kept))
            offset = end + (part.endIndex < text.endIndex ? text[part.endIndex].utf8.count : 0)
        }
        return result
    }
}

extension [TextRun] {
    /// Adds bytes of a run. They join the last run if it is laid out in the same way, because text that differs only in
    /// colour has the same lines as text of one colour.
    fileprivate mutating func append(_ byteCount: Int, of run: TextRun) {
        if let last = indices.last, self[last].isLaidOut(like: run) {
            self[last].byteCount += byteCount
        } else {
            append(run.with(byteCount: byteCount))
        }
    }
}

extension Character {
    /// Whether the character ends a paragraph: a line feed, a carriage return, both together, or U+2029.
    package var endsParagraph: Bool {
        var text = String(self)
        return text.withUTF8 { bytes in
            bytes.withMemoryRebound(to: CChar.self) { tl_text_get_paragraph_end($0.baseAddress, gsize($0.count)) > 0 }
        }
    }
}

/// The size of styled text, summed line by line.
struct StyledTextMeasurement {
    private var width = 0.0
    private(set) var height = 0.0
    private var lineCount = 0
    private var firstBaseline = 0.0
    private(set) var lastBaseline = 0.0
    /// The distance from the top to the top of the last line.
    private(set) var lastTop = 0.0
    /// The space between the last line added and the next one, in points.
    private var spacing = 0.0

    /// Adds a line.
    ///
    /// - Parameters:
    ///   - width: the width of the line, including its indent.
    ///   - gap: the space that the fonts of the line add below it, in points.
    ///   - paragraph: the style of the line's paragraph.
    ///   - isFirst: whether the line is the first one of its paragraph.
    mutating func add(
        width: Double, line natural: LineMetrics, gap: Double = 0, in paragraph: TextParagraphStyle, isFirst: Bool
    ) {
        let line = paragraph.line(natural)
        if lineCount > 0 { height += spacing + (isFirst ? paragraph.paragraphSpacingBefore : 0) }
        lastTop = height
        lastBaseline = height + line.ascender
        if lineCount == 0 { firstBaseline = lastBaseline }
        height += line.height + gap
        self.width = max(self.width, width)
        lineCount += 1
        spacing = paragraph.lineSpacing
    }

    /// Ends a paragraph with the given style, and adds the space after it.
    mutating func endParagraph(_ style: TextParagraphStyle) {
        spacing += style.paragraphSpacing
    }

    /// Whether the maximum number of lines is reached.
    func isFull(_ maximumLines: Int) -> Bool { maximumLines > 0 && lineCount >= maximumLines }

    var result: TextMeasurement {
        TextMeasurement(
            width: width, height: height, lineCount: lineCount, firstBaseline: firstBaseline, lastBaseline: lastBaseline
        )
    }
}
