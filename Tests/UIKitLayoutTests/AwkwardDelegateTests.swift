import Foundation
import UIKitLayout
import XCTest

/// Delegates that modify or query the table while it requests heights.
nonisolated final class AwkwardDelegateTests: XCTestCase {}

extension AwkwardDelegateTests {
    private final class Awkward: UITableViewDataSource, UITableViewDelegate {
        var whenAskedForHeight: (UITableView) -> CGFloat = { _ in 44 }
        var whenAskedForCell: (UITableView) -> Void = { _ in }
        private var depth = 0
        private(set) var calls = 0

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            whenAskedForCell(tableView)
            return tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        }

        func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
            calls += 1
            depth += 1
            defer { depth -= 1 }
            return depth > 3 ? 44 : whenAskedForHeight(tableView)
        }
    }

    /// Lays a table out, and checks that it has five rows of 44 points and requested few heights.
    private func check(line: UInt = #line, _ prepare: (Awkward) -> Void) {
        let source = Awkward()
        prepare(source)
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        (table.dataSource, table.delegate) = (source, source)
        for _ in 0..<3 { table.layoutIfNeeded() }
        XCTAssertEqual(table.visibleCells.count, 5, line: line)
        XCTAssertEqual(table.contentSize.height, 220, line: line)
        XCTAssertEqual(table.rectForRow(at: path(4)).minY, 176, line: line)
        XCTAssertLessThan(source.calls, 200, line: line)
    }

    func testATableThatIsReloadedWhileItMeasuresRowsIsLaidOutAllTheSame() {
        check { source in
            source.whenAskedForHeight = { table in
                table.reloadData()
                return 44
            }
        }
        check { source in source.whenAskedForCell = { $0.reloadData() } }
    }

    func testATableMayBeAskedForPlacesWhileItMeasuresRows() {
        check { source in
            source.whenAskedForHeight = { table in
                _ = (table.contentSize, table.rectForRow(at: path(3)), table.indexPathForRow(at: .zero))
                return 44
            }
        }
    }

    func testATableThatGrowsWiderWhileItMeasuresRowsIsLaidOutAllTheSame() {
        var growths = 0
        check { source in
            source.whenAskedForHeight = { table in
                growths += 1
                if growths < 10 { table.frame.size.width += 1 }
                return 44
            }
        }
    }

    func testADelegateMayLeaveWhileItIsAsked() {
        let source = Awkward()
        source.whenAskedForHeight = { table in
            (table.dataSource, table.delegate) = (nil, nil)
            return 44
        }
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        (table.dataSource, table.delegate) = (source, source)
        table.layoutIfNeeded()
        XCTAssertEqual(table.visibleCells, [])
        XCTAssertEqual(table.contentSize.height, 0)
    }

    // UIKit's documentation of scrollToRow: "NSNotFound is a valid row index for scrolling to a section with zero rows."
    func testScrollingToARowThatIsNotFoundShowsItsSection() {
        let source = RecordingSource([[200, 200, 200], [200, 200, 200]])
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 300))
        (table.dataSource, table.delegate) = (source, source)
        table.layoutIfNeeded()
        table.scrollToRow(at: IndexPath(row: NSNotFound, section: 1), at: .top, animated: false)
        XCTAssertEqual(table.contentOffset.y, 600)
    }
}
