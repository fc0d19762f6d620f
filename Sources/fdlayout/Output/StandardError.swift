import Foundation

/// Standard error, for messages to the user. Write errors are ignored.
enum StandardError {
    /// Writes text. If standard error is a terminal, control characters other than line ends and tabs are made visible.
    static func write(_ text: String) {
        writeUnchanged(isTerminal ? VisibleText.of(text) : text)
    }

    /// Writes text without changing it, including control sequences for the terminal.
    static func writeUnchanged(_ text: String) {
        try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
    }

    /// Whether standard error is a terminal. Progress is shown only on terminals.
    static let isTerminal = isatty(STDERR_FILENO) != 0
}
