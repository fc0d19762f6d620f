import Foundation
import Trapping

extension UITableView {
    /// Asks the data source for everything anew; the content offset stays, as far as the content reaches.
    public func reloadData() {
        notifyObservers { $0.tableViewWillReloadData(self) }
        deselectAllRows()
        hideAllRows()
        geometry.load(counts: askForRowCounts())
        bounds.origin = offsetWithinContent(bounds.origin)
        rowsHaveChanged = true
        setNeedsLayout()
    }

    /// Begins a group of changes that count as one; calls may be nested.
    public func beginUpdates() {
        if openUpdateDepth == 0 { openUpdate = TableUpdate() }
        openUpdateDepth += 1
    }

    /// Ends a group of changes and applies it. Traps with UIKit's wording if the counts of the data source
    /// do not follow from it.
    public func endUpdates() {
        trap(unless: openUpdateDepth > 0, "endUpdates without beginUpdates")
        openUpdateDepth -= 1
        guard openUpdateDepth == 0, let update = openUpdate else { return }
        openUpdate = nil
        apply(update)
    }

    /// Applies the changes made by a closure, which does not escape, as one.
    public func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
        beginUpdates()
        updates()
        endUpdates()
        completion?(true)
    }

    /// Applies the changes made by a closure as one; without a closure, the table requests heights again.
    @_disfavoredOverload
    public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        performBatchUpdates({ updates?() }, completion: completion)
    }

    /// Sections are new in the table as it will be.
    public func insertSections(_ sections: IndexSet, with animation: RowAnimation = .automatic) {
        change { $0.insertedSections.formUnion(sections) }
    }

    /// Sections of the table as it was are gone.
    public func deleteSections(_ sections: IndexSet, with animation: RowAnimation = .automatic) {
        change { $0.deletedSections.formUnion(sections) }
    }

    /// Sections of the table as it was have other content.
    public func reloadSections(_ sections: IndexSet, with animation: RowAnimation = .automatic) {
        change { $0.reloadedSections.formUnion(sections) }
    }

    /// A section changes its place; those between move by one.
    public func moveSection(_ section: Int, toSection newSection: Int) {
        change { $0.movedSections.append(.init(from: section, to: newSection)) }
    }

    /// Rows are new in the table as it will be.
    public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation = .automatic) {
        change { $0.insertedRows.formUnion(indexPaths) }
    }

    /// Rows of the table as it was are gone.
    public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation = .automatic) {
        change { $0.deletedRows.formUnion(indexPaths) }
    }

    /// Rows of the table as it was have other content.
    public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation = .automatic) {
        change { $0.reloadedRows.formUnion(indexPaths) }
    }

    /// Updates the content of rows of the table as it was, and keeps their cells: the data source configures the cell that it
    /// dequeues for the row, which is the present one. Rows out of sight are configured when they are shown.
    ///
    /// Heights that are cached by index path are invalidated, as those of reloaded rows. Traps if the data source returns
    /// another cell for a visible row.
    public func reconfigureRows(at indexPaths: [IndexPath]) {
        change { $0.reconfiguredRows.formUnion(indexPaths) }
    }

    /// A row changes its place; those between move by one.
    public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        change { $0.movedRows.append(.init(from: indexPath, to: newIndexPath)) }
    }

    /// The open update is edited in place: a copy for each change would make a group of changes quadratic.
    private func change(_ edit: (inout TableUpdate) -> Void) {
        beginUpdates()
        openUpdate?.change(edit)
        endUpdates()
    }

    /// Applies changes that count as one. This is the one place that decides the order of their effects.
    ///
    /// First everything that stores index paths follows: observers such as height caches, the geometry, the selection and
    /// the visible cells. Only then is anybody called who may request a height, since a height that is requested
    /// earlier is looked up, or stored, under the index path of another row.
    func apply(_ update: TableUpdate) {
        geometry.requireNotLoading()
        let counts = validCounts(after: update)
        let map = TableUpdateMap(update)
        notifyObservers { $0.tableView(self, willApply: update) }
        if let counts { geometry.follow(update, counts: counts) }
        selectionFollows(map)
        let removed = renumberVisibleRows(map)

        for row in removed { hide(row) }
        reconfigureVisibleRows(update.reconfiguredRows.compactMap(map.newPlace(forOld:)))
        // A table that was turned requests the heights for its new width later.
        if geometry.isCurrent { geometry.requestHeights() }
        rowsHaveChanged = true
        setNeedsLayout()
    }

    /// The numbers of rows after an update, `nil` if the table has not been loaded. Traps with UIKit's wording if the update does
    /// not lead to them.
    private func validCounts(after update: TableUpdate) -> [Int]? {
        do throws(InvalidUpdateError) {
            guard geometry.isLoaded, dataSource != nil else {
                try update.validateNumbers()
                return nil
            }
            let counts = askForRowCounts()
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
    /// How a change would be animated; accepted and ignored.
    public nonisolated enum RowAnimation: Int, Hashable, Sendable {
        case fade = 0
        case right, left, top, bottom, none, middle
        case automatic = 100
    }
}
