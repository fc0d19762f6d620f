import Foundation
import Trapping

extension UITableView {
    final func baseReloadData() {
        notifyObservers { $0.tableViewWillReloadData(self) }
        deselectAllRows()
        hideAllRows()
        geometry.load(counts: requestRowCounts())
        bounds.origin = offsetWithinContent(bounds.origin)
        rowsHaveChanged = true
        setNeedsLayout()
    }

    final func baseBeginUpdates() {
        if openUpdateDepth == 0 { openUpdate = TableUpdate() }
        openUpdateDepth += 1
    }

    final func baseEndUpdates() {
        trap(unless: openUpdateDepth > 0, "endUpdates without beginUpdates")
        openUpdateDepth -= 1
        guard openUpdateDepth == 0, let update = openUpdate else { return }
        openUpdate = nil
        apply(update)
    }

    /// Applies the changes that a closure makes as one update. The closure does not escape.
    public func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
        withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
    }

    final func baseInsertSections(_ sections: IndexSet, with animation: RowAnimation) {
        change { $0.insertedSections.formUnion(sections) }
    }

    final func baseDeleteSections(_ sections: IndexSet, with animation: RowAnimation) {
        change { $0.deletedSections.formUnion(sections) }
    }

    final func baseReloadSections(_ sections: IndexSet, with animation: RowAnimation) {
        change { $0.reloadedSections.formUnion(sections) }
    }

    final func baseMoveSection(_ section: Int, toSection newSection: Int) {
        change { $0.movedSections.append(.init(from: section, to: newSection)) }
    }

    final func baseInsertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        change { $0.insertedRows.formUnion(indexPaths) }
    }

    final func baseDeleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        change { $0.deletedRows.formUnion(indexPaths) }
    }

    final func baseReloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        change { $0.reloadedRows.formUnion(indexPaths) }
    }

    final func baseReconfigureRows(at indexPaths: [IndexPath]) {
        change { $0.reconfiguredRows.formUnion(indexPaths) }
    }

    final func baseMoveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        change { $0.movedRows.append(.init(from: indexPath, to: newIndexPath)) }
    }

    /// Adds a change to the open update, in place: copying the update for each change would take quadratic time.
    private func change(_ edit: (inout TableUpdate) -> Void) {
        beginUpdates()
        openUpdate?.change(edit)
        endUpdates()
    }

    /// Applies an update. Only this function determines the order of the update's effects.
    ///
    /// First the update is applied to everything that stores index paths: observers such as height caches, the
    /// geometry, the selection and the visible cells. Only then does the table notify the delegate and request cells
    /// and heights, because these calls may in turn request heights. A height that was requested earlier would be
    /// looked up, or stored, under the index path of another row.
    func apply(_ update: TableUpdate) {
        geometry.requireNotLoading()
        let counts = validCounts(after: update)
        let map = TableUpdateMap(update)
        notifyObservers { $0.tableView(self, willApply: update) }
        if let counts { geometry.follow(update, counts: counts) }
        selectionFollows(map)
        let removed = renumberVisibleRows(map)

        for row in removed { hide(row) }
        renumberSupplements(map, reloaded: update.reloadedSections)
        reconfigureVisibleRows(update.reconfiguredRows.compactMap(map.newPlace(forOld:)))
        // If the width or the traits have changed as well, all heights are requested later.
        if geometry.needsHeights, geometry.hasCurrentContext { geometry.requestHeights() }
        rowsHaveChanged = true
        setNeedsLayout()
    }

    /// The numbers of rows in the data source after an update; `nil` if the table has not been loaded, or has no data
    /// source. Traps with UIKit's wording if the update is not consistent with the numbers before and after it.
    private func validCounts(after update: TableUpdate) -> [Int]? {
        do throws(InvalidUpdateError) {
            guard geometry.isLoaded, dataSource != nil else {
                try update.validateNumbers()
                return nil
            }
            let counts = requestRowCounts()
            try update.validate(from: geometry.rowCounts, to: counts)
            return counts
        } catch {
            trap(error.description)
        }
    }
}

extension TableUpdate {
    fileprivate mutating func change(_ edit: (inout TableUpdate) -> Void) {
        edit(&self)
    }
}

extension UITableView {
    /// The animation of a change; has no effect on Linux, where changes are not animated.
    public nonisolated enum RowAnimation: Int, Hashable, Sendable {
        case fade = 0
        case right, left, top, bottom, none, middle
        case automatic = 100
    }
}
