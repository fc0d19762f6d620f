/// What numbers on the command line may be.
enum Bounds {
    /// Widths and heights, in points.
    static let largestLength = 1_000_000.0
    /// Device pixels per point.
    static let largestScale = 100.0
    /// How often something is repeated.
    static let mostRepetitions = 10_000_000
    /// How many heights one run computes, whatever multiplies.
    static let mostHeights = 1_000_000_000

    /// Refuses a length out of bounds; `nil` is not given.
    static func checkLength(_ value: Double?, _ option: String) throws(ToolFailure) {
        try check(value, option, largest: largestLength, unit: " of points")
    }

    /// Refuses a scale out of bounds.
    static func checkScale(_ value: Double) throws(ToolFailure) {
        try check(value, "--scale", largest: largestScale, unit: "")
    }

    /// Refuses a count out of bounds.
    static func checkCount(_ value: Int, _ option: String) throws(ToolFailure) {
        guard value <= 0 || value > mostRepetitions else { return }
        throw .usage("\(option) \(value): expected a whole number above 0, at most \(mostRepetitions)")
    }

    private static func check(
        _ value: Double?, _ option: String, largest: Double, unit: String
    ) throws(ToolFailure) {
        guard let value, !(value > 0 && value <= largest) else { return }
        throw .usage("\(option) \(value): expected a number\(unit) above 0, at most \(Int(largest))")
    }
}
