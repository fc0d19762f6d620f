import Foundation

/// A key for a value that another module keeps with a view.
public struct AssociatedKey<Value> {
    fileprivate let identity = AssociatedKeyIdentity()

    /// Makes a key that equals no other.
    public init() {}
}

extension AssociatedKey: Sendable {}

/// What a key is known by: its address. Values hold it, so that no other key can have the address.
private final class AssociatedKeyIdentity: Sendable {}

/// The values that others keep with an object; they go when it goes.
///
/// There are few, so they are looked for one after the other.
package struct AssociatedValues {
    private final class Box<Value> {
        let value: Value

        init(_ value: Value) {
            self.value = value
        }
    }

    private struct Entry {
        let key: UnsafeRawPointer
        /// `nil` for a key that is only an address.
        let identity: AssociatedKeyIdentity?
        let box: AnyObject
    }

    private var entries: [Entry] = []

    /// Makes a store without values.
    package init() {}

    /// Whether there are no values.
    package var isEmpty: Bool { entries.isEmpty }

    /// The value under a key, which is made for one type of value, so that no checked cast is needed.
    subscript<Value>(key: AssociatedKey<Value>) -> Value? {
        get {
            let address = Self.address(of: key.identity)
            // By index, because an entry that is copied out of the array is retained.
            for index in entries.indices where entries[index].key == address {
                return unsafeDowncast(entries[index].box, to: Box<Value>.self).value
            }
            return nil
        }
        set {
            let address = Self.address(of: key.identity)
            entries.removeAll { $0.key == address }
            guard let newValue else { return }
            entries.append(Entry(key: address, identity: key.identity, box: Box(newValue)))
        }
    }

    /// The value under a key that is an address of the caller's.
    package subscript(address address: UnsafeRawPointer) -> Any? {
        get {
            for entry in entries where entry.key == address && entry.identity == nil {
                return unsafeDowncast(entry.box, to: Box<Any>.self).value
            }
            return nil
        }
        set {
            entries.removeAll { $0.key == address && $0.identity == nil }
            guard let newValue else { return }
            entries.append(Entry(key: address, identity: nil, box: Box<Any>(newValue)))
        }
    }

    /// Takes all values away whose keys are addresses.
    package mutating func removeValuesByAddress() {
        entries.removeAll { $0.identity == nil }
    }

    private static func address(of identity: AssociatedKeyIdentity) -> UnsafeRawPointer {
        UnsafeRawPointer(Unmanaged.passUnretained(identity).toOpaque())
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
