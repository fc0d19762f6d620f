import Foundation

/// Parses numbers in Interface Builder files.
nonisolated enum IBNumber {
    /// The largest allowed magnitude of a coordinate or constant, in points. With larger numbers, sums would be wrong
    /// by whole pixels.
    private static let largestLength = 1e9
    /// The largest allowed font size, in points.
    private static let largestFont = 10_000.0

    /// The length, in points, or factor that the text contains, or `nil` if the text is not a number or the number's
    /// magnitude is too large.
    static func length(_ text: String?) -> CGFloat? {
        guard let text, let number = Double(text), number.magnitude <= largestLength else { return nil }
        return CGFloat(number)
    }

    /// The allowed length nearest to the given number, in points; 0 for NaN.
    static func nearestLength(_ number: Double) -> CGFloat {
        number.isNaN ? 0 : CGFloat(min(max(number, -largestLength), largestLength))
    }

    /// The font size that the text contains, in points, or `nil` if the text is not a number or the number is not an
    /// allowed size.
    static func fontSize(_ text: String?) -> CGFloat? {
        guard let text, let number = Double(text), number > 0, number <= largestFont else { return nil }
        return CGFloat(number)
    }
}
