// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

import Foundation
import UIKitLayout

/// How an object holds an associated value.
public enum objc_AssociationPolicy: UInt, Sendable {
    /// Weakly.
    case OBJC_ASSOCIATION_ASSIGN = 0
    /// Strongly.
    case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
    /// Strongly: objects are not copied, values of Swift are copies anyway.
    case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
    /// Strongly.
    case OBJC_ASSOCIATION_RETAIN = 769
    /// Strongly: objects are not copied, values of Swift are copies anyway.
    case OBJC_ASSOCIATION_COPY = 771
}

/// The value associated with an object under the address of a key, `nil` if there is none.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
    let store = (object as? any ObjectStore)?.associatedValues
    let value = store?[address: key] ?? OtherObjects.shared.value(of: object as AnyObject, key)
    return value is WeakBox ? (value as? WeakBox)?.object : value
}

/// Associates a value with an object under the address of a key; `nil` removes it.
///
/// Values of views, constraints and guides are released with them. Those of other objects are released later: when
/// values are associated with such an object and many of them have values.
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

/// The values of objects that cannot store them.
///
/// Unchecked: the table is accessed with its lock held; callers are responsible for values that cross threads, as on
/// Apple's systems.
private final class OtherObjects: @unchecked Sendable {
    static let shared = OtherObjects()

    private struct Entry {
        weak var object: AnyObject?
        var values = AssociatedValues()
    }

    private let lock = NSLock()
    private var entries: [ObjectIdentifier: Entry] = [:]
    /// The number of entries from which those of released objects are removed.
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
