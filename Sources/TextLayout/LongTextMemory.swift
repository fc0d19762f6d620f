/// A cache of measurements of long texts, which Pango may have to lay out line by line.
///
/// A layout measures the same text at the same width several times. Short text is measured faster than it is looked up
/// here; long text takes milliseconds to measure, and microseconds to compare. Only one thread at a time may use the
/// cache.
struct LongTextMemory {
    /// The minimum size of a cached text, in bytes.
    static let shortestText = 4096
    /// The maximum size of all cached texts, in bytes; longer texts are not cached.
    private static let largestSize = 1 << 20
    /// The maximum number of measurements.
    private static let entryLimit = 32

    private var measurements: [TextRequest: TextMeasurement] = [:]
    /// The size of all texts in bytes, each counted once for each of its measurements.
    private(set) var byteCount = 0

    /// The measurement of a request, which is measured if it is not cached.
    mutating func measurement(
        of request: TextRequest, measure: (TextRequest) -> TextMeasurement
    ) -> TextMeasurement {
        let size = request.text.utf8.count
        guard size >= Self.shortestText, size <= Self.largestSize else { return measure(request) }
        if let known = measurements[request] { return known }
        let measured = measure(request)
        if measurements.count == Self.entryLimit || byteCount + size > Self.largestSize {
            measurements.removeAll()
            byteCount = 0
        }
        measurements[request] = measured
        byteCount += size
        return measured
    }
}
