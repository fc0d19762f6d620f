/// Makes control characters in text for a terminal visible. The terminal would otherwise obey control sequences in the
/// names and contents of files.
enum VisibleText {
    /// The given text with each control character except line feeds and tabs replaced by its Swift escape, such as
    /// `\u{1B}`.
    static func of(_ text: String) -> String {
        guard text.unicodeScalars.contains(where: isControl) else { return text }
        return text.unicodeScalars.map { isControl($0) ? $0.escaped(asASCII: true) : String($0) }.joined()
    }

    private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.generalCategory == .control && scalar != "\n" && scalar != "\t"
    }
}
