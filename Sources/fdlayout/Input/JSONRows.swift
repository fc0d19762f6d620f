internal import CTemplateRows

/// A parser of JSON texts that gives access to the rows of the text that was read last.
///
/// The memory for one text is reused for the next. Fields are looked up in the parsed text, without dictionaries.
final class JSONRows {
    private let parser = tl_json_parser_new()

    /// The number of bytes after a text that the reader accesses, but whose values do not matter.
    static let padding = Int(TL_JSON_PADDING)

    /// The reason why a text is not JSON.
    struct Fault: Error {
        let reason: String
    }

    deinit { tl_json_parser_free(parser) }

    /// Reads a text and checks all of it. Its top-level value is then the only row.
    ///
    /// - Parameter text: JSON in UTF-8, followed by ``padding`` bytes that belong to the same memory.
    func read(_ text: UnsafeRawBufferPointer) throws(Fault) {
        // Some programs begin UTF-8 files with a byte order mark, which is not part of the text.
        let start = text.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        let bytes = text.baseAddress?.assumingMemoryBound(to: CChar.self)
        guard let reason = tl_json_parser_read(parser, bytes.map { $0 + start }, text.count - start) else { return }
        throw Fault(reason: String(cString: reason))
    }

    /// Replaces the row by the elements of an array.
    ///
    /// - Parameter name: the field of the top-level object that contains the array, or `nil` if the array is the
    ///   top-level value.
    /// - Returns: whether there is such an array; if not, the rows are unchanged.
    func openRows(_ name: String?) -> Bool {
        guard let name else { return tl_json_parser_open_rows(parser, nil, 0) }
        return Self.withBytes(of: name) { tl_json_parser_open_rows(parser, $0, $1) }
    }

    /// The number of rows.
    var count: Int { tl_json_parser_get_n_rows(parser) }

    /// Whether a row is an object.
    func isObject(_ row: Int) -> Bool { tl_json_parser_get_row_kind(parser, row) == TL_JSON_OBJECT }

    /// The value of a row's field, or `nil` if the row has no such field. Of several fields with one name, the last one
    /// counts.
    func field(_ name: String, of row: Int) -> Field? { Field(value(name, of: row)) }

    /// The kind of the value of a row's field.
    func kind(of name: String, in row: Int) -> Kind { Kind(value(name, of: row).kind) }

    /// The numbers in a row's field, or `nil` if the field is not an array of exactly as many numbers.
    func numbers(_ count: Int, in name: String, of row: Int) -> [Double]? {
        var numbers = [Double](repeating: 0, count: count)
        let isFound = Self.withBytes(of: name) { bytes, length in
            tl_json_parser_get_numbers(parser, row, bytes, length, &numbers, count)
        }
        return isFound ? numbers : nil
    }

    /// The names of the fields of all rows, in alphabetical order.
    var fieldNames: [String] {
        var names: [String] = []
        withUnsafeMutablePointer(to: &names) { names in
            tl_json_parser_list_fields(
                parser,
                { name, length, data in
                    let bytes = UnsafeRawBufferPointer(start: name, count: length)
                    data?.assumingMemoryBound(to: [String].self).pointee.append(String(decoding: bytes, as: UTF8.self))
                }, names)
        }
        return names.sorted()
    }

    private func value(_ name: String, of row: Int) -> TlJSONValue {
        Self.withBytes(of: name) { tl_json_parser_get_field(parser, row, $0, $1) }
    }

    private static func withBytes<Result>(of name: String, _ body: (UnsafePointer<CChar>?, Int) -> Result) -> Result {
        var name = name
        return name.withUTF8 { bytes in
            bytes.withMemoryRebound(to: CChar.self) { body($0.baseAddress, $0.count) }
        }
    }
}

extension JSONRows {
    /// The kind of the value of a field: text or a number, null, an array, another value, or none.
    enum Kind {
        case scalar, null, array, other, missing

        fileprivate init(_ kind: TlJSONKind) {
            switch kind {
            case TL_JSON_MISSING: self = .missing
            case TL_JSON_NULL: self = .null
            case TL_JSON_TEXT, TL_JSON_INTEGER, TL_JSON_NATURAL, TL_JSON_REAL: self = .scalar
            case TL_JSON_ARRAY: self = .array
            default: self = .other
            }
        }
    }

    /// The value of a field.
    enum Field {
        case text(String)
        /// A number in its shortest form, such as 1.5 for 1.50.
        case number(String)
        case nothing
        /// A Boolean value, an array or an object, which cannot fill an outlet.
        case other

        /// Converts a value of the parser; `nil` if there is none.
        fileprivate init?(_ value: TlJSONValue) {
            switch value.kind {
            case TL_JSON_MISSING: return nil
            case TL_JSON_NULL: self = .nothing
            case TL_JSON_TEXT:
                let bytes = UnsafeRawBufferPointer(start: value.text, count: value.length)
                self = .text(String(decoding: bytes, as: UTF8.self))
            case TL_JSON_INTEGER: self = .number("\(value.integer)")
            case TL_JSON_NATURAL: self = .number("\(value.natural)")
            case TL_JSON_REAL: self = .number("\(value.real)")
            default: self = .other
            }
        }

        /// The value as text, or `nil` for null and for values that are neither text nor a number.
        var text: String? {
            switch self {
            case .text(let text), .number(let text): text
            case .nothing, .other: nil
            }
        }
    }
}
