internal import CTemplateLayout
internal import CTemplateLayoutGLib

/// Heights by key, for each context in which rows were laid out, in the hash tables of the C engine.
///
/// Strings, integers and UUIDs are looked up directly; any other hashable key is looked up by its own hash value and
/// equality. Two strings are the same key if they have the same UTF-8. Lookups take constant time. Only one isolation
/// domain at a time may use a table.
public final class KeyedHeightTable {
    /// The version of the rules by which this version of the library computes heights. Heights that were computed by
    /// other rules may be wrong: saved files of other versions are rejected, and programs that store heights themselves
    /// should store the version with them.
    public static let rulesVersion = TL_HEIGHT_RULES_VERSION

    private let cache: OpaquePointer

    /// The counts of lookups and evictions.
    public struct Statistics: Hashable, Sendable {
        /// The number of lookups that found a height.
        public let hits: Int
        /// The number of lookups that found no height, or the height of another version.
        public let misses: Int
        /// The number of heights dropped to stay within the bounds.
        public let evictions: Int
    }

    /// Creates an empty table.
    public init() {
        cache = tl_height_cache_new_full(KeyObject.equal, KeyObject.copy, KeyObject.free)
    }

    deinit {
        tl_height_cache_free(cache)
    }

    /// The number of heights in all contexts.
    public var count: Int { Int(tl_height_cache_get_n_heights(cache)) }

    /// The counts since the table was created.
    public var statistics: Statistics {
        let counts = tl_height_cache_get_statistics(cache)
        return Statistics(
            hits: Int(counts.n_hits), misses: Int(counts.n_misses), evictions: Int(counts.n_evictions))
    }

    /// The maximum number of heights; 0 for no limit, which is the default.
    ///
    /// The least recently used contexts are dropped first, then the least recently used heights of the current context.
    public var countLimit = 0 {
        didSet { tl_height_cache_set_max_heights(cache, UInt32(clamping: countLimit)) }
    }

    /// The maximum number of contexts; 8 by default.
    public var contextLimit = 8 {
        didSet { tl_height_cache_set_max_contexts(cache, UInt32(clamping: contextLimit)) }
    }

    /// Sets the context that heights are stored and looked up in from now on.
    ///
    /// - Parameters:
    ///   - width: the content width, in points. Unless it is above 0 and finite, nothing is stored.
    ///   - traits: a string that identifies everything else that heights depend on.
    public func setContext(width: Double, traits: String = "") {
        tl_height_cache_set_context(cache, width, traits)
    }

    /// The height stored for a key and a version of its content in the current context, in points, or `nil` if there is
    /// none.
    public func height<Key: Hashable>(forKey key: Key, version: Int = 0) -> Double? {
        withEngineKey(key) { key in
            var height = 0.0
            return tl_height_cache_lookup(cache, key, guint64(bitPattern: gint64(version)), &height) != 0 ? height : nil
        }
    }

    /// Stores a height, in points, in the current context. It replaces the height that is stored for the key, whatever
    /// its version.
    ///
    /// - Returns: whether the height was stored. It is not stored if the context's width is not above 0 and finite, or
    ///   if the height is not a ``ValidHeight``.
    @discardableResult
    public func store<Key: Hashable>(_ height: Double, forKey key: Key, version: Int = 0) -> Bool {
        withEngineKey(key) { tl_height_cache_store(cache, $0, guint64(bitPattern: gint64(version)), height) != 0 }
    }

    /// Removes the heights of a key in all contexts.
    ///
    /// - Returns: whether there were any heights.
    @discardableResult
    public func remove<Key: Hashable>(forKey key: Key) -> Bool {
        withEngineKey(key) { tl_height_cache_remove(cache, $0) != 0 }
    }

    /// Removes all heights.
    public func removeAll() {
        tl_height_cache_clear(cache)
    }

    /// Saves the heights to a file.
    ///
    /// Heights under keys other than strings, integers and UUIDs are omitted, since these keys have no meaning outside
    /// the process. Even if the process or the machine stops during the call, the file contains either the old heights
    /// or the new ones.
    ///
    /// - Parameters:
    ///   - path: the path of the file.
    ///   - fonts: a string that identifies the fonts with which the heights were computed. It is compared when the file
    ///     is loaded.
    /// - Throws: ``EngineError`` with code `file` when the file cannot be written.
    public func save(toFile path: String, fonts: String) throws(EngineError) {
        try throwingGError { tl_height_cache_save(cache, path, fonts, $0) }
    }

    /// Adds the heights in a saved file to the table, within the table's limits.
    ///
    /// - Parameters:
    ///   - path: the path of the file.
    ///   - fonts: a string that identifies the fonts with which heights are computed now.
    /// - Throws: ``EngineError`` with the code `file` if the file cannot be read, or with `notHeights`, `otherFormat`,
    ///   `truncated`, `damaged`, `otherEngine` or `otherFonts` if it is rejected. The table is then unchanged.
    public func load(fromFile path: String, fonts: String) throws(EngineError) {
        try throwingGError { tl_height_cache_load(cache, path, fonts, $0) }
    }
}
