import Foundation
import TextLayout

/// The placing of lines in one container, beginning at a position in the text.
nonisolated struct ContainerFilling {
    private let text: AttributedRuns
    private let string: String
    private let area: TextFragments.Area
    private var layout: TextLines.Layout
    private let rules: TextFragments.Rules
    /// The end of the placed text, in bytes of UTF-8.
    private(set) var position: Int
    private(set) var fragments: [TextFragment] = []
    /// The bottom edge of the placed lines, in points.
    private var bottom: CGFloat = 0
    /// The space that was added below the placed lines, in points.
    private var addedSpace: CGFloat = 0
    /// The bytes for which the rules have been asked whether a line may begin there.
    private var asked: Set<Int> = []
    /// The bytes at which no line may begin, and those of the white space before them.
    private var unbreakable: Set<Int> = []

    init(
        text: AttributedRuns, start: Int, area: TextFragments.Area, layout: TextLines.Layout,
        rules: TextFragments.Rules
    ) {
        (self.text, self.area, self.layout, position, self.rules) = (text, area, layout, start, rules)
        string = text.string
        self.layout.lineBreakMode = area.lineBreakMode
    }

    /// Places lines until the end of the text is reached or the container is full.
    mutating func fill() {
        if area.exclusions.isEmpty {
            fillWithoutExclusions()
        } else {
            while position < string.utf8.count, hasRoomForLine, fillLine() {}
        }
        addExtraLine()
    }

    private var hasRoomForLine: Bool { area.maximumLines == 0 || fragments.count < area.maximumLines }

    private func fits(_ bottom: CGFloat) -> Bool { area.height.map { bottom <= $0 + 1e-3 } ?? true }

    private mutating func fillWithoutExclusions() {
        layout.width = area.width
        layout.maximumLines = area.maximumLines
        let count = string.utf8.count
        let lines = permittedLines(layout)
        let first = position
        for (index, line) in lines.enumerated() {
            // The empty line after a line feed at the end of the text is added by addExtraLine().
            if index == lines.count - 1, first + line.bytes.lowerBound == count, index > 0 { break }
            guard fits(line.bottom + addedSpace) else { return }
            let next = index + 1 < lines.count ? lines[index + 1] : nil
            let end = next.map { first + $0.bytes.lowerBound } ?? endOfLine(first + line.bytes.upperBound)
            let bottom = (next?.top ?? line.bottom) + addedSpace
            add(line, to: end, x: 0, width: area.width, top: self.bottom, bottom: bottom)
        }
    }

    /// The end of a line whose visible text ends at a byte: the byte itself or, if a paragraph terminator follows, the
    /// end of the terminator.
    private func endOfLine(_ byte: Int) -> Int {
        let index = string.utf8.index(string.startIndex, offsetBy: byte)
        guard index < string.endIndex, string[index].endsParagraph else { return byte }
        return byte + string[index].utf8.count
    }

    /// Places the parts of one line beside the exclusions.
    ///
    /// - Returns: whether the container has space for the line.
    private mutating func fillLine() -> Bool {
        var top = bottom
        let full = area.width ?? .greatestFiniteMagnitude
        guard let sample = line(width: area.width) else { return false }
        let height = sample.bottom - sample.top
        while fits(top + height) {
            let gaps = ExcludedArea.gaps(
                in: full + 2 * area.padding, from: top, to: top + height, besides: area.exclusions)
            var placed = false
            for gap in gaps where position < string.utf8.count {
                placed = place(in: gap, top: top, isWhole: gaps.count == 1 && gap.lowerBound == 0) || placed
            }
            if placed { return true }
            guard let next = ExcludedArea.nextEdge(below: top, of: area.exclusions) else { return false }
            top = next
        }
        return false
    }

    private mutating func place(in gap: Range<CGFloat>, top: CGFloat, isWhole: Bool) -> Bool {
        let width = gap.upperBound - gap.lowerBound - 2 * area.padding
        guard width > 0, let line = line(width: width) else { return false }
        let end = endOfLine(position + line.bytes.upperBound)
        guard isWhole && width >= area.width ?? 0 || line.endsParagraph || !isInsideWord(end) else { return false }
        add(line, to: end, x: gap.lowerBound, width: width, top: top, bottom: top + line.bottom - line.top)
        return true
    }

    /// Whether a line that ends at a position would break a word.
    private func isInsideWord(_ byte: Int) -> Bool {
        guard byte > 0, byte < string.utf8.count else { return false }
        let last = string[string.index(before: string.utf8.index(string.startIndex, offsetBy: byte))]
        return !last.isWhitespace && !last.isPunctuation
    }

    /// The next line, broken at the given width as if the text began with this line.
    private mutating func line(width: CGFloat?) -> TextLines.Line? {
        var layout = layout
        (layout.width, layout.maximumLines) = (width, 1)
        return permittedLines(layout).first
    }

    /// The lines of the rest of the text. If the rules refuse a break, the text is broken again without this break.
    private mutating func permittedLines(_ layout: TextLines.Layout) -> [TextLines.Line] {
        let rest = text[position..<string.utf8.count]
        var layout = layout
        while true {
            layout.unbreakable = Set(unbreakable.map { $0 - position })
            let lines = TextLines(rest, layout).lines
            guard rules.mayBreak != nil, let byte = refusedBreak(in: lines) else { return lines }
            forbidBreak(before: byte)
        }
    }

    /// Asks the rules about the breaks between words, each once, up to the first one that they refuse.
    private mutating func refusedBreak(in lines: [TextLines.Line]) -> Int? {
        for line in lines where !line.endsParagraph && line.truncation == nil {
            let (first, byte) = (position + line.bytes.lowerBound, position + line.bytes.upperBound)
            let mode = text.paragraphStyle(at: first)?.lineBreakMode ?? layout.lineBreakMode
            guard mode != .byCharWrapping, byte < string.utf8.count, !isInsideWord(byte), asked.insert(byte).inserted
            else { continue }
            if rules.mayBreak?(characters(0..<byte).upperBound) == false { return byte }
        }
        return nil
    }

    private mutating func forbidBreak(before byte: Int) {
        unbreakable.insert(byte)
        var index = string.utf8.index(string.startIndex, offsetBy: byte)
        while index > string.startIndex, string[string.index(before: index)].isWhitespace {
            index = string.index(before: index)
            unbreakable.insert(string.utf8.distance(from: string.startIndex, to: index))
        }
    }

    private mutating func add(
        _ line: TextLines.Line, to end: Int, x: CGFloat, width: CGFloat?, top: CGFloat, bottom: CGFloat
    ) {
        let start = x + area.padding + layout.start(of: line, in: width ?? line.indent + line.width)
        let whole = (width ?? line.indent + line.width) + 2 * area.padding
        let proposed = CGRect(x: x, y: top, width: whole, height: bottom - top)
        let space = rules.spacing?(characters(position..<end), proposed) ?? 0
        fragments.append(
            TextFragment(
                characters: characters(position..<end), bytes: position..<end,
                rect: CGRect(origin: proposed.origin, size: CGSize(width: whole, height: proposed.height + space)),
                used: CGRect(
                    x: start - area.padding, y: top, width: min(line.width + line.spaceWidth + 2 * area.padding, whole),
                    height: line.bottom - line.top), baseline: line.baseline - line.top, line: line, textStart: start,
                hidden: line.truncation.map {
                    characters(position + $0.hidden.lowerBound..<position + $0.hidden.upperBound)
                }))
        position = end
        self.bottom = bottom + space
        addedSpace += space
    }

    /// Adds the empty line after a line feed at the end of the text.
    private mutating func addExtraLine() {
        guard position == string.utf8.count, position > 0, string.last?.endsParagraph == true, hasRoomForLine,
            let last = fragments.last
        else { return }
        let font = text.attributes(at: position)[.font] as? UIFont ?? layout.font
        let height = font.lineHeight + (layout.usesFontLeading ? font.leading : 0)
        guard fits(bottom + height) else { return }
        let size = CGSize(width: last.rect.width, height: height)
        fragments.append(
            TextFragment(
                characters: NSRange(location: string.utf16.count, length: 0), bytes: position..<position,
                rect: CGRect(origin: CGPoint(x: 0, y: bottom), size: size),
                used: CGRect(x: 0, y: bottom, width: 2 * area.padding, height: height),
                baseline: font.ascender, line: nil, textStart: area.padding, hidden: nil))
    }

    private func characters(_ bytes: Range<Int>) -> NSRange {
        let start = string.utf8.index(string.startIndex, offsetBy: bytes.lowerBound)
        let end = string.utf8.index(string.startIndex, offsetBy: bytes.upperBound)
        return NSRange(start..<end, in: string)
    }
}
