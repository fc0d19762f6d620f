import Foundation

/// A request to read no more input, which also wakes a thread that waits for input.
///
/// Lines that have been read are still processed and written. The request is made by a signal or by a failure to write.
final class StopRequest: Sendable {
    /// The ends of a pipe that contains a byte after the request.
    private let reading: Int32
    private let writing: Int32

    /// Creates a request that has not been made.
    init() throws(ToolFailure) {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else {
            throw ToolFailure(message: "cannot create a pipe: \(String(cString: strerror(errno)))", status: 71)
        }
        for end in ends {
            _ = fcntl(end, F_SETFD, FD_CLOEXEC)
            _ = fcntl(end, F_SETFL, O_NONBLOCK)
        }
        (reading, writing) = (ends[0], ends[1])
    }

    deinit {
        if Self.signalled == writing { Self.signalled = -1 }
        close(reading)
        close(writing)
    }

    /// Makes the request: no further input is read.
    func make() {
        Self.writeByte(to: writing)
    }

    /// Whether the request has been made.
    var isMade: Bool {
        var request = pollfd(fd: reading, events: Int16(POLLIN), revents: 0)
        return poll(&request, 1, 0) > 0
    }

    /// Waits until a descriptor can be read or is at its end, or until the request is made.
    ///
    /// - Returns: `false` if the request is made.
    func waitForInput(_ descriptor: Int32) -> Bool {
        while true {
            var waited = [
                pollfd(fd: reading, events: Int16(POLLIN), revents: 0),
                pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0),
            ]
            guard poll(&waited, 2, -1) >= 0 || errno == EINTR else { return true }
            if waited[0].revents != 0 { return false }
            if waited[1].revents != 0 { return true }
        }
    }

    // MARK: Signals

    private static let signals = [SIGHUP, SIGINT, SIGTERM]

    /// The descriptor to which the signal handler writes; −1 if there is none.
    nonisolated(unsafe) private static var signalled: Int32 = -1
    /// The last signal that made the request; 0 if there was none.
    nonisolated(unsafe) private static var received: Int32 = 0

    /// Makes the request when SIGHUP, SIGINT or SIGTERM arrives, unless the process already ignores or handles that
    /// signal. A second signal of the same kind ends the process at once.
    func makeAtSignals() {
        Self.signalled = writing
        for number in Self.signals {
            var former = sigaction()
            sigaction(number, nil, &former)
            if former.__sigaction_handler.sa_handler == nil { signal(number, Self.handle) }
        }
    }

    /// Ends the process with the signal that made the request, if there was one, so that the parent process is notified
    /// of that signal.
    static func endBySignal() {
        guard received != 0 else { return }
        signal(received, SIG_DFL)
        raise(received)
    }

    private static let handle: @convention(c) (Int32) -> Void = { number in
        StopRequest.received = number
        signal(number, SIG_DFL)
        StopRequest.writeByte(to: StopRequest.signalled)
    }

    /// Writes a byte. An error is ignored: if the pipe is full, the request has already been made.
    private static func writeByte(to descriptor: Int32) {
        var byte: UInt8 = 1
        let error = errno
        _ = write(descriptor, &byte, 1)
        errno = error
    }
}
