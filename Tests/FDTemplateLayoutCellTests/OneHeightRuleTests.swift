import FDTemplateLayoutCell
import Foundation
import UIKitLayout
import XCTest

/// A table's automatic heights equal those computed from templates.
nonisolated final class OneHeightRuleTests: TemplateLayoutTestCase {}

extension OneHeightRuleTests {
    /// A data source with one row, whose cell is configured by a closure.
    private final class OneRow: UITableViewDataSource {
        let identifier: String
        let fill: (UITableViewCell) -> Void
        var titles: [String]?

        init(_ identifier: String, _ fill: @escaping (UITableViewCell) -> Void) {
            (self.identifier, self.fill) = (identifier, fill)
        }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
        func sectionIndexTitles(for tableView: UITableView) -> [String]? { titles }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
            fill(cell)
            return cell
        }
    }

    /// The height of a row computed from a template, after comparing it with the table's height and the cell's own.
    private func comparedHeight(
        _ identifier: String = "label", width: CGFloat = 120, scale: CGFloat = 2, hasIndex: Bool = false,
        rule: FDContentWidthRule = FDContentWidthRule(), line: UInt = #line,
        filledBy fill: @escaping (UITableViewCell) -> Void
    ) -> CGFloat {
        let source = OneRow(identifier, fill)
        source.titles = hasIndex ? ["A"] : nil
        let table = makeTable(width: width, scale: scale)
        table.fd_contentWidthRule = rule
        table.dataSource = source
        let height = table.fd_heightForCell(withIdentifier: identifier, configuration: fill)
        table.layoutIfNeeded()
        XCTAssertEqual(table.rectForRow(at: path(0)).height, height, "the table's", line: line)
        let label = (table.visibleCells.first as? LabelCell)?.label
        if let label {
            XCTAssertEqual(label.frame.height + 20, height - 1 / scale, "the shown cell's", line: line)
        }
        return height
    }

    private func fill(
        _ count: Int, _ more: @escaping (UITableViewCell) -> Void = { _ in }
    ) -> (UITableViewCell) -> Void {
        { cell in
            (cell as? LabelCell)?.label.text = String(repeating: "a", count: count)
            more(cell)
        }
    }

    // 120 points less margins of 20 hold 20 characters of 5. An index of 15 points, a checkmark of 40 and a switch of
    // 67 with its margin leave fewer. A line is 12 points high.
    func testEverythingThatTakesWidthCounts() {
        XCTAssertEqual(comparedHeight(filledBy: fill(20)), 32.5)
        XCTAssertEqual(comparedHeight(filledBy: fill(21)), 44.5)
        XCTAssertEqual(comparedHeight(filledBy: fill(12) { $0.accessoryType = .checkmark }), 32.5)
        XCTAssertEqual(comparedHeight(filledBy: fill(13) { $0.accessoryType = .checkmark }), 44.5)
        XCTAssertEqual(comparedHeight(hasIndex: true, filledBy: fill(17)), 32.5)
        XCTAssertEqual(comparedHeight(hasIndex: true, filledBy: fill(18)), 44.5)
        XCTAssertEqual(comparedHeight(hasIndex: true, filledBy: fill(9) { $0.accessoryType = .checkmark }), 32.5)
        XCTAssertEqual(comparedHeight(hasIndex: true, filledBy: fill(10) { $0.accessoryType = .checkmark }), 44.5)
        XCTAssertEqual(comparedHeight(filledBy: fill(6) { $0.accessoryView = UISwitch() }), 32.5)
        XCTAssertEqual(comparedHeight(filledBy: fill(7) { $0.accessoryView = UISwitch() }), 44.5)
    }

    // At scale 3, 414 points less 4 and 20 hold 78 characters.
    func testTheMarginOfLargeScreensCounts() {
        XCTAssertEqual(comparedHeight(width: 414, scale: 3, filledBy: fill(78)), 32 + 1 / 3, accuracy: 1e-9)
        XCTAssertEqual(comparedHeight(width: 414, scale: 3, filledBy: fill(79)), 44 + 1 / 3, accuracy: 1e-9)
    }

    func testTheTableFollowsTheRuleThatIsSet() {
        var rule = FDContentWidthRule()
        rule.accessoryWidths[.checkmark] = 50
        XCTAssertEqual(comparedHeight(rule: rule, filledBy: fill(10) { $0.accessoryType = .checkmark }), 32.5)
        XCTAssertEqual(comparedHeight(rule: rule, filledBy: fill(11) { $0.accessoryType = .checkmark }), 44.5)
    }

    // A third of the remaining width of 80 points.
    func testCellsLaidOutByHandAreOfferedTheSameWidth() {
        XCTAssertEqual(comparedHeight("frame") { $0.accessoryType = .checkmark }, 80.0 / 3 + 0.5, accuracy: 1e-9)
        XCTAssertEqual(comparedHeight("plain") { _ in }, 44.5)
        let enforced = comparedHeight("frame") { cell in
            if cell.contentView.constraints.isEmpty {
                cell.contentView.heightAnchor.constraint(equalToConstant: 99).isActive = true
            }
            cell.fd_enforceFrameLayout = true
        }
        XCTAssertEqual(enforced, 40.5)
    }

    // The accessory's margin of 16 points is on its right.
    func testAnAccessoryViewStandsBesideTheContent() {
        let source = OneRow("label", fill(6) { $0.accessoryView = UISwitch() })
        let table = makeTable()
        table.dataSource = source
        table.layoutIfNeeded()
        let cell = table.visibleCells.first
        XCTAssertEqual(cell?.contentView.frame.width, 120 - 67)
        XCTAssertEqual(cell?.accessoryView?.frame, CGRect(x: 53, y: 0.5, width: 51, height: 31))
    }
}
