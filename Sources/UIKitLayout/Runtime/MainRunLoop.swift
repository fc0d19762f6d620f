import Foundation

/// Calls a closure in a turn of the main run loop.
///
/// A function that is bound to the main actor runs on the main queue, which is not served while the function waits, for
/// example in `wait(for:timeout:)` of XCTest. The closure does not run on that queue, so that it can wait for closures that
/// were added to the queue.
@MainActor
public func performInMainRunLoop(_ body: @escaping @MainActor () -> Void) async {
    await withCheckedContinuation { continuation in
        RunLoop.main.perform {
            MainActor.assumeIsolated(body)
            continuation.resume()
        }
    }
}

/// Calls a closure that may throw in a turn of the main run loop, as the variant for closures that do not throw does, and
/// rethrows its error.
@MainActor
public func performInMainRunLoop(_ body: @escaping @MainActor () throws -> Void) async throws {
    try await withCheckedThrowingContinuation { continuation in
        RunLoop.main.perform {
            continuation.resume(with: MainActor.assumeIsolated { Result { try body() } })
        }
    }
}
