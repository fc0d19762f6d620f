import Foundation
import TextLayout

/// Attributed text as a list of runs. Positions are counted in bytes of UTF-8.
///
/// Drawing changes and joins attributed text. It does not use `NSMutableAttributedString` for this: the Foundation of
/// Swift 6.3.1 compares adjacent runs with the same number of attributes and traps if their values are not identical
/// objects.
nonisolated struct AttributedRuns {
    /// A part of the text whose characters have the same attributes.
    struct Run {
        var text: String
        var attributes: [NSAttributedString.Key: Any]
        /// The index of the first character in the attributed string, in UTF-16 units.
        var location = 0
    }

    private(set) var runs: [Run] = []

    init(_ runs: [Run]) {
        self.runs = runs
    }

    init(_ text: NSAttributedString) {
        let string = text.string
        text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { attributes, range, _ in
            guard let part = Range(range, in: string) else { return }
            runs.append(Run(text: String(string[part]), attributes: attributes, location: range.location))
        }
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
        attributes(at: byte)[.paragraphStyle] as? NSParagraphStyle
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

    /// Returns the length and font of each run, with the run's kerning added to the tracking of the font.
    ///
    /// - Parameters:
    ///   - font: the font of runs without a font attribute.
    ///   - withLeading: whether the leading of the fonts is added below lines.
    func textRuns(font: UIFont, withLeading: Bool = false) -> [TextRun] {
        runs.map { run in
            let font = (run.attributes[.font] as? UIFont) ?? font
            var textFont = font.textFont
            textFont.tracking += (run.attributes[.kern] as? NSNumber)?.doubleValue ?? 0
            return TextRun(
                byteCount: run.text.utf8.count, font: textFont, lineGap: withLeading ? Double(font.leading) : 0)
        }
    }

    /// Returns the text in the form that the module TextLayout breaks into lines.
    ///
    /// - Parameters:
    ///   - font: the font of runs without a font attribute.
    ///   - plain: the style of paragraphs without a paragraph style.
    ///   - withLeading: whether the leading of the fonts is added below lines.
    func styledText(font: UIFont, plain: TextParagraphStyle, withLeading: Bool) -> StyledText {
        let string = string
        var (styles, start): ([TextParagraphStyle], Int) = ([], 0)
        for paragraph in string.split(omittingEmptySubsequences: false, whereSeparator: \.endsParagraph) {
            styles.append(paragraphStyle(at: start)?.textStyle ?? plain)
            let end = paragraph.endIndex
            start += paragraph.utf8.count + (end < string.endIndex ? string[end].utf8.count : 0)
        }
        let runs = textRuns(font: font, withLeading: withLeading)
        return StyledText(string, runs: runs, paragraphStyles: styles)
    }
}
