import Foundation

/// The state of the process at one time.
struct SoakSample {
    /// The number of operations since the start.
    let operations: Int
    /// The processor time of the process, in seconds.
    let processorTime: Double
    /// The processor time that the reference took just now, in seconds.
    let reference: Double
    /// The resident memory, in megabytes.
    let memory: Double

    init(operations: Int) {
        self.operations = operations
        processorTime = Self.time(of: CLOCK_PROCESS_CPUTIME_ID)
        let start = Self.time(of: CLOCK_THREAD_CPUTIME_ID)
        Self.runReference()
        reference = Self.time(of: CLOCK_THREAD_CPUTIME_ID) - start
        let pages = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8).split(separator: " ")[1]
        memory = Double(pages ?? "").map { $0 * Double(sysconf(Int32(_SC_PAGESIZE))) / 1e6 } ?? .nan
    }

    private static func time(of clock: clockid_t) -> Double {
        var time = timespec()
        clock_gettime(clock, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }

    /// Work of constant size that uses nothing of the project. Its time shows how fast the machine is while other
    /// programs run.
    private static func runReference() {
        var counts: [String: Int] = [:]
        for number in 0..<20_000 { counts["key \(number &* 7919 % 5003)", default: 0] += number }
        guard counts.count == 5003 else { fatalError("the reference is wrong") }
    }
}
