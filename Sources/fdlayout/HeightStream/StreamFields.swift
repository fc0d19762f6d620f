import UIKitLayout

/// The fields of the rows of a stream.
struct StreamFields: Sendable {
    let bindings: [Binding]
    /// The name of the field that contains the key, or `nil` if rows are identified only by their number.
    let key: String?
    /// The names of the fields that fill views and of the field that contains the key, in alphabetical order.
    let needed: [String]
    /// The names of the fields that would fill a view, but that are missing in the first row or in `--fields`.
    private let unexpected: [String]

    /// The empty value, for a stream whose first row has not been read.
    static let none = StreamFields(bindings: [], key: nil, needed: [], unexpected: [])

    private init(bindings: [Binding], key: String?, needed: [String], unexpected: [String]) {
        (self.bindings, self.key, self.needed, self.unexpected) = (bindings, key, needed, unexpected)
    }

    /// Finds the bindings of the given fields and a cell's outlets.
    ///
    /// - Parameters:
    ///   - names: the names of the fields, in alphabetical order.
    ///   - path: the name of the data in messages.
    /// - Throws: ``ToolFailure`` if a bound field or the key is not among the names.
    init(names: [String], cell: RowCell, options: HeightsCommand, path: String) throws {
        let known = Set(names)
        key = options.key
        bindings = try cell.bindings(options: options, fields: names, path: path) { [key] bindings in
            let needed = bindings.map(\.field) + [key].compactMap(\.self)
            guard let missing = needed.first(where: { !known.contains($0) }) else { return }
            throw ToolFailure.data(
                "\(path): no field \"\(missing)\" in the first row; it has: \(names.joined(separator: ", ")); "
                    + "name the fields of all rows with --fields")
        }
        let needed = Set(bindings.map(\.field) + [key].compactMap(\.self))
        self.needed = needed.sorted()
        let asked = try Set(options.bind.map { try Binding(argument: $0).outlet })
        unexpected = try Binding.fields(of: cell.prototype.makeCell().cell, except: asked)
            .filter { !known.contains($0) }
    }

    /// The first fault in the fields of a row; `nil` if there is none.
    ///
    /// - Parameter kind: returns the kind of the row's field with the given name.
    func fault(kind: (String) -> JSONRows.Kind) -> String? {
        if let fault = RowFault.ofFields(needed, key: key, kind: kind) { return fault }
        if let key, kind(key) == .missing { return "no field \"\(key)\", which contains the key" }
        return unexpected.first { kind($0) != .missing }.map {
            "field \"\($0)\" fills an outlet, but the first row has no such field: name the fields of all rows with --fields"
        }
    }
}
