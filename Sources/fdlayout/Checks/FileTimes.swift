import Foundation

/// The checked files in order, each with the time that its check took. The time is measured from the end of the
/// previous file's check.
struct FileTimes {
    /// The time at which the check of the first file began.
    let start = Date()
    /// All files, including those that could not be checked.
    private(set) var all: [CheckedFile] = []
    /// The number of files that could be checked.
    private(set) var checkedCount = 0

    private var last = ContinuousClock.now

    /// Adds the file at the given path, whose check has just ended.
    mutating func add(_ path: String, failed: Bool = false) {
        let now = ContinuousClock.now
        all.append(CheckedFile(path: path, duration: now - last))
        checkedCount += failed ? 0 : 1
        last = now
    }
}
