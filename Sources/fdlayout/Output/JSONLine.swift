import Foundation

/// JSON in one line, its keys in alphabetical order.
enum JSONLine {
    /// The line, with a line feed.
    static func text(_ value: some Encodable) throws -> String {
        try object(value) + "\n"
    }

    /// The lines of an array, one for each value.
    static func array(_ values: [some Encodable]) throws -> String {
        values.isEmpty
            ? "[]\n" : "[\n" + (try values.map { "  " + (try object($0)) }.joined(separator: ",\n")) + "\n]\n"
    }

    private static func object(_ value: some Encodable) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(value), as: UTF8.self)
    }
}
