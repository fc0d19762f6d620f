import GRDB

/// The rows of the feed, their heights and the changes that are not visible yet, in a SQLite database.
///
/// A change is on the disk when its function returns: the database has a write-ahead log that is flushed at each
/// commit.
final class Store: Sendable {
    let database: DatabasePool
    /// The settings of the server's widths, in the order of the widths.
    let settings: [Int64]
    private let lock: DatabaseLock

    /// Opens a database, or creates it if there is none at the path.
    ///
    /// - Parameters:
    ///   - fonts: the fingerprint of the fonts.
    ///   - widths: the widths of rows, in points.
    init(path: String, fonts: String, widths: [Double]) throws {
        lock = try DatabaseLock(path: path)
        var configuration = Configuration()
        configuration.prepareDatabase { db in try db.execute(sql: "PRAGMA synchronous = FULL") }
        database = try DatabasePool(path: path, configuration: configuration)
        try Schema.create(in: database)
        settings = try database.write { db in
            try widths.map { width in try Self.setting(fonts: fonts, width: width, in: db) }
        }
    }

    private static func setting(fonts: String, width: Double, in db: Database) throws -> Int64 {
        try db.execute(sql: "INSERT OR IGNORE INTO setting (fonts, width) VALUES (?, ?)", arguments: [fonts, width])
        let id = "SELECT id FROM setting WHERE fonts = ? AND width = ?"
        return try Int64.fetchOne(db, sql: id, arguments: [fonts, width]) ?? 0
    }
}
