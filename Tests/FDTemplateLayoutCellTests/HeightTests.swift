import FDTemplateLayoutCell
import Foundation
import UIKitLayout
import XCTest

nonisolated final class HeightTests: TemplateLayoutTestCase {}

extension HeightTests {
    // 100 points hold 20 characters: "one line" is one line of 12 points, with insets of 10 and a separator of half a
    // point.
    func testAutoLayoutGivesTheHeight() {
        let table = makeTable()
        XCTAssertEqual(height("one line", in: table), 32.5)
        XCTAssertEqual(height("twenty characters are a line and some more", in: table), 20 + 3 * 12 + 0.5)
        table.separatorStyle = .none
        XCTAssertEqual(height("one line", in: table), 32)
    }

    func testACellWithoutConstraintsIsAskedForItsSize() {
        let table = makeTable()
        XCTAssertEqual(table.fd_heightForCell(withIdentifier: "frame") { _ in }, 40.5)
    }

    func testEnforcingFrameLayoutWinsOverConstraints() {
        let table = makeTable()
        let configure = { (cell: UITableViewCell) in
            if cell.contentView.constraints.isEmpty {
                cell.contentView.heightAnchor.constraint(equalToConstant: 99).isActive = true
            }
        }
        XCTAssertEqual(table.fd_heightForCell(withIdentifier: "frame", configuration: configure), 99.5)
        let height = table.fd_heightForCell(withIdentifier: "frame") { cell in
            configure(cell)
            cell.fd_enforceFrameLayout = true
        }
        XCTAssertEqual(height, 40.5)
    }

    func testACellThatKnowsNothingIs44PointsHigh() {
        XCTAssertEqual(makeTable().fd_heightForCell(withIdentifier: "plain") { _ in }, 44.5)
        XCTAssertEqual(makeTable(scale: 1).fd_heightForCell(withIdentifier: "plain") { _ in }, 45)
    }

    func testAnEmptyIdentifierHasNoHeight() {
        XCTAssertEqual(makeTable().fd_heightForCell(withIdentifier: "") { _ in }, 0)
    }

    func testATemplateIsMadeOnceAndMarked() {
        let table = makeTable()
        let first = table.fd_templateCell(forReuseIdentifier: "label")
        XCTAssertTrue(first.fd_isTemplateLayoutCell)
        XCTAssertTrue(first === table.fd_templateCell(forReuseIdentifier: "label"))
        XCTAssertFalse(table.fd_templateCell(forReuseIdentifier: "frame") === first)
        XCTAssertEqual(first.reuseIdentifier, "label")
    }

    // The log texts of the original library, including the prefix of each line.
    func testTheLogIsTheOriginals() {
        let table = makeTable()
        table.fd_debugLogEnabled = true
        let lines = log {
            for _ in 0..<2 {
                _ = table.fd_heightForCell(withIdentifier: "label", cacheBy: path(3)) { cell in
                    (cell as? LabelCell)?.label.text = "one line"
                }
                _ = table.fd_heightForCell(withIdentifier: "frame", cacheByKey: "key") { _ in }
            }
        }
        XCTAssertEqual(
            lines,
            [
                "layout cell created - label", "calculate using system fitting size (AutoLayout) - 32",
                "cached by index path[0:3] - 32.5", "layout cell created - frame",
                "calculate using system fitting size (AutoLayout) - 0", "calculate using sizeThatFits - 40",
                "cached by key[key] - 40.5", "hit cache by index path[0:3] - 32.5", "hit cache by key[key] - 40.5",
            ].map { "** FDTemplateLayoutCell ** " + $0 })
    }

    func testNothingIsLoggedUnlessAskedFor() {
        XCTAssertEqual(log { _ = height("text", in: makeTable()) }, [])
    }

