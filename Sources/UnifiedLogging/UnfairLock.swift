// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized
import Glibc

/// A lock for short sections of code. It must keep its address while it is in use; `os_unfair_lock()` is unlocked.
///
/// On Linux the lock is a mutex of POSIX threads.
public struct os_unfair_lock_s {
    // A mutex whose bytes are all zero is PTHREAD_MUTEX_INITIALIZER of glibc.
    fileprivate var mutex = pthread_mutex_t()

    /// Creates an unlocked lock.
    public init() {}
}

/// A lock for short sections of code.
public typealias os_unfair_lock = os_unfair_lock_s
/// The address of a lock.
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock_s>

/// Waits until no thread holds the lock, and takes it.
public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) {
    pthread_mutex_lock(lock.pointer(to: \.mutex)!)
}

/// Takes the lock if no thread holds it.
///
/// - Returns: whether the calling thread now holds the lock.
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool {
    pthread_mutex_trylock(lock.pointer(to: \.mutex)!) == 0
}

/// Releases the lock, which the calling thread holds.
public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) {
    pthread_mutex_unlock(lock.pointer(to: \.mutex)!)
}
