import UIKit
import XCTest

/// The views of headers and footers in tables, according to Apple's pages on UITableView and UITableViewDelegate.
nonisolated final class SectionViewTests: XCTestCase {}

extension SectionViewTests {
    /// Sections of ten rows of 40 points with headers of 30 points, which record what is displayed.
    private final class Sections: NSObject, UITableViewDelegate {
        var calls: [String] = []
        var level = 0
        func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
            let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
            view.contentView.backgroundColor = .red
            view.tag = section
            return view
        }
        func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 30 }
        func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 40 }
        func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int { level }
        func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
            calls.append("show \(section)")
        }
        func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {
            calls.append("hide \(section)")
        }
    }

    private func makeSections() -> (table: UITableView, rows: TableRows, sections: Sections) {
        let (rows, sections) = (TableRows([10, 10]), Sections())
        let table = makeTable(rows)
        table.delegate = sections
        table.sectionHeaderTopPadding = 0
        table.layoutIfNeeded()
        return (table, rows, sections)
    }

    func testTheViewOfAHeaderIsASubviewWhileItIsVisible() throws {
        let (table, rows, sections) = makeSections()
        let header = try XCTUnwrap(table.headerView(forSection: 0))
        XCTAssertTrue(header.superview === table)
        XCTAssertEqual(header.frame, CGRect(x: 0, y: 0, width: 200, height: 30))
        XCTAssertEqual(header.contentView.frame.size, CGSize(width: 200, height: 30))
        XCTAssertNil(table.headerView(forSection: 1))
        XCTAssertNil(table.footerView(forSection: 0))
        XCTAssertEqual(sections.calls, ["show 0"])
        table.contentOffset.y = 500
        table.layoutIfNeeded()
        XCTAssertEqual(sections.calls, ["show 0", "hide 0", "show 1"])
        XCTAssertNil(header.superview)
        XCTAssertNil(table.headerView(forSection: 0))
        withExtendedLifetime((rows, sections)) {}
    }

    // The header of a plain table stays at the top until the section ends: section 0 is 30 + 400 points tall.
    func testTheHeaderOfAPlainTableStaysAtTheTop() {
        let (table, rows, sections) = makeSections()
        table.contentOffset.y = 200
        table.layoutIfNeeded()
        XCTAssertEqual(table.headerView(forSection: 0)?.frame.minY, 200)
        XCTAssertTrue(table.subviews.last === table.headerView(forSection: 0))
        XCTAssertEqual(DrawnView(table).color(100, 15), [255, 0, 0, 255])
        table.contentOffset.y = 420
        table.layoutIfNeeded()
        XCTAssertEqual(table.headerView(forSection: 0)?.frame.minY, 400)
        XCTAssertEqual(table.headerView(forSection: 1)?.frame.minY, 430)
        withExtendedLifetime((rows, sections)) {}
    }

    func testAHeaderMovesWithItsSection() throws {
        let (table, rows, sections) = makeSections()
        let header = try XCTUnwrap(table.headerView(forSection: 0))
        rows.counts = [1, 10, 10]
        table.insertSections([0], with: .none)
        table.layoutIfNeeded()
        XCTAssertTrue(table.headerView(forSection: 1) === header)
        XCTAssertEqual(header.frame.minY, 70)
        XCTAssertEqual(sections.calls, ["show 0", "show 0"])
        table.reloadData()
        table.layoutIfNeeded()
        XCTAssertFalse(table.headerView(forSection: 1) === header)
    }

    func testATitleIsShownInAView() {
        let rows = TableRows([3])
        (rows.headers, rows.footers) = (["One"], ["Two"])
        let table = makeTable(rows, style: .grouped)
        table.frame.size.height = 400
        table.layoutIfNeeded()
        XCTAssertEqual(table.headerView(forSection: 0)?.textLabel?.text, "ONE")
        XCTAssertEqual(table.footerView(forSection: 0)?.textLabel?.text, "Two")
        table.headerView(forSection: 0)?.textLabel?.textColor = .red
        XCTAssertNotNil(DrawnView(table).bounds(where: DrawnView.isRed))
    }

    /// Footers of 20 points, which record what is displayed.
    private final class Footers: NSObject, UITableViewDelegate {
        var calls: [String] = []
        func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { UIView() }
        func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { 20 }
        func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {
            calls.append("show \(section)")
        }
        func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int) {
            calls.append("hide \(section)")
        }
    }

    // Sections of one row of 40 points and a footer: the table of 100 points shows those of sections 0 and 1.
    func testTheDelegateIsToldOfFooters() {
        let (rows, footers) = (TableRows([1, 1, 1, 1, 1, 1]), Footers())
        let table = makeTable(rows)
        table.delegate = footers
        table.layoutIfNeeded()
        XCTAssertEqual(footers.calls, ["show 0", "show 1"])
        table.contentOffset.y = 60
        table.layoutIfNeeded()
        XCTAssertEqual(footers.calls, ["show 0", "show 1", "hide 0", "show 2"])
    }

    // sectionHeaderTopPadding: the padding above each section header.
    func testThePaddingIsAboveEachHeader() {
        let (table, rows, sections) = makeSections()
        table.sectionHeaderTopPadding = 15
        table.layoutIfNeeded()
        XCTAssertEqual(table.rectForHeader(inSection: 0), CGRect(x: 0, y: 15, width: 200, height: 30))
        XCTAssertEqual(table.rectForRow(at: path(0)).minY, 45)
        XCTAssertEqual(table.rectForHeader(inSection: 1).minY, 45 + 400 + 15)
        XCTAssertEqual(table.headerView(forSection: 0)?.frame.minY, 15)
        withExtendedLifetime((rows, sections)) {}
    }

    // The first prototypes of plain tables lie 50 points below the top in files of Xcode 14 and later, but 28 in older
    // ones: iOS 15 added a padding of 22 points. A header that stays at the top has none above it, as on iOS 15.
    func testThePaddingOfPlainTablesIs22PointsByDefault() {
        let (table, rows, sections) = makeSections()
        table.sectionHeaderTopPadding = UITableView.automaticDimension
        table.layoutIfNeeded()
        XCTAssertEqual(table.rectForHeader(inSection: 0), CGRect(x: 0, y: 22, width: 200, height: 30))
        XCTAssertEqual(table.rect(forSection: 1).minY, 452)
        XCTAssertEqual(table.rectForHeader(inSection: 1).minY, 474)
        table.contentOffset.y = 200
        table.layoutIfNeeded()
        XCTAssertEqual(table.headerView(forSection: 0)?.frame.minY, 200)
        table.contentOffset.y = 445
        table.layoutIfNeeded()
        XCTAssertEqual(table.headerView(forSection: 0)?.frame.minY, 422)
        XCTAssertEqual(table.headerView(forSection: 1)?.frame.minY, 474)
        withExtendedLifetime((rows, sections)) {}
    }

    /// A class whose appearance no other test changes.
    private final class TightTable: UITableView {}

    // "UITableView.appearance().sectionHeaderTopPadding = 0" (pujiaxin33/JXPagingView, issue 390).
    func testThePaddingOfTheAppearanceCountsForTablesWithoutAnother() {
        let rows = TableRows([1])
        rows.headers = ["One"]
        TightTable.appearance().sectionHeaderTopPadding = 5
        for (own, top) in [(nil, 5), (7, 7)] as [(CGFloat?, CGFloat)] {
            let table = TightTable(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
            if let own { table.sectionHeaderTopPadding = own }
            table.rowHeight = 40
            table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
            table.dataSource = rows
            table.layoutIfNeeded()
            XCTAssertEqual(table.rectForHeader(inSection: 0).minY, top)
        }
        XCTAssertEqual(UITableView().sectionHeaderTopPadding, UITableView.automaticDimension)
    }

    func testGroupedTablesAndSectionsWithoutHeaderHaveNoPaddingByDefault() {
        let rows = TableRows([1, 1])
        rows.headers = ["One", nil]
        for (style, heights) in [
            (UITableView.Style.plain, [22 + 28 + 40, 40]), (.grouped, [55.5 + 40 + 18, 18 + 40 + 18]),
        ]
            as [(UITableView.Style, [CGFloat])]
        {
            let table = makeTable(rows, style: style)
            XCTAssertEqual(table.sectionHeaderTopPadding, UITableView.automaticDimension)
            table.layoutIfNeeded()
            XCTAssertEqual([0, 1].map { table.rect(forSection: $0).height }, heights)
        }
    }

    func testTheDelegateIndentsRows() {
        let (table, rows, sections) = makeSections()
        XCTAssertEqual(table.cellForRow(at: path(0))?.indentationLevel, 0)
        sections.level = 2
        table.reloadData()
        table.layoutIfNeeded()
        XCTAssertEqual(table.cellForRow(at: path(0))?.indentationLevel, 2)
        withExtendedLifetime((rows, sections)) {}
    }
}
