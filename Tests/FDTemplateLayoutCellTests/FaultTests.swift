import FDTemplateLayoutCell
import Foundation
import UIKitLayout
import XCTest

/// Faults of the original library, each with the correct behaviour.
nonisolated final class FaultTests: TemplateLayoutTestCase {}

extension FaultTests {
    /// A table with heights cached for sections with the given numbers of rows: row r of section s is 100 × s + r high.
    private func makeCachedTable(_ counts: [Int]) -> UITableView {
        let table = makeTable()
        for (section, count) in counts.enumerated() {
            for row in 0..<count {
                table.fd_indexPathHeightCache.cacheHeight(CGFloat(100 * section + row), by: path(row, section))
            }
        }
        return table
    }

    private func heights(_ table: UITableView, _ section: Int, _ count: Int) -> [CGFloat?] {
        (0..<count).map { table.fd_indexPathHeightCache.height(for: path($0, section)) }
    }

    func testDeletingSeveralSectionsDeletesTheRightOnes() {
        let table = makeCachedTable([1, 1, 1, 1])
        table.deleteSections([0, 2])
        XCTAssertEqual((0..<4).map { heights(table, $0, 1)[0] }, [100, 300, nil, nil])
    }

    func testRowsInsertedInAnyOrderEndWhereUIKitPutsThem() {
        for order in [[0, 2], [2, 0]] {
            let table = makeCachedTable([3])
            table.insertRows(at: order.map { path($0) })
            XCTAssertEqual(heights(table, 0, 5), [nil, 0, nil, 1, 2])
        }
    }

    func testAMoveShiftsWhatLiesBetween() {
        let table = makeCachedTable([1, 1, 1, 1])
        table.moveSection(0, toSection: 2)
        XCTAssertEqual((0..<4).map { heights(table, $0, 1)[0] }, [100, 200, 0, 300])
        let rows = makeCachedTable([4])
        rows.moveRow(at: path(0), to: path(2))
        XCTAssertEqual(heights(rows, 0, 4), [1, 2, 0, 3])
        rows.moveRow(at: path(2), to: path(2))
        XCTAssertEqual(heights(rows, 0, 4), [1, 2, 0, 3])
    }

    func testAnyUpdateIsValidOnAnEmptyOrShortCache() {
        let table = makeTable()
        table.fd_indexPathHeightCache.automaticallyInvalidateEnabled = true
        table.deleteRows(at: [path(7, 3)])
        table.reloadSections([9])
        table.moveRow(at: path(5, 5), to: path(1, 1))
        table.moveSection(8, toSection: 2)
        table.insertSections([4, 6])
        XCTAssertNil(table.fd_indexPathHeightCache.height(for: path(7, 3)))
        let short = makeCachedTable([2])
        short.insertRows(at: [path(9)])
        short.moveRow(at: path(12), to: path(0))
        XCTAssertEqual(heights(short, 0, 3), [nil, 0, 1])
    }

    func testABatchUsesOldPlacesForDeletionsAndNewOnesForInsertions() {
        let table = makeCachedTable([5])
        table.performBatchUpdates {
            table.moveRow(at: path(4), to: path(0))
            table.insertRows(at: [path(2)])
            table.reloadRows(at: [path(3)])
            table.deleteRows(at: [path(1)])
        }
        XCTAssertEqual(heights(table, 0, 6), [4, 0, nil, 2, nil, nil])
    }

    func testGoingBackToAWidthFindsItsHeightsAgain() {
        let table = makeCachedTable([1])
        table.fd_keyedHeightCache.cacheHeight(11, byKey: "a")
        table.frame.size.width = 300
        XCTAssertNil(table.fd_indexPathHeightCache.height(for: path(0)))
        XCTAssertNil(table.fd_keyedHeightCache.height(forKey: "a"))
        table.overrideTraitCollection = UITraitCollection(displayScale: 3)
        table.frame.size.width = 120
        XCTAssertNil(table.fd_keyedHeightCache.height(forKey: "a"), "another scale")
        table.overrideTraitCollection = UITraitCollection(displayScale: 2)
        XCTAssertEqual(table.fd_indexPathHeightCache.height(for: path(0)), 0)
        XCTAssertEqual(table.fd_keyedHeightCache.height(forKey: "a"), 11)
    }

