extension IBObjectBuilder {
    /// The value that an attribute names.
    ///
    /// - Parameters:
    ///   - names: the names that the attribute can have, but for that of the default, where files leave it out.
    ///   - fallback: the value where the attribute is missing; also, with a warning, where its name is not known.
    func choice<Value>(
        _ attribute: String, of element: IBElement, from names: [String: Value], default fallback: Value
    ) -> Value {
        guard let name = element[attribute] else { return fallback }
        if let value = names[name] { return value }
        warn(element, "\(attribute) \"\(name)\" is not known; \(fallback) takes its place", kind: .invalidValue)
        return fallback
    }
}
