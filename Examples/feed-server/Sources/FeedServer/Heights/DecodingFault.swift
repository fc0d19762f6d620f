/// What is wrong with JSON that a decoder has rejected.
struct DecodingFault: Error, CustomStringConvertible {
    /// The path of the wrong value and what is wrong with it, such as `rows[2].title: Expected to decode String`.
    let description: String

    /// Describes an error of a decoder.
    init(_ error: any Error) {
        switch error {
        case DecodingError.keyNotFound(let key, let context):
            description = Self.prefix(context.codingPath) + "\"\(key.stringValue)\" is missing"
        case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context):
            description = Self.prefix(context.codingPath) + context.debugDescription
        case DecodingError.dataCorrupted(let context) where !context.codingPath.isEmpty:
            description = Self.prefix(context.codingPath) + context.debugDescription
        default:
            description = "not JSON"
        }
    }

    private static func prefix(_ keys: [any CodingKey]) -> String {
        let path = keys.reduce(into: "") { path, key in
            path += key.intValue.map { "[\($0)]" } ?? (path.isEmpty ? "" : ".") + key.stringValue
        }
        return path.isEmpty ? "" : path + ": "
    }
}
