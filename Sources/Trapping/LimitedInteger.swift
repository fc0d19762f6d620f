extension Int {
    /// The largest absolute value of ``init(limiting:)``.
    private static let limit = 1e9

    /// Converts a number to an integer by dropping its fraction, and limits it to a billion in both directions. What is not a
    /// number becomes 0.
    ///
    /// `Int(_:)` traps if the number is beyond its range, which data of files and properties that programs set can be.
    package init(limiting number: some BinaryFloatingPoint) {
        let number = Double(number)
        self = number.isNaN ? 0 : Int(Swift.min(Swift.max(number, -Self.limit), Self.limit))
    }
}
