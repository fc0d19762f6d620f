import Foundation

/// Text in HTML.
enum HTMLText {
    /// The text for the content of elements and for quoted values: characters that have a meaning in HTML are replaced
    /// by references, and control characters by spaces or U+FFFD.
    static func escaped(_ text: String) -> String {
        var result = ""
        result.reserveCapacity(text.utf8.count)
        for character in text.unicodeScalars {
            switch character {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            // Other control characters are not allowed in HTML.
            case "\n", "\t": result += " "
            case _ where character.value < 32 || character.value == 127: result += "\u{FFFD}"
            default: result.unicodeScalars.append(character)
            }
        }
        return result
    }

    /// JSON that can be the content of a script element: `<` is escaped, so that no tag can begin in it.
    static func script(_ json: String) -> String {
        json.replacingOccurrences(of: "<", with: "\\u003C")
    }
}
