import Foundation

/// Reads rows from a file with a JSON object on each line.
enum RowImport {
    /// An error in the file, with its line.
    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    private static let batchSize = 5000

    /// Adds the rows of a file, the first line as the oldest row, and makes them visible.
    ///
    /// - Parameter path: the file; `-` for standard input.
    /// - Returns: the number of rows.
    static func run(path: String, store: Store, publisher: DraftPublisher) async throws -> Int {
        let lines = try LineFile(path: path)
        var (count, rows): (Int, [RowContent]) = (0, [])
        while let line = lines.next() {
            count += 1
            rows.append(try row(line, number: count))
            guard rows.count == batchSize else { continue }
            try await add(rows, store: store, publisher: publisher)
            rows.removeAll(keepingCapacity: true)
        }
        try await add(rows, store: store, publisher: publisher)
        return count
    }

    private static func row(_ line: Data, number: Int) throws(Failure) -> RowContent {
        do {
            return try JSONDecoder().decode(RowContent.self, from: line)
        } catch {
            throw Failure(description: "line \(number): \(DecodingFault(error))")
        }
    }

    private static func add(_ rows: [RowContent], store: Store, publisher: DraftPublisher) async throws {
        _ = try await store.addRows(rows)
        try await publisher.publishDrafts()
    }
}
