import Foundation

/// Writes each JSON object on one line, with its keys in alphabetical order.
enum JSONLine {
    /// The given value as JSON on one line, followed by a line feed.
    static func text(_ value: some Encodable) throws -> String {
        try object(value) + "\n"
    }

    /// The given values as a JSON array with one value on each line.
    static func array(_ values: [some Encodable]) throws -> String {
        values.isEmpty
            ? "[]\n" : "[\n" + (try values.map { "  " + (try object($0)) }.joined(separator: ",\n")) + "\n]\n"
    }

    /// A value on one line, without a line feed.
    static func object(_ value: some Encodable) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(value), as: UTF8.self)
    }
}
