/// A property that is set by name without the Objective-C runtime; its wrapper is found by reflection.
protocol NamedProperty: AnyObject {
    /// Sets the property if the value has its type.
    ///
    /// - Returns: Whether the property accepts the value.
    func take(_ value: Any?) -> Bool
}
