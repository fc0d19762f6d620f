import Foundation

/// A temporary file in the folder of an output. Unless it becomes the output, the file is removed when the object is
/// released or when SIGHUP, SIGINT or SIGTERM ends the process.
final class TemporaryFile {
    /// The descriptor of the open file; the owner of the object closes it.
    let descriptor: Int32
    private let path: UnsafeMutablePointer<CChar>
    private let slot: Int

    /// Creates a file with the name of the output and a random extension.
    ///
    /// - Returns: `nil`, with `errno` set, if the file cannot be created.
    init?(beside output: String) {
        guard let slot = Self.existing.firstIndex(of: nil), let path = strdup(output + ".XXXXXX") else { return nil }
        (self.slot, self.path) = (slot, path)
        Self.handleSignals
        var descriptor: Int32 = -1
        Self.blockingSignals {
            descriptor = mkstemp(path)
            if descriptor >= 0 { Self.existing[slot] = path }
        }
        self.descriptor = descriptor
        if descriptor < 0 { return nil }
    }

    deinit {
        if Self.existing[slot] == path { unlink(path) }
        Self.existing[slot] = nil
        free(path)
    }

    /// Renames the file so that it replaces the output.
    ///
    /// - Returns: whether the file was renamed; if not, `errno` is set.
    func become(_ output: String) -> Bool {
        guard rename(path, output) == 0 else { return false }
        Self.existing[slot] = nil
        return true
    }

    // MARK: Signals

    /// The paths of the temporary files that exist. A command has at most two: its output and a baseline. The memory is
    /// never moved or freed, because the signal handler reads it.
    nonisolated(unsafe) private static let existing: UnsafeMutableBufferPointer<UnsafeMutablePointer<CChar>?> = {
        let paths = UnsafeMutableBufferPointer<UnsafeMutablePointer<CChar>?>.allocate(capacity: 2)
        paths.initialize(repeating: nil)
        return paths
    }()

    private static let signals = [SIGHUP, SIGINT, SIGTERM]

    /// Installs the signal handler, which removes the files, except for signals that the parent process ignores. The
    /// handler calls only functions that POSIX allows in signal handlers.
    private static let handleSignals: Void = {
        for number in signals {
            var former = sigaction()
            sigaction(number, nil, &former)
            if former.__sigaction_handler.sa_handler == nil { signal(number, removeAndEnd) }
        }
    }()

    private static let removeAndEnd: @convention(c) (Int32) -> Void = { number in
        for path in TemporaryFile.existing { if let path { unlink(path) } }
        signal(number, SIG_DFL)
        raise(number)
    }

    private static func blockingSignals(_ work: () -> Void) {
        var (blocked, former) = (sigset_t(), sigset_t())
        sigemptyset(&blocked)
        for number in signals { sigaddset(&blocked, number) }
        pthread_sigmask(SIG_BLOCK, &blocked, &former)
        work()
        pthread_sigmask(SIG_SETMASK, &former, nil)
    }
}
