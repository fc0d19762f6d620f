extension UIView {
    /// Returns the value stored with the view for a key.
    public func associatedValue<Value>(for key: AssociatedKey<Value>) -> Value? {
        associatedValues[key]
    }

    /// Stores a value with the view; `nil` removes it.
    public func setAssociatedValue<Value>(_ value: Value?, for key: AssociatedKey<Value>) {
        associatedValues[key] = value
    }
}
