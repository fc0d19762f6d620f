import Foundation

/// A value that several threads may use, one at a time.
///
/// The standard library's `Mutex` does the same, but on Linux ThreadSanitizer does not see it and takes each use for a
/// race; `NSLock` it sees.
///
/// Unchecked: the value is touched in ``withLock(_:)`` only, and what the closure returns is sent away.
public final class Locked<Value>: @unchecked Sendable {
    private let lock = NSLock()
    private var value: Value

    /// Guards a value, which nobody else uses from now on.
    public init(_ value: sending Value) {
        self.value = value
    }

    /// Calls a closure with the value while nobody else has it. The closure must not call this function.
    public func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
        lock.lock()
        defer { lock.unlock() }
        return try body(&value)
    }
}
