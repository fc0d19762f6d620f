import UIKitLayout
import XCTest

/// The rows of tables in the inset style. The expected frames are those that Interface Builder stored for the cells of
/// public files.
nonisolated final class InsetGroupedTests: StyledTableTestCase {}

extension InsetGroupedTests {
    // NetNewsWire, Add.storyboard (375 points) and Account.storyboard (414).
    func testRowsAreInsetByTheSystemsMargins() {
        withTable(.insetGrouped, width: 375, [[44, 44, 44]]) { table in
            XCTAssertEqual(
                table.visibleCells.map(\.frame),
                [18, 62, 106].map { CGRect(x: 16, y: $0, width: 343, height: 44) })
        }
        withTable(.insetGrouped, width: 414, [[51, 51], [51]]) { table in
            XCTAssertEqual(
                table.visibleCells.map(\.frame),
                [18, 69, 156].map { CGRect(x: 20, y: $0, width: 374, height: 51) })
        }
    }

    func testAllPartsOfASectionHaveTheInsets() {
        withTable(.insetGrouped, width: 375, [[44]]) { table in
            for rectangle in [
                table.rectForRow(at: path(0)), table.rectForHeader(inSection: 0), table.rectForFooter(inSection: 0),
                table.rect(forSection: 0),
            ] {
                XCTAssertEqual([rectangle.minX, rectangle.width], [16, 343])
            }
            XCTAssertEqual(table.contentSize.width, 375)
        }
    }

    func testOtherStylesHaveNoInsets() {
        for style in [UITableView.Style.plain, .grouped] {
            withTable(style, width: 414, [[44]]) { table in
                let row = table.rectForRow(at: path(0))
                XCTAssertEqual([row.minX, row.width], [0, 414])
            }
        }
    }

    // DuckDuckGo, Settings.storyboard: 374 points in cells of 374 at three pixels per point. A checkmark takes 40
    // points in UITableView-FDTemplateLayoutCell.
    func testContentViewsAreAsWideAsTheirCells() {
        withTable(.insetGrouped, width: 414, scale: 3, [[44]]) { table in
            let cell = table.visibleCells[0]
            cell.layoutIfNeeded()
            XCTAssertEqual(cell.contentView.frame.width, 374)
            cell.accessoryType = .checkmark
            cell.layoutIfNeeded()
            XCTAssertEqual(cell.contentView.frame.width, 334)
        }
    }

    // Apple's page on `layoutMargins`: margins that are set replace the default ones.
    func testTheTablesOwnMarginsAreTheInsets() {
        withTable(.insetGrouped, width: 375, [[44]]) { table in
            table.layoutMargins = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 40)
            table.layoutIfNeeded()
            XCTAssertEqual(table.visibleCells[0].frame, CGRect(x: 30, y: 18, width: 305, height: 44))
        }
    }

    func testATurnedTableHasOtherInsets() {
        withTable(.insetGrouped, width: 375, [[44]]) { table in
            table.frame.size.width = 414
            table.layoutIfNeeded()
            XCTAssertEqual(table.visibleCells[0].frame, CGRect(x: 20, y: 18, width: 374, height: 44))
        }
    }
}
