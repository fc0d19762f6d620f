import UIKit
import XCTest

/// The heights of headers and footers with titles, which wrap. UIKit's titles have lines of 16 points in grouped tables
/// and of 21 in plain ones: Interface Builder stored 38 for a header and 55.5 for the first one (Rocket.Chat,
/// NetNewsWire), 46 and 78 for footers of two and four lines (DuckDuckGo, `Settings.storyboard`; Rocket.Chat,
/// `Preferences.storyboard`), and 28 for headers of plain tables.
nonisolated final class SectionTitleTests: XCTestCase {}

/// A delegate that returns 10 points as the height of every header and footer.
private final class TenPoints: NSObject, UITableViewDelegate {
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 10 }
    func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { 10 }
}

extension SectionTitleTests {
    private static let long =
        "The times at which backups begin are stored on the device and on the server, and they can "
        + "be changed in the settings of the account or by an administrator of the team at any time."

    /// A table of two sections with the given title as headers and footers.
    private func table(_ style: UITableView.Style, _ title: String?, width: CGFloat = 375) -> (UITableView, TableRows) {
        let rows = TableRows([1, 1])
        (rows.headers, rows.footers) = ([title, title], [title, title])
        let table = makeTable(rows, style: style)
        table.frame = CGRect(x: 0, y: 0, width: width, height: 667)
        table.layoutIfNeeded()
        return (table, rows)
    }

    /// The heights of the first header, the second header and the last footer.
    private func heights(of table: UITableView) -> [CGFloat] {
        [
            table.rectForHeader(inSection: 0).height, table.rectForHeader(inSection: 1).height,
            table.rectForFooter(inSection: 1).height,
        ]
    }

    func testEachLineOfATitleMakesItsHeaderOrFooterTaller() {
        for style in [UITableView.Style.grouped, .insetGrouped] {
            XCTAssertEqual(heights(of: table(style, "One").0), [55.5, 38, 30])
            XCTAssertEqual(heights(of: table(style, "One\ntwo").0), [55.5 + 16, 38 + 16, 46])
            XCTAssertEqual(heights(of: table(style, "One\ntwo\nthree\nfour").0), [55.5 + 48, 38 + 48, 78])
        }
        XCTAssertEqual(heights(of: table(.plain, "One").0), [28, 28, 28])
        XCTAssertEqual(heights(of: table(.plain, "One\ntwo").0), [28 + 21, 28 + 21, 28 + 21])
    }

    func testALongTitleWrapsAtTheMarginsOfTheTable() {
        let text = UILabel()
        (text.numberOfLines, text.font, text.text) = (0, .preferredFont(forTextStyle: .footnote), Self.long)
        let needed = text.sizeThatFits(CGSize(width: 343, height: 0)).height
        for style in [UITableView.Style.plain, .grouped, .insetGrouped] {
            let (table, rows) = table(style, Self.long)
            let before = heights(of: table)
            XCTAssertGreaterThan(before[1], needed)
            XCTAssertGreaterThan(before[2], needed)
            table.frame.size.width = 200
            table.layoutIfNeeded()
            let after = heights(of: table)
            XCTAssertGreaterThan(after[1], before[1] + 30)
            XCTAssertGreaterThan(after[2], before[2] + 30)
            withExtendedLifetime(rows) {}
        }
    }

    func testNoTitleAndAnEmptyTitleDifferOnlyInPlainTables() {
        XCTAssertEqual(heights(of: table(.plain, nil).0), [0, 0, 0])
        XCTAssertEqual(heights(of: table(.plain, "").0), [28, 28, 28])
        for title in [nil, ""] {
            XCTAssertEqual(heights(of: table(.grouped, title).0), [35, 18, 18])
            XCTAssertEqual(heights(of: table(.insetGrouped, title).0), [18, 18, 18])
        }
    }

