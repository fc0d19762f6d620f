import FDTemplateLayoutCell
import Foundation
import Locking
import TextLayout
import UIKitLayout
import XCTest

/// Heights computed in advance, in idle turns of the run loop and in the background.
nonisolated final class PrecacheTests: TemplateLayoutTestCase {}

extension PrecacheTests {
    private func runIdleTurns(_ count: Int = 50) {
        for _ in 0..<count { RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.002)) }
    }

    private func heights(_ table: UITableView, _ count: Int) -> [CGFloat?] {
        (0..<count).map { table.fd_indexPathHeightCache.height(for: path($0)) }
    }

    // MARK: Idle turns

    func testOnlyMissingHeightsAreComputedAfterAnInsertion() {
        let (table, source) = (makeTable(), CountingDataSource([3]))
        table.dataSource = source
        table.delegate = source
        table.estimatedRowHeight = 10
        table.fd_precacheEnabled = true
        runIdleTurns()
        XCTAssertEqual(source.asked, (0..<3).map { path($0) })
        source.asked = []
        source.counts = [5]
        table.insertRows(at: [path(1), path(4)])
        runIdleTurns()
        XCTAssertEqual(source.asked, [path(1), path(4)])
        XCTAssertEqual(heights(table, 5), Array(repeating: 32.5, count: 5))
    }

    /// A turn with a time limit of zero computes one row.
    func testATurnKeepsToItsTime() {
        let (table, source) = (makeTable(), CountingDataSource([1000]))
        table.dataSource = source
        table.delegate = source
        table.fd_precacheTimePerTurn = 0
        table.fd_precacheEnabled = true
        RunLoop.current.run(until: Date())
        let first = source.asked.count
        XCTAssertLessThanOrEqual(first, 2)
        table.fd_precacheEnabled = false
        runIdleTurns(5)
        XCTAssertLessThanOrEqual(source.asked.count, first + 1, "it can be stopped")
    }

    /// One call of `run(until:)`, without any other event that wakes the run loop. Each turn computes one row.
    func testAllRowsAreComputedWhileTheRunLoopIsIdle() {
        let (table, source) = (makeTable(), CountingDataSource([60, 40]))
        (table.dataSource, table.delegate) = (source, source)
        table.fd_precacheTimePerTurn = 0
        table.fd_precacheEnabled = true
        RunLoop.current.run(until: Date(timeIntervalSinceNow: 2))
        XCTAssertEqual(source.asked.count, 100)
        XCTAssertNil(heights(table, 60).firstIndex(of: nil))
    }

    /// Heights that were computed in advance belong to the traits and the width; those of other ones are computed again.
    func testHeightsAreComputedAgainForOtherTraits() {
        let (table, source) = (makeTable(), CountingDataSource([3]))
        (table.dataSource, table.delegate) = (source, source)
        table.estimatedRowHeight = 10
        table.fd_precacheEnabled = true
        runIdleTurns()
        table.overrideTraitCollection = UITraitCollection(displayScale: 2, preferredContentSizeCategory: .small)
        table.layoutIfNeeded()
        source.asked = []
        runIdleTurns()
        XCTAssertEqual(heights(table, 3), [32.5, 32.5, 32.5])
    }

    /// The delegate of this table reports that the content of a row has changed while it returns the row's old height.
    func testAHeightThatIsInvalidatedWhileItIsComputedIsNotCached() {
        let (table, source) = (makeTable(), CountingDataSource([3]))
        source.isInvalidating = true
        (table.dataSource, table.delegate) = (source, source)
        table.estimatedRowHeight = 10
        table.fd_precacheEnabled = true
        runIdleTurns()
        XCTAssertEqual(heights(table, 3), [nil, nil, nil])
        XCTAssertLessThan(source.asked.count, 20, "the rows are not computed again and again")
    }

    // MARK: In the background

    /// A computation with one worker, since a waiting worker blocks one of the few threads for concurrent tasks.
    private func computation(
        _ started: (@Sendable () -> Void)? = nil
    ) -> FDHeightComputation<String> {
        var computation = FDHeightComputation<String>(
            width: 1, makeTemplate: { LabelCell() },
            configure: { cell, text in
                started?()
                (cell as? LabelCell)?.label.text = text
            })
        computation.workerCount = 1
        return computation
    }

    @MainActor
    func testHeightsGoToWhereTheirRowsAreByThen() async throws {
        let table = makeTable()
        let gate = Gate()
        let rows = (0..<4).map { (indexPath: path($0), row: String(repeating: "row ", count: 10 * $0)) }
        let expected = rows.map { height($0.row, in: table) }
        let computation = computation(gate.arrive)
        let task = Task { try await table.fd_precacheHeights(of: rows, computation: computation) }
        await gate.whenArrived {
            table.performBatchUpdates {
                table.deleteRows(at: [path(0)])
                table.reloadRows(at: [path(1)])
                table.moveRow(at: path(3), to: path(0))
            }
        }
        let cached = try await task.value
        XCTAssertEqual(cached, 2)
        XCTAssertEqual(heights(table, 3), [expected[3], nil, expected[2]])
    }

    @MainActor
    func testHeightsForAnotherWidthOrAfterAReloadAreDropped() async throws {
        for change: (UITableView) -> Void in [{ $0.frame.size.width = 200 }, { $0.reloadData() }] {
            let table = makeTable()
            let gate = Gate()
            let computation = computation(gate.arrive)
            let task = Task { try await table.fd_precacheHeights(of: [(path(0), "text")], computation: computation) }
            await gate.whenArrived { change(table) }
            let cached = try await task.value
            XCTAssertEqual(cached, 0)
            XCTAssertFalse(table.fd_indexPathHeightCache.existsHeight(at: path(0)))
        }
    }

    @MainActor
    func testHeightsOfRowsThatWereInvalidatedMeanwhileAreDropped() async throws {
        for (change, expected) in [
            ({ $0.invalidateHeight(at: path(1)) }, [32.5, nil, 32.5]),
            ({ $0.invalidateAllHeightCache() }, [nil, nil, nil]),
        ] as [((FDIndexPathHeightCache) -> Void, [CGFloat?])] {
            let table = makeTable()
            let gate = Gate()
            let (rows, computation) = ((0..<3).map { (indexPath: path($0), row: "row") }, computation(gate.arrive))
            let task = Task { try await table.fd_precacheHeights(of: rows, computation: computation) }
            await gate.whenArrived { change(table.fd_indexPathHeightCache) }
            let cached = try await task.value
            XCTAssertEqual(heights(table, 3), expected)
            XCTAssertEqual(cached, expected.compactMap(\.self).count)
        }
    }

    // "b" is invalidated, "c" is requested for version 2, and "d" is stored for version 3, while version 1 of each is
    // being computed.
    @MainActor
    func testHeightsOfKeysThatChangedMeanwhileAreDropped() async throws {
        let table = makeTable()
        let (gate, cache) = (Gate(), table.fd_keyedHeightCache)
        let (rows, computation) = ("abcd".map { (key: String($0), version: 1, row: "row") }, computation(gate.arrive))
        let task = Task { try await table.fd_precacheHeights(of: rows, computation: computation) }
        await gate.whenArrived {
            cache.invalidateHeight(forKey: "b")
            _ = table.fd_heightForCell(withIdentifier: "label", cacheByKey: "c", version: 2) {
                ($0 as? LabelCell)?.label.text = "twenty characters are a line and some more"
            }
            cache.cacheHeight(99, byKey: "d", version: 3)
            _ = cache.existsHeight(forKey: "a", version: 2)
        }
        let cached = try await task.value
        XCTAssertEqual(cached, 1)
        XCTAssertEqual(["a", "b", "c", "d"].map { cache.height(forKey: $0, version: 1) }, [32.5, nil, nil, nil])
        XCTAssertEqual(cache.height(forKey: "c", version: 2), 56.5)
        XCTAssertEqual(cache.height(forKey: "d", version: 3), 99)
    }

    @MainActor
    func testNoHeightOfAKeyIsCachedIfAllWereInvalidatedMeanwhile() async throws {
        let table = makeTable()
        let gate = Gate()
        let computation = computation(gate.arrive)
        let task = Task { try await table.fd_precacheHeights(of: [(key: 1, row: "row")], computation: computation) }
        await gate.whenArrived { table.fd_keyedHeightCache.invalidateAllHeightCache() }
        let cached = try await task.value
        XCTAssertEqual(cached, 0)
        XCTAssertEqual(table.fd_keyedHeightCache.count, 0)
    }

    func testHeightsAreCachedForTheVersionsOfTheirRows() async throws {
        let table = makeTable()
        let rows = [
            (key: "a", version: 0, row: "row"), (key: "b", version: 5, row: "twenty characters are a line and more"),
        ]
        let count = try await table.fd_precacheHeights(of: rows, computation: computation())
        XCTAssertEqual(count, 2)
        var configured = 0
        let heights = rows.map { row in
            table.fd_heightForCell(withIdentifier: "label", cacheByKey: row.key, version: row.version) { _ in
                configured += 1
            }
        }
        XCTAssertEqual(heights, [32.5, 44.5])
        XCTAssertEqual(configured, 0)
    }

    func testHeightsAreCachedByKeyAsTheTableWouldComputeThem() async throws {
        let table = makeTable(width: 90)
        table.separatorStyle = .none
        table.fd_contentWidthRule.accessoryWidths[.none] = 20
        let texts = (0..<50).map { String(repeating: "word ", count: $0) }
        let count = try await table.fd_precacheHeights(
            of: texts.enumerated().map { ($0, $1) }, computation: computation())
        XCTAssertEqual(count, 50)
        for (key, text) in texts.enumerated() {
            XCTAssertEqual(table.fd_keyedHeightCache.height(forKey: key), height(text, in: table))
        }
    }

    func testProgressAdvancesAndCancellingItEndsTheWork() async throws {
        let progress = Progress(totalUnitCount: 0)
        let seen = Locked<[Int64]>([])
        let late = Locked(0)
        var computation = FDHeightComputation<Int>(
            width: 120, makeTemplate: { LabelCell() },
            configure: { _, row in
                seen.withLock { $0.append(progress.completedUnitCount) }
                if progress.isCancelled {
                    late.withLock { $0 += 1 }
                    usleep(1000)
                }
                if row == 500 { progress.cancel() }
            })
        computation.workerCount = 2
        do {
            _ = try await computation.heights(of: Array(0..<100_000), progress: progress)
            XCTFail("a cancelled computation returned")
        } catch {
            XCTAssertTrue(error is CancellationError)
        }
        let counts = seen.withLock { $0 }
        XCTAssertEqual(progress.totalUnitCount, 100_000)
        XCTAssertGreaterThan(Set(counts).count, 10, "it was told again and again")
        // Foundation reports a cancellation with a delay, during which a worker completes at most one row a millisecond.
        XCTAssertLessThan(late.withLock { $0 }, 10_000)
    }

    @MainActor
    func testCancellingTheTaskEndsTheWork() async throws {
        let gate = Gate()
        let computation = computation(gate.arrive)
        let task = Task { try await computation.heights(of: Array(repeating: "row", count: 100_000)) }
        await gate.whenArrived { task.cancel() }
        do {
            _ = try await task.value
            XCTFail("a cancelled computation returned")
        } catch {
            XCTAssertTrue(error is CancellationError)
        }
    }
}

/// A gate at which the background waits until a test has done something.
///
/// If views are bound to the main actor, the background runs on the main actor between slices of rows, as the test
/// does. It must not wait then, and the test runs next.
private final nonisolated class Gate: Sendable {
    private let state = Locked((hasArrived: false, isOpen: false))

    var isOpen: Bool { state.withLock { $0.isOpen } }

    /// Called in the background. Returns when the test has opened the gate.
    func arrive() {
        state.withLock { $0.hasArrived = true }
        #if !MainActorViews
            while !isOpen { usleep(100) }
        #endif
    }

    /// Calls a closure while the background waits.
    func whenArrived(isolation: isolated (any Actor)? = #isolation, _ body: () -> Void) async {
        while !state.withLock({ $0.hasArrived }) { await Task.yield() }
        body()
        state.withLock { $0.isOpen = true }
    }
}
