import Foundation

nonisolated extension CGFloat {
    /// The number as messages and logs print it: without a fraction that is 0, else with as many digits as tell it from
    /// its neighbours.
    package var decimalText: String {
        self == rounded() && magnitude < 1e15 ? String(Int(self)) : String(Double(self))
    }
}
