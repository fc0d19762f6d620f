import Foundation

extension CGFloat {
    /// The number to a millionth of a point, which hides what binary fractions leave of decimal ones.
    var inPoints: Double {
        guard magnitude < 1e9 else { return Double(self) }
        let millionths = (Double(self) * 1e6).rounded()
        return millionths == 0 ? 0 : millionths / 1e6
    }

    /// The number to a millionth, without a fraction that is 0.
    var shortText: String {
        let number = inPoints
        return number == number.rounded() && number.magnitude < 1e15 ? String(Int(number)) : String(number)
    }
}
