import UIKit
import XCTest

/// A cell as high as its constraint.
private final class StretchingCell: UITableViewCell {
    private(set) lazy var height = contentView.heightAnchor.constraint(equalToConstant: 50)

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        height.isActive = true
    }

    required init?(coder: NSCoder) { fatalError("made in code") }
}

/// The behaviour of the members of tables that Documentation/tables.md calls effective, unless another test shows it.
nonisolated final class TableBehaviourTests: XCTestCase {}

extension TableBehaviourTests {
    // MARK: Background

    // UITableView.h: the background view "will be automatically resized to track the size of the table view" and is
    // "placed as a subview of the table view behind all cells".
    func testTheBackgroundViewFillsTheVisiblePartBehindTheRows() {
        let rows = TableRows([10])
        let table = makeTable(rows)
        table.layoutIfNeeded()
        let (first, second) = (UIView(), UIView())
        table.backgroundView = first
        table.contentOffset.y = 50
        table.layoutIfNeeded()
        XCTAssertEqual(first.frame, CGRect(x: 0, y: 50, width: 200, height: 100))
        XCTAssertTrue(table.subviews.first === first)
        table.backgroundView = second
        XCTAssertNil(first.superview)
        XCTAssertTrue(table.subviews.first === second)
    }

    // MARK: Selection

    func testARowThatIsSelectedDeselectsTheOthersUnlessSeveralMayBe() {
        let rows = TableRows([10])
        let table = makeTable(rows)
        table.layoutIfNeeded()
        XCTAssertNil(table.indexPathForSelectedRow)
        table.selectRow(at: path(0), animated: false, scrollPosition: .none)
        table.selectRow(at: path(1), animated: false, scrollPosition: .none)
        XCTAssertEqual(table.indexPathsForSelectedRows, [path(1)])
        XCTAssertEqual(table.cellForRow(at: path(0))?.isSelected, false)
        XCTAssertEqual(table.cellForRow(at: path(1))?.isSelected, true)
        table.allowsMultipleSelection = true
        table.selectRow(at: path(0), animated: false, scrollPosition: .none)
        XCTAssertEqual(table.indexPathForSelectedRow, path(1))
        table.deselectRow(at: path(1), animated: false)
        XCTAssertEqual(table.indexPathsForSelectedRows, [path(0)])
    }

    func testARowThatIsSelectedTwiceIsSelectedOnce() {
        let rows = TableRows([10])
        let table = makeTable(rows)
        table.allowsMultipleSelection = true
        table.selectRow(at: path(3), animated: false, scrollPosition: .none)
        table.selectRow(at: path(3), animated: false, scrollPosition: .none)
        XCTAssertEqual(table.indexPathsForSelectedRows, [path(3)])
    }

    func testTheNearestSelectedRowIsScrolledTo() {
        let rows = TableRows([100])
        let table = makeTable(rows)
        table.scrollToNearestSelectedRow(at: .top, animated: false)
        XCTAssertEqual(table.contentOffset.y, 0)
        table.allowsMultipleSelection = true
        for row in [90, 40, 10] { table.selectRow(at: path(row), animated: false, scrollPosition: .none) }
        table.contentOffset.y = 30 * 40
        table.scrollToNearestSelectedRow(at: .top, animated: false)
        XCTAssertEqual(table.contentOffset.y, 40 * 40)
        table.scrollToNearestSelectedRow(at: .bottom, animated: false)
        XCTAssertEqual(table.contentOffset.y, 41 * 40 - 100)
        table.contentOffset.y = 12 * 40
        table.scrollToNearestSelectedRow(at: .middle, animated: false)
        XCTAssertEqual(table.contentOffset.y, 10 * 40 + 20 - 50)
    }

    // MARK: The section index

    // The index is 15 points wide, as in UITableView-FDTemplateLayoutCell.
    func testCellsAreLaidOutBesideTheIndexWhenItsTitlesAreReloaded() {
        let rows = TableRows([3])
        let table = makeTable(rows)
        table.layoutIfNeeded()
        rows.indexTitles = ["A", "B"]
        table.layoutIfNeeded()
        XCTAssertEqual(table.visibleCells.first?.contentView.frame.width, 200)
        table.reloadSectionIndexTitles()
        table.layoutIfNeeded()
        XCTAssertEqual(table.visibleCells.first?.contentView.frame.width, 185)
    }

