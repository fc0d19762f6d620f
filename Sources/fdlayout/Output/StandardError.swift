import Foundation

/// Standard error, for messages to the user. Write errors are ignored.
enum StandardError {
    static func write(_ text: String) {
        try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
    }

    /// Whether standard error is a terminal. Progress is shown only on terminals.
    static let isTerminal = isatty(STDERR_FILENO) != 0
}

/// The three standard files of the process.
enum StandardFiles {
    /// Opens `/dev/null` for each standard file that the caller closed, so that a file opened later does not take its
    /// descriptor.
    ///
    /// For a closed standard output it is opened read-only, so that writing still fails.
    static func openClosedOnes() {
        for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] where fcntl(descriptor, F_GETFD) == -1 {
            _ = open("/dev/null", descriptor == STDERR_FILENO ? O_WRONLY : O_RDONLY)
        }
    }

    /// Whether standard output is a terminal.
    static let outputIsTerminal = isatty(STDOUT_FILENO) != 0
}
