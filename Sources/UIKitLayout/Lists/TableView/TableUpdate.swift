import Foundation

/// What changes in a table between two layouts, as UIKit takes it: deletions, reloads and the places that
/// moves start from count in the table as it was, insertions and the places that moves end at in the
/// table as it will be, whatever the order of the calls.
public nonisolated struct TableUpdate: Hashable, Sendable {
    /// A section that changes its place.
    public nonisolated struct SectionMove: Hashable, Sendable {
        /// Where the section was.
        public let from: Int
        /// Where the section will be.
        public let to: Int
    }

    /// A row that changes its place.
    public nonisolated struct RowMove: Hashable, Sendable {
        /// Where the row was.
        public let from: IndexPath
        /// Where the row will be.
        public let to: IndexPath
    }

    /// Sections of the old table that are gone.
    public internal(set) var deletedSections: Set<Int> = []
    /// Sections of the new table that are new.
    public internal(set) var insertedSections: Set<Int> = []
    /// Sections of the old table that have other content.
    public internal(set) var reloadedSections: Set<Int> = []
    /// Sections that change their place.
    public internal(set) var movedSections: [SectionMove] = []
    /// Rows of the old table that are gone.
    public internal(set) var deletedRows: Set<IndexPath> = []
    /// Rows of the new table that are new.
    public internal(set) var insertedRows: Set<IndexPath> = []
    /// Rows of the old table that have other content and other cells.
    public internal(set) var reloadedRows: Set<IndexPath> = []
    /// Rows of the old table that have other content and keep their cells.
    public internal(set) var reconfiguredRows: Set<IndexPath> = []
    /// Rows that change their place.
    public internal(set) var movedRows: [RowMove] = []

    /// Makes an update that changes nothing.
    public init() {}

    /// Whether nothing changes.
    public var isEmpty: Bool { self == TableUpdate() }

    /// The rows that leave their place in a section of the old table, by section.
    ///
    /// A row that is deleted together with its section, or while the section is reloaded, is not among them.
    var leavingRows: [Int: IndexSet] {
        let deleted = deletedRows.filter {
            !deletedSections.contains($0.section) && !reloadedSections.contains($0.section)
        }
        return Self.rowsBySection(deleted.union(movedRows.map(\.from)))
    }

    /// The rows that come to a place in a section of the new table, by section.
    ///
    /// In sections whose rows are all new, only those that move there are among them.
    func comingRows(map: TableUpdateMap) -> [Int: IndexSet] {
        let fresh = freshSections(map: map)
        let inserted = insertedRows.filter { !fresh.contains($0.section) }
        return Self.rowsBySection(inserted.union(movedRows.map(\.to)))
    }

    /// Sorted first: an index set grows at its end in constant time, elsewhere in the time of its length.
    private static func rowsBySection(_ paths: Set<IndexPath>) -> [Int: IndexSet] {
        Dictionary(grouping: paths, by: \.section).mapValues { IndexSet($0.map(\.row).sorted()) }
    }

    /// The sections of the new table that were inserted or reloaded: the data source knows their rows.
    func freshSections(map: TableUpdateMap) -> IndexSet {
        let fresh = IndexSet(insertedSections)
        return fresh.union(IndexSet(reloadedSections.compactMap(map.newSection(forOld:))))
    }
}
