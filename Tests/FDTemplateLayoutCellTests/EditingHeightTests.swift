import FDTemplateLayoutCell
import Foundation
import UIKitLayout
import XCTest

/// Label cells of one text, and the answers of a data source and delegate about editing.
private final class EditedRows: UITableViewDataSource, UITableViewDelegate {
    var style = UITableViewCell.EditingStyle.delete
    var (indents, isEditable, isMovable, givesHeights) = (true, true, false, false)
    var configure: (UITableViewCell) -> Void = { _ in }
    private(set) var requests = 0

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "label", for: indexPath)
        show(in: cell)
        return cell
    }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        guard givesHeights else { return UITableView.automaticDimension }
        requests += 1
        return tableView.fd_heightForCell(withIdentifier: "label", configuration: show)
    }
    func tableView(
        _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle { style }
    func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool { indents }
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { isEditable }
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { isMovable }

    func show(in cell: UITableViewCell) {
        (cell as? LabelCell)?.label.text = "ab cd ef gh ij kl"
        configure(cell)
    }
}

/// Rows in the width that editing leaves: the editing control and the handle take 38 points each. Characters are 5 points
/// wide and lines 12 points high; the table is 120 points wide, and labels are 10 points from the edges of their content
/// view. So the text of 85 points is
/// on one line, on two beside a control, and on six between two.
nonisolated final class EditingHeightTests: TemplateLayoutTestCase {}