    func testChangedContentMissesByInvalidationOrByVersion() {
        let table = makeTable()
        let cache = table.fd_keyedHeightCache
        cache.cacheHeight(10, byKey: "a")
        cache.invalidateHeight(forKey: "a")
        XCTAssertFalse(cache.existsHeight(forKey: "a"))
        cache.cacheHeight(10, byKey: "a", version: 1)
        XCTAssertEqual(cache.height(forKey: "a", version: 1), 10)
        XCTAssertNil(cache.height(forKey: "a", version: 2))
    }

    // The original library's constants: none 0, disclosure 34, detail disclosure 68, checkmark 40, detail 48; 16 plus
    // the width of an accessory view; 4 more at scale 3 from 414 points on.
    func testTheWidthsThatAccessoriesTakeAreInOneTableAndSettable() {
        func contentWidth(_ table: UITableView, _ configure: (UITableViewCell) -> Void = { _ in }) -> CGFloat {
            table.separatorStyle = .none
            return 3 * table.fd_heightForCell(withIdentifier: "frame", configuration: configure)
        }
        for (type, width) in [(0, 0), (1, 34), (2, 68), (3, 40), (4, 48)] {
            let table = makeTable(width: 300)
            XCTAssertEqual(
                contentWidth(table) { $0.accessoryType = UITableViewCell.AccessoryType(rawValue: type) ?? .none },
                300 - CGFloat(width), accuracy: 1e-9)
        }
        XCTAssertEqual(
            contentWidth(makeTable(width: 300)) {
                $0.accessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 24, height: 24))
            }, 260, accuracy: 1e-9)
        XCTAssertEqual(contentWidth(makeTable(width: 414, scale: 3)), 410, accuracy: 1e-9)
        XCTAssertEqual(contentWidth(makeTable(width: 413, scale: 3)), 413, accuracy: 1e-9)
        let table = makeTable(width: 300)
        table.fd_contentWidthRule.accessoryWidths[.checkmark] = 39
        XCTAssertEqual(contentWidth(table) { $0.accessoryType = .checkmark }, 261, accuracy: 1e-9)
        let source = CountingDataSource([1])
        source.titles = ["A", "B"]
        let indexed = makeTable(width: 300)
        indexed.dataSource = source
        XCTAssertEqual(contentWidth(indexed), 285, accuracy: 1e-9)
    }

    func testConstraintsElsewhereDoNotChooseAutoLayout() {
        let table = makeTable()
        let height = table.fd_heightForCell(withIdentifier: "frame") { cell in
            guard cell.subviews.count == 1 else { return }
            let badge = UIView()
            cell.addSubview(badge)
            badge.heightAnchor.constraint(equalToConstant: 7).isActive = true
        }
        XCTAssertEqual(height, 40.5)
    }

    func testAnUnregisteredTemplateNamesItselfAndTheRegisteredOnes() {
        XCTAssertThrowsError(try makeTable().fd_tryHeightForCell(withIdentifier: "other") { _ in }) { error in
            XCTAssertEqual((error as? FDTemplateError)?.code, .notRegistered)
            XCTAssertEqual(
                "\(error)",
                "Cell must be registered to table view for identifier - other (registered: frame, label, plain)")
        }
    }

    func testAMultiLineLabelTakesItsLaidOutWidth() {
        let table = makeTable()
        let cell = table.fd_templateCell(forReuseIdentifier: "label") as? LabelCell
        XCTAssertEqual(cell?.label.preferredMaxLayoutWidth, 0)
        XCTAssertEqual(height(String(repeating: "abcd ", count: 12), in: table), 20 + 3 * 12 + 0.5)
    }

    func testNothingIsCachedAtNoWidth() {
        let table = makeTable(width: 0)
        for key in ["a", "b"] {
            _ = table.fd_heightForCell(withIdentifier: "label", cacheByKey: key) { _ in }
        }
        _ = table.fd_heightForCell(withIdentifier: "label", cacheBy: path(0)) { _ in }
        XCTAssertFalse(table.fd_keyedHeightCache.existsHeight(forKey: "a"))
        table.frame.size.width = 120
        XCTAssertFalse(table.fd_keyedHeightCache.existsHeight(forKey: "a"))
        XCTAssertFalse(table.fd_indexPathHeightCache.existsHeight(at: path(0)))
    }

    private func runIdleTurns() {
        for _ in 0..<50 { RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.002)) }
    }

    func testPrecachingFillsTheCacheAndStopsWithTheDelegate() {
        let table = makeTable()
        var source: CountingDataSource? = CountingDataSource([5])
        table.dataSource = source
        table.delegate = source
        table.fd_debugLogEnabled = true
        let lines = log {
            table.fd_precacheEnabled = true
            runIdleTurns()
        }
        XCTAssertEqual(source?.asked.count, 5)
        XCTAssertTrue(lines.contains("** FDTemplateLayoutCell ** precached - [0:3] 32.5"))
        XCTAssertEqual(heights(table, 0, 5), Array(repeating: 32.5, count: 5))
        table.reloadData()
        source = nil
        runIdleTurns()
        XCTAssertEqual(heights(table, 0, 5), Array(repeating: nil, count: 5), "the delegate has gone")
    }

    func testPrecachingStopsWithTheTable() {
        let source = CountingDataSource([5])
        var table: UITableView? = makeTable()
        table?.dataSource = source
        table?.delegate = source
        table?.fd_precacheEnabled = true
        let isGone = { [weak table] in table == nil }
        table = nil
        runIdleTurns()
        XCTAssertTrue(isGone())
        XCTAssertEqual(source.asked, [])
    }

    func testHeightsAreComputedInParallelWithProgressAndTheSameResult() async throws {
        let texts = (0..<200).map { String(repeating: "word ", count: $0 % 17) }
        let computation = FDHeightComputation<String>(
            width: 120, makeTemplate: { LabelCell() },
            configure: { cell, text in (cell as? LabelCell)?.label.text = text })
        let progress = Progress(totalUnitCount: 0)
        let parallel = try await computation.heights(of: texts, progress: progress)
        let table = makeTable()
        XCTAssertEqual(parallel, texts.map { height($0, in: table) })
        XCTAssertEqual(progress.completedUnitCount, 200)
    }

    func testACancelledComputationThrowsAndCachesNothing() async throws {
        let computation = FDHeightComputation<String>(
            width: 120, makeTemplate: { LabelCell() }, configure: { _, _ in })
        let progress = Progress(totalUnitCount: 0)
        progress.cancel()
        let table = makeTable()
        do {
            try await table.fd_precacheHeights(
                of: [(path(0), "text")], computation: computation, progress: progress)
            XCTFail("a cancelled computation returned")
        } catch {
            XCTAssertTrue(error is CancellationError)
        }
        XCTAssertFalse(table.fd_indexPathHeightCache.existsHeight(at: path(0)))
    }

    func testAClosureCanMakeTemplates() {
        let table = makeTable()
        table.register(forCellReuseIdentifier: "made") {
            let cell = LabelCell(style: .default, reuseIdentifier: "made")
            cell.label.numberOfLines = 1
            return cell
        }
        let height = table.fd_heightForCell(withIdentifier: "made") { cell in
            (cell as? LabelCell)?.label.text = "a text far too long for one line of the cell"
        }
        XCTAssertEqual(height, 32.5)
    }

    func testHeadersAreConfigured() {
        let table = makeTable()
        table.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "header")
        var isConfigured = false
        _ = table.fd_heightForHeaderFooterView(withIdentifier: "header") { _ in isConfigured = true }
        XCTAssertTrue(isConfigured)
    }

    func testReloadingForgetsHeightsUnlessAskedNotTo() {
        let table = makeCachedTable([3])
        table.fd_reloadDataWithoutInvalidateIndexPathHeightCache()
        XCTAssertEqual(heights(table, 0, 3), [0, 1, 2])
        table.reloadData()
        XCTAssertEqual(heights(table, 0, 3), [nil, nil, nil])
    }
}
