import Foundation
import UIKitLayout

/// The heights of many rows, computed in the background on several templates at once.
///
/// Rows are values that may cross between tasks; each worker makes a template of its own and never
/// shares it, so no view crosses.
public struct FDHeightComputation<Row: Sendable>: Sendable {
    /// The table's width, in points.
    public var width: CGFloat
    /// The scale, the text size and the writing direction.
    public var traits: UITraitCollection
    /// What is drawn between rows.
    public var separatorStyle: UITableViewCell.SeparatorStyle = .singleLine
    /// What content views lose of the table's width.
    public var contentWidthRule = FDContentWidthRule()
    /// Whether the table shows a section index, which takes its part of the width.
    public var hasSectionIndex = false
    /// How many rows a worker takes at a time; progress is told after each such chunk.
    public var chunkSize = 16
    /// How many workers there are; the number of processors at first.
    public var workerCount = ProcessInfo.processInfo.activeProcessorCount
    /// Makes a template.
    public let makeTemplate: @Sendable () throws -> UITableViewCell
    /// Fills a template with a row's data.
    public let configure: @Sendable (UITableViewCell, Row) -> Void

    /// Describes a computation.
    public init(
        width: CGFloat, traits: UITraitCollection = .current,
        makeTemplate: @escaping @Sendable () throws -> UITableViewCell,
        configure: @escaping @Sendable (UITableViewCell, Row) -> Void
    ) {
        self.width = width
        self.traits = traits
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
        let indexed = IndexedDataSource()
        let tableView = UITableView(frame: CGRect(x: 0, y: 0, width: width, height: 0))
        tableView.overrideTraitCollection = traits
        tableView.separatorStyle = separatorStyle
        tableView.fd_contentWidthRule = contentWidthRule
        tableView.dataSource = hasSectionIndex ? indexed : nil
        tableView.register(forCellReuseIdentifier: "template", factory: makeTemplate)
        var done: [(Range<Int>, [CGFloat])] = []
        while let range = work.next() {
            let chunk = try rows[range].map { row in
                try Task.checkCancellation()
                try counter.checkCancellation()
                return try tableView.fd_tryHeightForCell(withIdentifier: "template") { configure($0, row) }
            }
            done.append((range, chunk))
            counter.add(range.count)
        }
        return withExtendedLifetime(indexed) { done }
    }
}

/// A table without rows that shows a section index.
private final class IndexedDataSource: UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
    func sectionIndexTitles(for tableView: UITableView) -> [String]? { ["#"] }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
    }
}
