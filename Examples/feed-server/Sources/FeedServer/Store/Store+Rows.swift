import GRDB

extension Store {
    /// The revision of the feed: the number of times that changes became visible.
    func revision() async throws -> Int {
        try await database.read { db in try Int.fetchOne(db, sql: "SELECT revision FROM feed") ?? 0 }
    }

    /// The rows with the given numbers, by number; rows that do not exist are left out.
    ///
    /// - Parameter ids: the numbers, which are looked up between the lowest and the highest.
    func rows(_ ids: [Int64]) async throws -> [Int64: StoredRow] {
        guard let lowest = ids.min(), let highest = ids.max() else { return [:] }
        return try await database.read { db in
            let statement = try db.cachedStatement(
                sql: """
                    SELECT id, version, revision, title, content, author, date FROM row WHERE id BETWEEN ? AND ?
                    """)
            var rows: [Int64: StoredRow] = [:]
            let cursor = try Row.fetchCursor(statement, arguments: [lowest, highest])
            while let row = try cursor.next() {
                let content = RowContent(row, from: 3)
                rows[row[0]] = StoredRow(id: row[0], version: row[1], revision: row[2], content: content)
            }
            return rows
        }
    }

    /// Makes changes visible, with their heights, in one transaction. Drafts that were replaced meanwhile remain. A change
    /// is left out if a later one of the same row is already visible.
    ///
    /// - Returns: the changes that have become visible, and the new revision of the feed.
    func publish(_ changes: [MeasuredDraft]) async throws -> (applied: [MeasuredDraft], revision: Int) {
        try await database.write { [settings] db in
            try db.execute(sql: "UPDATE feed SET revision = revision + 1")
            let revision = try Int.fetchOne(db, sql: "SELECT revision FROM feed") ?? 0
            let applied = try changes.filter { try Self.isCurrent($0.draft, in: db) }
            for change in applied { try Self.publish(change, settings: settings, revision: revision, in: db) }
            return (applied, revision)
        }
    }

    /// Whether no later change of the row is visible: its draft, or a later one, is still there, and the visible row is
    /// older.
    private static func isCurrent(_ draft: Draft, in db: Database) throws -> Bool {
        let pending = "SELECT count(*) FROM draft WHERE id = ? AND version >= ?"
        let visible = "SELECT count(*) FROM row WHERE id = ? AND version >= ?"
        let isPending = try Int.fetchOne(db.cachedStatement(sql: pending), arguments: [draft.id, draft.version]) == 1
        return try isPending
            && Int.fetchOne(db.cachedStatement(sql: visible), arguments: [draft.id, draft.version]) == 0
    }

    private static func publish(
        _ change: MeasuredDraft, settings: [Int64], revision: Int, in db: Database
    ) throws {
        let draft = change.draft
        if let content = draft.content {
            try db.cachedStatement(sql: "INSERT OR REPLACE INTO row VALUES (?, ?, ?, ?, ?, ?, ?)").execute(arguments: [
                draft.id, draft.version, revision, content.title, content.content, content.author, content.date,
            ])
            try store(change.heights, of: draft.id, settings: settings, in: db)
        } else {
            try delete(draft.id, settings: settings, in: db)
        }
        try db.cachedStatement(sql: "DELETE FROM draft WHERE id = ? AND version = ?")
            .execute(arguments: [draft.id, draft.version])
    }

    private static func delete(_ id: Int64, settings: [Int64], in db: Database) throws {
        try db.cachedStatement(sql: "DELETE FROM row WHERE id = ?").execute(arguments: [id])
        for setting in settings {
            try db.cachedStatement(sql: "DELETE FROM height WHERE setting = ? AND row = ?")
                .execute(arguments: [setting, id])
        }
    }
}

extension RowContent {
    /// The texts in four columns of a result, from the given one on.
    init(_ row: Row, from column: Int) {
        self.init(title: row[column], content: row[column + 1], author: row[column + 2], date: row[column + 3])
    }
}
