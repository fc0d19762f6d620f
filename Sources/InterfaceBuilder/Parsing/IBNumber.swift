import Foundation

/// Numbers as Interface Builder files hold them.
nonisolated enum IBNumber {
    /// No coordinate or constant is larger, in points: beyond, sums would lose whole pixels.
    private static let largestLength = 1e9
    /// No font is larger, in points.
    private static let largestFont = 10_000.0

    /// The length or factor that a text holds; `nil` if it holds none, or none of a sensible size.
    static func length(_ text: String?) -> CGFloat? {
        guard let text, let number = Double(text), number.magnitude <= largestLength else { return nil }
        return CGFloat(number)
    }

    /// The nearest length of a sensible size; 0 for what is not a number.
    static func nearestLength(_ number: Double) -> CGFloat {
        number.isNaN ? 0 : CGFloat(min(max(number, -largestLength), largestLength))
    }

    /// The font size that a text holds.
    static func fontSize(_ text: String?) -> CGFloat? {
        guard let text, let number = Double(text), number > 0, number <= largestFont else { return nil }
        return CGFloat(number)
    }
}
