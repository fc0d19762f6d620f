/// The rows of a table whose stored heights are out of date: a default for all rows, and the rows that differ from it.
///
/// Every operation takes constant time, so an update that puts all heights out of date costs the same for a million rows as
/// for ten. Rows are named by their present position: a table that changes calls ``insertAll()``.
struct OutdatedRows {
    private struct Row: Hashable {
        let section: Int
        let row: Int
    }

    private var isDefault = false
    private var exceptions: Set<Row> = []

    func contains(section: Int, row: Int) -> Bool {
        exceptions.isEmpty ? isDefault : isDefault != exceptions.contains(Row(section: section, row: row))
    }

    mutating func insert(section: Int, row: Int) { set(true, Row(section: section, row: row)) }

    mutating func remove(section: Int, row: Int) { set(false, Row(section: section, row: row)) }

    mutating func insertAll() { (isDefault, exceptions) = (true, []) }

    mutating func removeAll() { (isDefault, exceptions) = (false, []) }

    private mutating func set(_ isOutdated: Bool, _ row: Row) {
        if isOutdated == isDefault {
            if !exceptions.isEmpty { exceptions.remove(row) }
        } else {
            exceptions.insert(row)
        }
    }
}
