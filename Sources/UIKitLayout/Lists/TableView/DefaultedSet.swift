/// A set that is stored as a default for all values and the values that differ from it.
///
/// Every operation takes constant time: an update that concerns all rows of a table costs the same for a million rows as for
/// ten. Rows are named by their present position: the set of a list that changes is emptied or filled.
nonisolated struct DefaultedSet<Element: Hashable> {
    private var isDefault = false
    private var exceptions: Set<Element> = []

    func contains(_ element: Element) -> Bool {
        exceptions.isEmpty ? isDefault : isDefault != exceptions.contains(element)
    }

    mutating func insert(_ element: Element) { set(true, element) }

    mutating func remove(_ element: Element) { set(false, element) }

    /// Adds an element, or removes it.
    mutating func set(_ isMember: Bool, _ element: Element) {
        if isMember != isDefault {
            exceptions.insert(element)
        } else if !exceptions.isEmpty {
            exceptions.remove(element)
        }
    }

    mutating func insertAll() { (isDefault, exceptions) = (true, []) }

    mutating func removeAll() { (isDefault, exceptions) = (false, []) }
}
