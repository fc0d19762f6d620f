import Foundation

/// The error for an update that is inconsistent with the numbers of sections and rows before and after the update.
public nonisolated struct InvalidUpdateError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The problem, in UIKit's wording.
    public let description: String
}

/// The nouns for a list and its elements in messages about updates.
public nonisolated struct UpdateWords: Sendable {
    let list: String
    let element: String

    /// The nouns for a table view and its rows.
    public static let table = UpdateWords(list: "table view", element: "row")
    /// The nouns for a collection view and its items.
    public static let collection = UpdateWords(list: "collection view", element: "item")
}

extension TableUpdate {
    /// Checks that the update refers only to existing sections and rows, that it refers to each only once, and that it
    /// accounts for the change in the number of rows of each section.
    ///
    /// - Parameters:
    ///   - old: the number of rows of each section before the update.
    ///   - new: the number of rows of each section after the update.
    ///   - words: the nouns for the message.
    /// - Throws: ``InvalidUpdateError`` with UIKit's message.
    public func validate(
        from old: [Int], to new: [Int], words: UpdateWords = .table
    ) throws(InvalidUpdateError) {
        try validatePlaces(old: old, new: new, words: words)
        try validateOnce()
        try validateSectionCount(from: old.count, to: new.count, words: words)
        let map = TableUpdateMap(self)
        let counts = RowCounts(of: self)
        for section in new.indices {
            guard let oldSection = map.oldSection(forNew: section), !reloadedSections.contains(oldSection)
            else { continue }
            try counts.validate(oldSection, count: old[oldSection], now: section, count: new[section], words: words)
        }
    }

    /// Checks that every section and row number in the update is one that a table can have. Used while the table's own
    /// counts are unknown.
    ///
    /// - Throws: ``InvalidUpdateError``.
    func validateNumbers() throws(InvalidUpdateError) {
        let moved = movedRows.flatMap { [$0.from, $0.to] }
        let paths = deletedRows.union(reloadedRows).union(reconfiguredRows).union(insertedRows).union(moved)
        let numbers = paths.flatMap { [$0.section, $0.row] }
        let sections = deletedSections.union(reloadedSections).union(insertedSections)
            .union(movedSections.flatMap { [$0.from, $0.to] })
        let range = 0..<UITableView.rowLimit
        guard let wrong = sections.union(numbers).filter({ !range.contains($0) }).min() else { return }
        throw .init(description: "attempt to update section or row \(wrong), which no table has")
    }

    // MARK: Places

    private func validatePlaces(old: [Int], new: [Int], words: UpdateWords) throws(InvalidUpdateError) {
        for section in deletedSections.union(reloadedSections).union(movedSections.map(\.from)).sorted()
        where !old.indices.contains(section) {
            throw .init(
                description:
                    "attempt to delete section \(section), but there are only \(old.count) sections before the update")
        }
        for section in insertedSections.union(movedSections.map(\.to)).sorted() where !new.indices.contains(section) {
            throw .init(
                description:
                    "attempt to insert section \(section) but there are only \(new.count) sections after the update")
        }
        for path in deletedRows.union(reloadedRows).union(reconfiguredRows).union(movedRows.map(\.from)).sorted() {
            try validateOldRow(path, old: old, words: words)
        }
        for path in insertedRows.union(movedRows.map(\.to)).sorted() {
            try validateNewRow(path, new: new, words: words)
        }
    }

    private func validateOldRow(
        _ path: IndexPath, old: [Int], words: UpdateWords
    ) throws(InvalidUpdateError) {
        let (section, row) = (path.section, path.row)
        guard old.indices.contains(section) else {
            throw .init(
                description: """
                    attempt to delete \(words.element) \(row) from section \(section), but there are only \(old.count) sections \
                    before the update
                    """)
        }
        guard !(0..<old[section]).contains(row) else { return }
        throw .init(
            description: """
                attempt to delete \(words.element) \(row) from section \(section) which only contains \(old[section]) \(words.element)s before \
                the update
                """)
    }