extension EditingHeightTests {
    private func edited(
        _ rows: EditedRows, style: UITableView.Style = .plain, isMirrored: Bool = false
    ) -> UITableView {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 120, height: 500), style: style)
        table.register(LabelCell.self, forCellReuseIdentifier: "label")
        table.separatorStyle = .none
        if isMirrored { table.overrideTraitCollection = UITraitCollection(layoutDirection: .rightToLeft) }
        (table.dataSource, table.delegate) = (rows, rows)
        table.layoutIfNeeded()
        return table
    }

    /// The height of the second row, and the horizontal edges of its content view.
    private func row(_ table: UITableView) -> [CGFloat] {
        table.layoutIfNeeded()
        for cell in table.visibleCells { cell.layoutIfNeeded() }
        let content = table.cellForRow(at: path(1))?.contentView.frame ?? .null
        return [table.rectForRow(at: path(1)).height, content.minX, content.maxX]
    }

    func testRowsAreMeasuredAgainWhenEditingBeginsAndEnds() {
        for givesHeights in [false, true] {
            let rows = EditedRows()
            rows.givesHeights = givesHeights
            let table = edited(rows)
            XCTAssertEqual(row(table), [32, 0, 120])
            table.setEditing(true, animated: true)
            XCTAssertEqual(row(table), [44, 38, 120])
            XCTAssertEqual(table.contentSize.height, 88)
            table.reloadData()
            XCTAssertEqual(row(table), [44, 38, 120])
            table.setEditing(false, animated: true)
            XCTAssertEqual(row(table), [32, 0, 120])
            XCTAssertEqual(table.contentSize.height, 64)
        }
    }

    func testATemplateHasTheWidthOfItsRow() {
        let rows = EditedRows()
        let table = edited(rows)
        let height = { table.fd_heightForCell(withIdentifier: "label") { rows.show(in: $0) } }
        XCTAssertEqual(height(), 32)
        table.isEditing = true
        XCTAssertEqual(height(), 44)
        rows.isEditable = false
        XCTAssertEqual(table.fd_heightForCell(withIdentifier: "label", cacheBy: path(1)) { rows.show(in: $0) }, 32)
        table.isEditing = false
        XCTAssertEqual(height(), 32)
    }

    func testCachedHeightsBelongToOneWidth() {
        let rows = EditedRows()
        let table = edited(rows)
        let heights = {
            [
                table.fd_heightForCell(withIdentifier: "label", cacheBy: path(1)) { rows.show(in: $0) },
                table.fd_heightForCell(withIdentifier: "label", cacheByKey: 7) { rows.show(in: $0) },
            ]
        }
        for (isEditing, height) in [(false, 32), (true, 44), (false, 32), (true, 44)] as [(Bool, CGFloat)] {
            table.isEditing = isEditing
            XCTAssertEqual(heights(), [height, height])
        }
    }

    // Apple on `tableView(_:canEditRowAt:)`: rows that are not editable "do no indentation for the deletion or insertion
    // control". Without a control the indentation remains (escoz/QuickDialog, issue 216), unless the delegate returns false
    // from `tableView(_:shouldIndentWhileEditingRowAt:)`, which for rows with a control counts in grouped tables.
    func testTheControlsOfARowDetermineItsWidth() {
        for (prepare, style, expected) in [
            ({ $0.style = .insert }, .plain, [44, 38, 120]),
            ({ $0.style = .none }, .plain, [44, 38, 120]),
            ({ ($0.style, $0.indents) = (.none, false) }, .plain, [32, 0, 120]),
            ({ $0.indents = false }, .plain, [44, 38, 120]),
            ({ $0.indents = false }, .grouped, [32, 0, 120]),
            ({ $0.isEditable = false }, .plain, [32, 0, 120]),
            ({ ($0.isEditable, $0.isMovable) = (false, true) }, .plain, [44, 0, 82]),
            ({ $0.isMovable = true }, .plain, [92, 38, 82]),
            ({ $0.configure = { $0.showsReorderControl = true } }, .plain, [92, 38, 82]),
            ({ $0.configure = { $0.shouldIndentWhileEditing = false } }, .plain, [32, 0, 120]),
        ] as [((EditedRows) -> Void, UITableView.Style, [CGFloat])] {
            for givesHeights in [false, true] {
                let rows = EditedRows()
                prepare(rows)
                rows.givesHeights = givesHeights
                let table = edited(rows, style: style)
                table.isEditing = true
                XCTAssertEqual(row(table), expected)
                XCTAssertEqual(
                    table.fd_heightForCell(withIdentifier: "label", configuration: rows.show), expected[0])
                XCTAssertEqual(
                    table.cellForRow(at: path(1))?.editingStyle,
                    rows.isEditable ? rows.style : UITableViewCell.EditingStyle.none)
            }
        }
    }

    // Apple on `editingAccessoryType`: the accessory in the editing state; none by default. The checkmark takes 40 points.
    func testTheAccessoryForEditingReplacesTheOther() {
        let rows = EditedRows()
        rows.configure = { $0.accessoryType = .checkmark }
        let table = edited(rows)
        XCTAssertEqual(row(table), [44, 0, 80])
        table.isEditing = true
        XCTAssertEqual(row(table), [44, 38, 120])
        rows.configure = { ($0.editingAccessoryType, $0.accessoryView) = (.checkmark, UIView()) }
        table.reloadData()
        XCTAssertEqual(row(table), [92, 38, 80])
        XCTAssertNil(table.cellForRow(at: path(1))?.accessoryView?.superview)
        rows.configure = { $0.editingAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 24, height: 20)) }
        table.reloadData()
        XCTAssertEqual(row(table), [92, 38, 80], "24 points and a margin of 16")
    }

    func testTheControlsOfAMirroredRowAreAtTheOtherSides() {
        let rows = EditedRows()
        rows.isMovable = true
        let table = edited(rows, isMirrored: true)
        table.isEditing = true
        XCTAssertEqual(row(table), [92, 38, 82])
        rows.isMovable = false
        table.reloadData()
        XCTAssertEqual(row(table), [44, 0, 82])
    }

    func testACellThatIsEditedOnItsOwnIsMeasuredAgain() {
        let rows = EditedRows()
        let table = edited(rows)
        table.cellForRow(at: path(1))?.setEditing(true, animated: false)
        XCTAssertEqual(row(table), [44, 38, 120])
        XCTAssertEqual(table.rectForRow(at: path(0)).height, 32)
        table.cellForRow(at: path(1))?.isEditing = false
        XCTAssertEqual(row(table), [32, 0, 120])
    }

    func testEstimatedRowsAreMeasuredInTheNewWidthWhenTheyAreShown() {
        let rows = EditedRows()
        let table = edited(rows)
        table.frame.size.height = 30
        table.estimatedRowHeight = 32
        table.layoutIfNeeded()
        table.isEditing = true
        table.layoutIfNeeded()
        XCTAssertEqual(table.rectForRow(at: path(0)).height, 44)
        XCTAssertEqual(table.rectForRow(at: path(1)).height, 32)
        table.scrollToRow(at: path(1), at: .bottom, animated: false)
        XCTAssertEqual(row(table), [44, 38, 120])
    }
}
