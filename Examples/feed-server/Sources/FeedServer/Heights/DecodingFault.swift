/// What is wrong with JSON that a decoder has rejected.
struct DecodingFault: Error, CustomStringConvertible {
    /// The path of the wrong value and what is wrong with it, such as `rows[2].title: expected a text`.
    let description: String

    /// Describes an error of a decoder.
    init(_ error: any Error) {
        switch error {
        case DecodingError.keyNotFound(let key, let context):
            description = Self.prefix(context.codingPath) + "\"\(key.stringValue)\" is missing"
        case DecodingError.typeMismatch(let type, let context):
            description = Self.prefix(context.codingPath) + "expected \(Self.name(of: type))"
        case DecodingError.valueNotFound(let type, let context):
            description = Self.prefix(context.codingPath) + "expected \(Self.name(of: type)), not null"
        case DecodingError.dataCorrupted(let context) where !context.codingPath.isEmpty:
            description = Self.prefix(context.codingPath) + context.debugDescription
        default:
            description = "not JSON"
        }
    }

    /// The JSON value from which a type is decoded, with its article.
    private static func name(of type: any Any.Type) -> String {
        if type is String.Type { return "a text" }
        return "\(type)".hasPrefix("Array<") ? "an array" : "an object"
    }

    private static func prefix(_ keys: [any CodingKey]) -> String {
        let path = keys.reduce(into: "") { path, key in
            path += key.intValue.map { "[\($0)]" } ?? (path.isEmpty ? "" : ".") + key.stringValue
        }
        return path.isEmpty ? "" : path + ": "
    }
}
