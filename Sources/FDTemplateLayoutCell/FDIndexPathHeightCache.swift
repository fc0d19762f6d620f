import Foundation
import LayoutEngine
import UIKitLayout

/// A cache of row heights by index path, to which the table's updates are applied.
///
/// Heights are in points and are cached for each context: the table's width, scale, text size and accessory widths, and
/// everything else that affects all rows. A table that returns to an earlier context finds its heights again. When fonts
/// are registered or installed, all heights are removed. At a width of 0 or less nothing is cached. Lookups and stores take O(log n) in the number of rows, as do the insertion
/// and deletion of a range of adjacent rows.
public final class FDIndexPathHeightCache {
    private let contexts: any FDHeightContexts
    /// The heights of each context; the most recently used context is the first.
    private var trees: [(context: FDHeightContext, tree: ExtentTree)] = []

    /// The number of updates, reloads, invalidations and changes of fonts so far.
    private var changes = 0
    /// The value of `TextEnvironment.fontChangeCount` for which the heights were computed.
    private var fontChangeCount = TextEnvironment.fontChangeCount
    /// One element for each computation of heights in the background that has not finished.
    var pendingRows: [FDPendingRows] = []

    /// Whether the table's updates are applied to the cache. False in a new cache; caching a height sets it to true.
    public var automaticallyInvalidateEnabled = false

    /// The maximum number of contexts for which heights are kept; 8 by default. Beyond it, the least recently used
    /// contexts are dropped.
    public var contextLimit = 8 {
        didSet { dropContexts() }
    }

    init(contexts: any FDHeightContexts) {
        self.contexts = contexts
    }

    /// Whether a height is cached for a row in the current context.
    public func existsHeight(at indexPath: IndexPath) -> Bool {
        height(for: indexPath) != nil
    }

    /// Caches a row's height for the current context. Heights that are negative, not a number, infinite or above 1e9
    /// points are rejected. Traps on an index path that no row can have, such as one with a negative row.
    public func cacheHeight(_ height: CGFloat, by indexPath: IndexPath) {
        automaticallyInvalidateEnabled = true
        guard let context = contexts.current, UITableView.isHeight(height) else { return }
        tree(for: context).store(Double(height), section: indexPath.section, row: indexPath.row)
    }

    /// The cached height of a row in the current context; `nil` if there is none.
    public func height(for indexPath: IndexPath) -> CGFloat? {
        currentTree()?.height(section: indexPath.section, row: indexPath.row).map { CGFloat($0) }
    }

    /// The state on which a height that is being computed depends.
    var state: FDCacheState {
        discardHeightsOfOtherFonts()
        return FDCacheState(context: contexts.current, changes: changes)
    }

    /// Removes a row's height in all contexts. Traps on an index path that no row can have, such as one with a negative
    /// row.
    public func invalidateHeight(at indexPath: IndexPath) {
        changes += 1
        for (_, tree) in trees { tree.forgetRow(section: indexPath.section, row: indexPath.row) }
        for pending in pendingRows { pending.invalidate(indexPath) }
    }

    /// Removes all heights.
    public func invalidateAllHeightCache() {
        changes += 1
        trees = []
        for pending in pendingRows { pending.drop() }
    }

    /// Removes all heights because the table is reloaded, unless ``automaticallyInvalidateEnabled`` is false.
    func applyReload() {
        changes += 1
        for pending in pendingRows { pending.drop() }
        if automaticallyInvalidateEnabled { trees = [] }
    }

    /// Applies an update of the table to the heights of all contexts, unless ``automaticallyInvalidateEnabled`` is
    /// false.
    func apply(_ update: TableUpdate) {
        changes += 1
        for pending in pendingRows { pending.follow(update) }
        guard automaticallyInvalidateEnabled else { return }
        for (_, tree) in trees { update.apply(to: tree) }
    }

    /// The first row of the section, at or after the given row, that has no cached height in the current context; `nil`
    /// if each of those rows has one.
    ///
    /// - Parameter count: the number of rows of the section.
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

    /// Removes all heights if fonts were registered or installed after they were computed.
    private func discardHeightsOfOtherFonts() {
        let present = TextEnvironment.fontChangeCount
        guard present != fontChangeCount else { return }
        fontChangeCount = present
        invalidateAllHeightCache()
    }

    private func currentTree() -> ExtentTree? {
        discardHeightsOfOtherFonts()
        guard let context = contexts.current else { return nil }
        if let first = trees.first, first.context == context { return first.tree }
        guard let index = trees.firstIndex(where: { $0.context == context }) else { return nil }
        trees.insert(trees.remove(at: index), at: 0)
        return trees[0].tree
    }

    private func tree(for context: FDHeightContext) -> ExtentTree {
        if let tree = currentTree() { return tree }
        let tree = ExtentTree()
        trees.insert((context, tree), at: 0)
        dropContexts()
        return tree
    }

    private func dropContexts() {
        trees.removeLast(max(0, trees.count - max(1, contextLimit)))
    }
}
