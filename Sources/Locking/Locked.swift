import Foundation

/// A value that several threads may use, one at a time.
///
/// The standard library's `Mutex` does the same, but ThreadSanitizer on Linux does not recognise it and reports each
/// use as a race; it recognises `NSLock`.
///
/// Unchecked: the value is accessed in ``withLock(_:)`` only, and closures must not return references into it.
public final class Locked<Value>: @unchecked Sendable {
    private let lock = NSLock()
    private var value: Value

    /// Makes a lock for a value, which must not be used elsewhere from now on.
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
