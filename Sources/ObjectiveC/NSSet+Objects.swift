import Foundation

// In Objective-C, all objects have an identity and can be members of sets. Foundation for Linux wraps an object whose
// class is not `Hashable` in a new box each time, which neither `contains` nor `remove` finds.

nonisolated extension NSSet {
    /// Whether an object is a member. Takes time in proportion to the size of the set if the object is not `Hashable`.
    public func contains<Object: AnyObject>(_ object: Object) -> Bool {
        if object is AnyHashable { return contains(object as Any) }
        return allObjects.contains { $0 as AnyObject === object }
    }
}

nonisolated extension NSMutableSet {
    /// Adds an object that is not a member yet. Takes time in proportion to the size of the set if the object is not
    /// `Hashable`.
    public func add<Object: AnyObject>(_ object: Object) {
        guard !contains(object) else { return }
        add(object as Any)
    }

    /// Removes an object. Takes time in proportion to the size of the set if the object is not `Hashable`.
    public func remove<Object: AnyObject>(_ object: Object) {
        if object is AnyHashable { return remove(object as Any) }
        let others = allObjects.filter { $0 as AnyObject !== object }
        removeAllObjects()
        for other in others { add(other) }
    }
}
