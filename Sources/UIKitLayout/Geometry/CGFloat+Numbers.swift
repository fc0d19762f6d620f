import Foundation

/// The integer type of Foundation's declarations.
public typealias NSInteger = Int

nonisolated extension CGFloat {
    /// Creates a length from a number.
    public init(truncating number: NSNumber) {
        self.init(number.doubleValue)
    }
}
