import Foundation

/// What a run has measured, as text and as a result.
struct SoakReport: CustomStringConvertible {
    /// The length from which memory and throughput are judged, in seconds: shorter runs consist of warming up.
    private static let judgedLength = 600.0
    private static let memoryLimit = 0.02
    private static let throughputLimit = 0.15

    let seconds: Double
    let seed: UInt64
    let counts: SoakCounts
    let samples: [SoakSample]

    /// Whether no height differed, and in a long run memory and throughput remained within their limits.
    var isPassed: Bool {
        counts.comparisons > 0 && counts.mismatches == 0
            && (!isJudged || growth <= Self.memoryLimit && variation <= Self.throughputLimit)
    }

    /// Whether the run is long enough for memory and throughput to be judged.
    private var isJudged: Bool { seconds >= Self.judgedLength }

    private func limit(_ limit: Double) -> String {
        isJudged ? "(at most \(Int(limit * 100)) %)" : "(not judged in less than \(Int(Self.judgedLength)) s)"
    }

    var description: String {
        """
        \(Int(seconds)) s with seed \(seed)
        operations                      \(counts.operations)
        comparisons with fresh heights  \(counts.comparisons)
        mismatches                      \(counts.mismatches)
        memory by quarters, in MB       \(text(memory, digits: 1))
        fourth quarter beyond second    \(text([growth * 100], digits: 1)) % \(limit(Self.memoryLimit))
        throughput by tenths, in operations for a hundred times the processor time of a reference
                                        \(text(throughput, digits: 0))
        least below most                \(text([variation * 100], digits: 1)) % \(limit(Self.throughputLimit))
        """
    }

    /// The median of the resident memory in each quarter, in megabytes.
    private var memory: [Double] { medians(samples.map(\.memory), parts: 4) }

    private var growth: Double { memory[3] / memory[1] - 1 }

    /// The median, in each tenth, of the operations in the time that the reference takes a hundred times.
    private var throughput: [Double] {
        let rates = zip(samples, samples.dropFirst()).map { before, after in
            let time = after.processorTime - before.processorTime - before.reference
            return Double(after.operations - before.operations) / time * 50 * (before.reference + after.reference)
        }
        return medians(rates, parts: 10)
    }

    private var variation: Double { 1 - (throughput.min() ?? 0) / (throughput.max() ?? 1) }

    private func medians(_ values: [Double], parts: Int) -> [Double] {
        (0..<parts).map { part in
            let range = values.count * part / parts..<max(values.count * (part + 1) / parts, 1)
            let sorted = values[range].sorted()
            return sorted.isEmpty ? .nan : sorted[sorted.count / 2]
        }
    }

    private func text(_ values: [Double], digits: Int) -> String {
        values.map { String(format: "%.\(digits)f", $0) }.joined(separator: "  ")
    }
}
