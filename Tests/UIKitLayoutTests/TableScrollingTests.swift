import Foundation
import UIKitLayout
import XCTest

nonisolated final class TableScrollingTests: TableTestCase {}

extension TableScrollingTests {
    func testCellsAreMadeForWhatIsInSightAndUsedAgain() {
        let (table, source) = makeTable([Array(repeating: 100, count: 1000)])
        table.layoutIfNeeded()
        XCTAssertEqual(table.indexPathsForVisibleRows, [path(0), path(1), path(2)])
        XCTAssertEqual(table.visibleCells.map(\.frame.minY), [0, 100, 200])
        for offset in stride(from: 0, through: 5000, by: 25) {
            table.contentOffset.y = CGFloat(offset)
            table.layoutIfNeeded()
        }
        XCTAssertEqual(table.indexPathsForVisibleRows, [path(50), path(51), path(52)])
        XCTAssertLessThanOrEqual(source.made, 5, "four fit into the sight at once, one more is on its way")
        XCTAssertEqual(table.subviews.count, 3)
    }

    // In UIKit, the visible cells reflect the current data even before a layout, but the index paths of visible rows do
    // not: both are well known from apps that request the cells first.
    func testVisibleCellsAreUpToDateBeforeALayout() {
        let (table, source) = makeTable([Array(repeating: 100, count: 2)])
        XCTAssertNil(table.indexPathsForVisibleRows)
        XCTAssertEqual(table.visibleCells.map(\.frame.minY), [0, 100])
        XCTAssertEqual(table.indexPathsForVisibleRows, [path(0), path(1)])
        table.layoutIfNeeded()
        XCTAssertEqual(source.made, 2)
        table.contentOffset.y = 50
        XCTAssertEqual(table.visibleCells.map(\.frame.minY), [0, 100])
    }

    func testTheDelegateIsToldOfEachCell() {
        let (table, source) = makeTable([Array(repeating: 100, count: 1000)])
        table.layoutIfNeeded()
        XCTAssertEqual(source.events, ["+0:0", "+0:1", "+0:2"])
        source.forgetEvents()
        table.contentOffset.y = 150
        table.layoutIfNeeded()
        XCTAssertEqual(source.events, ["-0:0", "+0:3", "+0:4"])
        XCTAssertNil(table.cellForRow(at: path(0)))
        let cell = table.cellForRow(at: path(3))
        XCTAssertEqual(cell.flatMap(table.indexPath(for:)), path(3))
    }

    /// Visible rows keep their positions on the screen when rows above them turn out to be higher or lower than
    /// estimated.
    func testScrollingUpIntoEstimatesDoesNotJump() {
        let heights = (0..<1000).map { CGFloat(20 + $0 * 37 % 160) }
        let (table, _) = makeTable([heights])
        table.scrollToRow(at: path(500), at: .top, animated: false)
        table.layoutIfNeeded()
        for _ in 0..<6000 where table.contentOffset.y > 0 {
            let anchor = table.indexPathsForVisibleRows?.first ?? path(0)
            let before = table.rectForRow(at: anchor).minY - table.contentOffset.y
            let step = min(table.contentOffset.y, 15)
            table.contentOffset.y -= step
            table.layoutIfNeeded()
            XCTAssertEqual(table.rectForRow(at: anchor).minY - table.contentOffset.y, before + step, accuracy: 1e-9)
        }
        XCTAssertEqual(table.contentOffset.y, 0)
        for row in 0..<500 {
            XCTAssertEqual(table.rectForRow(at: path(row)).minY, heights[..<row].reduce(0, +))
        }
    }

