import Foundation

// Key-value observing of all objects needs the Objective-C runtime. Here, changes of views are reported
// (UIView+Observing.swift). Observers of other objects can be added, but changes are not reported to them. A closure that is
// added with the option `initial` is called once, with the current value. Contexts are pointers because sources for iOS pass
// the address of a variable, as Apple's declarations require. They are never read.

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
    /// The value after the change; `nil` unless it was requested.
    public let newValue: Value?
    /// The value before the change; `nil` unless it was requested.
    public let oldValue: Value?
    /// Whether the observer is called before the change; always false on Linux.
    public let isPrior: Bool

    init(_ value: Value, before former: Value?, _ options: NSKeyValueObservingOptions) {
        newValue = options.contains(.new) ? value : nil
        oldValue = options.contains(.old) ? former : nil
        isPrior = false
    }
}

/// An observation, which lasts as long as the observer keeps this object.
public final class NSKeyValueObservation: NSObject {
    private var end: (() -> Void)?

    init(_ end: (() -> Void)? = nil) {
        self.end = end
    }

    deinit { endingInViewIsolation { end?() } }

    /// Ends the observation.
    public func invalidate() {
        end?()
        end = nil
    }
}

nonisolated extension NSObject {
    /// Adds an observer of a property, which must be a responder, to have its
    /// ``UIResponder/observeValue(forKeyPath:of:change:context:)`` called. Changes are reported if this object is a view
    /// and the property is `frame`, `bounds`, `center`, `transform`, `alpha` or `hidden`, or, for a scroll view,
    /// `contentSize`, `contentOffset` or `contentInset`. The observer is not retained.
    ///
    /// The context is a pointer because sources for iOS pass a pointer, as Apple's declaration requires. It is never
    /// read.
    public func addObserver(
        _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
        context: UnsafeMutableRawPointer?
    ) {
        nonisolated(unsafe) let (object, observer, context) = (self, observer, context)
        inViewIsolation {
            (object as? any PropertyObservable)?
                .addPropertyObserver(observer, forKeyPath: keyPath, options: options, context: context)
        }
    }

    /// Removes an observer that was added with a context.
    public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?) {
        nonisolated(unsafe) let (object, observer, context) = (self, observer, context)
        inViewIsolation {
            (object as? any PropertyObservable)?
                .removePropertyObserver(observer, forKeyPath: keyPath, context: context)
        }
    }

    /// Removes an observer.
    public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
        removeObserver(observer, forKeyPath: keyPath, context: nil)
    }
}

extension NSObjectProtocol where Self: NSObject {
    /// Observes a property with a closure. On Linux the closure is called only once, during this call, if the options
    /// contain ``NSKeyValueObservingOptions/initial``; changes are not reported.
    public func observe<Value>(
        _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
        if options.contains(.initial) {
            changeHandler(self, NSKeyValueObservedChange(self[keyPath: keyPath], before: nil, options))
        }
        return NSKeyValueObservation()
    }
}
