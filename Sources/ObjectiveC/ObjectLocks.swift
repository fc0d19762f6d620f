// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// Waits until no other thread has locked the object, and locks it. A thread can lock an object several times.
///
/// - Returns: 0, the code of success.
@discardableResult
public nonisolated func objc_sync_enter(_ object: Any) -> Int32 {
    ObjectLocks.shared.lock(of: object as AnyObject).lock()
    return 0
}

/// Unlocks the object once; the calling thread has locked it.
///
/// - Returns: 0, the code of success; -1 if no thread has locked the object.
@discardableResult
public nonisolated func objc_sync_exit(_ object: Any) -> Int32 {
    ObjectLocks.shared.unlock(object as AnyObject) ? 0 : -1
}

/// The locks of the objects that are locked at present.
///
/// The conformance to `Sendable` is unchecked. It is valid because the table is accessed only with its own lock held.
private final nonisolated class ObjectLocks: @unchecked Sendable {
    static let shared = ObjectLocks()

    /// A lock, and how many calls hold it or wait for it.
    private struct Entry {
        let lock = NSRecursiveLock()
        var users = 0
    }

    private let tableLock = NSLock()
    private var entries: [ObjectIdentifier: Entry] = [:]

    /// The lock of an object, for a call that is going to take it.
    func lock(of object: AnyObject) -> NSRecursiveLock {
        tableLock.withLock {
            let identity = ObjectIdentifier(object)
            entries[identity, default: Entry()].users += 1
            return entries[identity, default: Entry()].lock
        }
    }

    /// Unlocks an object once, and returns whether it was locked.
    func unlock(_ object: AnyObject) -> Bool {
        tableLock.withLock {
            let identity = ObjectIdentifier(object)
            guard var entry = entries[identity] else { return false }
            entry.users -= 1
            entries[identity] = entry.users == 0 ? nil : entry
            entry.lock.unlock()
            return true
        }
    }
}
