import Foundation
import LayoutEngine
import UIKitLayout

/// Remembers row heights by a key of the caller's, whatever row the key stands in.
///
/// Heights are in points and belong to the table's width and scale. Updates of the table leave the cache
/// alone; when the content behind a key changes, either the height is invalidated or the key carries a
/// version of the content, as ``FDVersionedKey`` does.
public final class FDKeyedHeightCache {
    private unowned let tableView: UITableView
    private var tables: [CGFloat: KeyedHeightTable] = [:]

    init(tableView: UITableView) {
        self.tableView = tableView
    }

    /// Whether a height is remembered.
    public func existsHeight(forKey key: some Hashable) -> Bool {
        height(forKey: key) != nil
    }

    /// Remembers a height. Negative heights and such as are not finite are refused.
    public func cacheHeight(_ height: CGFloat, byKey key: some Hashable) {
        guard let context = FDHeightContext(of: tableView) else { return }
        let table = tables[context.scale] ?? KeyedHeightTable()
        tables[context.scale] = table
        table.store(Double(height), forKey: AnyHashable(key), width: Double(context.width))
    }

    /// The height remembered for a key, `nil` if there is none.
    public func height(forKey key: some Hashable) -> CGFloat? {
        guard let context = FDHeightContext(of: tableView) else { return nil }
        return tables[context.scale]?
            .height(forKey: AnyHashable(key), width: Double(context.width)).map { CGFloat($0) }
    }

    /// Forgets the heights of a key, at all widths.
    public func invalidateHeight(forKey key: some Hashable) {
        for table in tables.values { table.remove(forKey: AnyHashable(key)) }
    }

    /// Forgets all heights.
    public func invalidateAllHeightCache() {
        tables = [:]
    }
}

/// A key together with a version of the content behind it: changed content misses the cache by itself.
public struct FDVersionedKey<Key: Hashable, Version: Hashable>: Hashable, CustomStringConvertible {
    /// The key.
    public let key: Key
    /// The version of the content.
    public let version: Version

    /// Makes a key with a version.
    public init(_ key: Key, version: Version) {
        self.key = key
        self.version = version
    }

    /// The key and the version, as the log shows them.
    public var description: String { "\(key)@\(version)" }
}

extension FDVersionedKey: Sendable where Key: Sendable, Version: Sendable {}
