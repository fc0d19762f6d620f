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
struct AssociatedValues {
    private var values: [ObjectIdentifier: Any] = [:]

    subscript<Value>(key: AssociatedKey<Value>) -> Value? {
        get { values[key.id] as? Value }
        set { values[key.id] = newValue }
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
