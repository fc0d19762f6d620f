import Foundation
import UIKitLayout

nonisolated extension CGFloat {
    /// The number as text, rounded to at most two decimals and without trailing zeros.
    var plainText: String {
        ((self * 100).rounded() / 100).decimalText
    }
}
