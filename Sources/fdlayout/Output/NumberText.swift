import Foundation
import UIKitLayout

extension CGFloat {
    /// The number rounded to a millionth of a point, which removes the rounding errors of binary fractions.
    var inPoints: Double {
        guard magnitude < 1e9 else { return Double(self) }
        let millionths = (Double(self) * 1e6).rounded()
        return millionths == 0 ? 0 : millionths / 1e6
    }

    /// The number as text, rounded to a millionth and without trailing zeros.
    var shortText: String { CGFloat(inPoints).decimalText }
}
