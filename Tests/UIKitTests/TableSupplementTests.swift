import UIKit
import XCTest

/// A delegate that creates a header of 30 points and a footer of 20.
private final class Supplements: NSObject, UITableViewDelegate {
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { view(height: 30) }
    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { view(height: 20) }

    private func view(height: CGFloat) -> UIView {
        let view = UIView()
        view.heightAnchor.constraint(equalToConstant: height).isActive = true
        return view
    }
}

/// A delegate with headers of 31 points, estimated at 61, and footers of 22, estimated at 52.
private final class SupplementHeights: NSObject, UITableViewDelegate {
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 31 }
    func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { 22 }
    func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat { 61 }
    func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat { 52 }
}

/// A delegate whose headers a closure creates.
private final class Headers: NSObject, UITableViewDelegate {
    let make: () -> UIView
    init(_ make: @escaping () -> UIView) { self.make = make }
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { make() }
}

/// A view of 33 points that has no constraints.
private final class IntrinsicView: UIView {
    override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 33) }
}

/// The heights of headers and footers.
nonisolated final class TableSupplementTests: XCTestCase {}

extension TableSupplementTests {
    // Interface Builder stores 28 points as the height of headers and footers of plain tables. Stored frames of grouped
    // tables: a first header with a title 55.5 (NetNewsWire, Settings), a later one without a title 18 (Rocket.Chat,
    // Auth), footers with titles of two and four lines 46 (DuckDuckGo, Settings) and 78 (Rocket.Chat, Preferences), so 30
    // with one line.
    func testTitlesTakeTheHeightOfTheStyle() {
        for (style, heights) in [(UITableView.Style.plain, [28, 0, 0, 28]), (.grouped, [55.5, 18, 18, 30])]
            as [(UITableView.Style, [CGFloat])]
        {
            let rows = TableRows([1, 1])
            (rows.headers, rows.footers) = (["One", nil], [nil, "Two"])
            let table = makeTable(rows, style: style)
            XCTAssertEqual(table.style, style)
            table.layoutIfNeeded()
            XCTAssertEqual(table.rectForHeader(inSection: 0).height, heights[0])
            XCTAssertEqual(table.rectForFooter(inSection: 0).height, heights[1])
            XCTAssertEqual(table.rectForHeader(inSection: 1).height, heights[2])
            XCTAssertEqual(table.rectForFooter(inSection: 1).height, heights[3])
        }
    }

    // Stored frames: 10 and 10 in grouped tables (QuickBlox, Settings). Plain tables have no header without a title or
    // view, although each storyboard stores a height for it.
    func testTheTablesHeightsOfHeadersAndFootersCount() {
        let rows = TableRows([1])
        let table = makeTable(rows, style: .grouped)
        (table.sectionHeaderHeight, table.sectionFooterHeight) = (33, 24)
        table.layoutIfNeeded()
        XCTAssertEqual(table.rect(forSection: 0), CGRect(x: 0, y: 0, width: 200, height: 33 + 40 + 24))
        let plain = makeTable(rows)
        (plain.sectionHeaderHeight, plain.sectionFooterHeight) = (33, 24)
        plain.layoutIfNeeded()
        XCTAssertEqual(plain.rect(forSection: 0).height, 40)
        let supplements = Supplements()
        plain.delegate = supplements
        plain.layoutIfNeeded()
        XCTAssertEqual(plain.rect(forSection: 0).height, 22 + 33 + 40 + 24)
        withExtendedLifetime(supplements) {}
    }

    func testTheDelegatesViewsOfHeadersAndFootersAreMeasured() {
        let (rows, supplements) = (TableRows([1]), Supplements())
        let table = makeTable(rows)
        table.delegate = supplements
        table.layoutIfNeeded()
        XCTAssertEqual(table.rectForHeader(inSection: 0).height, 30)
        XCTAssertEqual(table.rectForFooter(inSection: 0).height, 20)
    }

    // UIKit asks a header for the size that fits the width of the table (`systemLayoutSizeFitting`), whatever gives it.
    func testHeadersOfEveryKindAreMeasured() {
        for (make, height) in [
            (
                {
                    let stack = UIStackView(arrangedSubviews: [self.box(20), self.box(11)])
                    stack.axis = .vertical
                    return stack
                }, 31
            ), ({ IntrinsicView() }, 33),
            ({ UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 50)) }, 50),
            ({ self.header { $0.contentView } }, 28), ({ self.header { $0 } }, 28),
            (
                {
                    let stack = UIStackView(arrangedSubviews: [UILabel(), self.box(20)])
                    stack.arrangedSubviews[0].isHidden = true
                    return stack
                }, 20
            ),
        ] as [(() -> UIView, CGFloat)] {
            let (rows, headers) = (TableRows([1, 1]), Headers(make))
            let table = makeTable(rows)
            table.delegate = headers
            table.layoutIfNeeded()
            XCTAssertEqual(table.rectForHeader(inSection: 1).height, height)
            withExtendedLifetime((rows, headers)) {}
        }
    }

    private func box(_ height: CGFloat) -> UIView {
        let view = UIView()
        view.heightAnchor.constraint(equalToConstant: height).isActive = true
        return view
    }

    /// A header with a box of 20 points, 4 points from the edges of the view that a closure returns.
    private func header(_ container: (UITableViewHeaderFooterView) -> UIView) -> UIView {
        let (header, box) = (UITableViewHeaderFooterView(reuseIdentifier: nil), box(20))
        let outer = container(header)
        box.translatesAutoresizingMaskIntoConstraints = false
        outer.addSubview(box)
        NSLayoutConstraint.activate([
            box.topAnchor.constraint(equalTo: outer.topAnchor, constant: 4),
            outer.bottomAnchor.constraint(equalTo: box.bottomAnchor, constant: 4),
            box.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
            outer.trailingAnchor.constraint(equalTo: box.trailingAnchor),
        ])
        return header
    }

    // The first header is on the screen, and so is the footer, which a plain table pins to its bottom edge.
    func testTheDelegatesHeightsOfHeadersAndFootersReplaceItsEstimatesOnTheScreen() {
        let (rows, heights) = (TableRows([40]), SupplementHeights())
        let table = makeTable(rows)
        table.delegate = heights
        table.layoutIfNeeded()
        XCTAssertEqual(table.rectForHeader(inSection: 0).height, 31)
        XCTAssertEqual(table.rectForFooter(inSection: 0).height, 22)
        table.scrollToRow(at: path(39), at: .bottom, animated: false)
        table.contentOffset.y += 10
        table.layoutIfNeeded()
        XCTAssertEqual(table.rectForFooter(inSection: 0).height, 22)
    }

    func testTheTablesEstimatesOfHeadersAndFootersCountUntilTheyAreShown() {
        let rows = TableRows([40])
        rows.footers = ["End"]
        let table = makeTable(rows)
        (table.estimatedSectionHeaderHeight, table.estimatedSectionFooterHeight) = (60, 50)
        XCTAssertEqual(table.rectForHeader(inSection: 0).height, 60)
        XCTAssertEqual(table.rectForFooter(inSection: 0).height, 50)
        table.layoutIfNeeded()
        XCTAssertEqual(table.rectForHeader(inSection: 0).height, 0)
        // The footer is pinned to the bottom edge, so it is shown: one line of a title in a plain table.
        XCTAssertEqual(table.rectForFooter(inSection: 0).height, 28)
    }
}