    // MARK: Data source positions

    func testPositionsOnTheScreenAreThoseInTheDataSource() {
        let rows = TableRows([2, 3])
        let table = makeTable(rows)
        XCTAssertEqual(table.presentationSectionIndex(forDataSourceSectionIndex: 1), 1)
        XCTAssertEqual(table.dataSourceSectionIndex(forPresentationSectionIndex: 1), 1)
        XCTAssertEqual(table.presentationIndexPath(forDataSourceIndexPath: path(2, 1)), path(2, 1))
        XCTAssertEqual(table.dataSourceIndexPath(forPresentationIndexPath: path(2, 1)), path(2, 1))
        XCTAssertNil(table.dataSourceIndexPath(forPresentationIndexPath: nil))
        var isCalled = false
        table.performUsingPresentationValues { isCalled = true }
        XCTAssertTrue(isCalled)
    }

    // MARK: Rows

    func testASeparatorTakesOnePixel() {
        let rows = TableRows([2])
        let table = makeTable(rows)
        table.rowHeight = UITableView.automaticDimension
        table.layoutIfNeeded()
        let height = table.rectForRow(at: path(0)).height
        table.separatorStyle = .singleLine
        table.layoutIfNeeded()
        XCTAssertEqual(table.rectForRow(at: path(0)).height, height + 1 / table.traitCollection.displayScale)
    }

    func testSectionsAreInsertedDeletedReloadedAndMoved() {
        let rows = TableRows([1, 2, 3])
        let table = makeTable(rows)
        table.layoutIfNeeded()
        rows.counts = [3, 4, 1]
        table.beginUpdates()
        table.deleteSections([1], with: .automatic)
        table.insertSections([1], with: .fade)
        table.moveSection(2, toSection: 0)
        table.endUpdates()
        XCTAssertEqual((0..<table.numberOfSections).map(table.numberOfRows(inSection:)), [3, 4, 1])
        rows.counts[0] = 5
        table.reloadSections([0], with: .none)
        XCTAssertEqual(table.numberOfRows(inSection: 0), 5)
    }

    func testReconfiguredRowsKeepTheirCells() {
        let rows = TableRows([2])
        let table = makeTable(rows)
        table.layoutIfNeeded()
        let cell = table.cellForRow(at: path(1))
        rows.configured = []
        table.reconfigureRows(at: [path(1)])
        table.layoutIfNeeded()
        XCTAssertEqual(rows.configured, [path(1)])
        XCTAssertTrue(table.cellForRow(at: path(1)) === cell)
    }

    func testTheDelegateIsNotifiedOfRowsOnTheScreen() {
        let rows = TableRows([10])
        let table = makeTable(rows)
        table.delegate = rows
        table.layoutIfNeeded()
        XCTAssertEqual(rows.displayed, [path(0), path(1), path(2)])
        table.contentOffset.y = 80
        table.layoutIfNeeded()
        XCTAssertEqual(rows.displayed.sorted(), [path(2), path(3), path(4)])
    }

    // UIKit's documentation: with `enabled`, cells that invalidate their intrinsic size are measured again; with
    // `disabled` they are not.
    func testACellThatInvalidatesItsSizeIsMeasuredAgainWhereThatIsEnabled() {
        for (invalidation, height) in [(UITableView.SelfSizingInvalidation.enabled, 70), (.disabled, 50)]
            as [(_, CGFloat)]
        {
            let rows = TableRows([1])
            let table = makeTable(rows)
            table.register(StretchingCell.self, forCellReuseIdentifier: "row")
            table.rowHeight = UITableView.automaticDimension
            table.selfSizingInvalidation = invalidation
            table.layoutIfNeeded()
            XCTAssertEqual(table.rectForRow(at: path(0)).height, 50)
            let cell = table.cellForRow(at: path(0)) as? StretchingCell
            cell?.height.constant = 70
            cell?.invalidateIntrinsicContentSize()
            table.layoutIfNeeded()
            XCTAssertEqual(table.rectForRow(at: path(0)).height, height)
        }
    }
}
