import Foundation
import LayoutEngine

/// A section of a flow layout: lines of items.
///
/// Two trees of the lines say how many items each holds and how long it is; a third and a fourth hold the sizes of items.
/// Lines that hold nothing but items of the common estimate are stretches in these trees, so that loading, scrolling and
/// measuring take O(log n) of the number of items. Where sizes are estimated, lines are broken anew when they come into
/// sight: a line out of sight may hold fewer items than would fit, until it is looked at.
final class FlowSection: SectionGeometry {
    var metrics: FlowMetrics {
        didSet { if metrics != oldValue { takeMetrics() } }
    }
    let sizes = ItemSizes()
    /// How long each line is, with the spacing behind it but for the last one; the header and the inset before the
    /// lines are the header, those after them the footer.
    private(set) var lines = RowHeightTree()
    /// How many items each line holds.
    private(set) var counts = RowHeightTree()
    private(set) var lineCount = 0
    /// Whether the lines have to be broken from the first item on.
    private var needsBreaking = true

    init(metrics: FlowMetrics, itemCount: Int) {
        self.metrics = metrics
        sizes.estimate = metrics.itemSize
        sizes.insert(0..<itemCount)
    }

    private func takeMetrics() {
        sizes.estimate = metrics.itemSize
        needsBreaking = true
    }

    // MARK: Breaking lines

    func breakIfNeeded() {
        guard needsBreaking else { return }
        needsBreaking = false
        (lines, counts, lineCount) = (RowHeightTree(), RowHeightTree(), 0)
        lines.insertSections(0..<1)
        counts.insertSections(0..<1)
        lines.setEstimate(Double(metrics.itemSize.main + metrics.lineSpacing))
        counts.setEstimate(Double(metrics.itemsPerLine))
        lines.setHeight(Double(metrics.header + metrics.insetBefore), of: .header, section: 0)
        lines.setHeight(Double(metrics.footer + metrics.insetAfter), of: .footer, section: 0)
        if sizes.hasOwnSizes { breakAll() } else { insertUniformLines(of: sizes.count, at: 0) }
    }

    private func breakAll() {
        var first = 0
        while first < sizes.count {
            let count = fittingCount(from: first)
            insertLine(of: count, at: lineCount)
            first += count
        }
    }

    /// How many items a line holds that begins with an item: at least that one.
    func fittingCount(from first: Int) -> Int {
        var length = sizes.size(of: first).cross
        var count = 1
        while first + count < sizes.count {
            length += metrics.itemSpacing + sizes.size(of: first + count).cross
            guard length <= metrics.lineLength + lengthTolerance else { break }
            count += 1
        }
        return count
    }

    // MARK: Lines

    func firstItem(ofLine line: Int) -> Int {
        Int(counts.place(of: .row, section: 0, row: line)?.offset ?? 0)
    }

    func count(ofLine line: Int) -> Int {
        Int(counts.place(of: .row, section: 0, row: line)?.height ?? 0)
    }

    /// The line of an item, and its place in it; the end of the lines for the item behind the last one.
    func place(ofItem item: Int) -> (line: Int, index: Int) {
        guard let place = counts.place(at: Double(item)), place.part == .row else { return (lineCount, 0) }
        return (place.row, item - Int(place.offset))
    }

    func line(_ number: Int) -> FlowLine {
        let first = firstItem(ofLine: number)
        return FlowLine(
            first: first, sizes: (first..<first + count(ofLine: number)).map(sizes.size(of:)),
            itemsPerLine: metrics.sizing == .uniform ? metrics.itemsPerLine : nil, isLast: number == lineCount - 1)
    }

    func setCount(_ count: Int, ofLine line: Int) {
        counts.store(Double(count), section: 0, row: line)
        noteExtent(ofLine: line)
    }

    func noteExtent(ofLine line: Int) {
        let spacing = line == lineCount - 1 ? 0 : metrics.lineSpacing
        lines.store(Double(self.line(line).extent + spacing), section: 0, row: line)
    }

    func insertLine(of count: Int, at line: Int) {
        makeRoom(for: line..<line + 1)
        setCount(count, ofLine: line)
        noteFormerLastLine(before: line)
    }

    /// Inserts lines of items of the common size.
    func insertUniformLines(of itemCount: Int, at line: Int) {
        guard itemCount > 0 else { return }
        let perLine = metrics.itemsPerLine
        let range = line..<line + (itemCount + perLine - 1) / perLine
        makeRoom(for: range)
        let last = range.upperBound - 1
        setCount(itemCount - (range.count - 1) * perLine, ofLine: last)
        noteFormerLastLine(before: line)
    }

    private func makeRoom(for range: Range<Int>) {
        lineCount += range.count
        lines.insertRows(section: 0, rows: range)
        counts.insertRows(section: 0, rows: range)
    }

    /// A line that was the last one has no spacing behind it yet.
    private func noteFormerLastLine(before line: Int) {
        if line > 0 { noteExtent(ofLine: line - 1) }
    }

    func removeLines(_ range: Range<Int>) {
        guard !range.isEmpty else { return }
        lineCount -= range.count
        lines.removeRows(section: 0, rows: range)
        counts.removeRows(section: 0, rows: range)
        if range.lowerBound == lineCount, lineCount > 0 { noteExtent(ofLine: lineCount - 1) }
    }

    /// Has the lines broken anew, where that is cheap or all sizes are known.
    ///
    /// - Returns: whether lines were there and have to be edited instead.
    func editsLines() -> Bool {
        if metrics.sizing != .estimated || needsBreaking {
            needsBreaking = true
            return false
        }
        return true
    }
}
