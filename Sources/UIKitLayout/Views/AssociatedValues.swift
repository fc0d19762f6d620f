import Foundation

/// A key for a value that another module keeps with a view.
public struct AssociatedKey<Value> {
    private let identity = AssociatedKeyIdentity()

    /// Makes a key that equals no other.
    public init() {}

    fileprivate var id: ObjectIdentifier { ObjectIdentifier(identity) }
}

extension AssociatedKey: Sendable {}

private final class AssociatedKeyIdentity: Sendable {}

/// The values that other modules keep with an object; they go when it goes.
///
/// There are few, so they are looked for one after the other. A key is made for one type of value, so that what is
/// found under it needs no checked cast.
struct AssociatedValues {
    private final class Box<Value> {
        let value: Value

        init(_ value: Value) {
            self.value = value
        }
    }

    private var values: [(id: ObjectIdentifier, box: AnyObject)] = []

    subscript<Value>(key: AssociatedKey<Value>) -> Value? {
        get {
            for (id, box) in values where id == key.id { return unsafeDowncast(box, to: Box<Value>.self).value }
            return nil
        }
        set {
            values.removeAll { $0.id == key.id }
            if let newValue { values.append((key.id, Box(newValue))) }
        }
    }
}

extension UIView {
    /// The value that was kept with the view under a key.
    public func associatedValue<Value>(for key: AssociatedKey<Value>) -> Value? {
        associatedValues[key]
    }

    /// Keeps a value with the view; `nil` takes it away.
    public func setAssociatedValue<Value>(_ value: Value?, for key: AssociatedKey<Value>) {
        associatedValues[key] = value
    }
}
