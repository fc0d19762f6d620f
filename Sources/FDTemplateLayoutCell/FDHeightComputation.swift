import Foundation
import UIKitLayout

/// A computation of the heights of many rows in the background, on several templates concurrently.
///
/// Rows are `Sendable` values. Each worker creates its own templates and never shares them, so no view crosses task
/// boundaries. With the package trait `MainActorViews`, templates are created and configured on the main actor, in
/// chunks of ``chunkSize`` rows, between which the main actor can run other work.
public struct FDHeightComputation<Row: Sendable>: Sendable {
    /// The table's width, in points.
    public var width: CGFloat
    /// The traits of the table: the scale, the text size and the writing direction.
    public var traits: UITraitCollection
    /// The style of the table; rows are narrower in the inset style.
    public var style = UITableView.Style.plain
    /// The layout margins of the table, by which rows are inset in the inset style; `nil`, the default, means the
    /// system's margins.
    public var layoutMargins: UIEdgeInsets?
    /// The safe area insets of the table, from whose sides content views are inset; zero by default.
    public var safeAreaInsets = UIEdgeInsets.zero
    /// Whether content views are inset from the sides of the safe area.
    public var insetsContentViewsToSafeArea = true
    /// Whether the margins of cells limit their content to the readable width.
    public var cellLayoutMarginsFollowReadableWidth = false
    /// The style of the separators between rows.
    public var separatorStyle: UITableViewCell.SeparatorStyle = .singleLine
    /// The rule for the width of content views.
    public var contentWidthRule = FDContentWidthRule()
    /// Whether the table is edited, so that content views are beside the control for deleting.
    public var isEditing = false
    /// Whether the table shows a section index, which makes content views narrower.
    public var hasSectionIndex = false
    /// The number of rows that a worker computes at a time. Progress is reported after each such chunk.
    public var chunkSize = 16
    /// The number of workers; by default the number of active processors, or one with the package trait
    /// `MainActorViews`.
    public var workerCount = usefulWorkerCount
    /// The closure that creates a template.
    public let makeTemplate: FDTemplateSource
    /// The closure that configures a template with a row's data.
    public let configure: FDRowConfiguration<Row>

    /// Creates a computation for a table of the given width, in points, and the given traits.
    public init(
        width: CGFloat, traits: UITraitCollection = .current,
        makeTemplate: @escaping FDTemplateSource, configure: @escaping FDRowConfiguration<Row>
    ) {
        self.width = width
        self.traits = traits
        self.makeTemplate = makeTemplate
        self.configure = configure
    }

    /// Computes the heights of rows, in points, and returns them in the order of the rows.
    ///
    /// - Parameters:
    ///   - rows: the data of the rows.
    ///   - progress: a progress that counts rows. This method sets its total and completed unit counts; the caller may
    ///     cancel the progress.
    /// - Throws: `CancellationError` when the task or the progress is cancelled, and ``FDTemplateError`` when a
    ///   template cannot be created or a height is not valid.
    public func heights(of rows: [Row], progress: Progress? = nil) async throws -> [CGFloat] {
        progress?.totalUnitCount = Int64(rows.count)
        let cancellation = ProgressCancellation(of: progress)
        var heights = [CGFloat](repeating: 0, count: rows.count)
        var starts = stride(from: 0, to: rows.count, by: max(1, chunkSize)).makeIterator()
        try await withThrowingTaskGroup(of: Chunk.self) { group in
            /// Assigns the next chunk to a worker, or releases the worker if no chunk is left.
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

    /// The heights of consecutive rows, computed by one worker; `start` is the index of the first row.
    private nonisolated struct Chunk {
        let worker: FDHeightWorker<Row>
        let start: Int
        let heights: [CGFloat]
    }
}
