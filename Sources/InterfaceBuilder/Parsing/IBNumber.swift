import Foundation

/// Parses numbers in Interface Builder files.
nonisolated enum IBNumber {
    /// The largest allowed coordinate or constant, in points. Beyond it, sums would lose whole pixels.
    private static let largestLength = 1e9
    /// The largest allowed font size, in points.
    private static let largestFont = 10_000.0

    /// The length or factor in a text, or `nil` if the text is not a number or the number is too large.
    static func length(_ text: String?) -> CGFloat? {
        guard let text, let number = Double(text), number.magnitude <= largestLength else { return nil }
        return CGFloat(number)
    }

    /// The nearest allowed length, or 0 for NaN.
    static func nearestLength(_ number: Double) -> CGFloat {
        number.isNaN ? 0 : CGFloat(min(max(number, -largestLength), largestLength))
    }

    /// The font size in a text, or `nil` if the text is not a number or the number is not an allowed size.
    static func fontSize(_ text: String?) -> CGFloat? {
        guard let text, let number = Double(text), number > 0, number <= largestFont else { return nil }
        return CGFloat(number)
    }
}
