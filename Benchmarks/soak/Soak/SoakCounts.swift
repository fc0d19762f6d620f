import Synchronization

/// The numbers that workers count and the report prints.
final class SoakCounts: Sendable {
    private let operationCount = Atomic(0)
    private let comparisonCount = Atomic(0)
    private let mismatchCount = Atomic(0)
    private let stopped = Atomic(false)

    /// Changes, comparisons and heights computed in the background.
    var operations: Int { operationCount.load(ordering: .relaxed) }
    var comparisons: Int { comparisonCount.load(ordering: .relaxed) }
    var mismatches: Int { mismatchCount.load(ordering: .relaxed) }
    /// Whether the workers have to end.
    var isStopped: Bool { stopped.load(ordering: .relaxed) }

    func stop() { stopped.store(true, ordering: .relaxed) }

    func add(_ count: Int) { operationCount.add(count, ordering: .relaxed) }

    /// Counts a comparison as an operation, and as a mismatch if the values differ.
    func compare(_ isEqual: Bool) {
        add(1)
        comparisonCount.add(1, ordering: .relaxed)
        if !isEqual { mismatchCount.add(1, ordering: .relaxed) }
    }
}
