import FDTemplateLayoutCell
import Foundation
import UIKitLayout

/// Changes one table after the other, each for two hundred rounds.
struct SoakWorker {
    private static let widths: [CGFloat] = [320, 375, 414, 600]
    private static let textSizes: [UIContentSizeCategory] = [.medium, .large, .extraExtraLarge]

    let counts: SoakCounts
    private var random: SplitMix
    private var table = SoakTable()
    private var round = 0

    init(seed: UInt64, counts: SoakCounts) {
        self.counts = counts
        random = SplitMix(state: seed)
    }

    /// Changes tables until the counts are stopped.
    mutating func run() async {
        while !counts.isStopped {
            if round % 200 == 0 {
                table = SoakTable()
                table.reload(using: &random)
            }
            round += 1
            changeTable()
            changeSurroundings()
            if random.isOne(in: 40) { await computeInBackground() }
            if random.isOne(in: 60) { draw() }
            if random.isOne(in: 100) { saveAndLoad() }
            compareRows()
            await Task.yield()
        }
    }

    private mutating func changeTable() {
        switch Int.random(in: 0..<20, using: &random) {
        case 0: table.reload(using: &random)
        case 1...2: counts.add(table.updateSections(using: &random))
        default: counts.add(table.updateRows(using: &random))
        }
    }

    /// Changes what all heights depend on, or a row's content without an update of the table.
    private mutating func changeSurroundings() {
        guard let path = table.paths.randomElement(using: &random) else { return }
        switch Int.random(in: 0..<20, using: &random) {
        case 0: table.view.frame.size.width = Self.widths.randomElement(using: &random) ?? 375
        case 1:
            table.view.overrideTraitCollection = UITraitCollection(
                preferredContentSizeCategory: Self.textSizes.randomElement(using: &random) ?? .large)
        case 2: table.view.separatorStyle = random.isOne(in: 2) ? .none : .singleLine
        case 3: table.view.fd_indexPathHeightCache.invalidateAllHeightCache()
        case 4: table.view.fd_keyedHeightCache.invalidateAllHeightCache()
        case 5...9:
            table[path].version += 1
            table.view.fd_indexPathHeightCache.invalidateHeight(at: path)
            table.view.fd_reloadDataWithoutInvalidateIndexPathHeightCache()
        default: return
        }
        counts.add(1)
    }

    /// Compares the total height with the heights of rows, and three rows with a new table.
    private mutating func compareRows() {
        let heights = table.paths.map { table.view.rectForRow(at: $0).height }
        counts.compare(abs(heights.reduce(0, +) - table.view.contentSize.height) < 1e-6)
        for _ in 0..<3 {
            guard let path = table.paths.randomElement(using: &random) else { return }
            counts.compare(table.view.rectForRow(at: path).height == table.freshHeight(of: table[path]))
        }
    }

    /// Computes heights with two workers, and cancels every third computation.
    private mutating func computeInBackground() async {
        guard let kind = SoakRow.Kind.allCases.randomElement(using: &random) else { return }
        var computation = SoakTable.computation(of: kind)
        computation.width = table.view.frame.width
        computation.traits = table.view.traitCollection
        computation.separatorStyle = table.view.separatorStyle
        computation.workerCount = 2
        let rows = table.sections.joined().filter { $0.kind == kind }
        let progress = Progress(totalUnitCount: 0)
        if random.isOne(in: 3) { progress.cancel() }
        guard let heights = try? await computation.heights(of: rows, progress: progress) else { return }
        counts.add(rows.count)
        guard let index = rows.indices.randomElement(using: &random) else { return }
        counts.compare(heights[index] == table.freshHeight(of: rows[index]))
    }

    private func draw() {
        table.view.layoutIfNeeded()
        let image = UIGraphicsImageRenderer(size: table.view.bounds.size).image { _ in
            _ = table.view.drawHierarchy(in: table.view.bounds, afterScreenUpdates: true)
        }
        counts.compare(image.size == table.view.bounds.size)
    }

    /// Replaces the heights by key with those of a file in which they have been saved.
    private func saveAndLoad() {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: file) }
        let cache = table.view.fd_keyedHeightCache
        let count = cache.count
        let isLoaded = (try? cache.save(to: file)) != nil
        cache.invalidateAllHeightCache()
        counts.compare(isLoaded && (try? cache.load(from: file)) != nil && cache.count == count)
    }
}
