/// A property that is set by its name, without the Objective-C runtime: its wrapper is found by reflection.
protocol NamedProperty: AnyObject {
    /// Sets the property.
    ///
    /// - Returns: whether it takes such a value.
    func take(_ value: Any?) -> Bool
}

extension UIResponder {
    /// Sets the wrapped property `name`, inherited ones included, if there is one that takes such a value.
    func setNamedProperty(_ name: String, to value: Any?) -> Bool {
        var mirror: Mirror? = Mirror(reflecting: self)
        while let current = mirror {
            for child in current.children where child.label == "_" + name {
                if let property = child.value as? any NamedProperty { return property.take(value) }
            }
            mirror = current.superclassMirror
        }
        return false
    }
}
