import UIKit
import XCTest

/// Heights of headers and footers that developers ask about: cases of Documentation/everyday-cases.md.
nonisolated final class HeaderFooterCaseTests: XCTestCase {}

extension HeaderFooterCaseTests {
    /// A data source with two sections of one row.
    private final class Sections: NSObject, UITableViewDataSource {
        func numberOfSections(in tableView: UITableView) -> Int { 2 }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell(style: .default, reuseIdentifier: nil)
        }
    }

    /// A delegate with headers of the given heights.
    private final class GivenHeaders: NSObject, UITableViewDelegate {
        private let heights: [CGFloat]

        init(_ heights: [CGFloat]) {
            self.heights = heights
        }

        func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { UIView() }
        func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { heights[section] }
    }

    /// A table with rows of 44 points.
    private func makeTable(
        _ headers: GivenHeaders? = nil, style: UITableView.Style = .plain, width: CGFloat = 320
    ) -> UITableView {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: width, height: 600), style: style)
        let sections = Sections()
        table.rowHeight = 44
        table.sectionHeaderTopPadding = 0
        (table.dataSource, table.delegate) = (sections, headers)
        // A table does not keep its data source and its delegate.
        nonisolated(unsafe) let kept: [AnyObject?] = [sections, headers]
        addTeardownBlock { withExtendedLifetime(kept) {} }
        return table
    }

    private func top(of table: UITableView) -> CGFloat {
        table.layoutIfNeeded()
        return table.rectForRow(at: IndexPath(row: 0, section: 0)).minY
    }

    // Case 23. How does the height of a table's header change? Stack Overflow 20982558: set the header's frame, then
    // set the header again: the rows begin below it.
    func testRowsMoveBelowAHeaderThatIsSetAgain() {
        let (table, header) = (makeTable(), UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 50)))
        table.tableHeaderView = header
        XCTAssertEqual(top(of: table), 50)
        let content = table.contentSize.height
        header.frame.size.height = 120
        table.tableHeaderView = header
        XCTAssertEqual(top(of: table), 120)
        XCTAssertEqual(table.contentSize.height, content + 70)
    }

    // Case 24. How high and wide is a table's footer? danmunoz.com, "Dynamic height UITableView footer": as high as its
    // frame and as wide as the table. It is below the two rows.
    func testAFooterHasTheHeightOfItsFrameAndTheWidthOfTheTable() {
        let (table, footer) = (makeTable(), UIView())
        footer.frame.size.height = 100
        table.tableFooterView = footer
        table.layoutIfNeeded()
        XCTAssertEqual(footer.frame, CGRect(x: 0, y: 88, width: 320, height: 100))
        XCTAssertEqual(table.contentSize.height, 188)
    }

    // Case 25. How are jumps caused by estimated heights of headers avoided? taourl.com 2653476: a height given by the
    // delegate is the header's height, whatever the estimate.
    func testTheDelegatesHeightOfAHeaderReplacesTheEstimate() {
        let table = makeTable(GivenHeaders([40, 25]))
        table.estimatedSectionHeaderHeight = 100
        XCTAssertEqual(top(of: table), 40)
        XCTAssertEqual(table.rectForHeader(inSection: 0).height, 40)
        XCTAssertEqual(table.rectForHeader(inSection: 1).height, 25)
    }

    // Case 26. How does a grouped table lose the space above a section? newbedev.com, "Returning
    // CGFloat.leastNormalMagnitude for UITableView section header causes crash": with the least height greater than
    // zero, the header takes no space; another header keeps its 10 points.
    func testTheLeastHeightRemovesAHeaderOfAGroupedTable() {
        let table = makeTable(GivenHeaders([10, .leastNonzeroMagnitude]), style: .grouped)
        table.layoutIfNeeded()
        XCTAssertEqual(table.rectForHeader(inSection: 0).height, 10)
        XCTAssertLessThan(table.rectForHeader(inSection: 1).height, 0.5)
    }

    // Case 28. Which part of the frame of a table's header counts? An answer to Stack Overflow 16471846: only the
    // height, of a frame at (1000, 1000) without a width.
    func testTheOriginAndTheWidthOfAHeaderAreIgnored() {
        let (table, header) = (makeTable(), UIView(frame: CGRect(x: 1000, y: 1000, width: 0, height: 80)))
        table.tableHeaderView = header
        XCTAssertEqual(top(of: table), 80)
        XCTAssertEqual(header.frame, CGRect(x: 0, y: 0, width: 320, height: 80))
    }

    // Case 29. How is a table's footer replaced by one of another height? IntrepidPursuits/swift-wisdom#50: by setting
    // another view with its height; the content of the table becomes as much lower as the footer.
    func testAnotherFooterChangesTheContentByItsHeight() {
        let table = makeTable()
        table.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
        table.layoutIfNeeded()
        let content = table.contentSize.height
        let footer = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 40))
        table.tableFooterView = nil
        table.tableFooterView = footer
        table.layoutIfNeeded()
        XCTAssertEqual(footer.frame.height, 40)
        XCTAssertEqual(table.contentSize.height, content - 60)
    }

    // Case 30. Why does a table's header not grow with its label? useyourloaf.com, "Variable height table view header":
    // the table leaves it its height; after the app has set the fitting height, which is that of the three lines (61)
    // between the margins, the label is not truncated.
    func testAHeaderKeepsItsHeightUntilTheFittingOneIsSet() {
        let words = WordPerLine(lines: 3, font: .systemFont(ofSize: 17))
        let width = words.width + 16
        let header = UIView(frame: CGRect(x: 0, y: 0, width: width, height: 20))
        let label = addLabel(words.text, toMarginsOf: header)
        let table = makeTable(width: width)
        table.tableHeaderView = header
        XCTAssertEqual(top(of: table), 20)
        let fitting = header.systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        XCTAssertEqual(fitting.height, header.layoutMargins.top + 61 + header.layoutMargins.bottom)
        header.frame.size.height = fitting.height
        table.tableHeaderView = header
        XCTAssertEqual(top(of: table), fitting.height)
        header.layoutIfNeeded()
        XCTAssertEqual(label.frame.height, 61)
    }

    private func addLabel(_ text: String, toMarginsOf view: UIView) -> UILabel {
        let label = UILabel()
        (label.text, label.font, label.numberOfLines) = (text, .systemFont(ofSize: 17), 0)
        label.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(label)
        let margins = view.layoutMarginsGuide
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: margins.topAnchor),
            label.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
            label.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            label.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
        ])
        return label
    }
}
