import Foundation
import UIKitLayout

/// The heights of many rows, computed in the background on several templates at once.
///
/// Rows are values that may cross between tasks; each worker makes a template of its own and never
/// shares it, so no view crosses. With the trait `MainActorViews` templates are made and filled on the main actor, in
/// slices of ``chunkSize`` rows, between which the main actor does what else there is to do.
public struct FDHeightComputation<Row: Sendable>: Sendable {
    /// The table's width, in points.
    public var width: CGFloat
    /// The scale, the text size and the writing direction.
    public var traits: UITraitCollection
    /// The style of the table: rows of the inset style are narrower.
    public var style = UITableView.Style.plain
    /// The layout margins of the table, which the inset style takes the insets of its rows from; `nil` for the system's.
    public var layoutMargins: UIEdgeInsets?
    /// Whether the margins of cells limit their content to the readable width.
    public var cellLayoutMarginsFollowReadableWidth = false
    /// What is drawn between rows.
    public var separatorStyle: UITableViewCell.SeparatorStyle = .singleLine
    /// How much narrower than the table content views are.
    public var contentWidthRule = FDContentWidthRule()
    /// Whether the table shows a section index, which makes content views narrower.
    public var hasSectionIndex = false
    /// How many rows a worker takes at a time; progress is reported after each such chunk.
    public var chunkSize = 16
    /// How many workers there are; by default as many as processors, and one with the trait `MainActorViews`.
    public var workerCount = usefulWorkerCount
    /// Makes a template.
    public let makeTemplate: FDTemplateSource
    /// Fills a template with a row's data.
    public let configure: FDRowConfiguration<Row>

    /// Describes a computation.
    public init(
        width: CGFloat, traits: UITraitCollection = .current,
        makeTemplate: @escaping FDTemplateSource, configure: @escaping FDRowConfiguration<Row>
    ) {
        self.width = width
        self.traits = traits
        self.makeTemplate = makeTemplate
        self.configure = configure
    }

    /// Computes the heights of rows, in points, in the order of the rows.
    ///
    /// - Parameter progress: counts rows; its unit counts are set here, and the caller may cancel it.
    /// - Throws: `CancellationError` when the task or the progress is cancelled, and ``FDTemplateError`` when a
    ///   template cannot be made or a height is not valid.
    public func heights(of rows: [Row], progress: Progress? = nil) async throws -> [CGFloat] {
        progress?.totalUnitCount = Int64(rows.count)
        let cancellation = ProgressCancellation(of: progress)
        var heights = [CGFloat](repeating: 0, count: rows.count)
        var starts = stride(from: 0, to: rows.count, by: max(1, chunkSize)).makeIterator()
        try await withThrowingTaskGroup(of: Chunk.self) { group in
            /// Hands the next chunk to a worker, or lets it go.
            func proceed(_ worker: FDHeightWorker<Row>) {
                guard let start = starts.next() else { return }
                let end = min(start + max(1, chunkSize), rows.count)
                group.addTask {
                    let heights = try await worker.heights(of: rows[start..<end], cancellation: cancellation)
                    return Chunk(worker: worker, start: start, heights: heights)
                }
            }
            for _ in 0..<max(1, workerCount) { proceed(FDHeightWorker(self)) }
            for try await chunk in group {
                heights.replaceSubrange(chunk.start..<chunk.start + chunk.heights.count, with: chunk.heights)
                progress?.completedUnitCount += Int64(chunk.heights.count)
                proceed(chunk.worker)
            }
        }
        return heights
    }

    /// What a worker has done.
    private nonisolated struct Chunk {
        let worker: FDHeightWorker<Row>
        let start: Int
        let heights: [CGFloat]
    }
}
