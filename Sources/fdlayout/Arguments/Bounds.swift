/// The limits on numbers on the command line.
enum Bounds {
    /// The largest width or height, in points.
    static let largestLength = 1_000_000.0
    /// The largest number of device pixels per point.
    static let largestScale = 100.0
    /// The largest number of repetitions or passes.
    static let maximumRepetitions = 10_000_000
    /// The largest number of threads.
    static let mostJobs = 1024
    /// The longest line of a stream of rows, in bytes.
    static let longestLine = 4 << 20
    /// The largest number of heights that one execution of the tool computes, including all repetitions and passes.
    static let maximumHeights = 1_000_000_000

    /// Throws if the given length is not above 0 or exceeds ``largestLength``. A length of `nil`, for an option that
    /// was not given, is allowed.
    static func checkLength(_ value: Double?, _ option: String) throws(ToolFailure) {
        try check(value, option, largest: largestLength, unit: " of points")
    }

    /// Throws if the given scale is not above 0 or exceeds ``largestScale``.
    static func checkScale(_ value: Double) throws(ToolFailure) {
        try check(value, "--scale", largest: largestScale, unit: "")
    }

    /// Throws if the given count is not above 0 or exceeds ``maximumRepetitions``.
    static func checkCount(_ value: Int, _ option: String) throws(ToolFailure) {
        guard value <= 0 || value > maximumRepetitions else { return }
        throw .usage("\(option) \(value): expected a whole number above 0, at most \(maximumRepetitions)")
    }

    /// Throws if the given number of threads is not above 0 or exceeds ``mostJobs``.
    static func checkJobs(_ value: Int) throws(ToolFailure) {
        guard value <= 0 || value > mostJobs else { return }
        throw .usage("--jobs \(value): expected a whole number above 0, at most \(mostJobs)")
    }

    private static func check(
        _ value: Double?, _ option: String, largest: Double, unit: String
    ) throws(ToolFailure) {
        guard let value, !(value > 0 && value <= largest) else { return }
        throw .usage("\(option) \(value): expected a number\(unit) above 0, at most \(Int(largest))")
    }
}
