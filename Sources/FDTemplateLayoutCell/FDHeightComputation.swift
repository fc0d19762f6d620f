import Foundation
import UIKitLayout

/// The heights of many rows, computed in the background on several templates at once.
///
/// Rows are values that may cross between tasks; each worker makes a template of its own and never
/// shares it, so no view crosses.
public struct FDHeightComputation<Row: Sendable>: Sendable {
    /// The table's width, in points.
    public var width: CGFloat
    /// Device pixels per point.
    public var scale: CGFloat
    /// What is drawn between rows.
    public var separatorStyle: UITableViewCell.SeparatorStyle = .singleLine
    /// How many rows are computed between two looks at cancellation and progress.
    public var chunkSize = 16
    /// How many workers there are; the number of processors at first.
    public var workerCount = ProcessInfo.processInfo.activeProcessorCount
    /// Makes a template.
    public let makeTemplate: @Sendable () throws -> UITableViewCell
    /// Fills a template with a row's data.
    public let configure: @Sendable (UITableViewCell, Row) -> Void

    /// Describes a computation.
    public init(
        width: CGFloat, scale: CGFloat = 2, makeTemplate: @escaping @Sendable () throws -> UITableViewCell,
        configure: @escaping @Sendable (UITableViewCell, Row) -> Void
    ) {
        self.width = width
        self.scale = scale
        self.makeTemplate = makeTemplate
        self.configure = configure
    }

    /// Computes the heights of rows, in their order.
    ///
    /// - Parameter progress: counts rows; the caller sets nothing but may cancel it.
    /// - Throws: `CancellationError` when the task or the progress is cancelled, and what making a template
    ///   throws. Nothing is returned then.
    public func heights(of rows: [Row], progress: Progress? = nil) async throws -> [CGFloat] {
        let work = ChunkedWork(count: rows.count, chunkSize: chunkSize)
        let counter = ProgressCounter(progress, total: rows.count)
        var heights = [CGFloat](repeating: 0, count: rows.count)
        try await withThrowingTaskGroup(of: [(Range<Int>, [CGFloat])].self) { group in
            for _ in 0..<max(1, min(workerCount, work.chunkCount)) {
                group.addTask { try compute(rows, work, counter) }
            }
            for try await chunks in group {
                for (range, chunk) in chunks { heights.replaceSubrange(range, with: chunk) }
            }
        }
        return heights
    }

    /// One worker: takes chunks until none is left.
    private func compute(
        _ rows: [Row], _ work: ChunkedWork, _ counter: ProgressCounter
    ) throws -> [(Range<Int>, [CGFloat])] {
        let tableView = UITableView(frame: CGRect(x: 0, y: 0, width: width, height: 0))
        tableView.overrideTraitCollection = UITraitCollection(displayScale: scale)
        tableView.separatorStyle = separatorStyle
        tableView.register(forCellReuseIdentifier: "template", factory: makeTemplate)
        var done: [(Range<Int>, [CGFloat])] = []
        while let range = work.next() {
            try Task.checkCancellation()
            try counter.checkCancellation()
            let chunk = try rows[range].map { row in
                try tableView.fd_tryHeightForCell(withIdentifier: "template") { configure($0, row) }
            }
            done.append((range, chunk))
            counter.add(range.count)
        }
        return done
    }
}
