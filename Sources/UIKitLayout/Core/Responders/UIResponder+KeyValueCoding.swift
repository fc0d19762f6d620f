import Foundation

extension UIResponder {
    /// Returns the value of the stored property or outlet with the given name, which may be inherited; `nil` if there is no
    /// such property. Without the Objective-C runtime, computed properties are not found.
    public func value(forKey key: String) -> Any? {
        var mirror: Mirror? = Mirror(reflecting: self)
        while let current = mirror {
            for child in current.children {
                if child.label == key { return Self.unwrapped(child.value) }
                if child.label == "_" + key, let wrapper = child.value as? any NamedProperty {
                    return Mirror(reflecting: wrapper).children.first.flatMap { Self.unwrapped($0.value) }
                }
            }
            mirror = current.superclassMirror
        }
        return nil
    }

    /// Returns the value of a property of a property, and so on; `nil` if one of the names is not found.
    public func value(forKeyPath keyPath: String) -> Any? {
        let (key, rest) = keyPath.split(separator: ".", maxSplits: 1).map(String.init).headAndTail
        guard let key, let value = value(forKey: key) else { return nil }
        guard let rest else { return value }
        return (value as? UIResponder)?.value(forKeyPath: rest)
    }

    /// Sets the property with the given name if it is an outlet or inspectable and accepts the value, like
    /// ``setValue(_:forKeyPath:)``.
    public func setValue(_ value: Any?, forKey key: String) {
        setValue(value, forKeyPath: key)
    }

    /// The value in an optional; `nil` if it contains none.
    private static func unwrapped(_ value: Any) -> Any? {
        let mirror = Mirror(reflecting: value)
        return mirror.displayStyle == .optional ? mirror.children.first?.value : value
    }
}

nonisolated extension [String] {
    fileprivate var headAndTail: (head: String?, tail: String?) { (first, count > 1 ? self[1] : nil) }
}

nonisolated extension UserDefaults {
    /// Sets the value of a key, like `set(_:forKey:)`.
    public func setValue(_ value: Any?, forKey key: String) {
        set(value, forKey: key)
    }
}
