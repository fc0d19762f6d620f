import Foundation

// In Objective-C, every object can be a member of a set, by its identity. Foundation for Linux wraps an object whose
// class is not `Hashable` in a new box for each call, so `contains` and `remove` do not find the object. These
// overloads compare such objects by identity.

nonisolated extension NSSet {
    /// Whether the object is a member of the set. Takes time proportional to the size of the set if the object is not
    /// `Hashable`.
    public func contains<Object: AnyObject>(_ object: Object) -> Bool {
        if object is AnyHashable { return contains(object as Any) }
        return allObjects.contains { $0 as AnyObject === object }
    }
}

nonisolated extension NSMutableSet {
    /// Adds the object unless it is a member already. Takes time proportional to the size of the set if the object is
    /// not `Hashable`.
    public func add<Object: AnyObject>(_ object: Object) {
        guard !contains(object) else { return }
        add(object as Any)
    }

    /// Removes the object if it is a member. Takes time proportional to the size of the set if the object is not
    /// `Hashable`.
    public func remove<Object: AnyObject>(_ object: Object) {
        if object is AnyHashable { return remove(object as Any) }
        let others = allObjects.filter { $0 as AnyObject !== object }
        removeAllObjects()
        for other in others { add(other) }
    }
}
