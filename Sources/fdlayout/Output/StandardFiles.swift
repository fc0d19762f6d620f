import Foundation

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
