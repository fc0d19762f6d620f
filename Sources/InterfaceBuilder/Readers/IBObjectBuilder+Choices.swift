extension IBObjectBuilder {
    /// Returns the value for the name in the given attribute.
    ///
    /// - Parameters:
    ///   - names: the values by name. A value for which files omit the attribute may be missing.
    ///   - fallback: the value if the attribute is missing or, with a warning, if its name is unknown.
    func choice<Value>(
        _ attribute: String, of element: IBElement, from names: [String: Value], default fallback: Value
    ) -> Value {
        guard let name = element[attribute] else { return fallback }
        if let value = names[name] { return value }
        warn(element, "\(attribute) \"\(name)\" is not known; \(fallback) is used instead", kind: .invalidValue)
        return fallback
    }
}
