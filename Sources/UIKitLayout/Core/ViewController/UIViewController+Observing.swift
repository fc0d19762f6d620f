import Foundation

extension NSObjectProtocol where Self: UIViewController {
    /// Observes a property with a closure, until the result is released.
    ///
    /// The closure is called after the value has changed, if the value depends on the controller's ``UIViewController/parent``.
    /// The value must be equatable. With the option ``NSKeyValueObservingOptions/initial`` the closure is also called during
    /// this call; ``NSKeyValueObservingOptions/prior`` has no effect.
    public func observe<Value>(
        _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
        let observers = propertyObservers ?? PropertyObservers()
        propertyObservers = observers
        return observers.observe(keyPath, of: self, options, changeHandler)
    }
}
