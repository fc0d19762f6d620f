import Foundation

/// The reason why data could not be read as JSON.
package nonisolated struct JSONFault: Error {
    /// The line of the fault, counted from 1; `nil` if the data is valid JSON but lacks the expected values.
    package let line: Int?
    /// A description of the fault, in one phrase.
    package let reason: String
}

/// Readers of JSON whose errors name the line of the fault.
package nonisolated enum JSONText {
    /// Parses data into Foundation's objects.
    package static func parse(_ data: Data) throws(JSONFault) -> Any {
        do {
            return try JSONSerialization.jsonObject(with: data, options: [.fragmentsAllowed])
        } catch {
            let reason = (error as NSError).userInfo["NSDebugDescription"] as? String ?? "it cannot be parsed"
            throw JSONFault(line: line(in: data, of: reason), reason: reason)
        }
    }

    /// Decodes a value of the given type from JSON.
    package static func decode<Value: Decodable>(_ type: Value.Type, from data: Data) throws(JSONFault) -> Value {
        do {
            return try JSONDecoder().decode(type, from: data)
        } catch {
            _ = try parse(data)
            throw JSONFault(line: nil, reason: reason(of: error))
        }
    }

    /// The line of the fault that Foundation's message describes, counted from 1. The message names a line or a
    /// character; if it names neither, the fault is at the end of the file.
    private static func line(in data: Data, of message: String) -> Int {
        let words = message.split(separator: " ").map { $0.trimmingCharacters(in: .punctuationCharacters) }
        func number(after word: String) -> Int? {
            words.firstIndex(of: word).flatMap { $0 + 1 < words.count ? Int(words[$0 + 1]) : nil }
        }
        if let line = number(after: "line") { return line }
        let character = number(after: "character") ?? data.count
        return 1 + data.prefix(character).count { $0 == UInt8(ascii: "\n") }
    }

    private static func reason(of error: any Error) -> String {
        switch error {
        case DecodingError.typeMismatch(_, let context): "\(place(context)) has a value of another type"
        case DecodingError.valueNotFound(_, let context): "\(place(context)) is null"
        case DecodingError.keyNotFound(let key, let context): "\(place(context)) has no \"\(key.stringValue)\""
        default: "a value is out of range"
        }
    }

    /// The path of the value in the JSON document, such as `images[0].scale`.
    private static func place(_ context: DecodingError.Context) -> String {
        let path = context.codingPath.map { key in key.intValue.map { "[\($0)]" } ?? ".\(key.stringValue)" }.joined()
        return path.isEmpty ? "the top level" : path.hasPrefix(".") ? String(path.dropFirst()) : path
    }
}