    func testRowsAreScrolledToWhereTheyShouldBe() {
        let heights = (0..<1000).map { CGFloat(20 + $0 * 37 % 160) }
        for (position, edge) in [
            (UITableView.ScrollPosition.top, \CGRect.minY), (.middle, \CGRect.midY), (.bottom, \CGRect.maxY),
        ] {
            let (table, _) = makeTable([heights])
            table.scrollToRow(at: path(700), at: position, animated: false)
            table.layoutIfNeeded()
            let row = table.rectForRow(at: path(700))
            XCTAssertEqual(row.height, heights[700])
            XCTAssertEqual(row[keyPath: edge], table.bounds[keyPath: edge], accuracy: 1e-9, "\(position)")
        }
        let (table, _) = makeTable([heights])
        table.scrollToRow(at: path(999), at: .top, animated: false)
        XCTAssertEqual(table.contentOffset.y, table.contentSize.height - 300, accuracy: 1e-9, "not beyond the end")
        let offset = table.contentOffset
        table.scrollToRow(at: path(999), at: .none, animated: false)
        XCTAssertEqual(table.contentOffset, offset, "it is in sight already")
    }

    func testRowsThatStayKeepTheirCells() {
        let (table, source) = makeTable([Array(repeating: 100, count: 10)])
        table.layoutIfNeeded()
        let cells = table.visibleCells
        source.forgetEvents()
        source.heights[0].insert(40, at: 1)
        table.insertRows(at: [path(1)])
        table.layoutIfNeeded()
        XCTAssertTrue(table.cellForRow(at: path(0)) === cells[0])
        XCTAssertTrue(table.cellForRow(at: path(2)) === cells[1])
        XCTAssertEqual(table.visibleCells.map(\.frame.minY), [0, 100, 140, 240])
        XCTAssertEqual(source.events, ["+0:1"])
        source.forgetEvents()
        table.reloadRows(at: [path(0)])
        table.layoutIfNeeded()
        XCTAssertEqual(source.events, ["-0:0", "+0:0"])
    }

    func testReloadingMakesEverythingAnewAndKeepsTheOffset() {
        let (table, source) = makeTable([Array(repeating: 100, count: 10)])
        table.contentOffset.y = 400
        table.layoutIfNeeded()
        source.heights = [Array(repeating: 50, count: 12)]
        table.reloadData()
        table.layoutIfNeeded()
        XCTAssertEqual(table.contentOffset.y, 300, "as far as the content reaches")
        XCTAssertEqual(table.indexPathsForVisibleRows, (6..<12).map { path($0) })
    }

    /// Thirds of points, as on a screen of scale 3, do not add up exactly: the bottom of a row and the top of the next
    /// one can differ in the last bit.
    func testThirdsOfPointsAreScrolledThrough() {
        let heights = (0..<3000).map { CGFloat(20 + $0 * 37 % 160) / 3 }
        let (table, _) = makeTable([heights])
        var seen: [Int] = []
        while table.bounds.maxY < table.contentSize.height - 1e-6 || seen.isEmpty {
            table.layoutIfNeeded()
            seen += (table.indexPathsForVisibleRows ?? []).map(\.row).filter { $0 > seen.last ?? -1 }
            table.contentOffset.y = min(table.contentOffset.y + 300, table.contentSize.height - 300)
            table.layoutIfNeeded()
        }
        seen += (table.indexPathsForVisibleRows ?? []).map(\.row).filter { $0 > seen.last ?? -1 }
        XCTAssertEqual(seen, Array(0..<3000))
        XCTAssertEqual(table.rectForRow(at: path(2999)).maxY, heights.reduce(0, +), accuracy: 1e-6)
    }

    func testRowsOfNoHeightAreNotShown() {
        let (table, _) = makeTable([[100, 0, 100]])
        table.layoutIfNeeded()
        table.layoutIfNeeded()
        XCTAssertEqual(table.indexPathsForVisibleRows, [path(0), path(2)])
    }

    func testHeadersAreMeasuredWhenTheyComeIntoSight() {
        let (table, source) = makeTable(Array(repeating: [100], count: 100))
        source.headerHeight = 30
        table.estimatedSectionHeaderHeight = 10
        XCTAssertEqual(table.rectForHeader(inSection: 0).height, 10)
        table.layoutIfNeeded()
        XCTAssertEqual(table.rectForHeader(inSection: 0).height, 30)
        XCTAssertEqual(table.rectForHeader(inSection: 99).height, 10)
    }
}
