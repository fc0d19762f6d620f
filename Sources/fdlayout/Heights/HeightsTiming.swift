import Foundation
import Synchronization
import TextLayout

/// The time spent on heights by category, in nanoseconds of the monotonic clock.
struct HeightsTiming: Encodable {
    /// The number of computed heights.
    var rows = 0
    /// The time from the first height to the last, without reading the input.
    var total: UInt64 = 0
    /// The time spent filling cells with rows.
    var configuration: UInt64 = 0
    /// The time spent measuring text.
    var text: UInt64 = 0

    private enum CodingKeys: String, CodingKey {
        case rows
        case total = "total_ns"
        case configuration = "configuration_ns"
        case text = "text_ns"
        case solving = "solving_ns"
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(rows, forKey: .rows)
        try container.encode(total, forKey: .total)
        try container.encode(configuration, forKey: .configuration)
        try container.encode(text, forKey: .text)
        try container.encode(total - min(total, configuration + text), forKey: .solving)
    }

    static func now() -> UInt64 {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
    }
}

/// A measurer that adds up the time spent in another measurer.
final class TimedTextMeasurer: TextMeasuring {
    private let base: any TextMeasuring
    private let spent = Atomic<UInt64>(0)

    init(_ base: any TextMeasuring) {
        self.base = base
    }

    /// The time spent so far, in nanoseconds.
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
