import Foundation

// Key-value observing needs the Objective-C runtime. On Linux, observers can be added, but changes are not reported to
// them. A closure that is added with the option `initial` is called once, with the current value. Contexts are pointers
// because sources for iOS pass the address of a variable, as Apple's declarations require. They are never read.

/// Options for observing a property, such as the values that its observers receive.
public nonisolated struct NSKeyValueObservingOptions: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Creates a set from raw bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// The observer receives the value after the change.
    public static let new = NSKeyValueObservingOptions(rawValue: 1)
    /// The observer receives the value before the change.
    public static let old = NSKeyValueObservingOptions(rawValue: 2)
    /// The observer is called with the current value as soon as it is added.
    public static let initial = NSKeyValueObservingOptions(rawValue: 4)
    /// The observer is also called before each change.
    public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

/// The keys of the dictionary that describes a change of a property.
public nonisolated struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
    /// The name of the key.
    public let rawValue: String

    /// Creates a key from its name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The key for the kind of the change.
    public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
    /// The key for the value after the change.
    public static let newKey = NSKeyValueChangeKey(rawValue: "new")
    /// The key for the value before the change.
    public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
    /// The key for the indexes of the objects in a collection that have changed.
    public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
    /// The key for a Boolean value: whether the observer is called before the change.
    public static let notificationIsPriorKey = NSKeyValueChangeKey(rawValue: "notificationIsPrior")
}

/// A change of an observed property.
public nonisolated struct NSKeyValueObservedChange<Value> {
    /// The value after the change; `nil` unless it was requested. On Linux it is the current value.
    public let newValue: Value?
    /// The value before the change; always `nil` on Linux.
    public let oldValue: Value?
    /// Whether the observer is called before the change; always false on Linux.
    public let isPrior: Bool
}

/// An observation, which lasts as long as the observer keeps this object.
public final class NSKeyValueObservation: NSObject {
    /// Ends the observation. Does nothing on Linux, where no changes are reported.
    public func invalidate() {}
}

nonisolated extension NSObject {
    /// Adds an observer of a property. Does nothing on Linux, where properties cannot be found by name.
    ///
    /// The context is a pointer because sources for iOS pass a pointer, as Apple's declaration requires. It is never
    /// read.
    public func addObserver(
        _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
        context: UnsafeMutableRawPointer?
    ) {}

    /// Removes an observer that was added with a context. Does nothing on Linux.
    public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?) {}

    /// Removes an observer. Does nothing on Linux.
    public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {}
}

extension NSObjectProtocol where Self: NSObject {
    /// Observes a property with a closure. On Linux the closure is called only once, during this call, if the options
    /// contain ``NSKeyValueObservingOptions/initial``; changes are not reported.
    public func observe<Value>(
        _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
        if options.contains(.initial) {
            let value = options.contains(.new) ? self[keyPath: keyPath] : nil
            changeHandler(self, NSKeyValueObservedChange(newValue: value, oldValue: nil, isPrior: false))
        }
        return NSKeyValueObservation()
    }
}
