import Foundation
import LayoutEngine
import UIKitLayout

/// A cache of row heights by keys that the caller chooses, independent of the rows' positions.
///
/// Heights are in points and are cached for each context: the table's width, scale, text size and accessory widths, and
/// everything else that affects all rows. A table that returns to an earlier context finds its heights again. When fonts
/// are registered or installed, all heights are removed. Updates of the table do not change the cache. When the content
/// for a key changes, invalidate its height, or pass a version of the content with the key.
///
/// As in UITableView-FDTemplateLayoutCell, the identifier of the cell is not part of the key: use different keys for rows
/// with different cells.
public final class FDKeyedHeightCache {
    private let contexts: any FDHeightContexts
    private let table = KeyedHeightTable()
    private var context: FDHeightContext?
    /// The number of invalidations and changes of fonts so far.
    private var changes = 0
    /// The value of `TextEnvironment.fontChangeCount` for which the heights were computed.
    private var fontChangeCount = TextEnvironment.fontChangeCount
    /// One element for each computation of heights in the background that has not finished.
    var pendingKeys: [FDPendingKeys] = []

    init(contexts: any FDHeightContexts) {
        self.contexts = contexts
    }

    /// Whether a height is cached for a key and version in the current context.
    ///
    /// - Parameters:
    ///   - key: the key of the row's content.
    ///   - version: the version of the content for the key.
    public func existsHeight(forKey key: some Hashable, version: Int = 0) -> Bool {
        height(forKey: key, version: version) != nil
    }

    /// Caches a height for the given key and version in the current context, in place of the key's previous height
    /// there. Heights that are negative, not a number, infinite or above 1e9 points are rejected.
    public func cacheHeight(_ height: CGFloat, byKey key: some Hashable, version: Int = 0) {
        guard followContext(), UITableView.isHeight(height) else { return }
        for pending in pendingKeys { pending.use(key, version: version) }
        table.store(Double(height), forKey: key, version: version)
    }

    /// The cached height for a key and version in the current context; `nil` if there is none. Constant time.
    public func height(forKey key: some Hashable, version: Int = 0) -> CGFloat? {
        guard followContext() else { return nil }
        return table.height(forKey: key, version: version).map { CGFloat($0) }
    }

    /// The cached height of a row whose content has the given version at present; `nil` if there is none.
    func requestHeight(forKey key: some Hashable, version: Int) -> CGFloat? {
        for pending in pendingKeys { pending.use(key, version: version) }
        return height(forKey: key, version: version)
    }

    /// The state on which a height that is being computed depends.
    var state: FDCacheState {
        discardHeightsOfOtherFonts()
        return FDCacheState(context: contexts.current, changes: changes)
    }

    /// Removes the heights of a key in all contexts.
    public func invalidateHeight(forKey key: some Hashable) {
        changes += 1
        table.remove(forKey: key)
        for pending in pendingKeys { pending.invalidate(key) }
    }

    /// Removes all heights.
    public func invalidateAllHeightCache() {
        changes += 1
        table.removeAll()
        for pending in pendingKeys { pending.drop() }
    }

    // MARK: Bounds

    /// The maximum number of heights; 0, the default, means no limit.
    ///
    /// The least recently used contexts are dropped first, then the least recently used heights of the current one.
    public var countLimit: Int {
        get { table.countLimit }
        set { table.countLimit = newValue }
    }

    /// The maximum number of contexts for which heights are kept; 8 by default. Beyond it, the least recently used
    /// contexts are dropped.
    public var contextLimit: Int {
        get { table.contextLimit }
        set { table.contextLimit = newValue }
    }

    /// The number of heights in all contexts.
    public var count: Int { table.count }

    /// The numbers of lookups that found a height, of lookups that did not, and of heights dropped because of the
    /// limits.
    public var statistics: KeyedHeightTable.Statistics { table.statistics }

    // MARK: Files

    /// Saves the heights, together with a fingerprint of the fonts.
    ///
    /// Heights with keys other than strings, integers and UUIDs are omitted, because such keys have no meaning outside
    /// the process. The file is replaced atomically: after a crash of the process or the machine, the file contains
    /// either all old heights or all new ones.
    ///
    /// - Throws: `EngineError` with code `file` when the file cannot be written.
    public func save(to url: URL) throws(EngineError) {
        discardHeightsOfOtherFonts()
        try table.save(toFile: url.path, fonts: TextEnvironment.measurer.fingerprint)
    }

    /// Adds the heights of a saved file to those in the cache.
    ///
    /// - Throws: `EngineError` with code `file` if the file cannot be read, or with code `notHeights`, `otherFormat`,
    ///   `truncated`, `damaged`, `otherEngine` or `otherFonts` if the file is rejected. In each case the cache is
    ///   unchanged.
    public func load(from url: URL) throws(EngineError) {
        discardHeightsOfOtherFonts()
        try table.load(fromFile: url.path, fonts: TextEnvironment.measurer.fingerprint)
    }

    /// Removes all heights if fonts were registered or installed after they were computed.
    private func discardHeightsOfOtherFonts() {
        let present = TextEnvironment.fontChangeCount
        guard present != fontChangeCount else { return }
        fontChangeCount = present
        invalidateAllHeightCache()
    }

    /// Passes the current context to the table of heights, and returns whether there is a current context.
    private func followContext() -> Bool {
        discardHeightsOfOtherFonts()
        let current = contexts.current
        if current != context {
            context = current
            table.setContext(width: Double(current?.width ?? 0), traits: current?.traits ?? "")
        }
        return current != nil
    }
}
