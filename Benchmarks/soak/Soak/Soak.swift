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
