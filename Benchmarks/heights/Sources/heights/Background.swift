import FDTemplateLayoutCell
import Foundation
import UIKitLayout

/// Heights of many rows computed in the background, by one worker and by two.
struct Background {
    private let count = 20_000
    private let feed: FeedSample

    init(feed: FeedSample) {
        self.feed = feed
    }

    func run() async throws {
        print("\n\(count) rows of the feed (\(feed.identifier)) in the background")
        var (times, heights): ([[Double]], [[CGFloat]]) = ([[], []], [[], []])
        for _ in 0..<3 {
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

    private func computation(workers: Int) -> FDHeightComputation<Int> {
        var computation = FDHeightComputation<Int>(
            width: 375, makeTemplate: { try feed.prototype.makeCell().cell },
            configure: { feed.fill($0, with: $1 % feed.rows.count) })
        computation.workerCount = workers
        return computation
    }

    private func cancel() async throws {
        var latencies: [Double] = []
        for _ in 0..<5 {
            let progress = Progress(totalUnitCount: 0)
            let task = Task { try await computation(workers: 2).heights(of: Array(0..<count), progress: progress) }
            try await Task.sleep(for: .milliseconds(300))
            let done = progress.completedUnitCount
            let start = ContinuousClock.now
            progress.cancel()
            _ = try? await task.value
            latencies.append(1000 * seconds(since: start))
            precondition(done > 0 && done < count, "progress was not observed")
        }
        print("cancelled within \(String(format: "%.1f", latencies.max() ?? 0)) ms, the longest of five (wanted 50)")
    }

    private func seconds(since start: ContinuousClock.Instant) -> Double {
        let time = ContinuousClock.now - start
        return Double(time.components.seconds) + Double(time.components.attoseconds) / 1e18
    }
}
