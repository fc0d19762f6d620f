import Foundation

nonisolated extension CGFloat {
    /// The number in the format of messages and logs: without a fraction if it is an integer below 10^15, otherwise
    /// with as many digits as distinguish it from all other numbers of its type.
    package var decimalText: String {
        self == rounded() && magnitude < 1e15 ? String(Int(self)) : String(Double(self))
    }
}
