import Foundation

// Key-value observing needs the Objective-C runtime. On Linux observers are accepted, those that ask for the present value receive
// it, and no change is reported. The contexts are pointers because sources pass the address of a variable, as Apple's declarations
// ask for; they are never read.

/// Options for observing a property, such as which values its observers receive.
public nonisolated struct NSKeyValueObservingOptions: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Makes a set from bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// The value after the change.
    public static let new = NSKeyValueObservingOptions(rawValue: 1)
    /// The value before the change.
    public static let old = NSKeyValueObservingOptions(rawValue: 2)
    /// The present value, at once.
    public static let initial = NSKeyValueObservingOptions(rawValue: 4)
    /// A call before the change as well.
    public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

/// The keys of the dictionary that describes a change of a property.
public nonisolated struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
    /// The name of the key.
    public let rawValue: String

    /// Makes a key from its name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The kind of the change.
    public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
    /// The value after the change.
    public static let newKey = NSKeyValueChangeKey(rawValue: "new")
    /// The value before the change.
    public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
    /// The places of objects that were changed in a collection.
    public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
    /// Whether the change is still to come.
    public static let notificationIsPriorKey = NSKeyValueChangeKey(rawValue: "notificationIsPrior")
}

/// A change of an observed property.
public nonisolated struct NSKeyValueObservedChange<Value> {
    /// The value after the change.
    public let newValue: Value?
    /// The value before the change.
    public let oldValue: Value?
    /// Whether the change is still to come.
    public let isPrior: Bool
}

/// What an observer holds as long as it observes.
public final class NSKeyValueObservation: NSObject {
    /// Ends the observation, which on Linux nothing follows from; does nothing.
    public func invalidate() {}
}

nonisolated extension NSObject {
    /// Takes an observer of a property; does nothing on Linux, where no property is found by its name.
    public func addObserver(
        _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
        context: UnsafeMutableRawPointer?
    ) {}

    /// Takes an observer away; does nothing on Linux.
    public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?) {}

    /// Takes an observer away; does nothing on Linux.
    public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {}
}

extension NSObjectProtocol where Self: NSObject {
    /// Calls a closure with the present value if ``NSKeyValueObservingOptions/initial`` is set; changes are not noticed on
    /// Linux.
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
