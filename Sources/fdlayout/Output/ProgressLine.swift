import Foundation

/// A line on standard error that shows the progress of the work. It appears only on a terminal, and only if the work
/// takes longer than half a second.
struct ProgressLine {
    /// The number of all units; `nil` if it is unknown.
    private let total: Int?
    private let unit: String
    /// The number of completed units between two checks of the clock.
    private let stride: Int
    private var done = 0
    private var isShown = false
    private let start = ContinuousClock.now

    /// Creates a line that is not yet shown.
    init(total: Int?, unit: String, stride: Int) {
        (self.total, self.unit, self.stride) = (total, unit, stride)
    }

    /// Counts a completed unit of work, and updates the line if half a second has passed since the beginning.
    mutating func advance() {
        done += 1
        guard StandardError.isTerminal, done % stride == 0, ContinuousClock.now - start > .milliseconds(500) else {
            return
        }
        show()
    }

    /// Counts completed units of work, and updates the line if more than half a second has passed since the beginning.
    mutating func advance(by count: Int) {
        done += count
        if StandardError.isTerminal, ContinuousClock.now - start > .milliseconds(500) { show() }
    }

    private mutating func show() {
        isShown = true
        let goal = total.map { " of \($0)" } ?? ""
        StandardError.writeUnchanged("\r\(done)\(goal) \(unit)")
    }

    /// Removes the line from the terminal if it is shown.
    mutating func hide() {
        guard isShown else { return }
        isShown = false
        StandardError.writeUnchanged("\r\u{1B}[K")
    }
}
