import Foundation

/// Finds the names of declarations in Swift sources.
nonisolated enum DeclaredName {
    /// The name that a line declares; for a function, including the argument labels, which may be on the following
    /// lines.
    static func name(_ text: String, followedBy lines: ArraySlice<String>) -> String? {
        let kinds: Set = ["class", "struct", "enum", "protocol", "extension", "var", "let", "func", "init"]
        let words = text.split(whereSeparator: { " (:{<?".contains($0) }).map(String.init)
        guard
            let index = words.firstIndex(where: { kinds.contains($0) && $0 != "class" })
                ?? words.firstIndex(of: "class")
        else { return nil }
        let kind = words[index]
        guard kind == "init" || index + 1 < words.count else { return nil }
        let name = kind == "init" ? kind : words[index + 1]
        guard kind == "init" || kind == "func" else { return name }
        return name + labels(of: parameters(in: ([text] + lines).joined(separator: " ")))
    }

    /// The text between the first parenthesis and the matching one.
    private static func parameters(in text: String) -> String {
        var depth = 0
        var found = ""
        for character in text.drop(while: { $0 != "(" }) {
            if character == ")" { depth -= 1 }
            if depth == 0, character == ")" { break }
            if depth > 0 { found.append(character) }
            if character == "(" { depth += 1 }
        }
        return found
    }

    /// The labels of parameters, in the form of a reference to the function.
    private static func labels(of parameters: String) -> String {
        var depth = 0
        var labels: [String] = []
        var isAtStart = true
        for (index, character) in zip(parameters.indices, parameters) {
            if isAtStart, !character.isWhitespace {
                let label = parameters[index...].prefix { !$0.isWhitespace && $0 != ":" }
                labels.append(label + ":")
                isAtStart = false
            }
            if "([<".contains(character) { depth += 1 }
            if ")]".contains(character) || character == ">", parameters[..<index].last != "-" { depth -= 1 }
            if character == ",", depth == 0 { isAtStart = true }
        }
        return "(\(labels.joined()))"
    }
}
