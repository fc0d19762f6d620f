import UIKitLayout
import XCTest

/// The automatic heights of headers and footers of grouped tables. The expected frames are those that Interface Builder
/// stored for the cells of public files.
nonisolated final class SectionHeightTests: StyledTableTestCase {}

extension SectionHeightTests {
    private func tops(of table: UITableView) -> [CGFloat] { table.visibleCells.map(\.frame.minY) }

    // Rocket.Chat, Preferences.storyboard, and XLPagerTabStrip, Storyboard.storyboard: the first header is 35 points
    // high, and 36 points separate the sections, even if the title is empty.
    func testGroupedSectionsWithoutTitlesAreSeparatedByTheStandardSpaces() {
        withTable(.grouped, width: 375, [[50], [44, 44]], titles: ["", ""]) { table in
            XCTAssertEqual(tops(of: table), [35, 121, 165])
        }
        withTable(.grouped, width: 375, [[44], [44]]) { XCTAssertEqual(self.tops(of: $0), [35, 115]) }
    }

    // Rocket.Chat, Preferences.storyboard: three sections below a header view of 180 points.
    func testTheFirstHeaderIsEmptyBelowAHeaderView() {
        withTable(.grouped, width: 375, [[44], [44, 44, 44], [44]], titles: [nil, "Profile", ""]) { table in
            table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 180))
            table.reloadData()
            table.layoutIfNeeded()
            XCTAssertEqual(tops(of: table), [180, 280, 324, 368, 448])
        }
    }

    // Rocket.Chat, Preferences.storyboard (grouped); NetNewsWire, Settings.storyboard (inset).
    func testATitleOfASectionMakesItsHeaderHigher() {
        withTable(.grouped, width: 375, [[44, 44]], titles: ["Password"]) { table in
            XCTAssertEqual(tops(of: table), [55.5, 99.5])
        }
        withTable(
            .insetGrouped, width: 414, [[51], [51], [51, 51, 51]], titles: ["Notifications", "Accounts", "Feeds"]
        ) {
            XCTAssertEqual(self.tops(of: $0), [55.5, 162.5, 269.5, 320.5, 371.5])
        }
    }

    // DuckDuckGo, Settings.storyboard: below header views of 129 and 130 points.
    func testTheFirstHeaderOfAnInsetTableIsLikeTheOthers() {
        for height in [129, 130] as [CGFloat] {
            withTable(.insetGrouped, width: 414, [[44]]) { table in
                table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 414, height: height))
                table.reloadData()
                table.layoutIfNeeded()
                XCTAssertEqual(tops(of: table), [height + 18])
            }
        }
    }
}
