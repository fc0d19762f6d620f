import Foundation

/// Standard error, where messages for people go; that it cannot be written to is no reason to fail.
enum StandardError {
    static func write(_ text: String) {
        try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
    }

    /// Whether somebody watches: progress is shown only on terminals.
    static let isTerminal = isatty(STDERR_FILENO) != 0
}

/// The three standard files of the process.
enum StandardFiles {
    /// Gives the process those that its caller closed, so that no file opened later is taken for one of them.
    ///
    /// A closed standard output stays one that cannot be written to.
    static func openClosedOnes() {
        for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] where fcntl(descriptor, F_GETFD) == -1 {
            _ = open("/dev/null", descriptor == STDERR_FILENO ? O_WRONLY : O_RDONLY)
        }
    }

    /// Whether somebody reads the output as it comes.
    static let outputIsTerminal = isatty(STDOUT_FILENO) != 0
}
