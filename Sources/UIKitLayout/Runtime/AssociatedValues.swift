import Foundation

/// A key under which another module stores a value with a view.
public struct AssociatedKey<Value> {
    fileprivate let identity = AssociatedKeyIdentity()

    /// Creates a key that is unequal to every other key.
    public init() {}
}

extension AssociatedKey: Sendable {}

/// The identity of a key: the address of this object. Stored values retain the object, so that no other key can get the
/// same address.
private final class AssociatedKeyIdentity: Sendable {}

/// The values that other modules store with an object. They are released with the object.
///
/// An object has only a few such values, so each look-up is a linear search.
package struct AssociatedValues {
    private final class Box<Value> {
        let value: Value

        init(_ value: Value) {
            self.value = value
        }
    }

    private struct Entry {
        let key: UnsafeRawPointer
        /// The identity of the key; `nil` if the key is an address that the caller chose.
        let identity: AssociatedKeyIdentity?
        let box: AnyObject
    }

    private var entries: [Entry] = []

    /// Creates an empty store.
    package init() {}

    /// Whether there are no values.
    package var isEmpty: Bool { entries.isEmpty }

    /// The value for the given key; `nil` if there is none. Each key belongs to one type of value, so no checked cast
    /// is needed.
    package subscript<Value>(key: AssociatedKey<Value>) -> Value? {
        get {
            let address = Self.address(of: key.identity)
            // The loop uses indices, because copying an entry out of the array would retain the entry.
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

    /// The value for a key that is an address chosen by the caller; `nil` if there is none.
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

    /// Removes all values whose keys are addresses.
    package mutating func removeValuesByAddress() {
        entries.removeAll { $0.identity == nil }
    }

    private static func address(of identity: AssociatedKeyIdentity) -> UnsafeRawPointer {
        UnsafeRawPointer(Unmanaged.passUnretained(identity).toOpaque())
    }
}
