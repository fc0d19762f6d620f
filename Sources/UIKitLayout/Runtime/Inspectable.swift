import Foundation

/// A property that Interface Builder files can set by name, as a user-defined runtime attribute.
///
///     final class BadgeView: UIView {
///         @Inspectable var inset: CGFloat = 4 {
///             didSet { invalidateIntrinsicContentSize() }
///         }
///     }
@propertyWrapper
public final class Inspectable<Value> {
    /// The value from the file or, if the file sets none, the default value.
    public var wrappedValue: Value

    /// Creates the property with its default value.
    public init(wrappedValue: Value) {
        self.wrappedValue = wrappedValue
    }
}

extension Inspectable: NamedProperty {
    // No optional is cast to the generic type, because optimised builds then treat `nil` as an object (Swift 6.3.1).
    func take(_ value: Any?) -> Bool {
        guard let value else { return takeNil() }
        if let value = value as? Value {
            wrappedValue = value
            return true
        }
        // The cast above converts a number to any numeric type except CGFloat.
        guard let number = value as? Double, let value = CGFloat(number) as? Value else { return false }
        wrappedValue = value
        return true
    }

    /// Sets the property to `nil` if its type is optional.
    ///
    /// - Returns: Whether the property's type is optional.
    private func takeNil() -> Bool {
        guard let optional = Value.self as? any ExpressibleByNilLiteral.Type,
            let value = optional.init(nilLiteral: ()) as? Value
        else { return false }
        wrappedValue = value
        return true
    }
}
