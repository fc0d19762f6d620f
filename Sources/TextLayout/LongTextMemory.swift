/// The measurements of the last long texts, which Pango may have had to lay out line by line.
///
/// A layout asks for the same text at the same width several times. Short text is measured faster than it is looked up
/// here; text that takes milliseconds is compared in microseconds. Belongs to one thread at a time.
struct LongTextMemory {
    /// Text of fewer bytes is not remembered.
    static let shortestText = 4096
    /// How many bytes of text are kept at most; longer texts are not remembered.
    private static let largestSize = 1 << 20
    /// How many measurements are kept at most.
    private static let entryLimit = 32

    private var measurements: [TextRequest: TextMeasurement] = [:]
    /// The bytes of all texts, each counted as often as it is kept.
    private(set) var byteCount = 0

    /// The measurement of a request, measured if it is not known.
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