    func testAConstraintsHeightOfZeroIsWarnedOfOnce() {
        let table = makeTable()
        let lines = log {
            for _ in 0..<3 {
                _ = table.fd_heightForCell(withIdentifier: "plain") { cell in
                    guard cell.contentView.constraints.isEmpty else { return }
                    cell.contentView.widthAnchor.constraint(greaterThanOrEqualToConstant: 1).isActive = true
                }
            }
        }
        XCTAssertEqual(lines.count, 1)
        XCTAssertTrue(lines[0].contains("Warning once only: Cannot get a proper cell height (now 0)"))
    }

    func testATableWithoutAWidthIsNamedAsTheReason() {
        let table = makeTable()
        table.frame.size.width = 0
        let lines = log { _ = height("text", in: table) }
        XCTAssertEqual(lines.count, 1)
        XCTAssertTrue(lines[0].contains("Warning once only: The table view has a width of 0 points"), lines[0])
        XCTAssertFalse(lines[0].contains("You should check how constraints are built"))
    }

    // The label needs 220 points: its own 200 and 10 at each side. The table has 120.
    func testATemplateThatNeedsMoreWidthIsNamedOnceWithBothWidths() {
        let table = makeTable()
        let lines = log {
            for _ in 0..<2 {
                _ = table.fd_heightForCell(withIdentifier: "label") { cell in
                    guard let label = (cell as? LabelCell)?.label, label.constraints.isEmpty else { return }
                    label.widthAnchor.constraint(equalToConstant: 200).isActive = true
                }
            }
        }
        XCTAssertEqual(
            lines,
            [
                "** FDTemplateLayoutCell ** Warning once only: The constraints of the template for identifier - label need a "
                    + "width of 220 points instead of the 120 points that the content view has in a table view of 120 points. "
                    + "Its height was computed for the greater width."
            ])
    }

    func testHeadersAndFootersAreConfiguredAndHaveNoSeparator() {
        let table = makeTable()
        table.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "header")
        let height = table.fd_heightForHeaderFooterView(withIdentifier: "header") { view in
            if view.contentView.constraints.isEmpty {
                view.contentView.heightAnchor.constraint(equalToConstant: 25).isActive = true
            }
        }
        XCTAssertEqual(height, 25)
    }

    func testTheSpellingsOfDGTemplateLayoutCellDoTheSame() {
        let table = makeTable()
        let configure: (UITableViewCell) -> Void = { ($0 as? LabelCell)?.label.text = "one line" }
        XCTAssertEqual(table.dg_heightForCellWithIdentifier("label", configuration: configure), 32.5)
        XCTAssertEqual(
            table.dg_heightForCellWithIdentifier("label", indexPath: path(0), configuration: configure), 32.5)
        XCTAssertEqual(table.dg_heightForCellWithIdentifier("label", key: 7, configuration: configure), 32.5)
        XCTAssertTrue(table.fd_keyedHeightCache.existsHeight(forKey: 7))
        XCTAssertTrue(table.fd_indexPathHeightCache.existsHeight(at: path(0)))
    }

    func testTheOtherSpellingsOfDGTemplateLayoutCellAreTheSameSettings() {
        let table = makeTable()
        let cell = UITableViewCell()
        table.dg_debugLogEnabled = true
        XCTAssertTrue(table.fd_debugLogEnabled)
        table.fd_debugLogEnabled = false
        XCTAssertFalse(table.dg_debugLogEnabled)
        cell.dg_enforceFrameLayout = true
        XCTAssertTrue(cell.fd_enforceFrameLayout)
        cell.fd_isTemplateLayoutCell = true
        XCTAssertTrue(cell.dg_isTemplateLayoutCell)
        table.fd_indexPathHeightCache.cacheHeight(40, by: path(0))
        table.dg_reloadDataWithoutInvalidateIndexPathHeightCache()
        XCTAssertEqual(table.fd_indexPathHeightCache.height(for: path(0)), 40)
        table.reloadData()
        XCTAssertNil(table.fd_indexPathHeightCache.height(for: path(0)))
    }
}
