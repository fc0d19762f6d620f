import Foundation

/// Standard error, for messages to the user. Write errors are ignored.
enum StandardError {
    static func write(_ text: String) {
        try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
    }

    /// Whether standard error is a terminal. Progress is shown only on terminals.
    static let isTerminal = isatty(STDERR_FILENO) != 0
}
