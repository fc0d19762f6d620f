import Foundation
import LayoutEngine
import UIKitLayout

/// Remembers row heights by index path and keeps them in step with the table's updates.
///
/// Heights are in points and belong to the table's width and scale; a table that changes width and comes
/// back finds its heights again. At a width of 0 or less nothing is remembered.
public final class FDIndexPathHeightCache {
    private unowned let tableView: UITableView
    private var trees: [FDHeightContext: RowHeightTree] = [:]

    /// Whether the table's updates change the cache. Switched on when the first height is cached by index
    /// path; while it is off, updates leave the cache as it is.
    public var automaticallyInvalidateEnabled = false

    init(tableView: UITableView) {
        self.tableView = tableView
    }

    /// Whether a height is remembered.
    public func existsHeight(at indexPath: IndexPath) -> Bool {
        height(for: indexPath) != nil
    }

    /// Remembers a height. Negative heights and such as are not finite are refused.
    public func cacheHeight(_ height: CGFloat, by indexPath: IndexPath) {
        automaticallyInvalidateEnabled = true
        guard let context = FDHeightContext(of: tableView) else { return }
        let tree = trees[context] ?? RowHeightTree()
        trees[context] = tree
        tree.store(Double(height), section: indexPath.section, row: indexPath.row)
    }

    /// The height remembered for a row, `nil` if there is none.
    public func height(for indexPath: IndexPath) -> CGFloat? {
        guard let context = FDHeightContext(of: tableView), let tree = trees[context] else { return nil }
        return tree.height(section: indexPath.section, row: indexPath.row).map { CGFloat($0) }
    }

    /// Forgets a row's height, at all widths.
    public func invalidateHeight(at indexPath: IndexPath) {
        for tree in trees.values { tree.forget(section: indexPath.section, row: indexPath.row) }
    }

    /// Forgets all heights.
    public func invalidateAllHeightCache() {
        trees = [:]
    }

    /// Follows an update of the table.
    func apply(_ update: TableUpdate) {
        guard automaticallyInvalidateEnabled else { return }
        for tree in trees.values { update.apply(to: RowHeights(tree: tree)) }
    }
}

/// A tree of heights as something that follows a table's updates.
private struct RowHeights: TableUpdateTarget {
    let tree: RowHeightTree

    func rowCount(inSection section: Int) -> Int { tree.rowCount(inSection: section) }

    func content(section: Int, row: Int) -> Double? { tree.height(section: section, row: row) }

    func setContent(_ content: Double?, section: Int, row: Int) {
        if let content {
            tree.store(content, section: section, row: row)
        } else {
            tree.forget(section: section, row: row)
        }
    }

    func insertSection(at section: Int) { tree.insertSections(at: section) }
    func removeSection(at section: Int) { tree.removeSections(at: section) }
    func insertRow(section: Int, at row: Int) { tree.insertRows(section: section, at: row) }
    func removeRow(section: Int, at row: Int) { tree.removeRows(section: section, at: row) }
}
