import Dispatch

/// Computes the heights of rows at all widths of the server, on all processors, one batch after the other.
///
/// The conformance to `Sendable` is unchecked. It is valid because only the serial queue uses the template.
final class HeightComputation: @unchecked Sendable {
    /// The widths of rows, in points.
    let widths: [Double]
    private let template: RowTemplate
    private let queue = DispatchQueue(label: "heights")

    /// Prepares a computation.
    init(cell: FeedCell, widths: [Double]) throws {
        self.widths = widths
        template = try RowTemplate(json: cell.template)
    }

    /// Computes the heights of rows outside of the threads that serve requests.
    ///
    /// - Returns: for each width, the heights in the order of the rows, in points.
    func heights(of rows: [RowContent]) async throws -> [[Double]] {
        try await withCheckedThrowingContinuation { continuation in
            queue.async { [self] in
                continuation.resume(with: Result { try template.heights(of: rows, widths: widths) })
            }
        }
    }
}
