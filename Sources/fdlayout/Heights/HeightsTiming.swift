import Foundation

/// The time spent on computing heights on one thread, by category, in nanoseconds of the monotonic clock.
struct HeightsTiming: Encodable {
    /// The number of computed heights.
    var rows = 0
    /// The time spent on all heights. Reading the input is not included.
    var total: UInt64 = 0
    /// The time spent filling cells with rows.
    var configuration: UInt64 = 0
    /// The time spent measuring text.
    var text: UInt64 = 0

    private enum CodingKeys: String, CodingKey {
        case threads, rows
        case total = "total_ns"
        case configuration = "configuration_ns"
        case text = "text_ns"
        case solving = "solving_ns"
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(1, forKey: .threads)
        try container.encode(rows, forKey: .rows)
        try container.encode(total, forKey: .total)
        try container.encode(configuration, forKey: .configuration)
        try container.encode(text, forKey: .text)
        try container.encode(total - min(total, configuration + text), forKey: .solving)
    }

    static func now() -> UInt64 { nanoseconds(of: CLOCK_MONOTONIC) }
}

/// The time of one of the system's clocks, in nanoseconds.
func nanoseconds(of clock: clockid_t) -> UInt64 {
    var time = timespec()
    clock_gettime(clock, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
}
