import Foundation

/// Writes JSON objects on one line each, with keys in alphabetical order.
enum JSONLine {
    /// A value on one line, with a line feed.
    static func text(_ value: some Encodable) throws -> String {
        try object(value) + "\n"
    }

    /// An array with one value on each line.
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
