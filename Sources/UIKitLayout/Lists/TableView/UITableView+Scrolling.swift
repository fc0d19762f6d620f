import Foundation
import LayoutEngine

/// A row on the screen.
struct VisibleRow {
    var indexPath: IndexPath
    let cell: UITableViewCell
}

extension UITableView {
    /// The position to which a row is scrolled.
    public nonisolated enum ScrollPosition: Int, Hashable, Sendable {
        /// The nearest position at which the row is fully visible.
        case none = 0
        /// The top, the middle or the bottom of the visible part.
        case top, middle, bottom
    }

    final var baseVisibleCells: [UITableViewCell] {
        if needsLayout { layoutRows() }
        return visibleRows.map(\.cell)
    }

    /// The row on the screen that has the given index path; `nil` if there is none. O(log n) in the number of rows on
    /// the screen.
    func visibleRow(at indexPath: IndexPath) -> VisibleRow? {
        guard let first = visibleRows.first, let last = visibleRows.last, first.indexPath <= indexPath,
            indexPath <= last.indexPath
        else { return nil }
        let index = visibleRows.indices.partitioningIndex { visibleRows[$0].indexPath >= indexPath }
        return visibleRows[index].indexPath == indexPath ? visibleRows[index] : nil
    }

    final func baseScrollToRow(at indexPath: IndexPath, at position: ScrollPosition, animated: Bool) {
        let former = contentOffset
        // Each round measures the rows that become visible. The position is final when a round does not change it.
        for _ in 0..<Self.scrollingRounds {
            let target = offsetWithinContent(offset(for: rectToShow(at: indexPath), at: position))
            if target.y == contentOffset.y { break }
            setContentOffset(target, animated: false)
            layoutRows()
        }
        if animated, contentOffset != former { scrollDelegate?.scrollViewDidEndScrollingAnimation(self) }
    }

    private static let scrollingRounds = 8

    /// The rectangle of a row. If the index of the row is `NSNotFound`, which UIKit allows for sections without rows,
    /// it is the rectangle of the section.
    private func rectToShow(at indexPath: IndexPath) -> CGRect {
        indexPath.row == NSNotFound ? rect(forSection: indexPath.section) : rectForRow(at: indexPath)
    }

    private func offset(for row: CGRect, at position: ScrollPosition) -> CGPoint {
        guard !row.isNull else { return contentOffset }
        let inset = adjustedContentInset
        let (top, bottom) = (row.minY - inset.top, row.maxY + inset.bottom - bounds.height)
        let y =
            switch position {
            case .top: top
            case .middle: (top + bottom) / 2
            case .bottom: bottom
            case .none: min(top, max(contentOffset.y, bottom))
            }
        return CGPoint(x: contentOffset.x, y: y)
    }

    // MARK: Laying rows out

    /// Updates the visible rows: measures those that have only estimates, removes cells that are no longer visible, and
    /// requests missing cells from the data source.
    func layoutRows() {
        guard !isLayingRowsOut else { return }
        isLayingRowsOut = true
        defer { isLayingRowsOut = false }
        measureChangedCells()
        measureVisibleRows()
        var places: [(path: IndexPath, place: ExtentTree.Place)] = []
        var sections = 0..<0
        forEachPlace(from: bounds.minY, to: bounds.maxY) { place in
            sections = (sections.isEmpty ? place.section : sections.lowerBound)..<place.section + 1
            if place.part == .row { places.append((IndexPath(row: place.row, section: place.section), place)) }
        }
        let firstAndLast = places.first.flatMap { first in places.last.map { (first.path, $0.path) } }
        hideRows { path in firstAndLast.map { path < $0 || path > $1 } ?? true }
        showRows(places)
        layOutSupplements(ofSections: sections)
    }

    // MARK: Cells

    private func hideRows(where isHidden: (IndexPath) -> Bool) {
        guard visibleRows.contains(where: { isHidden($0.indexPath) }) else { return }
        let hidden = visibleRows.filter { isHidden($0.indexPath) }
        visibleRows.removeAll { isHidden($0.indexPath) }
        for row in hidden { hide(row) }
    }

    /// Removes the cell of a row from the screen, makes it available for reuse and notifies the delegate.
    func hide(_ row: VisibleRow) {
        row.cell.removeFromSuperview()
        enqueueForReuse(row.cell)
        delegate?.tableView(self, didEndDisplaying: row.cell, forRowAt: row.indexPath)
    }

    private func showRows(_ places: [(path: IndexPath, place: ExtentTree.Place)]) {
        guard let dataSource else { return }
        var known = visibleRows[...]
        var conditions = cellConditions
        visibleRows = places.map { path, place in
            while let first = known.first, first.indexPath < path {
                hide(first)
                known.removeFirst()
            }
            if let first = known.first, first.indexPath == path {
                known.removeFirst()
                setFrame(of: first.cell, place, conditions)
                return first
            }
            requestedRow = (path, CGFloat(place.height))
            defer { requestedRow = nil }
            let cell = dataSource.tableView(self, cellForRowAt: path)
            conditions = cellConditions
            setFrame(of: cell, place, conditions)
            if isEditing || cell.isEditing { passEditing(to: cell, at: path) }
            if !delegateGaps.contains(.indentation) { indent(cell, at: path) }
            delegate?.tableView(self, willDisplay: cell, forRowAt: path)
            addSubview(cell)
            return VisibleRow(indexPath: path, cell: cell)
        }
    }

    /// Sets the indentation level that the delegate returns; does nothing if the delegate does not implement the method.
    func indent(_ cell: UITableViewCell, at path: IndexPath) {
        guard let level = delegate?.tableView(self, indentationLevelForRowAt: path),
            !delegateGaps.contains(.indentation)
        else { return }
        cell.indentationLevel = level
    }

    private func setFrame(of cell: UITableViewCell, _ place: ExtentTree.Place, _ conditions: CellConditions) {
        cell.frame = CGRect(
            x: conditions.rowX, y: rowsTop + place.offset, width: conditions.rowWidth, height: place.height)
        if enter(cell, conditions) { cell.setNeedsLayout() }
    }

    // MARK: Changes

    /// Removes all cells, headers and footers from the screen.
    func hideAllRows() {
        hideRows { _ in true }
        hideSupplements { _ in true }
        prefetching.forget()
    }

    /// Assigns new index paths to the cells that are kept, and returns the rows whose cells are no longer needed.
    func renumberVisibleRows(_ map: TableUpdateMap) -> [VisibleRow] {
        var removed: [VisibleRow] = []
        visibleRows = visibleRows.compactMap { row in
            guard let path = map.newIndexPathKeepingCell(forOld: row.indexPath) else {
                removed.append(row)
                return nil
            }
            return VisibleRow(indexPath: path, cell: row.cell)
        }
        visibleRows.sort { $0.indexPath < $1.indexPath }
        return removed
    }
}
