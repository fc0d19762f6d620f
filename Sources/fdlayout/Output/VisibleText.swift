/// Text for a terminal, which would obey control sequences in names of files and in their contents.
enum VisibleText {
    /// The text with each control character except line ends and tabs replaced by its Swift escape, such as `\u{1B}`.
    static func of(_ text: String) -> String {
        guard text.unicodeScalars.contains(where: isControl) else { return text }
        return text.unicodeScalars.map { isControl($0) ? $0.escaped(asASCII: true) : String($0) }.joined()
    }

    private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.generalCategory == .control && scalar != "\n" && scalar != "\t"
    }
}
