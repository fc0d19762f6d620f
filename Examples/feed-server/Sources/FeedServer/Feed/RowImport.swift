import Foundation

/// Adds the rows of a file with a JSON object on each line. Blank lines are skipped.
struct RowImport {
    /// An error in the file, with its line.
    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    private static let batchSize = 5000

    private let lines: LineFile
    /// The number of rows that have been added.
    private var count = 0

    /// Opens the file; `-` is standard input.
    init(path: String) throws {
        lines = try LineFile(path: path)
    }

    /// Adds the rows of the file, the first line as the oldest row, and makes them visible.
    ///
    /// - Returns: the number of rows.
    mutating func run(store: Store, publisher: DraftPublisher) async throws -> Int {
        var rows: [RowContent] = []
        while let line = try lines.next() {
            if line.allSatisfy(Self.isSpace) { continue }
            rows.append(try row(line))
            guard rows.count == Self.batchSize else { continue }
            try await add(rows, store: store, publisher: publisher)
            rows.removeAll(keepingCapacity: true)
        }
        try await add(rows, store: store, publisher: publisher)
        return count
    }

    private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

    private func row(_ line: Data) throws(Failure) -> RowContent {
        do {
            return try JSONDecoder().decode(RowContent.self, from: line)
        } catch {
            let added = count == 0 ? "" : "; the \(count) rows of earlier lines have been added"
            throw Failure(description: "\(lines.name):\(lines.number): \(DecodingFault(error))\(added)")
        }
    }

    private mutating func add(_ rows: [RowContent], store: Store, publisher: DraftPublisher) async throws {
        _ = try await store.addRows(rows)
        try await publisher.publishDrafts()
        count += rows.count
    }
}
