import Foundation

/// Runs two workers and measures them.
struct Soak {
    /// The length of the run, in seconds.
    let seconds: Double
    let seed: UInt64

    /// Runs the workers to their end, and samples the process about 400 times.
    func run() -> SoakReport {
        let counts = SoakCounts()
        let workers = DispatchGroup()
        for worker in 0..<2 {
            workers.enter()
            Task.detached {
                var worker = SoakWorker(seed: seed &* 2 &+ UInt64(worker), counts: counts)
                await worker.run()
                workers.leave()
            }
        }
        let start = ContinuousClock.now
        var samples = [SoakSample(operations: 0)]
        while ContinuousClock.now - start < .seconds(seconds) {
            Thread.sleep(forTimeInterval: max(0.1, seconds / 400))
            samples.append(SoakSample(operations: counts.operations))
        }
        counts.stop()
        workers.wait()
        return SoakReport(seconds: seconds, seed: seed, counts: counts, samples: samples)
    }
}

/// The state of the process at one time.
struct SoakSample {
    /// The number of operations since the start.
    let operations: Int
    /// The processor time of the process, in seconds.
    let processorTime: Double
    /// The resident memory, in megabytes.
    let memory: Double

    init(operations: Int) {
        self.operations = operations
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        processorTime = Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
        let pages = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8).split(separator: " ")[1]
        memory = Double(pages ?? "").map { $0 * Double(sysconf(Int32(_SC_PAGESIZE))) / 1e6 } ?? .nan
    }
}
