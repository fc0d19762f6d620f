import Foundation

/// Files in the order in which they are checked, and how long each takes: from the end of the one before to its own.
struct FileTimes {
    /// When the first one began.
    let start = Date()
    /// All files, with those that could not be checked.
    private(set) var all: [CheckedFile] = []
    /// How many could be checked.
    private(set) var checkedCount = 0

    private var last = ContinuousClock.now

    /// Adds a file that is done.
    mutating func add(_ path: String, failed: Bool = false) {
        let now = ContinuousClock.now
        all.append(CheckedFile(path: path, duration: now - last))
        checkedCount += failed ? 0 : 1
        last = now
    }
}
