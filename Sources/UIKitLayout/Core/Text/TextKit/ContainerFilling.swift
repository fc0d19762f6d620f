import Foundation
import TextLayout

/// The placing of lines in one container, beginning at a position in the text.
nonisolated struct ContainerFilling {
    private let text: AttributedRuns
    private let string: String
    private let area: TextFragments.Area
    private var layout: TextLines.Layout
    private let spacing: TextFragments.LineSpacing?
    /// The end of the placed text, in bytes of UTF-8.
    private(set) var position: Int
    private(set) var fragments: [TextFragment] = []
    /// The bottom edge of the placed lines, in points.
    private var bottom: CGFloat = 0
    /// The space that was added below the placed lines, in points.
    private var addedSpace: CGFloat = 0

    init(
        text: AttributedRuns, start: Int, area: TextFragments.Area, layout: TextLines.Layout,
        spacing: TextFragments.LineSpacing?
    ) {
        (self.text, self.area, self.layout, position, self.spacing) = (text, area, layout, start, spacing)
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
        let lines = TextLines(text[position..<count], layout).lines
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
    private func line(width: CGFloat?) -> TextLines.Line? {
        var layout = layout
        (layout.width, layout.maximumLines) = (width, 1)
        return TextLines(text[position..<string.utf8.count], layout).lines.first
    }

    private mutating func add(
        _ line: TextLines.Line, to end: Int, x: CGFloat, width: CGFloat?, top: CGFloat, bottom: CGFloat
    ) {
        let start = x + area.padding + layout.start(of: line, in: width ?? line.indent + line.width)
        let whole = (width ?? line.indent + line.width) + 2 * area.padding
        let proposed = CGRect(x: x, y: top, width: whole, height: bottom - top)
        let space = spacing?(characters(position..<end), proposed) ?? 0
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
        guard fits(bottom + font.lineHeight) else { return }
        let size = CGSize(width: last.rect.width, height: font.lineHeight)
        fragments.append(
            TextFragment(
                characters: NSRange(location: string.utf16.count, length: 0), bytes: position..<position,
                rect: CGRect(origin: CGPoint(x: 0, y: bottom), size: size),
                used: CGRect(x: 0, y: bottom, width: 2 * area.padding, height: font.lineHeight),
                baseline: font.ascender, line: nil, textStart: area.padding, hidden: nil))
    }

    private func characters(_ bytes: Range<Int>) -> NSRange {
        let start = string.utf8.index(string.startIndex, offsetBy: bytes.lowerBound)
        let end = string.utf8.index(string.startIndex, offsetBy: bytes.upperBound)
        return NSRange(start..<end, in: string)
    }
}
