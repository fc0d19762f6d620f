import Foundation
import LayoutEngine
import UIKitLayout

/// Remembers row heights by index path and keeps them in step with the table's updates.
///
/// Heights are in points and belong to the table's width, scale, text size and accessory widths; a table that changes
/// and comes back finds its heights again. At a width of 0 or less nothing is remembered. Every operation takes
/// O(log n) of the number of rows, including updates of many neighbouring rows.
public final class FDIndexPathHeightCache {
    private let contexts: any FDHeightContexts
    /// The contexts last used first.
    private var trees: [(context: FDHeightContext, tree: RowHeightTree)] = []

    /// Whether the table's updates change the cache. Switched on when the first height is cached by index
    /// path; while it is off, updates leave the cache as it is.
    public var automaticallyInvalidateEnabled = false

    /// The greatest number of contexts that heights are kept for; 8 by default. The least recently used are dropped.
    public var contextLimit = 8 {
        didSet { dropContexts() }
    }

    init(contexts: any FDHeightContexts) {
        self.contexts = contexts
    }

    /// Whether a height is remembered.
    public func existsHeight(at indexPath: IndexPath) -> Bool {
        height(for: indexPath) != nil
    }

    /// Remembers a height. Heights that are negative, not a number, infinite or above 1e9 points are rejected. Traps on
    /// an index path that no row can have.
    public func cacheHeight(_ height: CGFloat, by indexPath: IndexPath) {
        automaticallyInvalidateEnabled = true
        guard let context = contexts.current, UITableView.isHeight(height) else { return }
        tree(for: context).store(Double(height), section: indexPath.section, row: indexPath.row)
    }

    /// The height remembered for a row, `nil` if there is none.
    public func height(for indexPath: IndexPath) -> CGFloat? {
        currentTree()?.height(section: indexPath.section, row: indexPath.row).map { CGFloat($0) }
    }

    /// Forgets a row's height, in all contexts. Traps on an index path that no row can have.
    public func invalidateHeight(at indexPath: IndexPath) {
        for (_, tree) in trees { tree.forgetRow(section: indexPath.section, row: indexPath.row) }
    }

    /// Forgets all heights.
    public func invalidateAllHeightCache() {
        trees = []
    }

    /// Follows an update of the table.
    func apply(_ update: TableUpdate) {
        guard automaticallyInvalidateEnabled else { return }
        for (_, tree) in trees { update.apply(to: tree) }
    }

    /// The first row without a height in a section with a number of rows, from a given row on.
    func firstMissingRow(section: Int, from row: Int, count: Int) -> Int? {
        guard row < count else { return nil }
        guard let tree = currentTree() else { return row }
        let known = tree.rowCount(inSection: section)
        if let unknown = tree.firstUnknownRow(fromSection: section, row: row), unknown.section == section {
            return unknown.row < count ? unknown.row : nil
        }
        return max(row, known) < count ? max(row, known) : nil
    }

    // MARK: Contexts

    private func currentTree() -> RowHeightTree? {
        guard let context = contexts.current else { return nil }
        if let first = trees.first, first.context == context { return first.tree }
        guard let index = trees.firstIndex(where: { $0.context == context }) else { return nil }
        trees.insert(trees.remove(at: index), at: 0)
        return trees[0].tree
    }

    private func tree(for context: FDHeightContext) -> RowHeightTree {
        if let tree = currentTree() { return tree }
        let tree = RowHeightTree()
        trees.insert((context, tree), at: 0)
        dropContexts()
        return tree
    }

    private func dropContexts() {
        trees.removeLast(max(0, trees.count - max(1, contextLimit)))
    }
}
