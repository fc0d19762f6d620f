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
    func take(_ value: Any?) -> Bool {
        // A number becomes any type of number but CGFloat by itself.
        guard let value = value as? Value ?? (value as? Double).map({ CGFloat($0) }) as? Value else { return false }
        wrappedValue = value
        return true
    }
}