    private func validateNewRow(
        _ path: IndexPath, new: [Int], words: UpdateWords
    ) throws(InvalidUpdateError) {
        let (section, row) = (path.section, path.row)
        guard new.indices.contains(section) else {
            throw .init(
                description: """
                    attempt to insert \(words.element) \(row) into section \(section), but there are only \(new.count) sections \
                    after the update
                    """)
        }
        guard !(0..<new[section]).contains(row) else { return }
        throw .init(
            description: """
                attempt to insert \(words.element) \(row) into section \(section), but there are only \(new[section]) \(words.element)s in \
                section \(section) after the update
                """)
    }

    // MARK: Once

    private func validateOnce() throws(InvalidUpdateError) {
        if let path = deletedRows.intersection(reloadedRows).min() {
            throw .init(description: "attempt to delete and reload the same index path (\(path.uikitText))")
        }
        var (sources, targets) = (deletedRows.union(reloadedRows), insertedRows)
        for move in movedRows {
            guard sources.insert(move.from).inserted else {
                throw .init(
                    description:
                        "attempt to perform a delete and a move from the same index path (\(move.from.uikitText))")
            }
            guard targets.insert(move.to).inserted else {
                throw .init(
                    description:
                        "attempt to perform an insert and a move to the same index path (\(move.to.uikitText))")
            }
        }
        try validateSectionsOnce()
    }

    private func validateSectionsOnce() throws(InvalidUpdateError) {
        if let section = deletedSections.intersection(reloadedSections).min() {
            throw .init(description: "attempt to delete and reload the same section (\(section))")
        }
        var (sources, targets) = (deletedSections.union(reloadedSections), insertedSections)
        for move in movedSections {
            guard sources.insert(move.from).inserted else {
                throw .init(
                    description: "attempt to perform a delete and a move from the same section (\(move.from))")
            }
            guard targets.insert(move.to).inserted else {
                throw .init(
                    description: "attempt to perform an insert and a move to the same section (\(move.to))")
            }
        }
    }

    // MARK: Counts

    private func validateSectionCount(
        from old: Int, to new: Int, words: UpdateWords
    ) throws(InvalidUpdateError) {
        guard old - deletedSections.count + insertedSections.count != new else { return }
        throw .init(
            description: """
                Invalid update: invalid number of sections. The number of sections contained in the \(words.list) \
                after the update (\(new)) must be equal to the number of sections contained in the \(words.list) \
                before the update (\(old)), plus or minus the number of sections inserted or deleted \
                (\(insertedSections.count) inserted, \(deletedSections.count) deleted).
                """)
    }
}

/// The numbers of rows that an update inserts, deletes and moves, by section.
private struct RowCounts {
    private let inserted: [Int: Int]
    private let deleted: [Int: Int]
    private let movedIn: [Int: Int]
    private let movedOut: [Int: Int]
    /// The numbers of reloaded rows, which count both as deleted and as inserted in UIKit's message.
    private let reloaded: [Int: Int]

    init(of update: TableUpdate) {
        inserted = Self.counts(update.insertedRows)
        deleted = Self.counts(update.deletedRows)
        movedIn = Self.counts(update.movedRows.map(\.to))
        movedOut = Self.counts(update.movedRows.map(\.from))
        reloaded = Self.counts(update.reloadedRows)
    }

    private static func counts(_ paths: some Sequence<IndexPath>) -> [Int: Int] {
        paths.reduce(into: [:]) { $0[$1.section, default: 0] += 1 }
    }

    func validate(
        _ oldSection: Int, count old: Int, now section: Int, count new: Int, words: UpdateWords
    ) throws(InvalidUpdateError) {
        let reloaded = reloaded[oldSection] ?? 0
        let (inserted, deleted) = ((inserted[section] ?? 0) + reloaded, (deleted[oldSection] ?? 0) + reloaded)
        let (movedIn, movedOut) = (movedIn[section] ?? 0, movedOut[oldSection] ?? 0)
        guard old + inserted - deleted + movedIn - movedOut != new else { return }
        throw .init(
            description: """
                Invalid update: invalid number of \(words.element)s in section \(section). The number of \(words.element)s contained in an \
                existing section after the update (\(new)) must be equal to the number of \(words.element)s contained in that \
                section before the update (\(old)), plus or minus the number of \(words.element)s inserted or deleted from \
                that section (\(inserted) inserted, \(deleted) deleted) and plus or minus the number of \(words.element)s \
                moved into or out of that section (\(movedIn) moved in, \(movedOut) moved out).
                """)
    }
}
