import Foundation

/// The processor time spent on a stream of rows by all threads together, by category, in nanoseconds.
struct StreamTiming: Encodable {
    /// The number of threads that measure rows.
    var threads = 1
    /// The number of rows.
    var rows = 0
    /// The time spent reading lines, parsing them and collecting the values of fields.
    var reading: UInt64 = 0
    /// The time spent filling cells, measuring text and solving layouts.
    var layout: UInt64 = 0
    /// The time spent formatting the output. Writing it is not included.
    var output: UInt64 = 0

    private enum CodingKeys: String, CodingKey {
        case threads, rows
        case reading = "reading_ns"
        case layout = "layout_ns"
        case output = "output_ns"
    }

    /// Adds the times of other rows of the same stream.
    mutating func add(_ other: StreamTiming) {
        rows += other.rows
        reading += other.reading
        layout += other.layout
        output += other.output
    }

    /// The processor time that the calling thread has used, in nanoseconds.
    static func now() -> UInt64 { nanoseconds(of: CLOCK_THREAD_CPUTIME_ID) }
}
