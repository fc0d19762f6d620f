import Foundation

/// A line on standard error that counts up, while it is a terminal and the work takes long.
struct ProgressLine {
    private let total: Int
    private var done = 0
    private var isShown = false
    private let start = ContinuousClock.now
    private let isTerminal = isatty(FileHandle.standardError.fileDescriptor) != 0

    init(total: Int) {
        self.total = total
    }

    /// One more is done; the line appears after half a second.
    mutating func advance() {
        done += 1
        guard isTerminal, done % 64 == 0, ContinuousClock.now - start > .milliseconds(500) else { return }
        isShown = true
        FileHandle.standardError.write(Data("\r\(done) of \(total) rows".utf8))
    }

    /// Takes the line away.
    func finish() {
        guard isShown else { return }
        FileHandle.standardError.write(Data("\r\u{1B}[K".utf8))
    }
}
