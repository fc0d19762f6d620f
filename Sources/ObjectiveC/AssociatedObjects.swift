// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

import Foundation
import UIKitLayout

/// The way in which an object holds an associated value.
public enum objc_AssociationPolicy: UInt, Sendable {
    /// The object holds the value weakly. Unlike on Apple's systems, the value becomes `nil` when it is released.
    case OBJC_ASSOCIATION_ASSIGN = 0
    /// The object holds the value strongly.
    case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
    /// The object holds the value strongly. Objects are not copied; Swift structs and enums are copied in any case.
    case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
    /// The object holds the value strongly.
    case OBJC_ASSOCIATION_RETAIN = 769
    /// The object holds the value strongly. Objects are not copied; Swift structs and enums are copied in any case.
    case OBJC_ASSOCIATION_COPY = 771
}

/// The value that is associated with an object under the address of a key, or `nil` if there is none.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
    let store = (object as? any ObjectStore)?.associatedValues
    let value = store?[address: key] ?? OtherObjects.shared.value(of: object as AnyObject, key)
    return value is WeakBox ? (value as? WeakBox)?.object : value
}

/// Associates a value with an object under the address of a key; a value of `nil` removes the association.
///
/// The values of views, constraints and guides are released together with these objects. The values of any other object
/// outlive the object: they are released by a later call of this function, when the number of objects with values has
/// reached 64 and twice the number that remained after the last release.
public func objc_setAssociatedObject(
    _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
    let held = policy == .OBJC_ASSOCIATION_ASSIGN ? value.map { WeakBox($0 as AnyObject) } : value
    if let store = object as? any ObjectStore {
        store.associatedValues[address: key] = held
    } else {
        OtherObjects.shared.setValue(held, of: object as AnyObject, key)
    }
}

/// Removes all values associated with an object.
public func objc_removeAssociatedObjects(_ object: Any) {
    if let store = object as? any ObjectStore {
        store.associatedValues.removeValuesByAddress()
    } else {
        OtherObjects.shared.removeValues(of: object as AnyObject)
    }
}

private final class WeakBox {
    private(set) weak var object: AnyObject?

    init(_ object: AnyObject) {
        self.object = object
    }
}

/// The associated values of objects whose classes have no storage for them.
///
/// The conformance to `Sendable` is unchecked. It is valid because the table is accessed only with its lock held. As on
/// Apple's systems, callers are responsible for values that are used on several threads.
private final class OtherObjects: @unchecked Sendable {
    static let shared = OtherObjects()

    private struct Entry {
        weak var object: AnyObject?
        var values = AssociatedValues()
    }

    private let lock = NSLock()
    private var entries: [ObjectIdentifier: Entry] = [:]
    /// The number of entries at which the entries of released objects are next removed.
    private var purgeLimit = 64

    func value(of object: AnyObject, _ key: UnsafeRawPointer) -> Any? {
        lock.withLock {
            guard let entry = entries[ObjectIdentifier(object)], entry.object === object else { return nil }
            return entry.values[address: key]
        }
    }

    func setValue(_ value: Any?, of object: AnyObject, _ key: UnsafeRawPointer) {
        lock.withLock {
            purge()
            var entry = entries[ObjectIdentifier(object)] ?? Entry(object: object)
            // The entry belongs to a released object that had the same address.
            if entry.object !== object { entry = Entry(object: object) }
            entry.values[address: key] = value
            entries[ObjectIdentifier(object)] = entry.values.isEmpty ? nil : entry
        }
    }

    func removeValues(of object: AnyObject) {
        lock.withLock { _ = entries.removeValue(forKey: ObjectIdentifier(object)) }
    }

    private func purge() {
        guard entries.count >= purgeLimit else { return }
        entries = entries.filter { $0.value.object != nil }
        purgeLimit = max(64, 2 * entries.count)
    }
}
