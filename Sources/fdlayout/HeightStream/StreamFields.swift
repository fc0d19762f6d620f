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
    /// Whether `--fields` names the fields, and not the first row.
    private let areNamed: Bool

    /// The empty value, for a stream whose first row has not been read.
    static let none = StreamFields()

    private init() {
        (bindings, key, needed, unexpected, areNamed) = ([], nil, [], [], false)
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
        areNamed = options.stream.fields != nil
        bindings = try cell.bindings(options: options, fields: names, path: path) { [key] bindings in
            let needed = bindings.map(\.field) + [key].compactMap(\.self)
            guard let missing = needed.first(where: { !known.contains($0) }) else { return }
            throw Self.failure(missing, names: names, options, path: path)
        }
        let needed = Set(bindings.map(\.field) + [key].compactMap(\.self))
        self.needed = needed.sorted()
        let asked = try Set(options.bind.map { try Binding(argument: $0).outlet })
        unexpected = try Binding.fields(of: cell.prototype.makeCell().cell, except: asked)
            .filter { !known.contains($0) }
    }

    /// The failure that a bound field or the key is not among the names.
    private static func failure(
        _ field: String, names: [String], _ options: HeightsCommand, path: String
    ) -> ToolFailure {
        let list = names.joined(separator: ", ")
        guard options.stream.fields != nil else {
            return .data(
                "\(path): no field \"\(field)\" in the first row; it has: \(list); "
                    + "name the fields of all rows with --fields")
        }
        let binding = options.bind.first { $0.hasSuffix("=\(field)") }
        let option = field == options.key ? "--key \(field)" : "--bind \(binding ?? field)"
        return .usage("\(option): \"\(field)\" is not among --fields, which has: \(list); add it there")
    }

    /// The first fault in the fields of a row; `nil` if there is none.
    ///
    /// - Parameter kind: returns the kind of the row's field with the given name.
    func fault(kind: (String) -> JSONRows.Kind) -> String? {
        if let fault = RowFault.ofFields(needed, key: key, kind: kind) { return fault }
        if let key, kind(key) == .missing { return "no field \"\(key)\", which contains the key" }
        guard let field = unexpected.first(where: { kind($0) != .missing }) else { return nil }
        return "field \"\(field)\" fills an outlet, but "
            + (areNamed
                ? "is not among --fields: add it there"
                : "the first row has no such field: name the fields of all rows with --fields")
    }
}
