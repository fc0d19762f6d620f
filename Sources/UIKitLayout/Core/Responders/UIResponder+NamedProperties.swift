extension UIResponder {
    /// Sets the wrapped property `name`, which may be inherited, and returns whether that property exists and accepts
    /// the value.
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
