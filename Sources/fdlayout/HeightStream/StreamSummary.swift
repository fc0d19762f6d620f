import Foundation

/// The progress, warnings and timing that are reported about a stream of rows in addition to its heights.
struct StreamSummary {
    /// The time spent on all rows.
    private(set) var timing: StreamTiming
    /// The number of lines for which there is an error instead of a height.
    private(set) var faultCount = 0
    private var lineCount = 0
    private var missing: [String: LineBatch.MissingField] = [:]
    // There is no line if the output is a terminal, because the line and the output would be mixed.
    private var progress = StandardFiles.outputIsTerminal ? nil : ProgressLine(total: nil, unit: "rows", stride: 1)

    /// Creates the summary of a stream without rows.
    ///
    /// - Parameter threads: the number of threads that measure rows.
    init(threads: Int) {
        timing = StreamTiming(threads: threads)
    }

    /// Adds the result of the next block.
    mutating func add(_ result: BlockResult) {
        timing.add(result.timing)
        faultCount += result.faultCount
        lineCount += result.lineCount
        missing.merge(result.missing) { .init(count: $0.count + $1.count, first: min($0.first, $1.first)) }
        progress?.advance(by: result.lineCount)
    }

    /// Removes the progress line from the terminal.
    mutating func hideProgress() { progress?.hide() }

    /// Prints warnings about fields that only some rows have, with the line of the first row that lacks them, and the
    /// number of faulty rows.
    ///
    /// - Parameter path: the name of the data in messages.
    func warn(path: String) {
        for (field, rows) in missing.sorted(by: { $0.key < $1.key }) {
            let words = RowFault.lacking(field, rows.count, first: rows.first)
            StandardError.write("fdlayout: warning: \(path):\(rows.first + 1): \(words)\n")
        }
        guard faultCount > 0 else { return }
        StandardError.write(
            "fdlayout: \(path): \(faultCount) of \(lineCount) row\(lineCount == 1 ? "" : "s") without a height\n")
    }
}
