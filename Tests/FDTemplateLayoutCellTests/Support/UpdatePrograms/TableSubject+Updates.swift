import FDTemplateLayoutCell
import Foundation
import UIKitLayout

extension TableSubject {
    var list: UIScrollView { table }
    var setupText: String { "\(setup)" }
    var isDiffable: Bool { setup.isDiffable }
    var isMeasuredAtOnce: Bool { setup.isMeasuredAtOnce }
    var reloadsForTextSize: Bool { setup.heights == .automatic }
    var reloadsForWidth: Bool { false }

    func applySnapshot(_ changes: [ListChange], of old: ListModel?) {
        diffable?.apply(model.snapshot(changes, of: old), animatingDifferences: false)
    }

    func reload() {
        if let diffable { diffable.applySnapshotUsingReloadData(model.snapshot()) } else { table.reloadData() }
    }

    func perform(_ change: ListChange) { change.perform(on: table) }

    func performBatch(isNested: Bool, _ body: () -> Void) {
        table.performBatchUpdates {
            if isNested { table.beginUpdates() }
            body()
            if isNested { table.endUpdates() }
        }
    }

    func performEmptyUpdate(_ kind: Int) {
        switch kind {
        case 0:
            table.beginUpdates()
            table.endUpdates()
        case 1: table.performBatchUpdates({})
        default: table.performBatchUpdates(nil)
        }
    }

    func scroll(to path: IndexPath) { table.scrollToRow(at: path, at: .top, animated: false) }

    // MARK: Content

    func contentDidChange(at path: IndexPath) {
        table.fd_indexPathHeightCache.invalidateHeight(at: path)
        (table.cellForRow(at: path) as? ProgramCell)?.configure(model[path], table.traitCollection)
    }

    var selfSizedPaths: [IndexPath] { setup.heights == .automatic ? table.indexPathsForVisibleRows ?? [] : [] }

    func reportChange(at path: IndexPath) {
        if setup.invalidation == .enabled { table.cellForRow(at: path)?.invalidateIntrinsicContentSize() }
    }

    // MARK: Comparisons

    func forgetRequests() { requested = [] }

    func fault(allowedRequests: Int, keptOffset: CGFloat?) -> String? {
        TableComparison(subject: self).fault(allowedRequests: allowedRequests, keptOffset: keptOffset)
    }

    func faultBesideFreshList() -> String? {
        let fresh = TableSubject(setup, model, frame: table.frame, traits: table.traitCollection)
        for table in [table, fresh.table] { table.scrollThrough() }
        if let fault = TableComparison(subject: self).faultOfAllHeights() { return "after scrolling through: \(fault)" }
        guard table.contentSize == fresh.table.contentSize else {
            return "content size \(table.contentSize), of a fresh table \(fresh.table.contentSize)"
        }
        for path in model.paths where table.rectForRow(at: path) != fresh.table.rectForRow(at: path) {
            return "\(path): \(table.rectForRow(at: path)), in a fresh table \(fresh.table.rectForRow(at: path))"
        }
        return nil
    }
}
