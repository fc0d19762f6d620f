// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

import Foundation
import UIKitLayout

/// How an object holds a value that was associated with it.
public enum objc_AssociationPolicy: UInt, Sendable {
    /// Weakly.
    case OBJC_ASSOCIATION_ASSIGN = 0
    /// Strongly.
    case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
    /// As a copy; values of Swift are copies anyway.
    case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
    /// Strongly.
    case OBJC_ASSOCIATION_RETAIN = 769
    /// As a copy; values of Swift are copies anyway.
    case OBJC_ASSOCIATION_COPY = 771
}

/// The value that was associated with an object under the address of a key, `nil` if there is none.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
    let store = (object as? any ObjectStore)?.associatedValues
    let value = store?[address: key] ?? OtherObjects.shared.value(of: object as AnyObject, key)
    return value is WeakBox ? (value as? WeakBox)?.object : value
}

/// Associates a value with an object under the address of a key; `nil` takes it away.
///
/// Values of views, constraints and guides go with them. Those of other objects go when the next value is associated
/// with such an object after they have gone.
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

/// Takes all values away that were associated with an object.
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

/// Values of objects that have no room for them.
///
/// Unchecked: the table is touched under its lock; that values cross threads is up to who associates them, as it is on
/// Apple's systems.
private final class OtherObjects: @unchecked Sendable {
    static let shared = OtherObjects()

    private struct Entry {
        weak var object: AnyObject?
        var values = AssociatedValues()
    }

    private let lock = NSLock()
    private var entries: [ObjectIdentifier: Entry] = [:]
    /// From this number of entries on it is worth looking for those whose objects have gone.
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
            // Another object had this address before.
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
