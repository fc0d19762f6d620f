import Foundation

/// A property that an Interface Builder file can connect to an object by the property's name.
///
///     final class FeedCell: UITableViewCell {
///         @Outlet var titleLabel: UILabel!
///     }
///
/// Without the Objective-C runtime, a property cannot be set by name. A wrapped property is found by reflection, once
/// for each connection. The wrapper is a class, so that reflection finds the wrapper itself and not a copy of it.
@propertyWrapper
public final class Outlet<Value: AnyObject> {
    /// The connected object; `nil` before the file is loaded.
    public var wrappedValue: Value!

    /// Creates an outlet that is not connected.
    public init() {}

    /// Creates an outlet connected to an object.
    public init(wrappedValue: Value?) {
        self.wrappedValue = wrappedValue
    }
}

extension Outlet: NamedProperty {
    func take(_ value: Any?) -> Bool {
        guard let value else {
            wrappedValue = nil
            return true
        }
        guard let value = value as? Value else { return false }
        wrappedValue = value
        return true
    }
}

/// A property that an Interface Builder file can connect to several objects. The objects are in the order of the
/// connections.
///
///     final class StarsCell: UITableViewCell {
///         @OutletCollection var stars: [UIImageView]
///     }
@propertyWrapper
public final class OutletCollection<Element: AnyObject> {
    /// The connected objects; empty before the file is loaded.
    public var wrappedValue: [Element]

    /// Creates a collection of the given objects, by default an empty one.
    public init(wrappedValue: [Element] = []) {
        self.wrappedValue = wrappedValue
    }
}

extension OutletCollection: NamedProperty {
    func take(_ value: Any?) -> Bool {
        guard let objects = value as? [AnyObject] else { return false }
        let elements = objects.compactMap { $0 as? Element }
        guard elements.count == objects.count else { return false }
        wrappedValue = elements
        return true
    }
}
