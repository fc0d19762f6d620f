/// A set that is stored as a default for all values and the values that differ from it.
///
/// Membership tests and changes of one element take constant time; inserting or removing all elements takes time in
/// proportion to the exceptions, not to the rows. A set of row positions must be emptied or filled when the rows change
/// their positions.
nonisolated struct DefaultedSet<Element: Hashable> {
    private var isDefault = false
    private var exceptions: Set<Element> = []

    func contains(_ element: Element) -> Bool {
        exceptions.isEmpty ? isDefault : isDefault != exceptions.contains(element)
    }

    mutating func insert(_ element: Element) { set(true, element) }

    mutating func remove(_ element: Element) { set(false, element) }

    /// Adds or removes an element.
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
