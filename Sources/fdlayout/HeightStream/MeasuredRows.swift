import Foundation

/// The heights of the rows of a batch, or the errors of those that cannot be laid out.
struct MeasuredRows {
    /// The heights by width and then by row.
    private var heights: [[CGFloat]]
    /// The errors, by the index of the row.
    private(set) var errors: [Int: String] = [:]

    /// Creates a value without rows.
    init() {
        heights = []
    }

    /// Measures rows.
    ///
    /// - Parameters:
    ///   - count: the number of widths.
    ///   - measure: returns the heights of the rows in a range, by width and then by row. If it throws for the range of
    ///     all rows, the rows are measured one by one, so that only the rows with an error lack heights.
    init(_ values: RowValues, count: Int, _ measure: (RowValues, Range<Int>) throws -> [[CGFloat]]) {
        let rows = 0..<values.count
        if let heights = try? measure(values, rows) {
            self.heights = heights
            return
        }
        heights = Array(repeating: Array(repeating: 0, count: rows.count), count: count)
        for row in rows {
            do {
                let measured = try measure(values, row..<row + 1)
                for width in 0..<count { heights[width][row] = measured[width][0] }
            } catch {
                errors[row] = ToolFailure(error).message
            }
        }
    }

    /// The heights of a row, in the order of the widths.
    func heights(of row: Int) -> some Collection<CGFloat> {
        heights.lazy.map { $0[row] }
    }
}