    // At 3 pixels per point, DuckDuckGo's first header is stored as 55.333; at one, JSQMessagesViewController's is 17 taller
    // than the others.
    func testTheSpaceAboveTheFirstTitleIsInWholePixels() {
        for (scale, height) in [(1, 55), (2, 55.5), (3, 38 + 52.0 / 3)] as [(CGFloat, CGFloat)] {
            let (table, rows) = table(.grouped, "One")
            table.overrideTraitCollection = UITraitCollection(displayScale: scale)
            table.layoutIfNeeded()
            XCTAssertEqual(table.rectForHeader(inSection: 0).height, height, accuracy: 1e-6)
            withExtendedLifetime(rows) {}
        }
    }

    func testTitlesFollowTheTextSizeAndNotTheDirection() {
        let (table, rows) = table(.grouped, Self.long)
        let before = heights(of: table)
        table.overrideTraitCollection = UITraitCollection(layoutDirection: .rightToLeft)
        table.layoutIfNeeded()
        XCTAssertEqual(heights(of: table), before)
        table.overrideTraitCollection = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
        table.layoutIfNeeded()
        XCTAssertGreaterThan(heights(of: table)[1], 2 * before[1])
        XCTAssertEqual(table.headerView(forSection: 0)?.textLabel?.font.pointSize, 27)
        withExtendedLifetime(rows) {}
    }

    // Stored frames: 28 with a stored height of 22 (QuickBlox, Dialogs), 55.5 with 1 (DuckDuckGo, Bookmarks). Apple's page
    // on `sectionHeaderHeight`: a positive value replaces the automatic height; so does the height of the delegate.
    func testTheHeightsOfTheTableAreLeastHeightsOfTitlesAndThoseOfTheDelegateReplaceThem() {
        let (plain, rows) = table(.plain, "One")
        (plain.sectionHeaderHeight, plain.sectionFooterHeight) = (22, 22)
        plain.layoutIfNeeded()
        XCTAssertEqual(heights(of: plain), [28, 28, 28])
        plain.sectionHeaderHeight = 60
        plain.layoutIfNeeded()
        XCTAssertEqual(heights(of: plain), [60, 60, 28])
        let (grouped, others) = table(.insetGrouped, "One")
        grouped.sectionHeaderHeight = 1
        grouped.layoutIfNeeded()
        XCTAssertEqual(heights(of: grouped), [55.5, 38, 30])
        let delegate = TenPoints()
        grouped.delegate = delegate
        grouped.layoutIfNeeded()
        XCTAssertEqual(heights(of: grouped), [10, 10, 10])
        withExtendedLifetime((rows, others, delegate)) {}
    }

    func testATitleThatChangesWithItsSectionIsMeasuredAgain() {
        let (table, rows) = table(.grouped, "One")
        rows.headers = ["One", "One\ntwo"]
        table.reloadSections([1], with: .none)
        table.layoutIfNeeded()
        XCTAssertEqual(heights(of: table), [55.5, 54, 30])
        XCTAssertEqual(table.headerView(forSection: 1)?.textLabel?.text, "ONE\nTWO")
    }

    // The text is 16 points from the sides, and 7 from the rows (davdroman/Bohr, issue 25).
    func testTheLabelsOfTitlesHaveTheirFrames() throws {
        let (table, rows) = table(.grouped, "One")
        for part in [table.headerView(forSection: 0), table.headerView(forSection: 1)] {
            let header = try XCTUnwrap(part)
            header.layoutIfNeeded()
            let label = try XCTUnwrap(header.textLabel)
            XCTAssertEqual(label.frame, CGRect(x: 16, y: header.frame.height - 23, width: 343, height: 16))
            XCTAssertTrue(label.superview === header.contentView)
        }
        let footer = try XCTUnwrap(table.footerView(forSection: 0))
        footer.layoutIfNeeded()
        XCTAssertEqual(footer.textLabel?.frame, CGRect(x: 16, y: 7, width: 343, height: 16))
        table.frame.size.width = 1024
        table.cellLayoutMarginsFollowReadableWidth = true
        table.layoutIfNeeded()
        let wide = try XCTUnwrap(table.headerView(forSection: 0))
        wide.layoutIfNeeded()
        XCTAssertEqual(wide.textLabel?.frame.width, 672, "the readable width")
        withExtendedLifetime(rows) {}
    }
}
