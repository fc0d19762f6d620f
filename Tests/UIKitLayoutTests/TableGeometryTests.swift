import Foundation
import UIKitLayout
import XCTest

nonisolated final class TableGeometryTests: TableTestCase {}

extension TableGeometryTests {
    // Two sections with headers of 10 and footers of 5: 10 + 20 + 30 + 5, then 10 + 40 + 5.
    private func makeLoadedTable() -> (table: UITableView, source: RecordingSource) {
        let (table, source) = makeTable([[20, 30], [40]], estimate: 0)
        source.headerHeight = 10
        source.footerHeight = 5
        return (table, source)
    }

    func testRectanglesFollowFromHeights() {
        let (table, _) = makeLoadedTable()
        XCTAssertEqual(table.rectForRow(at: path(1, 0)), CGRect(x: 0, y: 30, width: 100, height: 30))
        XCTAssertEqual(table.rectForRow(at: path(0, 1)), CGRect(x: 0, y: 75, width: 100, height: 40))
        XCTAssertEqual(table.rectForHeader(inSection: 1), CGRect(x: 0, y: 65, width: 100, height: 10))
        XCTAssertEqual(table.rectForFooter(inSection: 0), CGRect(x: 0, y: 60, width: 100, height: 5))
        XCTAssertEqual(table.rect(forSection: 0), CGRect(x: 0, y: 0, width: 100, height: 65))
        XCTAssertEqual(table.contentSize, CGSize(width: 100, height: 120))
        XCTAssertTrue(table.rectForRow(at: path(2, 0)).isNull)
        XCTAssertTrue(table.rect(forSection: 2).isNull)
    }

    func testPointsFindTheirRows() {
        let (table, _) = makeLoadedTable()
        XCTAssertEqual(table.indexPathForRow(at: CGPoint(x: 0, y: 30)), path(1, 0))
        XCTAssertEqual(table.indexPathForRow(at: CGPoint(x: 0, y: 29.5)), path(0, 0))
        XCTAssertNil(table.indexPathForRow(at: CGPoint(x: 0, y: 5)), "in a header")
        XCTAssertNil(table.indexPathForRow(at: CGPoint(x: 0, y: 62)), "in a footer")
        XCTAssertNil(table.indexPathForRow(at: CGPoint(x: 0, y: -1)))
        XCTAssertNil(table.indexPathForRow(at: CGPoint(x: 0, y: 120)))
        XCTAssertEqual(
            table.indexPathsForRows(in: CGRect(x: 0, y: 40, width: 1, height: 40)), [path(1, 0), path(0, 1)])
        XCTAssertEqual(table.indexPathsForRows(in: CGRect(x: 0, y: 60, width: 1, height: 10)), [])
    }

    func testTheTablesOwnViewsCount() {
        let (table, _) = makeLoadedTable()
        table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        table.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 7))
        XCTAssertEqual(table.rectForRow(at: path(0, 0)).minY, 110)
        XCTAssertEqual(table.indexPathForRow(at: CGPoint(x: 0, y: 115)), path(0, 0))
        XCTAssertEqual(table.contentSize.height, 227)
        table.layoutIfNeeded()
        XCTAssertEqual(table.tableFooterView?.frame.minY, 220)
    }

    func testEstimatesCountUntilRowsAreShown() {
        let (table, source) = makeTable([Array(repeating: 100, count: 1000)])
        XCTAssertEqual(table.contentSize.height, 50_000)
        XCTAssertEqual(source.asked, [])
        table.layoutIfNeeded()
        XCTAssertEqual(source.asked, [path(0), path(1), path(2)])
        XCTAssertEqual(table.contentSize.height, 50_000 + 3 * 50)
    }

    func testWithoutEstimatesAllHeightsAreAskedForAtOnce() {
        let (table, source) = makeTable([[1, 2, 3]], estimate: 0)
        XCTAssertEqual(table.contentSize.height, 6)
        XCTAssertEqual(source.asked.count, 3)
    }

    /// A delegate with an estimate for each row.
    private final class Estimating: UITableViewDelegate {
        func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
            CGFloat(indexPath.row)
        }
    }

    func testTheDelegatesEstimatesCountRowByRow() {
        let (table, _) = makeTable([[9, 9, 9, 9]])
        let delegate = Estimating()
        table.delegate = delegate
        XCTAssertEqual(table.rectForRow(at: path(3)).minY, 50 + 1 + 2, "an estimate of 0 is the table's choice")
    }

    func testAnotherWidthAsksForHeightsAgainButNotForRows() {
        let (table, source) = makeTable([[20, 30]], estimate: 0)
        XCTAssertEqual(table.contentSize.height, 50)
        source.heights = [[25, 35, 45]]
        table.frame.size.width = 80
        XCTAssertEqual(table.contentSize.height, 60)
        table.reloadData()
        XCTAssertEqual(table.contentSize.height, 105)
    }

    func testOtherTraitsAskForHeightsAgain() {
        let (table, source) = makeTable([[20, 30]], estimate: 0)
        XCTAssertEqual(table.contentSize.height, 50)
        source.heights = [[25, 35]]
        table.overrideTraitCollection = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
        XCTAssertEqual(table.contentSize.height, 60)
    }

    // A label with one line of 12 points and insets of 10 in a cell's content view; a separator of half a point.
    func testRowsAreAsHighAsTheirConstraintsSay() {
        let source = RecordingSource([[UITableView.automaticDimension]])
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 300))
        table.overrideTraitCollection = UITraitCollection(displayScale: 2)
        table.register(forCellReuseIdentifier: "cell") {
            let cell = UITableViewCell(style: .default, reuseIdentifier: "cell")
            let box = UIView()
            box.translatesAutoresizingMaskIntoConstraints = false
            cell.contentView.addSubview(box)
            NSLayoutConstraint.activate([
                box.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 10),
                cell.contentView.bottomAnchor.constraint(equalTo: box.bottomAnchor, constant: 10),
                box.heightAnchor.constraint(equalToConstant: 12),
            ])
            return cell
        }
        table.dataSource = source
        table.delegate = source
        table.layoutIfNeeded()
        XCTAssertEqual(table.rectForRow(at: path(0)).height, 32.5)
        XCTAssertEqual(table.visibleCells.first?.contentView.frame.height, 32)
        XCTAssertEqual(table.visibleCells.first?.contentView.subviews.first?.frame.minY, 10)
    }
}
