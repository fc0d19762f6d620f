import Foundation
import InterfaceBuilder

/// The rows of a JSON file.
struct FeedData {
    /// A row, as its fields by name.
    typealias Row = [String: Field]

    /// The value of a field.
    enum Field {
        case text(String)
        /// A number in its shortest form, such as 1.5 for 1.50.
        case number(String)
        case nothing
        /// A Boolean value, an array or an object, which cannot fill an outlet.
        case other

        /// The value as text, or `nil` for null and for values that are neither text nor a number.
        var text: String? {
            switch self {
            case .text(let text), .number(let text): text
            case .nothing, .other: nil
            }
        }

    }

    /// A number as the key of a row. It is not equal to a text key with the same digits.
    struct NumberKey: Hashable, CustomStringConvertible {
        let description: String
    }

    /// The name of the file in messages.
    let path: String
    let rows: [Row]

    /// Reads the rows from a JSON file.
    ///
    /// - Parameter key: the field of the top-level object that contains the array of rows. If it is `nil`, the
    ///   top-level value is the array itself, or an object in which exactly one field is an array.
    init(contentsOfFile path: String, key: String?) throws {
        let input = InputFile(argument: path)
        let data = try input.contents()
        self.path = input.name
        let top: Any
        do {
            top = try JSONText.parse(data)
        } catch {
            throw ToolFailure(error, path: input.name, message: "not JSON")
        }
        let array = try Self.array(in: top, key: key, path: input.name)
        rows = try array.enumerated().map { try Self.row($0.element, number: $0.offset, path: input.name) }
    }

    /// The names of all fields of all rows, in alphabetical order.
    var fieldNames: [String] {
        Set(rows.flatMap(\.keys)).sorted()
    }

    private static func array(in top: Any, key: String?, path: String) throws -> [Any] {
        if let key {
            let object = top as? [String: Any]
            guard let value = object?[key] else {
                let known = object.map { "; it has: \($0.keys.sorted().joined(separator: ", "))" } ?? ""
                throw ToolFailure.data(
                    "\(path): no field \"\(key)\" in the top object, expected the rows there\(known)")
            }
            guard let array = value as? [Any] else {
                throw ToolFailure.data("\(path): field \"\(key)\" is not an array of rows")
            }
            return array
        }
        if let array = top as? [Any] { return array }
        let arrays = (top as? [String: Any])?.filter { $0.value is [Any] } ?? [:]
        guard arrays.count == 1, let only = arrays.first?.value as? [Any] else {
            throw ToolFailure.data(
                "\(path): expected an array of rows, or an object with one array; name the field with --rows"
                    + (arrays.isEmpty ? "" : " (\(arrays.keys.sorted().joined(separator: ", ")))"))
        }
        return only
    }

    private static func row(_ value: Any, number: Int, path: String) throws -> Row {
        guard let object = value as? [String: Any] else {
            throw ToolFailure.data("\(path): row \(number): expected an object with fields")
        }
        return object.mapValues { value in
            switch value {
            case let text as String: .text(text)
            case is NSNull: .nothing
            case let number as NSNumber: isBoolean(number) ? .other : .number("\(number)")
            default: .other
            }
        }
    }

    /// Whether the given `NSNumber` is a Boolean value.
    private static func isBoolean(_ number: NSNumber) -> Bool { String(cString: number.objCType) == "c" }
}
