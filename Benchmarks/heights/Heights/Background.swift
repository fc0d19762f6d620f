import FDTemplateLayoutCell
import Foundation
import Synchronization
import UIKitLayout

/// Times the computation of many heights in the background, by one worker and by two.
struct Background {
    private let count = 20_000
    private let feed: FeedSample
    private let rounds: Int

    init(feed: FeedSample, rounds: Int) {
        self.feed = feed
        self.rounds = min(rounds, 3)
    }

    func run() async throws {
        print("\n\(count) rows of the feed (\(feed.identifier)) in the background")
        var (times, heights): ([[Double]], [[CGFloat]]) = ([[], []], [[], []])
        for _ in 0..<rounds {
            for workers in 1...2 {
                let start = ContinuousClock.now
                heights[workers - 1] = try await computation(workers: workers).heights(of: Array(0..<count))
                times[workers - 1].append(seconds(since: start))
            }
        }
        let (one, two) = (median(times[0]), median(times[1]))
        print("one worker \(column(one, digits: 1, width: 1)) s, two \(column(two, digits: 1, width: 1)) s:")
        print(
            "\(String(format: "%.2f", one / two)) times as fast (wanted 1.6); the same heights: \(heights[0] == heights[1])"
        )
        try await cancel()
    }

    private func computation(
        workers: Int, whenConfigured: @escaping @Sendable (Int) -> Void = { _ in }
    ) -> FDHeightComputation<Int> {
        var computation = FDHeightComputation<Int>(
            width: 375, makeTemplate: { try feed.prototype.makeCell().cell },
            configure: { cell, row in
                feed.fill(cell, with: row % feed.rows.count)
                whenConfigured(row)
            })
        computation.workerCount = workers
        return computation
    }

    private func cancel() async throws {
        var latencies: [Double] = []
        for _ in 0..<5 { latencies.append(1000 * (try await latencyOfCancellation())) }
        print("cancelled within \(String(format: "%.1f", latencies.max() ?? 0)) ms, the longest of five (wanted 50)")
    }

    /// The time in seconds from the cancellation to the end of the work. The row in the middle cancels the work when
    /// its cell is configured, so on any machine about half of the rows are never begun.
    private func latencyOfCancellation() async throws -> Double {
        let progress = Progress(totalUnitCount: 0)
        let cancelled = Mutex(ContinuousClock.now)
        let computation = computation(workers: 2) { row in
            guard row == count / 2 else { return }
            cancelled.withLock { $0 = .now }
            progress.cancel()
        }
        do {
            _ = try await computation.heights(of: Array(0..<count), progress: progress)
        } catch is CancellationError {
            return seconds(since: cancelled.withLock { $0 })
        }
        preconditionFailure("the work went on to its end although its progress was cancelled")
    }

    private func seconds(since start: ContinuousClock.Instant) -> Double {
        let time = ContinuousClock.now - start
        return Double(time.components.seconds) + Double(time.components.attoseconds) / 1e18
    }
}
