import GRDB

extension Store {
    /// Stores new rows as drafts.
    ///
    /// - Returns: the numbers of the rows, in order.
    func addRows(_ contents: [RowContent]) async throws -> [Int64] {
        try await database.write { db in
            try contents.map { content in
                try Self.insert(content, id: nil, version: 1, in: db)
                return db.lastInsertedRowID
            }
        }
    }

    /// Stores new texts of a row, or its deletion, as a draft.
    ///
    /// - Parameter content: the texts; `nil` deletes the row.
    /// - Returns: the version of the texts; `nil` if there is no such row.
    func changeRow(_ id: Int64, to content: RowContent?) async throws -> Int? {
        try await database.write { db in
            guard let version = try Self.newestVersion(of: id, in: db) else { return nil }
            try Self.insert(content, id: id, version: version + 1, in: db)
            return version + 1
        }
    }

    /// The drafts of some lengths: those with the lowest numbers or, of those that are longer than a limit, the shortest.
    ///
    /// - Parameter limit: the largest number of drafts.
    func drafts(_ lengths: DraftLengths, limit: Int) async throws -> [Draft] {
        let length = "ifnull(length(CAST(title || content || author || date AS BLOB)), 0)"
        let choice =
            switch lengths {
            case .all: "ORDER BY id"
            case .upTo(let bytes): "WHERE \(length) <= \(bytes) ORDER BY id"
            case .longer(let bytes): "WHERE \(length) > \(bytes) ORDER BY \(length), id"
            }
        return try await database.read { db in
            let sql = "SELECT id, version, title, content, author, date FROM draft \(choice) LIMIT ?"
            return try Row.fetchAll(db, sql: sql, arguments: [limit]).map { row in
                let isDeletion = row.hasNull(atIndex: 3)
                return Draft(id: row[0], version: row[1], content: isDeletion ? nil : RowContent(row, from: 2))
            }
        }
    }

    /// The version of the draft of a row or, if there is none, of the row; `nil` if the row is deleted or unknown.
    private static func newestVersion(of id: Int64, in db: Database) throws -> Int? {
        let draft = "SELECT version, content IS NULL FROM draft WHERE id = ?"
        if let row = try Row.fetchOne(db, sql: draft, arguments: [id]) { return row[1] ? nil : row[0] }
        return try Int.fetchOne(db, sql: "SELECT version FROM row WHERE id = ?", arguments: [id])
    }

    private static func insert(_ content: RowContent?, id: Int64?, version: Int, in db: Database) throws {
        let statement = try db.cachedStatement(
            sql: "INSERT OR REPLACE INTO draft (id, version, title, content, author, date) VALUES (?, ?, ?, ?, ?, ?)")
        try statement.execute(
            arguments: [id, version, content?.title, content?.content, content?.author, content?.date])
    }
}
