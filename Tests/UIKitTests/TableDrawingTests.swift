import UIKit
import XCTest

/// Tables of all styles draw groups, headers, footers, indexes, selection and editing controls; colours are read from
/// the drawn pixels.
nonisolated final class TableDrawingTests: XCTestCase {}

extension TableDrawingTests {
    /// Two sections of two rows each; rows are 50 points tall.
    private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
        var header: String?
        var footer: String?
        var headerColor: UIColor?
        var index: [String]?
        var configure: (UITableViewCell) -> Void = { _ in }

        func numberOfSections(in tableView: UITableView) -> Int { 2 }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            configure(cell)
            return cell
        }
        func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { header }
        func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { footer }
        func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
            headerColor.map { color in
                let view = UIView()
                view.backgroundColor = color
                return view
            }
        }
        func sectionIndexTitles(for tableView: UITableView) -> [String]? { index }
        func tableView(
            _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
        ) -> UITableViewCell.EditingStyle { indexPath.row == 0 ? .delete : .insert }
    }

    private func table(_ style: UITableView.Style, _ rows: Rows) -> UITableView {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: style)
        table.overrideTraitCollection = UITraitCollection(traitsFrom: [
            UITraitCollection(displayScale: 2), UITraitCollection(userInterfaceStyle: .light),
        ])
        (table.rowHeight, table.separatorColor) = (50, .red)
        (table.dataSource, table.delegate) = (rows, rows)
        table.layoutIfNeeded()
        return table
    }

    private static let red: [UInt8] = [255, 0, 0, 255]
    private static let white: [UInt8] = [255, 255, 255, 255]

    // UIKit's documentation: separators have the effect. The colour is that of an effect view over the same background.
    func testABlurIsDrawnInPlaceOfTheSeparatorColour() {
        let rows = Rows()
        let table = table(.plain, rows)
        let y = table.rectForRow(at: IndexPath(row: 0, section: 0)).maxY - 0.25
        XCTAssertEqual(DrawnView(table).color(100, y), Self.red)
        table.separatorEffect = UIBlurEffect(style: .dark)
        let effect = UIVisualEffectView(effect: UIBlurEffect(style: .dark))
        effect.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        let background = UIView(frame: effect.frame)
        background.backgroundColor = .white
        background.addSubview(effect)
        XCTAssertEqual(DrawnView(table).color(100, y), DrawnView(background).color(5, 5))
    }

    private final class IndexedItems: NSObject, UICollectionViewDataSource {
        var titles: [String]?

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell { UICollectionViewCell() }
        func indexTitles(for collectionView: UICollectionView) -> [String]? { titles }
    }

    // UIKit's documentation: the titles are the items of the index of the collection view.
    func testACollectionViewDrawsItsIndexTitlesAtTheTrailingEdge() throws {
        let items = IndexedItems()
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 100), collectionViewLayout: UICollectionViewFlowLayout())
        (view.dataSource, view.backgroundColor, view.tintColor) = (items, .white, .red)
        view.layoutIfNeeded()
        func ink() -> CGRect? { DrawnView(view).bounds { $0 != Self.white } }
        XCTAssertNil(ink())
        items.titles = ["A", "B"]
        XCTAssertGreaterThan(try XCTUnwrap(ink()).minX, 300)
        view.semanticContentAttribute = .forceRightToLeft
        XCTAssertLessThan(try XCTUnwrap(ink()).maxX, 20)
    }

    // UIKit since iOS 13: groups have a line above their first and below their last row, from edge to edge; the lines
    // between rows begin at the text.
    func testTheSeparatorsAroundAGroupExtendFromEdgeToEdge() {
        let rows = Rows()
        let table = table(.grouped, rows)
        let first = table.rectForRow(at: IndexPath(row: 0, section: 0))
        let drawn = DrawnView(table)
        for (y, x) in [(first.minY - 0.5, 2), (first.maxY - 0.5, 20), (first.maxY + 49.5, 2)] as [(CGFloat, CGFloat)] {
            XCTAssertEqual(drawn.color(x, y), Self.red, "\(x) \(y)")
        }
        XCTAssertEqual(drawn.color(2, first.maxY - 0.5), Self.white)
        // The area around the group has the background colour of grouped tables, #F2F2F7.
        XCTAssertEqual(drawn.color(160, first.minY - 5), [242, 242, 247, 255])
    }

    func testTheCornersOfInsetGroupsAreRounded() {
        let rows = Rows()
        let table = table(.insetGrouped, rows)
        let first = table.rectForRow(at: IndexPath(row: 0, section: 0))
        let last = table.rectForRow(at: IndexPath(row: 1, section: 0))
        let drawn = DrawnView(table)
        let background: [UInt8] = [242, 242, 247, 255]
        XCTAssertEqual(drawn.color(first.minX + 0.5, first.minY + 0.5), background)
        XCTAssertEqual(drawn.color(first.maxX - 1, first.minY + 0.5), background)
        XCTAssertEqual(drawn.color(first.minX + 0.5, first.maxY - 2), Self.white)
        XCTAssertEqual(drawn.color(last.minX + 0.5, last.maxY - 1), background)
        XCTAssertEqual(drawn.color(last.midX, last.maxY - 0.5), Self.white)
        XCTAssertEqual(drawn.count(last.insetBy(dx: 10, dy: 2), where: DrawnView.isRed), 0)
    }

    func testTitlesOfSectionsAreDrawnInTheirHeadersAndFooters() {
        let rows = Rows()
        (rows.header, rows.footer) = ("First", "Second")
        let isInk: ([UInt8]) -> Bool = { $0[0] < 160 }
        for style in [UITableView.Style.plain, .grouped, .insetGrouped] {
            let table = table(style, rows)
            let drawn = DrawnView(table)
            for rect in [table.rectForHeader(inSection: 1), table.rectForFooter(inSection: 0)] {
                let ink = drawn.count(rect.intersection(table.bounds), where: isInk)
                XCTAssertGreaterThan(ink, 60, "\(style)")
            }
        }
    }

    func testAHeaderOfThePlainStyleStaysAtTheTop() {
        let rows = Rows()
        rows.headerColor = .blue
        let table = table(.plain, rows)
        (table.sectionHeaderHeight, table.sectionHeaderTopPadding) = (20, 0)
        table.layoutIfNeeded()
        XCTAssertEqual(DrawnView(table).color(100, 10), [0, 0, 255, 255])
        table.contentOffset.y = 45
        XCTAssertEqual(DrawnView(table).color(100, 10), [0, 0, 255, 255])
        // The first section, 120 points tall, pushes its header out.
        table.contentOffset.y = 110
        let drawn = DrawnView(table)
        XCTAssertEqual(drawn.color(100, 5), [0, 0, 255, 255])
        XCTAssertEqual(drawn.color(100, 25), [0, 0, 255, 255])
        XCTAssertEqual(drawn.color(100, 32), Self.white)
    }

    func testTheSectionIndexIsDrawnAtTheTrailingEdge() throws {
        let rows = Rows()
        rows.index = ["A", "B", "C"]
        let table = table(.plain, rows)
        (table.separatorStyle, table.sectionIndexColor) = (.none, .blue)
        let ink = try XCTUnwrap(DrawnView(table).bounds(where: DrawnView.isBlue))
        XCTAssertGreaterThanOrEqual(ink.minX, 305)
        XCTAssertEqual(ink.midY, 240, accuracy: 3)
        table.sectionIndexMinimumDisplayRowCount = 5
        XCTAssertNil(DrawnView(table).bounds(where: DrawnView.isBlue))
    }

    func testASelectedCellDrawsItsSelectedBackground() {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
        cell.isSelected = true
        // systemGray4 in light style.
        XCTAssertEqual(DrawnView(cell).color(100, 20), [209, 209, 214, 255])
        let view = UIView()
        view.backgroundColor = .blue
        cell.selectedBackgroundView = view
        XCTAssertEqual(DrawnView(cell).color(100, 20), [0, 0, 255, 255])
        cell.selectionStyle = .none
        XCTAssertEqual(DrawnView(cell).color(100, 20), Self.white)
    }

    func testABackgroundConfigurationIsDrawnWithItsInsetsAndCorners() {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
        var background = UIBackgroundConfiguration.clear()
        (background.backgroundColor, background.cornerRadius) = (.blue, 8)
        background.backgroundInsets = NSDirectionalEdgeInsets(top: 4, leading: 10, bottom: 4, trailing: 20)
        (background.strokeColor, background.strokeWidth) = (.red, 2)
        cell.backgroundConfiguration = background
        let drawn = DrawnView(cell)
        XCTAssertEqual(drawn.bounds(where: DrawnView.isRed), CGRect(x: 10, y: 4, width: 290, height: 36))
        XCTAssertEqual(drawn.color(100, 20), [0, 0, 255, 255])
        XCTAssertEqual(drawn.color(10, 4)?.last, 0)
        XCTAssertEqual(drawn.color(305, 20)?.last, 0)
    }

    // UIKit: in the default editing style, rows have a red control for deleting or a green one for inserting.
    func testEditedRowsHaveAControlBesideTheirContent() throws {
        let rows = Rows()
        let table = table(.plain, rows)
        table.separatorStyle = .none
        table.setEditing(true, animated: false)
        table.layoutIfNeeded()
        let drawn = DrawnView(table)
        let control = try XCTUnwrap(drawn.bounds(where: DrawnView.isRed))
        let first = table.rectForRow(at: IndexPath(row: 0, section: 0))
        XCTAssertEqual(control.midY, first.midY, accuracy: 100)
        XCTAssertGreaterThanOrEqual(control.minX, 16)
        XCTAssertLessThanOrEqual(control.maxX, 38)
        XCTAssertEqual(table.visibleCells.first?.contentView.frame.minX, 38)
        XCTAssertEqual(drawn.color(19, first.maxY + 25), [52, 199, 89, 255])
        table.setEditing(false, animated: false)
        table.layoutIfNeeded()
        XCTAssertNil(DrawnView(table).bounds(where: DrawnView.isRed))
        XCTAssertEqual(table.visibleCells.first?.contentView.frame.minX, 0)
    }

    func testSeparatorsBeginAtTheTextBesideAnImage() {
        let rows = Rows()
        rows.configure = { cell in
            cell.imageView?.image = UIImage(size: CGSize(width: 30, height: 30))
            cell.textLabel?.text = "Text"
        }
        let table = table(.plain, rows)
        let y = table.rectForRow(at: IndexPath(row: 0, section: 0)).maxY - 0.5
        // The text begins after 16 points, the image and another 16 points.
        XCTAssertEqual(DrawnView(table).color(62, y), Self.red)
        XCTAssertNotEqual(DrawnView(table).color(61, y), Self.red)
        for cell in table.visibleCells { cell.separatorInset = .zero }
        XCTAssertEqual(DrawnView(table).color(1, y), Self.red)
    }
}
