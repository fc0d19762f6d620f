import Foundation
import TextLayout

/// Breaks attributed text into lines, as they are drawn.
nonisolated struct LineBreaker {
    let text: AttributedRuns
    let layout: TextLines.Layout
    let measurer: PangoTextMeasurer

    func lines() -> [TextLines.Line] {
        var plain = TextParagraphStyle()
        plain.wrapping = layout.lineBreakMode == .byCharWrapping ? .characters : .words
        plain.lineSpacing = layout.font.textFont.leading
        plain.keepsHangulWords = layout.keepsHangulWords
        var styled = text.styledText(
            font: layout.font, plain: plain, lineWidth: layout.width, withLeading: layout.usesFontLeading)
        styled.unbreakable = layout.unbreakable
        // A truncated single line is not broken at words, so that it can end in a part of a word.
        let isOneLine = layout.hasOneLineParagraphs || layout.maximumLines == 1 && mode(at: 0).isTruncating
        let width = isOneLine ? nil : layout.width
        let lines = measurer.lines(
            of: styled, width: width.flatMap { $0 < 1e7 ? Double($0) : nil }, maximumLines: layout.maximumLines)
        let end = text.string.utf8.count
        return lines.indices.map { index in
            let isLast = layout.maximumLines > 0 && index == lines.count - 1
            return line(
                lines[index], hasMore: isLast && lines[index].bytes.upperBound < end,
                isLast: isLast || layout.hasOneLineParagraphs)
        }
    }

    /// The part of a line that depends on its mode.
    private struct Content {
        var shown: AttributedRuns
        /// The width of the spaces at which the line is broken, in points.
        var spaceWidth: CGFloat = 0
        var truncation: TextLines.Truncation?
        /// Whether the line contains the rest of its paragraph.
        var isRest = false
    }

    private func line(_ line: StyledLine, hasMore: Bool, isLast: Bool) -> TextLines.Line {
        let start = line.bytes.lowerBound
        let content = content(of: line, hasMore: hasMore, isLast: isLast)
        let end = content.isRest ? start + restOfParagraph(from: start).string.utf8.count : line.bytes.upperBound
        let alignment = text.paragraphStyle(at: start)?.sideOfAlignment ?? .natural
        return TextLines.Line(
            text: content.shown, bytes: start..<end, truncation: content.truncation, width: width(of: content.shown),
            indent: CGFloat(line.indent), top: CGFloat(line.top), baseline: CGFloat(line.baseline),
            bottom: CGFloat(line.bottom), alignment: alignment == .natural ? layout.alignment : alignment,
            endsParagraph: line.endsParagraph, spaceWidth: content.spaceWidth)
    }

    private func content(of line: StyledLine, hasMore: Bool, isLast: Bool) -> Content {
        let start = line.bytes.lowerBound
        let shown = text[line.bytes].withoutSpacesAtEnd
        let room = layout.width.map { $0 - CGFloat(line.indent) }
        let mode = mode(at: start)
        if let room, mode.isTruncating, isLast, hasMore || width(of: shown) > room + 1e-3 {
            let (shown, truncation) = truncated(from: start, room: room, mode: mode, hasMore: hasMore)
            return Content(shown: shown, truncation: truncation, isRest: true)
        }
        if mode == .byClipping, isLast, hasMore { return Content(shown: restOfParagraph(from: start), isRest: true) }
        let isBroken = !line.endsParagraph && !shown.isEmpty
        return Content(shown: shown, spaceWidth: isBroken ? widthOfLastSpace(of: text[line.bytes]) : 0)
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

    /// The mode of the paragraph at a position. The last of several permitted lines is truncated only at its end.
    /// Evidence: pictures that iOS recorded.
    private func mode(at byte: Int) -> NSLineBreakMode {
        let mode = text.paragraphStyle(at: byte)?.lineBreakMode ?? layout.lineBreakMode
        if layout.isForSize, mode.isTruncating || mode == .byCharWrapping { return .byTruncatingTail }
        let isLastOfSeveral = layout.maximumLines != 1 && !layout.hasOneLineParagraphs
        return mode.isTruncating && isLastOfSeveral ? .byTruncatingTail : mode
    }

    private func width(of part: AttributedRuns) -> CGFloat {
        TextLines.width(of: part, layout: layout, measurer: measurer)
    }

    /// Returns the rest of the paragraph, with an ellipsis in place of the characters that do not fit.
    ///
    /// - Parameters:
    ///   - start: the position at which the line starts.
    ///   - room: the available width, in points.
    ///   - mode: the mode, which determines where characters are removed.
    ///   - hasMore: whether the text continues after the line. If it does, tail truncation always adds an ellipsis.
    private func truncated(
        from start: Int, room: CGFloat, mode: NSLineBreakMode, hasMore: Bool
    ) -> (AttributedRuns, TextLines.Truncation) {
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
            if width(of: ellipsized(rest, ends, keeping: middle, mode).0) <= room {
                fitting = middle
            } else {
                tooMany = middle
            }
        }
        return ellipsized(rest, ends, keeping: fitting, mode)
    }

    /// Returns the text with an ellipsis in place of all but `count` characters. Spaces before the ellipsis are
    /// removed. The ellipsis has the attributes of the character that it replaces. Evidence: pictures that iOS recorded.
    ///
    /// - Parameter ends: 0, followed by the position at which each character ends.
    private func ellipsized(
        _ rest: AttributedRuns, _ ends: [Int], keeping count: Int, _ mode: NSLineBreakMode
    ) -> (AttributedRuns, TextLines.Truncation) {
        let total = ends.count - 1
        let isAtStart = mode == .byTruncatingHead
        let head = isAtStart ? 0 : mode == .byTruncatingMiddle ? (count + 1) / 2 : count
        let tail = total - (count - head)
        let kept = rest[0..<ends[head]].withoutSpacesAtEnd
        let hidden = kept.string.utf8.count..<ends[tail]
        let attributes = rest.attributes(at: isAtStart ? ends[max(0, tail - 1)] : hidden.lowerBound)
        let ellipsis = AttributedRuns([.init(text: TextLines.Truncation.ellipsis, attributes: attributes)])
        return (
            kept + ellipsis + rest[ends[tail]..<ends[total]], .init(hidden: hidden, replacesLast: isAtStart)
        )
    }
}

nonisolated extension NSLineBreakMode {
    /// Whether the mode replaces text that does not fit by an ellipsis.
    fileprivate var isTruncating: Bool {
        self == .byTruncatingHead || self == .byTruncatingMiddle || self == .byTruncatingTail
    }
}
