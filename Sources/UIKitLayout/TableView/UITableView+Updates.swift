import Foundation
import Trapping

extension UITableView {
    /// Asks the data source for everything anew; the content offset stays, as far as the content reaches.
    public func reloadData() {
        notifyObservers { $0.tableViewWillReloadData(self) }
        hideAllRows()
        geometry.load(counts: askForRowCounts())
        bounds.origin = offsetWithinContent(bounds.origin)
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

    /// Applies the changes made by a closure as one.
    public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        beginUpdates()
        updates?()
        endUpdates()
        completion?(true)
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

    /// Applies changes that count as one.
    func apply(_ update: TableUpdate) {
        geometry.requireNotLoading()
        do {
            try validateAndApply(update)
        } catch {
            trap(error.description)
        }
        renumberVisibleRows(update)
        rowsHaveChanged = true
        notifyObservers { $0.tableView(self, willApply: update) }
        setNeedsLayout()
    }

    private func validateAndApply(_ update: TableUpdate) throws(InvalidUpdateError) {
        guard geometry.isLoaded, dataSource != nil else { return try update.validateNumbers() }
        let counts = askForRowCounts()
        try update.validate(from: geometry.rowCounts, to: counts)
        geometry.apply(update, counts: counts)
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
