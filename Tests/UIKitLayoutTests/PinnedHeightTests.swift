import UIKitLayout
import XCTest

/// The heights of headers and footers that stay at the edges of a plain table. UIKit asks for the height of each header
/// and footer that it shows (`estimatedSectionHeaderHeight` in Apple's documentation of `UITableView`: the cost of the
/// geometry calculation moves "to scroll time").
nonisolated final class PinnedHeightTests: XCTestCase {}

extension PinnedHeightTests {
    private func makeTable(_ list: PinnedList) -> UITableView {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 667), style: .plain)
        (table.estimatedSectionHeaderHeight, table.estimatedSectionFooterHeight) = (60, 70)
        table.sectionHeaderTopPadding = 0
        (table.dataSource, table.delegate) = (list, list)
        table.layoutIfNeeded()
        return table
    }

    /// The frames of the header and the footer of a section, less the offset of the table.
    private func shown(_ table: UITableView, _ section: Int) -> (header: CGRect?, footer: CGRect?) {
        let y = table.contentOffset.y
        return (
            table.headerView(forSection: section)?.frame.offsetBy(dx: 0, dy: -y),
            table.footerView(forSection: section)?.frame.offsetBy(dx: 0, dy: -y)
        )
    }

    // Its own place is above the visible part when the row is shown.
    func testAPinnedHeaderHasItsHeightAndNotItsEstimate() {
        let list = PinnedList()
        let table = makeTable(list)
        table.scrollToRow(at: IndexPath(row: 20, section: 1), at: .top, animated: false)
        table.layoutIfNeeded()
        XCTAssertEqual(table.indexPathsForVisibleRows?.first, IndexPath(row: 20, section: 1))
        XCTAssertEqual(shown(table, 1).header, CGRect(x: 0, y: 0, width: 375, height: 30))
        XCTAssertEqual(table.rectForHeader(inSection: 1).height, 30)
        XCTAssertEqual(table.rectForRow(at: IndexPath(row: 20, section: 1)).minY, table.contentOffset.y)
    }

    func testAPinnedFooterHasItsHeightAndNotItsEstimate() {
        let list = PinnedList()
        let table = makeTable(list)
        XCTAssertEqual(shown(table, 0).footer, CGRect(x: 0, y: 667 - 20, width: 375, height: 20))
        XCTAssertEqual(table.rectForFooter(inSection: 0).height, 20)
        XCTAssertEqual(table.rectForFooter(inSection: 1).height, 70, "it is not visible")
    }

    // The rows stay where they are when the height of the header above them is known.
    func testRowsDoNotMoveWhenAPinnedHeaderIsMeasured() {
        let list = PinnedList()
        let table = makeTable(list)
        table.contentOffset.y = table.rectForRow(at: IndexPath(row: 10, section: 1)).minY + 7
        table.layoutIfNeeded()
        XCTAssertEqual(shown(table, 1).header?.height, 30)
        XCTAssertEqual(table.rectForRow(at: IndexPath(row: 10, section: 1)).minY + 7, table.contentOffset.y)
    }

    // An update requests the heights again; the header is measured as long as it is pinned.
    func testAPinnedHeaderFollowsItsHeightAfterAnUpdate() {
        let list = PinnedList()
        let table = makeTable(list)
        table.scrollToRow(at: IndexPath(row: 20, section: 1), at: .top, animated: false)
        table.layoutIfNeeded()
        let offset = table.contentOffset.y
        list.headerHeight = 50
        table.performBatchUpdates(nil)
        table.layoutIfNeeded()
        XCTAssertEqual(shown(table, 1).header, CGRect(x: 0, y: 0, width: 375, height: 50))
        XCTAssertEqual(table.contentOffset.y, offset)
    }

    // In the grouped styles, headers scroll with their sections.
    func testHeadersOutOfSightOfGroupedTablesKeepTheirEstimates() {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 667), style: .grouped)
        table.estimatedSectionHeaderHeight = 60
        let list = PinnedList()
        (table.dataSource, table.delegate) = (list, list)
        table.layoutIfNeeded()
        table.scrollToRow(at: IndexPath(row: 20, section: 1), at: .top, animated: false)
        table.layoutIfNeeded()
        XCTAssertNil(table.headerView(forSection: 1))
        XCTAssertEqual(table.rectForHeader(inSection: 1).height, 60)
    }
}

/// Three sections with thirty rows of 44 points.
private final class PinnedList: NSObject, UITableViewDataSource, UITableViewDelegate {
    var headerHeight: CGFloat = 30

    func numberOfSections(in tableView: UITableView) -> Int { 3 }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 44 }
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        UITableViewHeaderFooterView(reuseIdentifier: nil)
    }
    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
        UITableViewHeaderFooterView(reuseIdentifier: nil)
    }
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { headerHeight }
    func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { 20 }
}
