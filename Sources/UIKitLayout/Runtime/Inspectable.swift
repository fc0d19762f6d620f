import Foundation

/// A property that Interface Builder files set by name, as a user-defined runtime attribute.
///
///     final class BadgeView: UIView {
///         @Inspectable var inset: CGFloat = 4 {
///             didSet { invalidateIntrinsicContentSize() }
///         }
///     }
@propertyWrapper
public final class Inspectable<Value> {
    /// The value from the file, or the default from the source.
    public var wrappedValue: Value

    /// Creates the property with its default value, which is used if the file sets none.
    public init(wrappedValue: Value) {
        self.wrappedValue = wrappedValue
    }
}

extension Inspectable: NamedProperty {
    // No optional is cast to the generic type: optimised builds treat nil as an object there (Swift 6.3.1).
    func take(_ value: Any?) -> Bool {
        guard let value else { return takeNil() }
        if let value = value as? Value {
            wrappedValue = value
            return true
        }
        // The cast converts a number to any numeric type except CGFloat.
        guard let number = value as? Double, let value = CGFloat(number) as? Value else { return false }
        wrappedValue = value
        return true
    }

    /// Sets an optional property to `nil`.
    ///
    /// - Returns: Whether the property is optional.
    private func takeNil() -> Bool {
        guard let optional = Value.self as? any ExpressibleByNilLiteral.Type,
            let value = optional.init(nilLiteral: ()) as? Value
        else { return false }
        wrappedValue = value
        return true
    }
}
