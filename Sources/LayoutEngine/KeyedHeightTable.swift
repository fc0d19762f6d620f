internal import CTemplateLayout
internal import CTemplateLayoutGLib

/// Heights by key and content width, on the C engine's hash table.
///
/// Integers and strings are looked up as they are; any other hashable key is numbered first, in a
/// dictionary of its own. Constant time. One table belongs to one isolation domain at a time.
public final class KeyedHeightTable {
    private let integers: OpaquePointer
    private let others: OpaquePointer
    private var numbers: [AnyHashable: gint64] = [:]
    private var lastNumber: gint64 = 0

    /// Creates an empty table.
    public init() {
        integers = tl_height_cache_new()
        others = tl_height_cache_new()
    }

    deinit {
        tl_height_cache_free(integers)
        tl_height_cache_free(others)
    }

    /// The number of keys, whatever the number of widths.
    public var count: Int {
        Int(tl_height_cache_get_n_keys(integers)) + Int(tl_height_cache_get_n_keys(others))
    }

    /// The height remembered for a key at a width, in points.
    public func height(forKey key: AnyHashable, width: Double) -> Double? {
        var height = 0.0
        let found =
            switch key.base {
            case let text as String where text.isCString: tl_height_cache_lookup_string(integers, text, width, &height)
            case let number as Int: tl_height_cache_lookup(integers, gint64(number), width, &height)
            default: numbers[key].map { tl_height_cache_lookup(others, $0, width, &height) } ?? 0
            }
        return found != 0 ? height : nil
    }

    /// Remembers a height.
    ///
    /// - Returns: whether it was stored; a width not above 0, a negative height or one that is not finite
    ///   is refused.
    @discardableResult
    public func store(_ height: Double, forKey key: AnyHashable, width: Double) -> Bool {
        let stored =
            switch key.base {
            case let text as String where text.isCString: tl_height_cache_store_string(integers, text, width, height)
            case let number as Int: tl_height_cache_store(integers, gint64(number), width, height)
            default: tl_height_cache_store(others, number(for: key), width, height)
            }
        return stored != 0
    }

    /// Forgets the heights of a key at all widths.
    public func remove(forKey key: AnyHashable) {
        switch key.base {
        case let text as String where text.isCString: tl_height_cache_remove_string(integers, text)
        case let number as Int: tl_height_cache_remove(integers, gint64(number))
        default:
            if let number = numbers.removeValue(forKey: key) { tl_height_cache_remove(others, number) }
        }
    }

    /// Forgets all heights.
    public func removeAll() {
        tl_height_cache_clear(integers)
        tl_height_cache_clear(others)
        numbers = [:]
    }

    private func number(for key: AnyHashable) -> gint64 {
        if let number = numbers[key] { return number }
        lastNumber += 1
        numbers[key] = lastNumber
        return lastNumber
    }
}

extension String {
    /// Whether the C engine sees all of the string: it reads up to the first zero byte.
    fileprivate var isCString: Bool { !utf8.contains(0) }
}
