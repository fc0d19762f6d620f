import Foundation
import TextLayout

/// Attributed text as a list of runs. Positions are counted in bytes of UTF-8.
///
/// Drawing changes and joins attributed text. It does not use `NSMutableAttributedString` for this, because the Foundation of
/// Swift 6.3.1 compares the values of adjacent runs with the same number of attributes, and traps at some objects that are
/// not identical. ``attributedString`` has the attributes of an existing string, which has been compared like that before.
nonisolated struct AttributedRuns {
    /// A part of the text whose characters have the same attributes.
    struct Run {
        var text: String
        var attributes: [NSAttributedString.Key: Any]
        /// The index of the first character in the attributed string, in UTF-16 units.
        var location = 0

        /// The run divided into attachment characters, each by itself, and the text between them, which has no attachment.
        fileprivate var dividedAtAttachments: [Run] {
            var (parts, position): ([Run], Int) = ([], location)
            for scalar in text.unicodeScalars {
                let isAttachment = scalar.isAttachment
                if !isAttachment, let last = parts.indices.last, parts[last].attributes[.attachment] == nil {
                    parts[last].text.unicodeScalars.append(scalar)
                } else {
                    parts.append(Run(text: String(scalar), attributes: attributes, location: position))
                    if !isAttachment { parts[parts.count - 1].attributes[.attachment] = nil }
                }
                position += UTF16.width(scalar)
            }
            return parts
        }
    }

    private(set) var runs: [Run] = []

    init(_ runs: [Run]) {
        self.runs = runs
    }

    init(_ text: NSAttributedString) {
        let string = text.string
        text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { attributes, range, _ in
            guard let part = Range(range, in: string) else { return }
            let run = Run(text: String(string[part]), attributes: attributes, location: range.location)
            runs += attributes[.attachment] == nil ? [run] : run.dividedAtAttachments
        }
    }

    /// The text with its attributes.
    var attributedString: NSAttributedString {
        let result = NSMutableAttributedString(string: "")
        for run in runs { result.append(NSAttributedString(string: run.text, attributes: run.attributes)) }
        return NSAttributedString(attributedString: result)
    }

    /// The text without attributes.
    var string: String { runs.map(\.text).joined() }
    var isEmpty: Bool { runs.allSatisfy(\.text.isEmpty) }

    /// Returns the text with the attributes of each run changed by a closure.
    func mapAttributes(_ change: (inout [NSAttributedString.Key: Any]) -> Void) -> AttributedRuns {
        AttributedRuns(
            runs.map { run in
                var run = run
                change(&run.attributes)
                return run
            })
    }

    /// Returns the attributes of the character at the given position; beyond the end, those of the last character.
    func attributes(at byte: Int) -> [NSAttributedString.Key: Any] {
        var start = 0
        for run in runs {
            start += run.text.utf8.count
            if byte < start { return run.attributes }
        }
        return runs.last?.attributes ?? [:]
    }

    func paragraphStyle(at byte: Int) -> NSParagraphStyle? {
        attributes(at: byte).paragraphStyle
    }

    /// The part of the text in the given range of positions, both of which are boundaries of characters.
    subscript(range: Range<Int>) -> AttributedRuns {
        var (parts, start): ([Run], Int) = ([], 0)
        for run in runs {
            let count = run.text.utf8.count
            let (from, to) = (max(range.lowerBound - start, 0), min(range.upperBound - start, count))
            if from < to {
                let text = run.text.utf8.dropFirst(from).prefix(to - from)
                let skipped = run.text.utf16.distance(from: run.text.startIndex, to: text.startIndex)
                parts.append(
                    Run(text: String(text) ?? "", attributes: run.attributes, location: run.location + skipped))
            }
            start += count
        }
        return AttributedRuns(parts)
    }

    static func + (left: AttributedRuns, right: AttributedRuns) -> AttributedRuns {
        AttributedRuns(left.runs + right.runs)
    }

    /// The text without the white space at its end.
    var withoutSpacesAtEnd: AttributedRuns {
        let spaces = string.reversed().prefix { $0.isWhitespace }.reduce(0) { $0 + $1.utf8.count }
        return spaces == 0 ? self : self[0..<(string.utf8.count - spaces)]
    }

    /// Returns the length, the font and the placement of each run.
    ///
    /// - Parameters:
    ///   - font: the font of runs without a font attribute.
    ///   - lineWidth: the width of the lines, in points, which is proposed to attachments; `nil` for no limit.
    ///   - withLeading: whether the leading of the fonts is added below lines.
    func textRuns(font: UIFont, lineWidth: CGFloat?, withLeading: Bool = false) -> [TextRun] {
        runs.map { run in
            var textRun = TextRun(
                run.text, run.attributes, font: font, location: run.location, lineWidth: lineWidth)
            if withLeading { textRun.lineGap = Double((run.attributes.font ?? font).leading) }
            return textRun
        }
    }

    /// Returns the text in the form that the module TextLayout breaks into lines.
    ///
    /// An empty paragraph at the end of the text has the style of the paragraph before it.
    ///
    /// - Parameters:
    ///   - font: the font of runs without a font attribute.
    ///   - plain: the style of paragraphs without a paragraph style.
    ///   - lineWidth: the width of the lines, in points, which is proposed to attachments; `nil` for no limit.
    ///   - withLeading: whether the leading of the fonts is added below lines.
    func styledText(
        font: UIFont, plain: TextParagraphStyle, lineWidth: CGFloat? = nil, withLeading: Bool = false
    ) -> StyledText {
        let string = string
        var (styles, start, run, runEnd): ([TextParagraphStyle], Int, Int, Int) = ([], 0, -1, 0)
        for paragraph in string.split(omittingEmptySubsequences: false, whereSeparator: \.endsParagraph) {
            while runEnd <= start, run + 1 < runs.count {
                run += 1
                runEnd += runs[run].text.utf8.count
            }
            styles.append((run < 0 ? nil : runs[run].attributes.paragraphStyle?.textStyle) ?? plain)
            let end = paragraph.endIndex
            start += paragraph.utf8.count + (end < string.endIndex ? string[end].utf8.count : 0)
        }
        let runs = textRuns(font: font, lineWidth: lineWidth, withLeading: withLeading)
        return StyledText(
            string, runs: runs.isEmpty ? [TextRun(byteCount: 0, font: font.textFont)] : runs, paragraphStyles: styles)
    }
}
