/// A cache of measurements of long text, which Pango may have to lay out line by line.
///
/// A layout measures the same text at the same width several times. Measuring short text takes less time than looking
/// it up in this cache. Long text takes milliseconds to measure, and microseconds to compare with cached text. Only one
/// thread at a time may use the cache.
struct LongTextMemory {
    /// The minimum size of a cached text, in bytes; shorter texts are not cached.
    static let shortestText = 4096
    /// The maximum size of all cached texts together, in bytes; texts that exceed it alone are not cached.
    private static let largestSize = 1 << 20
    /// The maximum number of cached measurements.
    private static let entryLimit = 32

    private var measurements: [TextRequest: TextMeasurement] = [:]
    /// The size of all cached texts, in bytes; a text counts once for each of its measurements.
    private(set) var byteCount = 0

    /// The measurement of a request: the cached one or, if there is none, the result of `measure`. The result is cached
    /// unless the text is too short or too long.
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
