import Foundation
import XCTest

/// A run of the tool whose standard input and output are pipes of the test.
final class RunningTool {
    private let process = Process()
    private let input = Pipe()
    private let output = Pipe()
    private let errors: URL
    private var received: [UInt8] = []

    /// Starts the tool.
    init(_ arguments: [String]) throws {
        errors = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try Data().write(to: errors)
        process.executableURL = try Tool.executable()
        process.arguments = arguments
        process.standardInput = input
        process.standardOutput = output
        process.standardError = try FileHandle(forWritingTo: errors)
        // Writing to a tool that has ended must be an error, not a signal.
        signal(SIGPIPE, SIG_IGN)
        try process.run()
        try input.fileHandleForReading.close()
        try output.fileHandleForWriting.close()
        let descriptor = input.fileHandleForWriting.fileDescriptor
        _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
    }

    deinit {
        if process.isRunning { kill(process.processIdentifier, SIGKILL) }
        try? FileManager.default.removeItem(at: errors)
    }

    /// Writes bytes to the tool's standard input, until all are written or the tool accepts none for the given time.
    ///
    /// - Returns: the number of bytes that the tool accepted.
    @discardableResult
    func write(_ bytes: Data, patience: Duration = .seconds(20)) -> Int {
        var written = 0
        while written < bytes.count, isReady(input.fileHandleForWriting, POLLOUT, patience) {
            let count = bytes.withUnsafeBytes {
                Glibc.write(input.fileHandleForWriting.fileDescriptor, $0.baseAddress! + written, $0.count - written)
            }
            if count < 0, errno != EAGAIN { break }
            written += max(count, 0)
        }
        return written
    }

    /// Ends the tool's standard input.
    func closeInput() throws { try input.fileHandleForWriting.close() }

    /// Closes the pipe to which the tool writes.
    func closeOutput() throws { try output.fileHandleForReading.close() }

    /// The next line of the output, without its line feed; `nil` at the end, or if there is none for 20 seconds.
    func readLine() -> String? {
        while true {
            if let end = received.firstIndex(of: UInt8(ascii: "\n")) {
                defer { received.removeFirst(end + 1) }
                return String(decoding: received[..<end], as: UTF8.self)
            }
            guard let more = read() else { return nil }
            received += more
        }
    }

    /// The rest of the output, up to its end.
    func readToEnd() -> Data {
        while let more = read() { received += more }
        defer { received = [] }
        return Data(received)
    }

    private func read() -> [UInt8]? {
        guard isReady(output.fileHandleForReading, POLLIN, .seconds(20)) else { return nil }
        var bytes = [UInt8](repeating: 0, count: 1 << 16)
        let count = Glibc.read(output.fileHandleForReading.fileDescriptor, &bytes, bytes.count)
        return count > 0 ? Array(bytes[..<count]) : nil
    }

    private func isReady(_ file: FileHandle, _ events: Int32, _ patience: Duration) -> Bool {
        var waited = pollfd(fd: file.fileDescriptor, events: Int16(events), revents: 0)
        return poll(&waited, 1, Int32(patience / .milliseconds(1))) > 0
    }

    /// Sends a signal.
    func send(_ number: Int32) { kill(process.processIdentifier, number) }

    /// Waits until the tool has ended.
    ///
    /// - Returns: the exit status, or the negated number of the signal that ended the tool.
    func status() -> Int32 {
        process.waitUntilExit()
        return process.terminationReason == .exit ? process.terminationStatus : -process.terminationStatus
    }

    /// The text that the tool has written to standard error.
    func errorText() throws -> String { try String(contentsOf: errors, encoding: .utf8) }
}
