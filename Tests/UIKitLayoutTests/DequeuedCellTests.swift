import UIKitLayout
import XCTest

/// Cells when the data source receives them from the table, before it configures them. UIKit's documentation of
/// `dequeueReusableCell(withIdentifier:for:)`: the index path is used for configuration by the cell's position.
nonisolated final class DequeuedCellTests: XCTestCase {}

extension DequeuedCellTests {
    /// Rows of 50, 60, 70 … points, and the sizes of their cells and content views when they were dequeued.
    private final class List: UITableViewDataSource, UITableViewDelegate {
        var sizes: [[CGFloat]] = []

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }

        func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
            CGFloat(50 + 10 * indexPath.row)
        }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            sizes.append([cell.frame.width, cell.frame.height, cell.contentView.frame.width])
            return cell
        }
    }

    private func withTable(_ style: UITableView.Style, _ body: (UITableView, List) -> Void) {
        let list = List()
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 200), style: style)
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        table.separatorStyle = .none
        (table.dataSource, table.delegate) = (list, list)
        table.layoutIfNeeded()
        body(table, list)
    }

    func testANewCellHasTheSizeOfItsRow() {
        withTable(.plain) { _, list in
            XCTAssertEqual(list.sizes, [[375, 50, 375], [375, 60, 375], [375, 70, 375], [375, 80, 375]])
        }
    }

    // 16 points on either side: NetNewsWire, Add.storyboard.
    func testANewCellOfAnInsetTableIsAsWideAsItsRows() {
        withTable(.insetGrouped) { _, list in XCTAssertEqual(list.sizes.first, [343, 50, 343]) }
    }

    func testAReusedCellHasTheSizeOfItsNewRow() {
        withTable(.plain) { table, list in
            let known = Set(table.visibleCells.map(ObjectIdentifier.init))
            list.sizes = []
            table.contentOffset.y = 260
            table.layoutIfNeeded()
            XCTAssertEqual(list.sizes.map { $0[1] }, [90, 100, 110])
            XCTAssertEqual(list.sizes.map { $0[2] }, [375, 375, 375])
            XCTAssertFalse(known.isDisjoint(with: table.visibleCells.map(ObjectIdentifier.init)), "no cell was reused")
        }
    }

    // A separator is one pixel.
    func testCellsHaveTheCurrentTraitsAfterEqualOnes() {
        let former = UITraitCollection.current
        defer { UITraitCollection.current = former }
        withTable(.plain) { table, _ in
            for scale in [2, 2, 3, 3, 1] as [CGFloat] {
                UITraitCollection.current = UITraitCollection(displayScale: scale)
                table.setNeedsLayout()
                table.layoutIfNeeded()
                XCTAssertEqual(table.visibleCells.map(\.traitCollection.displayScale), [scale, scale, scale, scale])
            }
        }
    }

    func testACellOutsideOfALayoutKeepsItsHeight() {
        withTable(.plain) { table, _ in
            let cell = table.dequeueReusableCell(withIdentifier: "cell", for: IndexPath(row: 9, section: 0))
            XCTAssertEqual([cell.frame.width, cell.frame.height], [375, 44])
        }
    }
}
