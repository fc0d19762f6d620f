import Foundation

// Insertion and removal of items. If sizes are estimated, only the lines at both ends of a changed range are edited.
extension FlowSection {
    func insertItems(_ items: Range<Int>) {
        guard !items.isEmpty else { return }
        let editsLines = editsLines()
        let (line, index) = editsLines ? place(ofItem: items.lowerBound) : (0, 0)
        sizes.insert(items)
        if editsLines { insertLines(for: items.count, atLine: line, index: index) }
    }

    func removeItems(_ items: Range<Int>) {
        guard !items.isEmpty else { return }
        let editsLines = editsLines()
        let start = editsLines ? place(ofItem: items.lowerBound) : (0, 0)
        let end = editsLines ? place(ofItem: items.upperBound) : (0, 0)
        sizes.remove(items)
        if editsLines { removeLines(from: start, to: end) }
    }

    func forgetItems(_ items: Range<Int>) {
        sizes.forget(items)
        guard editsLines() else { return }
        for line in Set(items.map { place(ofItem: $0).line }) { storeExtent(ofLine: line) }
    }

    func removeAllItems() {
        removeItems(0..<sizes.count)
    }

    func takeItem(_ item: Int) -> ItemSizes.DetachedItem {
        let editsLines = editsLines()
        let start = editsLines ? place(ofItem: item) : (0, 0)
        let end = editsLines ? place(ofItem: item + 1) : (0, 0)
        let detached = sizes.take(item)
        if editsLines { removeLines(from: start, to: end) }
        return detached
    }

    func putItem(_ detached: ItemSizes.DetachedItem, at item: Int) {
        let editsLines = editsLines()
        let (line, index) = editsLines ? place(ofItem: item) : (0, 0)
        sizes.put(detached, at: item)
        if editsLines { insertLines(for: 1, atLine: line, index: index) }
    }

    /// Inserts lines for `count` new items in front of the item with the given index in a line. This may split the
    /// line.
    private func insertLines(for count: Int, atLine line: Int, index: Int) {
        guard index > 0 else { return insertUniformLines(of: count, at: line) }
        let rest = self.count(ofLine: line) - index
        setCount(index, ofLine: line)
        insertUniformLines(of: count, at: line + 1)
        let behind = line + 1 + (count + metrics.itemsPerLine - 1) / metrics.itemsPerLine
        insertLine(of: rest, at: behind)
    }

    /// Removes the items between two positions, including the first and excluding the second.
    private func removeLines(from start: (line: Int, index: Int), to end: (line: Int, index: Int)) {
        guard start.line != end.line else {
            return setCount(count(ofLine: start.line) - (end.index - start.index), ofLine: start.line)
        }
        let rest = end.index > 0 ? count(ofLine: end.line) - end.index : 0
        if start.index > 0 { setCount(start.index, ofLine: start.line) }
        let whole = start.line + (start.index > 0 ? 1 : 0)..<end.line
        removeLines(whole)
        if end.index > 0 { setCount(rest, ofLine: whole.lowerBound) }
    }
}
