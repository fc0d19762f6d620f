import Foundation

/// The observers of an object's properties.
///
/// Setters cannot be replaced at run time, as they are on iOS. An object therefore asks its observers, after a change, to
/// compare the current values of the observed properties with the former ones.
final class PropertyObservers {
    /// An observer that was added with the name of a property.
    struct Name {
        let observer: ObjectIdentifier
        let keyPath: String
        let context: UnsafeMutableRawPointer?
    }

    private var entries: [(id: Int, name: Name?, check: () -> Void)] = []
    private var lastID = 0

    deinit {}

    /// Adds an observer, which is called with the current and the former value after the value has changed, and returns its
    /// number. With the option `initial` it is also called now, without a former value.
    @discardableResult
    func add<Value>(
        _ name: Name? = nil, of value: @escaping () -> Value, _ options: NSKeyValueObservingOptions,
        notify: @escaping (Value, _ former: Value?) -> Void
    ) -> Int {
        var last = value()
        if options.contains(.initial) { notify(last, nil) }
        lastID += 1
        entries.append(
            (
                lastID, name,
                {
                    let (former, current) = (last, value())
                    guard !Self.areEqual(former, current) else { return }
                    last = current
                    notify(current, former)
                }
            ))
        return lastID
    }

    /// Adds a closure that is called after the value at a key path of an object has changed, and now if the options say
    /// so. The object owns the observers.
    func observe<Object: NSObject, Value>(
        _ keyPath: KeyPath<Object, Value>, of object: Object, _ options: NSKeyValueObservingOptions,
        _ changeHandler: @escaping (Object, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
        let id = add(
            of: { [unowned object] in object[keyPath: keyPath] }, options,
            notify: { [unowned object] value, former in
                changeHandler(object, NSKeyValueObservedChange(value, before: former, options))
            })
        return NSKeyValueObservation { [weak self] in self?.remove(id) }
    }

    /// Removes the closure with the given number.
    func remove(_ id: Int) { entries.removeAll { $0.id == id } }

    /// Removes the closures that were added for an observer, the name of a property and, unless it is `nil`, a context.
    func remove(_ name: Name) {
        entries.removeAll { entry in
            guard let other = entry.name, other.observer == name.observer, other.keyPath == name.keyPath else {
                return false
            }
            return name.context == nil || name.context == other.context
        }
    }

    /// Called after a change of the object. An observer may change the object again, and may remove observers.
    func valuesMayHaveChanged() {
        for entry in entries where entries.contains(where: { $0.id == entry.id }) { entry.check() }
    }

    /// Whether two values are equal. Values that cannot be compared count as equal.
    private static func areEqual<Value>(_ one: Value, _ other: Value) -> Bool {
        switch (one as? any Equatable, other as? any Equatable) {
        case (let one?, let other?): one.isEqual(to: other)
        case (nil, nil): true
        default: false
        }
    }
}

nonisolated extension Equatable {
    fileprivate func isEqual(to other: any Equatable) -> Bool { other as? Self == self }
}

/// An object whose properties can be observed by name.
protocol PropertyObservable: NSObject {
    /// Adds an observer of the property with the given name. Changes of an unknown property are not reported.
    func addPropertyObserver(
        _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions,
        context: UnsafeMutableRawPointer?)

    /// Removes the observers of a property that were added with the given object and, unless it is `nil`, context.
    func removePropertyObserver(_ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?)
}
