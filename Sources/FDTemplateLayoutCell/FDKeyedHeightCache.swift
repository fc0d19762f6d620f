import Foundation
import LayoutEngine
import UIKitLayout

/// Remembers row heights by keys that the caller chooses, whichever rows the keys belong to.
///
/// Heights are in points and belong to the table's width, scale, text size and accessory widths; a table that changes
/// and comes back finds its heights again. Updates of the table leave the cache unchanged; when the content behind a
/// key changes, invalidate the height, or pass a version of the content with the key.
public final class FDKeyedHeightCache {
    private let contexts: any FDHeightContexts
    private let table = KeyedHeightTable()
    private var context: FDHeightContext?

    init(contexts: any FDHeightContexts) {
        self.contexts = contexts
    }

    /// Whether a height is remembered.
    ///
    /// - Parameter version: the version of the content behind the key.
    public func existsHeight(forKey key: some Hashable, version: Int = 0) -> Bool {
        height(forKey: key, version: version) != nil
    }

    /// Remembers a height, in place of that of any other version. Heights that are negative, not a number, infinite or
    /// above 1e9 points are rejected.
    public func cacheHeight(_ height: CGFloat, byKey key: some Hashable, version: Int = 0) {
        guard followContext(), UITableView.isHeight(height) else { return }
        table.store(Double(height), forKey: key, version: version)
    }

    /// The height remembered for a key and version, `nil` if there is none. Constant time.
    public func height(forKey key: some Hashable, version: Int = 0) -> CGFloat? {
        guard followContext() else { return nil }
        return table.height(forKey: key, version: version).map { CGFloat($0) }
    }

    /// Forgets the heights of a key, in all contexts.
    public func invalidateHeight(forKey key: some Hashable) {
        table.remove(forKey: key)
    }

    /// Forgets all heights.
    public func invalidateAllHeightCache() {
        table.removeAll()
    }

    // MARK: Bounds

    /// The greatest number of heights; 0, the default, for no bound.
    ///
    /// The least recently used contexts are dropped first, then the least recently used heights of the present one.
    public var countLimit: Int {
        get { table.countLimit }
        set { table.countLimit = newValue }
    }

    /// The greatest number of contexts that heights are kept for; 8 by default.
    public var contextLimit: Int {
        get { table.contextLimit }
        set { table.contextLimit = newValue }
    }

    /// The number of heights in all contexts.
    public var count: Int { table.count }

    /// Lookups that found a height, lookups that did not, and heights dropped to stay within the bounds.
    public var statistics: KeyedHeightTable.Statistics { table.statistics }

    // MARK: Files

    /// Saves the heights, together with a fingerprint of the fonts.
    ///
    /// Heights under keys other than strings, integers and UUIDs are left out: these keys have no meaning outside the
    /// process. Whenever the process or the machine stops, the file holds the old heights or the new ones.
    /// - Throws: `EngineError` with code `file` when the file cannot be written.
    public func save(to url: URL) throws(EngineError) {
        try table.save(toFile: url.path, fonts: TextEnvironment.measurer.fingerprint)
    }

    /// Adds the heights of a saved file to those that are there.
    ///
    /// - Throws: `EngineError`: `file` if it cannot be read; `notHeights`, `otherFormat`, `truncated`, `damaged`,
    ///   `otherEngine` or `otherFonts` if it is rejected. The cache is then unchanged.
    public func load(from url: URL) throws(EngineError) {
        try table.load(fromFile: url.path, fonts: TextEnvironment.measurer.fingerprint)
    }

    /// Whether there is a context; the table of heights then has it.
    private func followContext() -> Bool {
        let current = contexts.current
        if current != context {
            context = current
            table.setContext(width: Double(current?.width ?? 0), traits: current?.traits ?? "")
        }
        return current != nil
    }
}
