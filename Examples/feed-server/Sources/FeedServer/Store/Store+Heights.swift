import GRDB

extension Store {
    /// Stores the heights of a row, in the order of the settings, in points.
    static func store(_ heights: [Double], of row: Int64, settings: [Int64], in db: Database) throws {
        let statement = try db.cachedStatement(sql: "INSERT OR REPLACE INTO height VALUES (?, ?, ?)")
        for (setting, height) in zip(settings, heights) {
            try statement.execute(arguments: [setting, row, height])
        }
    }

    /// Stores the heights of visible rows, with one array of heights for each row.
    func store(_ heights: [[Double]], of rows: [Int64]) async throws {
        try await database.write { [settings] db in
            for (row, heights) in zip(rows, heights) { try Self.store(heights, of: row, settings: settings, in: db) }
        }
    }

    /// Whether each row has a height at each of the server's widths, with the present fonts.
    func hasAllHeights() async throws -> Bool {
        try await database.read { [settings] db in
            let rows = try Int.fetchOne(db, sql: "SELECT count(*) FROM row")
            return try settings.allSatisfy { setting in
                try Int.fetchOne(db, sql: "SELECT count(*) FROM height WHERE setting = ?", arguments: [setting]) == rows
            }
        }
    }

    /// The rows with the lowest numbers above a given one.
    func rows(after id: Int64, limit: Int) async throws -> [(id: Int64, content: RowContent)] {
        try await database.read { db in
            let sql = "SELECT id, title, content, author, date FROM row WHERE id > ? ORDER BY id LIMIT ?"
            return try Row.fetchAll(db, sql: sql, arguments: [id, limit]).map { ($0[0], RowContent($0, from: 1)) }
        }
    }

    /// Deletes the heights for fonts and widths that the server does not use.
    func deleteOtherHeights() async throws {
        try await database.write { [settings] db in
            let list = settings.map(String.init).joined(separator: ",")
            try db.execute(sql: "DELETE FROM setting WHERE id NOT IN (\(list))")
        }
    }

    /// The numbers of all rows in ascending order.
    func allRows() throws -> [Int64] {
        try database.read { db in try Int64.fetchAll(db, sql: "SELECT id FROM row ORDER BY id") }
    }

    /// Calls a closure with each height of a setting, in points, from the last row to the first.
    func forEachHeight(setting: Int64, _ body: (Double) -> Void) throws {
        try database.read { db in
            let sql = "SELECT height FROM height WHERE setting = ? ORDER BY row DESC"
            let heights = try Double.fetchCursor(db, sql: sql, arguments: [setting])
            while let height = try heights.next() { body(height) }
        }
    }
}
