import Foundation

/// A property that Interface Builder files set as a user-defined runtime attribute, by name.
///
///     final class BadgeView: UIView {
///         @Inspectable var inset: CGFloat = 4 {
///             didSet { invalidateIntrinsicContentSize() }
///         }
///     }
@propertyWrapper
public final class Inspectable<Value> {
    /// The value: the file's, or the one in the source.
    public var wrappedValue: Value

    /// Makes the property with the value that it has where a file sets none.
    public init(wrappedValue: Value) {
        self.wrappedValue = wrappedValue
    }
}

extension Inspectable: NamedProperty {
    // Nothing optional is cast to the generic type: optimised builds treat nil as an object there (Swift 6.3.1).
    func take(_ value: Any?) -> Bool {
        guard let value else { return takeNil() }
        if let value = value as? Value {
            wrappedValue = value
            return true
        }
        // A number becomes any type of number but CGFloat by itself.
        guard let number = value as? Double, let value = CGFloat(number) as? Value else { return false }
        wrappedValue = value
        return true
    }

    /// Sets an optional property to `nil`.
    ///
    /// - Returns: whether the property is optional.
    private func takeNil() -> Bool {
        guard let optional = Value.self as? any ExpressibleByNilLiteral.Type,
            let value = optional.init(nilLiteral: ()) as? Value
        else { return false }
        wrappedValue = value
        return true
    }
}
