import Foundation
import Synchronization

/// Numbers from 0 up, handed out in chunks to whoever asks next.
final class ChunkedWork: Sendable {
    private let count: Int
    private let chunkSize: Int
    private let nextStart = Atomic<Int>(0)

    init(count: Int, chunkSize: Int) {
        self.count = count
        self.chunkSize = max(1, chunkSize)
    }

    /// The number of chunks in all.
    var chunkCount: Int { (count + chunkSize - 1) / chunkSize }

    /// The next chunk, `nil` when all are handed out.
    func next() -> Range<Int>? {
        let start = nextStart.add(chunkSize, ordering: .relaxed).oldValue
        return start < count ? start..<min(start + chunkSize, count) : nil
    }
}

/// A progress that several workers report to.
final class ProgressCounter: Sendable {
    private let progress: Mutex<Progress?>

    init(_ progress: Progress?, total: Int) {
        progress?.totalUnitCount = Int64(total)
        self.progress = Mutex(progress)
    }

    /// So many rows more are done.
    func add(_ count: Int) {
        progress.withLock { $0?.completedUnitCount += Int64(count) }
    }

    /// Throws when somebody has cancelled the progress.
    func checkCancellation() throws {
        if progress.withLock({ $0?.isCancelled }) == true { throw CancellationError() }
    }
}
