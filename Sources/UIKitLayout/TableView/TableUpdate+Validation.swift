import Foundation

/// An update that does not lead from the number of rows before to the number after.
public struct InvalidUpdateError: Error, Hashable, Sendable, CustomStringConvertible {
    /// What is wrong, in UIKit's words.
    public let description: String
}

extension TableUpdate {
    /// Checks that the update leads from one number of rows in each section to another.
    ///
    /// - Throws: ``InvalidUpdateError`` with UIKit's message.
    public func validate(from old: [Int], to new: [Int]) throws(InvalidUpdateError) {
        try validateSections(from: old.count, to: new.count)
        for (section, oldSection) in oldPlaces(count: new.count) {
            guard let oldSection, oldSection < old.count, !reloadedSections.contains(oldSection) else { continue }
            try validateRows(of: oldSection, count: old[oldSection], now: section, count: new[section])
        }
    }

    private func validateSections(from old: Int, to new: Int) throws(InvalidUpdateError) {
        guard old - deletedSections.count + insertedSections.count != new else { return }
        throw InvalidUpdateError(
            description: """
                Invalid update: invalid number of sections. The number of sections contained in the table view \
                after the update (\(new)) must be equal to the number of sections contained in the table view \
                before the update (\(old)), plus or minus the number of sections inserted or deleted \
                (\(insertedSections.count) inserted, \(deletedSections.count) deleted).
                """)
    }

    /// Where each section of the table as it will be was before; `nil` for inserted ones.
    private func oldPlaces(count: Int) -> [(Int, Int?)] {
        let gone = deletedSections.union(movedSections.map(\.from))
        let come = insertedSections.union(movedSections.map(\.to))
        var next = 0
        return (0..<count).map { section in
            if let move = movedSections.first(where: { $0.to == section }) { return (section, move.from) }
            if come.contains(section) { return (section, nil) }
            while gone.contains(next) { next += 1 }
            defer { next += 1 }
            return (section, next)
        }
    }

    private func validateRows(
        of oldSection: Int, count old: Int, now section: Int, count new: Int
    ) throws(InvalidUpdateError) {
        let inserted = insertedRows.count { $0.section == section }
        let deleted = deletedRows.count { $0.section == oldSection }
        let movedIn = movedRows.count { $0.to.section == section }
        let movedOut = movedRows.count { $0.from.section == oldSection }
        guard old + inserted - deleted + movedIn - movedOut != new else { return }
        throw InvalidUpdateError(
            description: """
                Invalid update: invalid number of rows in section \(section). The number of rows contained in an \
                existing section after the update (\(new)) must be equal to the number of rows contained in that \
                section before the update (\(old)), plus or minus the number of rows inserted or deleted from \
                that section (\(inserted) inserted, \(deleted) deleted) and plus or minus the number of rows \
                moved into or out of that section (\(movedIn) moved in, \(movedOut) moved out).
                """)
    }
}
