import Foundation
import LayoutEngine

/// A section of a flow layout: lines of items.
///
/// Two trees of sums, ``ExtentTree``, store the number of items and the length of each line; two more store the sizes
/// of items. Neighbouring lines whose items all have the common estimate share one node. Loading, scrolling and
/// measuring therefore take O(log n) in the number of items if the delegate provides no sizes. If sizes are estimated,
/// lines are broken again when they become visible; until then, a line may hold fewer items than would fit.
final class FlowSection: SectionGeometry {
    var metrics: FlowMetrics {
        didSet { if metrics != oldValue { takeMetrics() } }
    }
    let sizes = ItemSizes()
    /// The length of each line, including the spacing after the line unless it is the last one. The tree's header
    /// stores the length of the section's header and of the inset before the lines; the tree's footer stores the length
    /// of the inset after the lines and of the section's footer.
    private(set) var lines = ExtentTree()
    /// The number of items in each line.
    private(set) var counts = ExtentTree()
    private(set) var lineCount = 0
    /// Whether lines must be broken again, starting with the first item.
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
        (lines, counts, lineCount) = (ExtentTree(), ExtentTree(), 0)
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

    /// The number of items that fit into a line whose first item is the given one; at least 1.
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

    /// The line of an item and the item's index in that line. For the index after the last item, returns index 0 in a
    /// line after the last line.
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
        storeExtent(ofLine: line)
    }

    func storeExtent(ofLine line: Int) {
        let spacing = line == lineCount - 1 ? 0 : metrics.lineSpacing
        lines.store(Double(self.line(line).extent + spacing), section: 0, row: line)
    }

    func insertLine(of count: Int, at line: Int) {
        insertEmptyLines(line..<line + 1)
        setCount(count, ofLine: line)
        addLineSpacing(before: line)
    }

    /// Inserts lines for the given number of items that have the common size.
    func insertUniformLines(of itemCount: Int, at line: Int) {
        guard itemCount > 0 else { return }
        let perLine = metrics.itemsPerLine
        let range = line..<line + (itemCount + perLine - 1) / perLine
        insertEmptyLines(range)
        let last = range.upperBound - 1
        setCount(itemCount - (range.count - 1) * perLine, ofLine: last)
        addLineSpacing(before: line)
    }

    private func insertEmptyLines(_ range: Range<Int>) {
        lineCount += range.count
        lines.insertRows(section: 0, rows: range)
        counts.insertRows(section: 0, rows: range)
    }

    /// Computes the length of the line before the given one again. If that line was the last one, its length did not
    /// include the line spacing.
    private func addLineSpacing(before line: Int) {
        if line > 0 { storeExtent(ofLine: line - 1) }
    }

    func removeLines(_ range: Range<Int>) {
        guard !range.isEmpty else { return }
        lineCount -= range.count
        lines.removeRows(section: 0, rows: range)
        counts.removeRows(section: 0, rows: range)
        if range.lowerBound == lineCount, lineCount > 0 { storeExtent(ofLine: lineCount - 1) }
    }

    /// Marks the lines to be broken again, unless sizes are estimated and the lines are up to date.
    ///
    /// - Returns: whether the existing lines must be edited instead.
    func editsLines() -> Bool {
        if metrics.sizing != .estimated || needsBreaking {
            needsBreaking = true
            return false
        }
        return true
    }
}
