import Foundation

/// A property that an Interface Builder file connects by name.
///
///     final class FeedCell: UITableViewCell {
///         @Outlet var titleLabel: UILabel!
///     }
///
/// Without the Objective-C runtime a property cannot be set by name; a wrapped one is found by
/// reflection, once for each connection. Reference type, so that reflection reaches the property itself.
@propertyWrapper
public final class Outlet<Value: AnyObject> {
    /// The connected object; `nil` before the file is loaded.
    public var wrappedValue: Value!

    /// Makes an outlet that is not connected.
    public init() {}

    /// Makes an outlet with an object.
    public init(wrappedValue: Value?) {
        self.wrappedValue = wrappedValue
    }
}

/// An outlet whatever its type.
private protocol AnyOutlet: AnyObject {
    func connect(_ object: AnyObject?) -> Bool
}

extension Outlet: AnyOutlet {
    fileprivate func connect(_ object: AnyObject?) -> Bool {
        guard let object else {
            wrappedValue = nil
            return true
        }
        guard let value = object as? Value else { return false }
        wrappedValue = value
        return true
    }
}

enum OutletConnector {
    /// Sets the property `name` of `owner` if it is declared with ``Outlet`` and takes such an object.
    static func connect(_ object: AnyObject?, named name: String, in owner: AnyObject) -> Bool {
        var mirror: Mirror? = Mirror(reflecting: owner)
        while let current = mirror {
            for child in current.children where child.label == "_" + name {
                if let outlet = child.value as? AnyOutlet { return outlet.connect(object) }
            }
            mirror = current.superclassMirror
        }
        return false
    }
}
