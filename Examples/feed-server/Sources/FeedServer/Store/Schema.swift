import GRDB

/// The tables of the database.
///
/// A change is first a row of `draft`, whose commit is acknowledged. Then its heights are computed, and one transaction
/// moves it from `draft` to `row` with its heights and increases the revision of the feed. Each row therefore has the
/// heights of its content at any time, also if the server is killed.
enum Schema {
    /// Creates the tables that are missing.
    static func create(in database: any DatabaseWriter) throws {
        var migrator = DatabaseMigrator()
        migrator.registerMigration("1") { db in try db.execute(sql: tables) }
        try migrator.migrate(database)
    }

    private static let tables = """
        CREATE TABLE row (
            id INTEGER PRIMARY KEY, version INTEGER NOT NULL, revision INTEGER NOT NULL,
            title TEXT NOT NULL, content TEXT NOT NULL, author TEXT NOT NULL, date TEXT NOT NULL);
        -- AUTOINCREMENT keeps the numbers of drafts that became rows from being used again.
        CREATE TABLE draft (
            id INTEGER PRIMARY KEY AUTOINCREMENT, version INTEGER NOT NULL,
            title TEXT, content TEXT, author TEXT, date TEXT);
        -- The fonts and the width for which heights were computed.
        CREATE TABLE setting (
            id INTEGER PRIMARY KEY, fonts TEXT NOT NULL, width REAL NOT NULL, UNIQUE (fonts, width));
        CREATE TABLE height (
            setting INTEGER NOT NULL REFERENCES setting ON DELETE CASCADE, row INTEGER NOT NULL,
            height REAL NOT NULL, PRIMARY KEY (setting, row)) WITHOUT ROWID;
        CREATE TABLE feed (revision INTEGER NOT NULL);
        INSERT INTO feed VALUES (0);
        """
}
