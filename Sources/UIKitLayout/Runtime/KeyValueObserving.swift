import Foundation

// Key-value observing needs the Objective-C runtime. On Linux, observers are accepted, those that request the initial
// value receive it, and changes are not reported. The contexts are pointers because sources pass the address of a
// variable, as Apple's declarations require; they are never read.

/// Options for observing a property, such as the values that its observers receive.
public nonisolated struct NSKeyValueObservingOptions: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Creates a set from raw bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// The value after the change.
    public static let new = NSKeyValueObservingOptions(rawValue: 1)
    /// The value before the change.
    public static let old = NSKeyValueObservingOptions(rawValue: 2)
    /// The current value, as soon as the observer is added.
    public static let initial = NSKeyValueObservingOptions(rawValue: 4)
    /// An additional call before the change.
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

    /// The kind of the change.
    public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
    /// The value after the change.
    public static let newKey = NSKeyValueChangeKey(rawValue: "new")
    /// The value before the change.
    public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
    /// The indexes of the objects that changed in a collection.
    public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
    /// Whether the call comes before the change.
    public static let notificationIsPriorKey = NSKeyValueChangeKey(rawValue: "notificationIsPrior")
}

/// A change of an observed property.
public nonisolated struct NSKeyValueObservedChange<Value> {
    /// The value after the change.
    public let newValue: Value?
    /// The value before the change.
    public let oldValue: Value?
    /// Whether the call comes before the change.
    public let isPrior: Bool
}

/// An observation, which lasts as long as the observer keeps this object.
public final class NSKeyValueObservation: NSObject {
    /// Ends the observation; does nothing on Linux, where no changes are reported.
    public func invalidate() {}
}

nonisolated extension NSObject {
    /// Adds an observer of a property; does nothing on Linux, where properties cannot be found by name.
    ///
    /// The context is a pointer because sources for iOS pass and override it with Apple's type; it is never read.
    public func addObserver(
        _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
        context: UnsafeMutableRawPointer?
    ) {}

    /// Removes an observer; does nothing on Linux. The context has Apple's type and is never read.
    public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?) {}

    /// Removes an observer; does nothing on Linux.
    public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {}
}

extension NSObjectProtocol where Self: NSObject {
    /// Calls a closure with the current value if ``NSKeyValueObservingOptions/initial`` is set; changes are not
    /// reported on Linux.
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
