/// Descriptions of faults in the fields of rows.
enum RowFault {
    /// The first fault of a row: a needed field whose value is neither text, a number nor null, or a key that is null.
    ///
    /// - Parameters:
    ///   - needed: the names of the fields that fill views and of the field that contains the key.
    ///   - key: the name of the field that contains the key, if keys are used.
    ///   - kind: returns the kind of the row's field with the given name.
    static func ofFields(_ needed: [String], key: String?, kind: (String) -> JSONRows.Kind) -> String? {
        for field in needed where [.array, .other].contains(kind(field)) {
            return "field \"\(field)\" is neither text nor a number"
        }
        if let key, kind(key) == .null { return "the key \"\(key)\" is null" }
        return nil
    }

    /// The text of the warning that some rows lack a field that other rows have.
    static func lacking(_ field: String, _ count: Int, first: Int) -> String {
        count == 1
            ? "row \(first) has no field \"\(field)\"; it counts as null there"
            : "\(count) rows have no field \"\(field)\", the first is row \(first); it counts as null there"
    }
}
