import Foundation
import UIKitLayout
import XCTest

private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

/// Records the updates of a table.
private final class Recorder: UITableViewUpdateObserver {
    var updates: [TableUpdate] = []

    func tableViewWillReloadData(_ tableView: UITableView) {}
    func tableView(_ tableView: UITableView, willApply update: TableUpdate) { updates.append(update) }
}

/// A table in which the tag of each cell is its item.
private struct DiffableTable {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 10_000))
    let source: UITableViewDiffableDataSource<String, Int>
    let recorder = Recorder()

    init() {
        table.rowHeight = 10
        table.addUpdateObserver(recorder)
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        source = UITableViewDiffableDataSource(tableView: table) { table, path, item in
            let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
            cell.tag = item
            return cell
        }
    }

    func apply(_ content: [(String, [Int])], reload: [Int] = []) {
        source.apply(snapshot(content, reload: reload))
        table.layoutIfNeeded()
    }

    /// The items of the cells by section.
    var shown: [[Int]] {
        (0..<table.numberOfSections).map { section in
            (0..<table.numberOfRows(inSection: section)).map { table.cellForRow(at: path($0, section))?.tag ?? -1 }
        }
    }
}

private func snapshot(_ content: [(String, [Int])], reload: [Int] = []) -> Snapshot {
    var snapshot = Snapshot()
    for (section, items) in content {
        snapshot.appendSections([section])
        snapshot.appendItems(items)
    }
    snapshot.reloadItems(reload)
    return snapshot
}

nonisolated final class DiffableDataSourceTests: XCTestCase {}

extension DiffableDataSourceTests {
    func testASnapshotIsEditedByNames() {
        var edited = snapshot([("A", [1, 2, 3]), ("B", [4])])
        edited.insertItems([5], afterItem: 1)
        edited.moveItem(4, beforeItem: 1)
        edited.deleteItems([2])
        edited.insertSections(["C"], beforeSection: "B")
        edited.moveSection("A", afterSection: "B")
        XCTAssertEqual(edited.sectionIdentifiers, ["C", "B", "A"])
        XCTAssertEqual(edited.itemIdentifiers(inSection: "A"), [4, 1, 5, 3])
        XCTAssertEqual(edited.itemIdentifiers, [4, 1, 5, 3])
        XCTAssertEqual(edited.sectionIdentifier(containingItem: 4), "A")
        XCTAssertEqual(edited.indexOfItem(5), 2)
        XCTAssertNil(edited.indexOfItem(2))
        edited.appendItems([3], toSection: "B")
        XCTAssertEqual(edited.itemIdentifiers(inSection: "A"), [4, 1, 5], "an item is in one place")
        edited.deleteSections(["A"])
        XCTAssertEqual(edited.numberOfItems, 1)
    }

    func testTheTableShowsTheSnapshot() {
        let table = DiffableTable()
        table.apply([("A", [1, 2]), ("B", [3])])
        XCTAssertEqual(table.shown, [[1, 2], [3]])
        table.apply([("B", [2, 3]), ("C", [1, 4])])
        XCTAssertEqual(table.shown, [[2, 3], [1, 4]])
        XCTAssertEqual(table.source.indexPath(for: 4), path(1, 1))
        XCTAssertEqual(table.source.itemIdentifier(for: path(0, 0)), 2)
        XCTAssertNil(table.source.itemIdentifier(for: path(7, 0)))
        XCTAssertEqual(table.source.index(for: "C"), 1)
    }

    // [1 2 3 4 5] becomes [5 1 2 6 4]: 3 is deleted, 6 is inserted, and a single move, of 5, is enough for the rest.
    func testOnlyWhatMustMovesIsMoved() throws {
        let table = DiffableTable()
        table.apply([("A", [1, 2, 3, 4, 5])])
        table.apply([("A", [5, 1, 2, 6, 4])])
        let update = try XCTUnwrap(table.recorder.updates.last)
        XCTAssertEqual(update.deletedRows, [path(2)])
        XCTAssertEqual(update.insertedRows, [path(3)])
        XCTAssertEqual(update.movedRows.map(\.from), [path(4)])
        XCTAssertEqual(update.movedRows.map(\.to), [path(0)])
        XCTAssertEqual(table.shown, [[5, 1, 2, 6, 4]])
    }

    func testRowsThatStayKeepTheirCellsAndReloadedOnesDoNot() {
        let table = DiffableTable()
        table.apply([("A", [1, 2, 3])])
        let cells = [1, 2, 3].map { item in table.source.indexPath(for: item).flatMap(table.table.cellForRow(at:)) }
        table.apply([("A", [3, 1, 2])], reload: [1])
        XCTAssertTrue(table.table.cellForRow(at: path(0)) === cells[2])
        XCTAssertTrue(table.table.cellForRow(at: path(2)) === cells[1])
        XCTAssertEqual(table.recorder.updates.last?.reloadedRows, [path(0)])
        XCTAssertEqual(table.source.snapshot().reloadedItemIdentifiers, [])
    }

    /// Any snapshot can follow any other: the update passes the table's validation of counts, and the table shows the
    /// snapshot.
    func testAnySnapshotCanFollowAnyOther() {
        var random = SystemRandomNumberGenerator()
        let table = DiffableTable()
        for _ in 0..<300 {
            var items = Array(0..<30).shuffled(using: &random)
            let names = ["A", "B", "C", "D", "E"].shuffled(using: &random).prefix(Int.random(in: 1...5))
            let content = names.map { name in
                let count = Int.random(in: 0...min(6, items.count))
                defer { items.removeFirst(count) }
                return (name, Array(items.prefix(count)))
            }
            var next = snapshot(content)
            next.reloadItems(content.flatMap(\.1).filter { _ in Int.random(in: 0..<8) == 0 })
            next.reloadSections(names.filter { _ in Int.random(in: 0..<8) == 0 })
            table.source.apply(next)
            table.table.layoutIfNeeded()
            XCTAssertEqual(table.shown, content.map(\.1))
        }
    }
}
