import Glibc

/// The exclusive use of a database by this process. The system releases it when the process ends.
final class DatabaseLock: Sendable {
    /// An error about the lock, with its message.
    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    private let descriptor: CInt

    /// Takes the lock of the database at a path. Throws if another process has it.
    init(path: String) throws(Failure) {
        descriptor = open(path + "-lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
        guard descriptor >= 0 else { throw Failure(description: "\(path): \(String(cString: strerror(errno)))") }
        guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
            close(descriptor)
            throw Failure(description: "\(path): used by another server")
        }
    }

    deinit {
        close(descriptor)
    }
}
