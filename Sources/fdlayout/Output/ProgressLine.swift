import Foundation

/// A line on standard error that counts up, while it is a terminal and the work takes long.
struct ProgressLine {
    private let total: Int
    private let unit: String
    /// How many are done between two looks at the clock.
    private let stride: Int
    private var done = 0
    private var isShown = false
    private let start = ContinuousClock.now

    /// Makes a line that is not shown yet.
    init(total: Int, unit: String, stride: Int) {
        (self.total, self.unit, self.stride) = (total, unit, stride)
    }

    /// One more is done; the line appears after half a second.
    mutating func advance() {
        done += 1
        guard StandardError.isTerminal, done % stride == 0, ContinuousClock.now - start > .milliseconds(500) else {
            return
        }
        isShown = true
        StandardError.write("\r\(done) of \(total) \(unit)")
    }

    /// Takes the line away.
    mutating func hide() {
        guard isShown else { return }
        isShown = false
        StandardError.write("\r\u{1B}[K")
    }
}
