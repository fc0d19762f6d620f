extension UIView {
    /// Returns the value that is stored with the view for the given key; `nil` if there is none.
    public func associatedValue<Value>(for key: AssociatedKey<Value>) -> Value? {
        associatedValues[key]
    }

    /// Stores a value with the view for the given key; `nil` removes the value.
    public func setAssociatedValue<Value>(_ value: Value?, for key: AssociatedKey<Value>) {
        associatedValues[key] = value
    }
}
