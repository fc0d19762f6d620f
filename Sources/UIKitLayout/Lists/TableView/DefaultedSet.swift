/// A set that is stored as a default, which is all values or none, and the exceptions from the default.
///
/// Membership tests and changes of one element take constant time; inserting or removing all elements takes time in
/// proportion to the number of exceptions. Sets of row positions need this, because they are emptied or filled as a
/// whole whenever rows change their positions.
nonisolated struct DefaultedSet<Element: Hashable> {
    private var isDefault = false
    private var exceptions: Set<Element> = []

    func contains(_ element: Element) -> Bool {
        exceptions.isEmpty ? isDefault : isDefault != exceptions.contains(element)
    }

    mutating func insert(_ element: Element) { set(true, element) }

    mutating func remove(_ element: Element) { set(false, element) }

    /// Adds the element if `isMember` is true; otherwise removes it.
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
