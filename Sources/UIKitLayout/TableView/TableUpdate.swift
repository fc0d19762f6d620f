import Foundation

/// What changes in a table between two layouts, as UIKit takes it: deletions, reloads and the places that
/// moves start from count in the table as it was, insertions and the places that moves end at in the
/// table as it will be, whatever the order of the calls.
public struct TableUpdate: Hashable, Sendable {
    /// A section that changes its place.
    public struct SectionMove: Hashable, Sendable {
        /// Where the section was.
        public let from: Int
        /// Where the section will be.
        public let to: Int
    }

    /// A row that changes its place.
    public struct RowMove: Hashable, Sendable {
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
    /// Rows of the old table that have other content.
    public internal(set) var reloadedRows: Set<IndexPath> = []
    /// Rows that change their place.
    public internal(set) var movedRows: [RowMove] = []

    /// Makes an update that changes nothing.
    public init() {}

    /// Whether nothing changes.
    public var isEmpty: Bool { self == TableUpdate() }
}

/// Something with sections of rows that follows a table's updates.
public protocol TableUpdateTarget {
    /// What a row carries along when it moves.
    associatedtype Row
    /// The number of rows known of a section; rows beyond carry nothing.
    func rowCount(inSection section: Int) -> Int
    /// What a row carries.
    func content(section: Int, row: Int) -> Row?
    /// Puts something into a row, or takes it away.
    func setContent(_ content: Row?, section: Int, row: Int)
    /// Inserts an empty section.
    func insertSection(at section: Int)
    /// Removes a section.
    func removeSection(at section: Int)
    /// Inserts an empty row.
    func insertRow(section: Int, at row: Int)
    /// Removes a row.
    func removeRow(section: Int, at row: Int)
}

extension TableUpdate {
    /// Applies the update to a target: contents are taken from the old places of what moves, everything
    /// that leaves is removed from the highest place down, everything that comes is inserted from the
    /// lowest place up, and the contents are put into the new places.
    public func apply<Target: TableUpdateTarget>(to target: Target) {
        forgetReloaded(in: target)
        let rows = movedRows.map { target.content(section: $0.from.section, row: $0.from.row) }
        let sections = movedSections.map { move in
            (0..<target.rowCount(inSection: move.from)).map { target.content(section: move.from, row: $0) }
        }
        removeOld(from: target)
        insertNew(into: target)
        for (move, contents) in zip(movedSections, sections) {
            for (row, content) in contents.enumerated() where content != nil {
                target.setContent(content, section: move.to, row: row)
            }
        }
        for (move, content) in zip(movedRows, rows) where content != nil {
            target.setContent(content, section: move.to.section, row: move.to.row)
        }
    }

    private func forgetReloaded<Target: TableUpdateTarget>(in target: Target) {
        for section in reloadedSections {
            for row in 0..<target.rowCount(inSection: section) {
                target.setContent(nil, section: section, row: row)
            }
        }
        for path in reloadedRows { target.setContent(nil, section: path.section, row: path.row) }
    }

    private func removeOld<Target: TableUpdateTarget>(from target: Target) {
        for path in deletedRows.union(movedRows.map(\.from)).sorted(by: >) {
            target.removeRow(section: path.section, at: path.row)
        }
        for section in deletedSections.union(movedSections.map(\.from)).sorted(by: >) {
            target.removeSection(at: section)
        }
    }

    private func insertNew<Target: TableUpdateTarget>(into target: Target) {
        for section in insertedSections.union(movedSections.map(\.to)).sorted() {
            target.insertSection(at: section)
        }
        for path in insertedRows.union(movedRows.map(\.to)).sorted() {
            target.insertRow(section: path.section, at: path.row)
        }
    }
}
