import Foundation

/// The three standard files of the process.
enum StandardFiles {
    /// Opens `/dev/null` for each standard file that the parent process has closed. Otherwise a file that is opened
    /// later would get the descriptor of the standard file.
    ///
    /// In place of standard output, `/dev/null` is opened for reading only, so that writing to it still fails.
    static func openClosedOnes() {
        for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] where fcntl(descriptor, F_GETFD) == -1 {
            _ = open("/dev/null", descriptor == STDERR_FILENO ? O_WRONLY : O_RDONLY)
        }
    }

    /// Whether standard output is a terminal.
    static let outputIsTerminal = isatty(STDOUT_FILENO) != 0
}
