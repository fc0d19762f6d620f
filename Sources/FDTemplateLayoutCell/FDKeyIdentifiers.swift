/// The identifiers under which keys of heights or sizes were requested.
///
/// As in UITableView-FDTemplateLayoutCell, heights are cached by key alone. A key that is requested under two identifiers
/// therefore has one height, which is wrong for one of them. The debug log reports such a key once.
struct FDKeyIdentifiers {
    private var first: [AnyHashable: String] = [:]
    private var reported: Set<AnyHashable> = []

    /// Records that a key was requested under an identifier. Returns the identifier under which the key was requested
    /// first if that is another one and if this is the first time that the key is requested under another one.
    mutating func record(_ identifier: String, forKey key: some Hashable) -> String? {
        guard !identifier.isEmpty else { return nil }
        let key = AnyHashable(key)
        guard let known = first[key] else {
            first[key] = identifier
            return nil
        }
        return known != identifier && reported.insert(key).inserted ? known : nil
    }

    /// The message about a key that is requested under a second identifier.
    static func message(key: some Hashable, identifier: String, first: String) -> String {
        "key[\(key)] is requested for the identifier - \(identifier), and was requested for - \(first). Both have one "
            + "cached height, because heights are cached by key alone; use different keys for different cells."
    }
}
