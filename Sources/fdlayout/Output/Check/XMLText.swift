import Foundation

extension String {
    /// The text as an attribute's value in XML; characters that XML does not allow are left out.
    var xmlEscaped: String {
        let replacements: [Character: String] = [
            "&": "&amp;", "<": "&lt;", ">": "&gt;", "\"": "&quot;", "'": "&apos;", "\n": "&#10;", "\t": "&#9;",
        ]
        return filter { character in
            character == "\n" || character == "\t" || character.unicodeScalars.allSatisfy { $0.value >= 0x20 }
        }.map { replacements[$0] ?? String($0) }.joined()
    }
}
