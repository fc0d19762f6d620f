/// A set of a table's rows, stored as a default for all rows and the rows that differ from it.
///
/// Every operation takes constant time, so an update that concerns all rows costs the same for a million rows as for ten. Rows
/// are named by their present position: the set of a table that changes is emptied or filled.
struct RowSet {
    private struct Row: Hashable {
        let section: Int
        let row: Int
    }

    private var isDefault = false
    private var exceptions: Set<Row> = []

    func contains(section: Int, row: Int) -> Bool {
        exceptions.isEmpty ? isDefault : isDefault != exceptions.contains(Row(section: section, row: row))
    }

    /// Adds a row, or removes it.
    mutating func set(_ isMember: Bool, section: Int, row: Int) {
        if isMember != isDefault {
            exceptions.insert(Row(section: section, row: row))
        } else if !exceptions.isEmpty {
            exceptions.remove(Row(section: section, row: row))
        }
    }

    mutating func insertAll() { (isDefault, exceptions) = (true, []) }

    mutating func removeAll() { (isDefault, exceptions) = (false, []) }
}
