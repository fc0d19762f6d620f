import Foundation

/// A closure that is called in a later turn of the run loop of the thread that creates it.
///
/// The conformance to `Sendable` is unchecked. It is safe, because the run loop calls the closure on the thread that
/// has passed it; the closure never leaves the isolation domain of the views that it refers to.
package nonisolated struct RunLoopTurn: @unchecked Sendable {
    private let body: () -> Void

    /// Calls the given closure in the next turn of the current thread's run loop, if that run loop runs.
    ///
    /// `RunLoop.perform` does not wake the run loop: a closure that is added during a turn would wait for the next event
    /// of another source ("CFRunLoopPerformBlock" in Apple's documentation of Core Foundation). A timer that is due at
    /// once wakes it.
    package static func perform(_ body: @escaping () -> Void) {
        let turn = RunLoopTurn(body: body)
        RunLoop.current.perform { turn.body() }
        RunLoop.current.add(Timer(timeInterval: 0, repeats: false) { _ in }, forMode: .default)
    }
}
