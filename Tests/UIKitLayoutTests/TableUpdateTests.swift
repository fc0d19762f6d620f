import Foundation
import UIKitLayout
import XCTest

/// A table of letters: the value of each row is a letter.
private final class Letters: TableUpdateTarget {
    var sections: [[String?]]

    init(_ sections: [[String?]]) {
        self.sections = sections
    }

    func forgetRows(section: Int, rows: Range<Int>) {
        for row in rows { sections[section][row] = nil }
    }
    func forgetSections(_ range: Range<Int>) {
        for section in range { sections[section] = [] }
    }
    func takeRow(section: Int, row: Int) -> String? { sections[section].remove(at: row) }
    func putRow(_ row: String?, section: Int, at target: Int) { sections[section].insert(row, at: target) }
    func removeRows(section: Int, rows: Range<Int>) { sections[section].removeSubrange(rows) }
    func insertRows(section: Int, rows: Range<Int>) {
        sections[section].insert(contentsOf: rows.map { _ in nil }, at: rows.lowerBound)
    }
    func takeSection(_ section: Int) -> [String?] { sections.remove(at: section) }
    func putSection(_ section: [String?], at target: Int) { sections.insert(section, at: target) }
    func removeSections(_ range: Range<Int>) { sections.removeSubrange(range) }
    func insertSections(_ range: Range<Int>) {
        sections.insert(contentsOf: range.map { _ in [] }, at: range.lowerBound)
    }
}

/// Records the last update of a table.
private final class Recorder: UITableViewUpdateObserver {
    var update = TableUpdate()

    func tableViewWillReloadData(_ tableView: UITableView) {}
    func tableView(_ tableView: UITableView, willApply update: TableUpdate) { self.update = update }
}

private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

nonisolated final class TableUpdateTests: XCTestCase {}

extension TableUpdateTests {
    /// The values of rows after a table applies changes as one batch.
    private func rows(_ rows: [String?], after changes: @escaping (UITableView) -> Void) -> [String?] {
        let letters = Letters([rows])
        let recorder = Recorder()
        let tableView = UITableView(frame: .zero)
        tableView.addUpdateObserver(recorder)
        tableView.performBatchUpdates { changes(tableView) }
        recorder.update.apply(to: letters)
        return letters.sections[0]
    }

    // Apple, Table View Programming Guide, "Batch Insertion, Deletion, and Reloading of Rows and Sections": row 1 of
    // the old table is deleted and row 1 of the new one inserted, whatever the order of the calls.
    func testDeletionsUseOldPlacesAndInsertionsNewOnes() {
        let expected: [String?] = ["A", nil, "C", "D"]
        XCTAssertEqual(
            rows(["A", "B", "C", "D"]) {
                $0.insertRows(at: [path(1)])
                $0.deleteRows(at: [path(1)])
            }, expected)
        XCTAssertEqual(
            rows(["A", "B", "C", "D"]) {
                $0.deleteRows(at: [path(1)])
                $0.insertRows(at: [path(1)])
            }, expected)
    }

    func testRowsInsertedInAnyOrderEndWhereTheirNumbersSay() {
        let expected: [String?] = [nil, "A", nil, nil, "B"]
        for order in [[0, 2, 3], [3, 2, 0], [2, 0, 3]] {
            XCTAssertEqual(rows(["A", "B"]) { $0.insertRows(at: order.map(path)) }, expected)
        }
    }

    func testMovesReloadsDeletionsAndInsertionsInOneBatch() {
        // Old: A B C D E. B is deleted, D reloaded, E moves to the front, and a row is inserted at 2.
        let result = rows(["A", "B", "C", "D", "E"]) {
            $0.moveRow(at: path(4), to: path(0))
            $0.insertRows(at: [path(2)])
            $0.reloadRows(at: [path(3)])
            $0.deleteRows(at: [path(1)])
        }
        XCTAssertEqual(result, ["E", "A", nil, "C", nil])
    }

    // UIKit's well-known error message, verbatim.
    func testACountThatDoesNotFollowIsToldInUIKitsWords() {
        XCTAssertThrowsError(try TableUpdate().validate(from: [2], to: [3])) { error in
            XCTAssertEqual(
                "\(error)",
                "Invalid update: invalid number of rows in section 0. The number of rows contained in an existing "
                    + "section after the update (3) must be equal to the number of rows contained in that section "
                    + "before the update (2), plus or minus the number of rows inserted or deleted from that section "
                    + "(0 inserted, 0 deleted) and plus or minus the number of rows moved into or out of that section "
                    + "(0 moved in, 0 moved out).")
        }
        XCTAssertThrowsError(try TableUpdate().validate(from: [2], to: [2, 1]))
        XCTAssertNoThrow(try TableUpdate().validate(from: [2, 5], to: [2, 5]))
    }
}
