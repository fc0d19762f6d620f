/// Computes the heights of all rows if the fonts or the widths differ from those of the last run.
enum HeightRepair {
    private static let batchSize = 5000

    /// Computes missing heights, and deletes those for other fonts and widths.
    ///
    /// - Returns: the number of rows that were measured.
    static func run(store: Store, computation: HeightComputation) async throws -> Int {
        var count = 0
        if try await !store.hasAllHeights() {
            var last: Int64 = 0
            while let rows = try await nextRows(store, after: last) {
                let heights = try await computation.heights(of: rows.map(\.content))
                let heightsOfRows = rows.indices.map { row in heights.map { $0[row] } }
                try await store.store(heightsOfRows, of: rows.map(\.id))
                count += rows.count
                last = rows[rows.count - 1].id
            }
        }
        try await store.deleteOtherHeights()
        return count
    }

    private static func nextRows(_ store: Store, after id: Int64) async throws -> [(id: Int64, content: RowContent)]? {
        let rows = try await store.rows(after: id, limit: batchSize)
        return rows.isEmpty ? nil : rows
    }
}
