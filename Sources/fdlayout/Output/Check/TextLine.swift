import InterfaceBuilder

/// A result as a line in the format of compiler messages, `file:line: warning: message (rule)`. Xcode shows such a
/// message at the line in the file.
struct TextLine {
    let entry: CheckReport.Entry
    var colored = false
    /// Whether further lines say how to correct the finding.
    var showsFixes = false

    var text: String {
        let (place, message) = ("\(inOneLine(entry.file)):\(entry.line)", inOneLine(entry.message))
        let line =
            colored
            ? coloredText(VisibleText.of(place), VisibleText.of(message))
            : "\(place): \(entry.level.rawValue): \(message) (\(entry.rule))\n"
        guard showsFixes else { return line }
        return line + entry.fixes.map { "    \(inOneLine(colored ? VisibleText.of($0) : $0))\n" }.joined()
    }

    private func coloredText(_ place: String, _ message: String) -> String {
        "\u{1B}[1m\(place):\u{1B}[0m \(color)\(entry.level.rawValue):\u{1B}[0m \(message) "
            + "\u{1B}[2m(\(entry.rule))\u{1B}[0m\n"
    }

    /// The text with line ends replaced by spaces. Both file names and messages can contain line ends.
    private func inOneLine(_ text: String) -> String {
        text.split(whereSeparator: \.isNewline).joined(separator: " ")
    }

    private var color: String {
        switch entry.level {
        case .error: "\u{1B}[31m"
        case .warning: "\u{1B}[33m"
        case .note: "\u{1B}[36m"
        }
    }
}
