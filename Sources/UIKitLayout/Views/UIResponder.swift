import Foundation

/// What views and controllers have in common.
open class UIResponder: NSObject, ObjectStore {
    package var associatedValues = AssociatedValues()

    /// Called when everything in the Interface Builder file that the object comes from is connected.
    open func awakeFromNib() {}

    /// Called with the object that an Interface Builder file connects to an outlet.
    ///
    /// The default fills a property declared with ``Outlet``; override it for others.
    /// - Returns: whether there is such a property for such an object.
    @discardableResult
    open func setOutlet(_ value: AnyObject?, named name: String) -> Bool {
        setNamedProperty(name, to: value)
    }

    /// Called with all objects that an Interface Builder file connects to an outlet collection.
    ///
    /// The default fills a property declared with ``OutletCollection``; override it for others.
    /// - Returns: whether there is such a property for such objects.
    @discardableResult
    open func setOutletCollection(_ values: [AnyObject], named name: String) -> Bool {
        setNamedProperty(name, to: values)
    }

    /// Called with a user-defined runtime attribute of an Interface Builder file: a string, number, boolean, point, size,
    /// rectangle, image, or `nil`.
    ///
    /// The default sets a property declared with ``Inspectable``; override it for others.
    /// - Returns: whether there is such a property for such a value.
    @discardableResult
    open func setValue(_ value: Any?, forKeyPath keyPath: String) -> Bool {
        setNamedProperty(keyPath, to: value)
    }
}
