import Foundation

/// A value with a lock, so that several threads can use the value one at a time.
///
/// The standard library's `Mutex` has the same purpose, but ThreadSanitizer on Linux recognises only `NSLock` and would
/// report each use of a `Mutex` as a race.
///
/// The conformance to `Sendable` is unchecked. It is valid because the value is accessed only in ``withLock(_:)``, and
/// closures must not return references into the value.
public final class Locked<Value>: @unchecked Sendable {
    private let lock = NSLock()
    private var value: Value

    /// Creates a lock for the given value, which must no longer be used without the lock.
    public init(_ value: sending Value) {
        self.value = value
    }

    /// Calls a closure with exclusive access to the value. The closure must not call this function.
    public func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
        lock.lock()
        defer { lock.unlock() }
        return try body(&value)
    }
}
