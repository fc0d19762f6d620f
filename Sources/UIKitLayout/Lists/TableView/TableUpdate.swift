import Foundation

/// The changes of a table that are applied together.
///
/// As in UIKit, deletions, reloads and the sources of moves use positions before the update; insertions and the
/// destinations of moves use positions after the update. The order of the calls does not matter.
public nonisolated struct TableUpdate: Hashable, Sendable {
    /// The move of a section.
    public nonisolated struct SectionMove: Hashable, Sendable {
        /// The section's index before the update.
        public let from: Int
        /// The section's index after the update.
        public let to: Int
    }

    /// The move of a row.
    public nonisolated struct RowMove: Hashable, Sendable {
        /// The row's index path before the update.
        public let from: IndexPath
        /// The row's index path after the update.
        public let to: IndexPath
    }

    /// The deleted sections, by their old indices.
    public internal(set) var deletedSections: Set<Int> = []
    /// The inserted sections, by their new indices.
    public internal(set) var insertedSections: Set<Int> = []
    /// The reloaded sections, by their old indices.
    public internal(set) var reloadedSections: Set<Int> = []
    /// The moved sections.
    public internal(set) var movedSections: [SectionMove] = []
    /// The deleted rows, by their old index paths.
    public internal(set) var deletedRows: Set<IndexPath> = []
    /// The inserted rows, by their new index paths.
    public internal(set) var insertedRows: Set<IndexPath> = []
    /// The reloaded rows, by their old index paths. A reloaded row gets another cell.
    public internal(set) var reloadedRows: Set<IndexPath> = []
    /// The reconfigured rows, by their old index paths. The content of such a row changes, but the row keeps its cell.
    public internal(set) var reconfiguredRows: Set<IndexPath> = []
    /// The moved rows.
    public internal(set) var movedRows: [RowMove] = []

    /// Creates an empty update.
    public init() {}

    /// Whether the update changes nothing.
    public var isEmpty: Bool { self == TableUpdate() }

    /// The rows that are deleted or moved away, by old section.
    ///
    /// Rows that are deleted in a section that is itself deleted or reloaded are not included.
    var removedRows: [Int: IndexSet] {
        let deleted = deletedRows.filter {
            !deletedSections.contains($0.section) && !reloadedSections.contains($0.section)
        }
        return Self.rowsBySection(deleted.union(movedRows.map(\.from)))
    }

    /// The rows that are inserted or moved in, by new section.
    ///
    /// For inserted and reloaded sections, only the rows that are moved in are included.
    func addedRows(map: TableUpdateMap) -> [Int: IndexSet] {
        let loaded = loadedSections(map: map)
        let inserted = insertedRows.filter { !loaded.contains($0.section) }
        return Self.rowsBySection(inserted.union(movedRows.map(\.to)))
    }

    /// Groups rows by section. The rows are sorted first, because an index set takes constant time to grow at its end,
    /// but linear time elsewhere.
    private static func rowsBySection(_ paths: Set<IndexPath>) -> [Int: IndexSet] {
        Dictionary(grouping: paths, by: \.section).mapValues { IndexSet($0.map(\.row).sorted()) }
    }

    /// The inserted and reloaded sections, by their new indices. Their numbers of rows come from the data source.
    func loadedSections(map: TableUpdateMap) -> IndexSet {
        let loaded = IndexSet(insertedSections)
        return loaded.union(IndexSet(reloadedSections.compactMap(map.newSection(forOld:))))
    }
}
