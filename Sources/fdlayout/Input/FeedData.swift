import Foundation
import InterfaceBuilder

/// The rows of a JSON file.
final class FeedData {
    /// The name of the file in messages.
    let path: String
    /// The names of all fields of all rows, in alphabetical order.
    let fieldNames: [String]
    /// The number of rows.
    let count: Int
    private let rows = JSONRows()

    /// A number that is not an `Int`, as the key of a row. It is not equal to a text key with the same digits.
    struct NumberKey: Hashable, CustomStringConvertible {
        let description: String
    }

    /// Reads the rows from a JSON file.
    ///
    /// - Parameters:
    ///   - key: the field of the top-level object that contains the array of rows. If it is `nil`, the top-level value
    ///     is the array itself, or an object in which exactly one field is an array.
    ///   - advice: what to do if the file has a row on each line; the end of an error message.
    init(contentsOfFile path: String, key: String?, advice: String) throws {
        let input = InputFile(argument: path)
        try Self.read(try input.contents(), into: rows, path: input.name, advice: advice)
        try Self.openArray(key, of: rows, path: input.name, advice: advice)
        if let number = (0..<rows.count).first(where: { [rows] in !rows.isObject($0) }) {
            throw ToolFailure.data("\(input.name): row \(number): expected an object with fields")
        }
        (self.path, fieldNames, count) = (input.name, rows.fieldNames, rows.count)
    }

    /// The value of a row's field, or `nil` if the row has no such field.
    func field(_ name: String, of row: Int) -> JSONRows.Field? { rows.field(name, of: row) }

    /// The kind of the value of a row's field.
    func kind(of name: String, in row: Int) -> JSONRows.Kind { rows.kind(of: name, in: row) }

    private static func read(_ data: Data, into rows: JSONRows, path: String, advice: String) throws {
        var data = data
        let count = data.count
        data.append(contentsOf: repeatElement(0, count: JSONRows.padding))
        do {
            try data.withUnsafeBytes { try rows.read(UnsafeRawBufferPointer(rebasing: $0[..<count])) }
        } catch let fault as JSONRows.Fault {
            if beginsWithRow(data, rows) {
                throw ToolFailure(
                    path: path, line: 2, message: "not one JSON value, because line 1 is a row by itself; \(advice)",
                    status: 65)
            }
            // Foundation's parser is slower, but its errors name the line.
            do {
                _ = try JSONText.parse(data.prefix(count))
            } catch {
                throw ToolFailure(error, path: path, message: "not JSON")
            }
            throw ToolFailure.data("\(path): not JSON: \(fault.reason)")
        }
    }

    /// Whether the first of several lines is a JSON object.
    ///
    /// - Parameter data: the lines, followed by as many other bytes as the parser needs.
    private static func beginsWithRow(_ data: Data, _ rows: JSONRows) -> Bool {
        guard let end = data.firstIndex(of: UInt8(ascii: "\n")) else { return false }
        return data.withUnsafeBytes {
            (try? rows.read(UnsafeRawBufferPointer(rebasing: $0[..<end]))) != nil && rows.isObject(0)
        }
    }

    /// Replaces the only row of `rows`, which is the top-level value, by the elements of the array that contains the
    /// rows.
    private static func openArray(_ key: String?, of rows: JSONRows, path: String, advice: String) throws {
        if let key { return try openArray(named: key, of: rows, path: path) }
        if rows.openRows(nil) { return }
        let arrays = rows.fieldNames.filter { rows.kind(of: $0, in: 0) == .array }
        guard arrays.count == 1, rows.openRows(arrays[0]) else {
            throw ToolFailure.data(
                "\(path): expected an array of rows, or an object with one array; name the field with --rows"
                    + (arrays.isEmpty ? "; \(advice)" : " (\(arrays.joined(separator: ", ")))"))
        }
    }

    private static func openArray(named key: String, of rows: JSONRows, path: String) throws {
        if rows.openRows(key) { return }
        guard rows.kind(of: key, in: 0) != .missing else {
            let known = rows.isObject(0) ? "; it has: \(rows.fieldNames.joined(separator: ", "))" : ""
            throw ToolFailure.data("\(path): no field \"\(key)\" in the top object, expected the rows there\(known)")
        }
        throw ToolFailure.data("\(path): field \"\(key)\" is not an array of rows")
    }
}
