import Foundation
import TextLayout

/// Breaks attributed text into lines, as they are drawn.
nonisolated struct LineBreaker {
    let text: AttributedRuns
    let layout: TextLines.Layout
    let measurer: PangoTextMeasurer

    private static let ellipsis = "\u{2026}"

    func lines() -> [TextLines.Line] {
        var plain = TextParagraphStyle()
        plain.wrapping = layout.lineBreakMode == .byCharWrapping ? .characters : .words
        plain.lineSpacing = layout.font.textFont.leading
        // A truncated single line is not broken at words, so that it can end in a part of a word.
        let width = layout.maximumLines == 1 && mode(at: 0).isTruncating ? nil : layout.width
        let lines = measurer.lines(
            of: text.styledText(font: layout.font, plain: plain), width: width.flatMap { $0 < 1e7 ? Double($0) : nil },
            maximumLines: layout.maximumLines)
        let end = text.string.utf8.count
        return lines.indices.map { index in
            let isLast = layout.maximumLines > 0 && index == lines.count - 1
            return line(lines[index], hasMore: isLast && lines[index].bytes.upperBound < end, isLast: isLast)
        }
    }

    private func line(_ line: StyledLine, hasMore: Bool, isLast: Bool) -> TextLines.Line {
        let start = line.bytes.lowerBound
        let whole = text[line.bytes]
        var shown = whole.withoutSpacesAtEnd
        var width = self.width(of: shown)
        var spaceWidth = line.endsParagraph || isLast && hasMore || shown.isEmpty ? 0 : widthOfLastSpace(of: whole)
        let room = layout.width.map { $0 - CGFloat(line.indent) }
        let mode = mode(at: start)
        if let room, mode.isTruncating, isLast, hasMore || width > room + 1e-3 {
            shown = truncated(from: start, room: room, mode: mode, hasMore: hasMore)
            (width, spaceWidth) = (self.width(of: shown), 0)
        } else if mode == .byClipping, isLast, hasMore {
            shown = restOfParagraph(from: start)
            width = self.width(of: shown)
        }
        let alignment = text.paragraphStyle(at: start)?.alignment ?? .natural
        return TextLines.Line(
            text: shown, bytes: line.bytes, width: width, indent: CGFloat(line.indent), top: CGFloat(line.top),
            baseline: CGFloat(line.baseline), bottom: CGFloat(line.bottom),
            alignment: alignment == .natural ? layout.alignment : alignment, endsParagraph: line.endsParagraph,
            spaceWidth: spaceWidth)
    }

    /// Returns the width of a space if the given line ends in white space, and 0 otherwise.
    private func widthOfLastSpace(of line: AttributedRuns) -> CGFloat {
        guard line.string.last?.isWhitespace == true else { return 0 }
        return width(of: AttributedRuns([.init(text: " ", attributes: line.attributes(at: line.string.utf8.count))]))
    }

    private func restOfParagraph(from start: Int) -> AttributedRuns {
        let rest = text[start..<text.string.utf8.count]
        return rest[0..<rest.string.prefix { !$0.endsParagraph }.utf8.count]
    }

    private func mode(at byte: Int) -> NSLineBreakMode {
        let mode = text.paragraphStyle(at: byte)?.lineBreakMode ?? layout.lineBreakMode
        return layout.isForSize && (mode.isTruncating || mode == .byCharWrapping) ? .byTruncatingTail : mode
    }

    private func width(of part: AttributedRuns) -> CGFloat {
        TextLines.width(of: part, font: layout.font, measurer: measurer)
    }

    /// Returns the rest of the paragraph, with an ellipsis in place of the characters that do not fit.
    ///
    /// - Parameters:
    ///   - start: the position at which the line starts.
    ///   - room: the available width, in points.
    ///   - mode: the mode, which determines where characters are removed.
    ///   - hasMore: whether the text continues after the line. If it does, tail truncation always adds an ellipsis.
    private func truncated(from start: Int, room: CGFloat, mode: NSLineBreakMode, hasMore: Bool) -> AttributedRuns {
        let rest = text[start..<text.string.utf8.count]
        var (ends, end) = ([0], 0)
        for character in rest.string.prefix(while: { !$0.endsParagraph }) {
            end += character.utf8.count
            ends.append(end)
        }
        // Finds the greatest number of characters that fit, assuming that text with more characters is wider.
        var (fitting, tooMany) = (0, ends.count - (hasMore && mode == .byTruncatingTail ? 0 : 1))
        while tooMany - fitting > 1 {
            let middle = (fitting + tooMany) / 2
            if width(of: ellipsized(rest, ends, keeping: middle, mode)) <= room {
                fitting = middle
            } else {
                tooMany = middle
            }
        }
        return ellipsized(rest, ends, keeping: fitting, mode)
    }

    /// Returns the text with an ellipsis in place of all but `count` characters. Spaces before the ellipsis are
    /// removed.
    ///
    /// - Parameter ends: 0, followed by the position at which each character ends.
    private func ellipsized(
        _ rest: AttributedRuns, _ ends: [Int], keeping count: Int, _ mode: NSLineBreakMode
    ) -> AttributedRuns {
        let total = ends.count - 1
        let head = mode == .byTruncatingHead ? 0 : mode == .byTruncatingMiddle ? (count + 1) / 2 : count
        let attributes = rest.attributes(at: max(0, ends[head] - 1))
        let ellipsis = AttributedRuns([.init(text: Self.ellipsis, attributes: attributes)])
        let tail = ends[total - (count - head)]
        return rest[0..<ends[head]].withoutSpacesAtEnd + ellipsis + rest[tail..<ends[total]]
    }
}

nonisolated extension NSLineBreakMode {
    /// Whether the mode replaces text that does not fit by an ellipsis.
    fileprivate var isTruncating: Bool {
        self == .byTruncatingHead || self == .byTruncatingMiddle || self == .byTruncatingTail
    }
}
