/// The wrapper of a property that can be set by name without the Objective-C runtime. Reflection finds the wrapper.
protocol NamedProperty: AnyObject {
    /// Sets the property to `value` if the value has the property's type.
    ///
    /// - Returns: Whether the property accepts the value.
    func take(_ value: Any?) -> Bool
}
