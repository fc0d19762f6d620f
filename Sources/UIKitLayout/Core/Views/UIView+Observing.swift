import Foundation

// Observers of views are notified after the frame, the bounds, the transform, the visibility or the opacity has changed, and
// those of scroll views also after the size, the offset or the insets of the content have. On iOS, other properties can be
// observed as well, and observers are also called by setters that change nothing.

extension NSObjectProtocol where Self: UIView {
    /// Observes a property with a closure, until the result is released.
    ///
    /// The closure is called after the value has changed, if the value depends on the geometry, the visibility or the
    /// opacity of the view, or on the content of a scroll view, such as `\.frame.width` and `\.contentSize`. The value must
    /// be equatable. With the option ``NSKeyValueObservingOptions/initial`` the closure is also called during this call;
    /// ``NSKeyValueObservingOptions/prior`` has no effect.
    public func observe<Value>(
        _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
        madePropertyObservers.observe(keyPath, of: self, options, changeHandler)
    }
}

extension UIView: PropertyObservable {
    /// The view's observers, which are created on first access.
    fileprivate var madePropertyObservers: PropertyObservers {
        let observers = propertyObservers ?? PropertyObservers()
        propertyObservers = observers
        return observers
    }

    final func addPropertyObserver(
        _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions,
        context: UnsafeMutableRawPointer?
    ) {
        weak let responder = observer as? UIResponder
        let name = PropertyObservers.Name(observer: ObjectIdentifier(observer), keyPath: keyPath, context: context)
        madePropertyObservers.add(
            name, of: { [unowned self] in value(named: keyPath) }, options,
            notify: { [unowned self] value, former in
                var change: [NSKeyValueChangeKey: Any] = [.kindKey: 1]
                if options.contains(.new) { change[.newKey] = value }
                if options.contains(.old) { change[.oldKey] = former ?? nil }
                responder?.observeValue(forKeyPath: keyPath, of: self, change: change, context: context)
            })
    }

    final func removePropertyObserver(
        _ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?
    ) {
        propertyObservers?.remove(
            PropertyObservers.Name(observer: ObjectIdentifier(observer), keyPath: keyPath, context: context))
    }

    /// The value of an observed property; `nil` if its changes are not reported.
    private func value(named name: String) -> Any? {
        let scrollView = self as? UIScrollView
        return switch name {
        case "frame": frame
        case "bounds": bounds
        case "center": center
        case "transform": transform
        case "alpha": alpha
        case "hidden", "isHidden": isHidden
        case "contentSize": scrollView?.contentSize
        case "contentOffset": scrollView?.contentOffset
        case "contentInset": scrollView?.contentInset
        default: nil
        }
    }
}
