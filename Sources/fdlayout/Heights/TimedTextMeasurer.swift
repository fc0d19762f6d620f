import Synchronization
import TextLayout

/// A measurer that passes requests on to another measurer and adds up the time spent there.
final class TimedTextMeasurer: TextMeasuring {
    private let base: any TextMeasuring
    private let spent = Atomic<UInt64>(0)

    init(_ base: any TextMeasuring) {
        self.base = base
    }

    /// The time spent in the other measurer so far, in nanoseconds.
    var nanoseconds: UInt64 { spent.load(ordering: .relaxed) }

    var fingerprint: String { base.fingerprint }

    func measure(_ request: TextRequest) -> TextMeasurement {
        let start = HeightsTiming.now()
        defer { add(since: start) }
        return base.measure(request)
    }

    func measure(
        _ text: String, font: TextFont, width: Double?, maximumLines: Int, wrapping: TextRequest.Wrapping
    ) -> TextMeasurement {
        let start = HeightsTiming.now()
        defer { add(since: start) }
        return base.measure(text, font: font, width: width, maximumLines: maximumLines, wrapping: wrapping)
    }

    func measure(_ text: StyledText, width: Double?, maximumLines: Int) -> TextMeasurement {
        let start = HeightsTiming.now()
        defer { add(since: start) }
        return base.measure(text, width: width, maximumLines: maximumLines)
    }

    func widthWithSpaces(of request: TextRequest) -> Double {
        let start = HeightsTiming.now()
        defer { add(since: start) }
        return base.widthWithSpaces(of: request)
    }

    func widthWithSpaces(of text: StyledText, width: Double?) -> Double {
        let start = HeightsTiming.now()
        defer { add(since: start) }
        return base.widthWithSpaces(of: text, width: width)
    }

    func lineMetrics(of font: TextFont) -> LineMetrics {
        let start = HeightsTiming.now()
        defer { add(since: start) }
        return base.lineMetrics(of: font)
    }

    private func add(since start: UInt64) {
        let end = HeightsTiming.now()
        spent.wrappingAdd(end - start, ordering: .relaxed)
    }
}
