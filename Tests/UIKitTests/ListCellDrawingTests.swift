import UIKit
import XCTest

/// Cells of collection views draw their backgrounds, accessories and separators; colours are read from the drawn pixels.
nonisolated final class ListCellDrawingTests: XCTestCase {}

extension ListCellDrawingTests {
    private final class Items: NSObject, UICollectionViewDataSource {
        var accessories: [UICellAccessory] = []

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "Item", for: indexPath)
            var content = UIListContentConfiguration.cell()
            content.text = "Item"
            cell.contentConfiguration = content
            (cell as? UICollectionViewListCell)?.accessories = accessories
            return cell
        }
    }

    private func list(_ configuration: UICollectionLayoutListConfiguration, _ items: Items) -> UICollectionView {
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 200),
            collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
        view.overrideTraitCollection = UITraitCollection(traitsFrom: [
            UITraitCollection(displayScale: 2), UITraitCollection(userInterfaceStyle: .light),
        ])
        view.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "Item")
        view.dataSource = items
        view.layoutIfNeeded()
        return view
    }

    func testListsDrawSeparatorsBetweenItems() throws {
        let items = Items()
        var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
        configuration.separatorConfiguration.color = .red
        let view = list(configuration, items)
        let first = try XCTUnwrap(view.cellForItem(at: IndexPath(item: 0, section: 0))).frame
        let drawn = DrawnView(view)
        XCTAssertEqual(drawn.color(100, first.maxY - 0.5), [255, 0, 0, 255])
        XCTAssertNotEqual(drawn.color(15, first.maxY - 0.5), [255, 0, 0, 255])
        configuration.showsSeparators = false
        XCTAssertNil(DrawnView(list(configuration, items)).bounds(where: DrawnView.isRed))
    }

    func testAccessoriesAreDrawnBesideTheContent() throws {
        let items = Items()
        items.accessories = [.checkmark(options: UICellAccessory.Options(tintColor: .red))]
        var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
        configuration.showsSeparators = false
        let view = list(configuration, items)
        let ink = try XCTUnwrap(DrawnView(view).bounds(where: DrawnView.isRed))
        XCTAssertGreaterThanOrEqual(ink.minX, 280)
        XCTAssertLessThanOrEqual(ink.maxX, 320)
    }

    func testGroupedListsHaveTheirColoursAroundTheItems() throws {
        let view = list(UICollectionLayoutListConfiguration(appearance: .grouped), Items())
        let first = try XCTUnwrap(view.cellForItem(at: IndexPath(item: 0, section: 0))).frame
        let drawn = DrawnView(view)
        XCTAssertEqual(drawn.color(160, first.minY - 4), [242, 242, 247, 255])
        XCTAssertEqual(drawn.color(160, first.minY + 4), [255, 255, 255, 255])
    }

    func testTheSelectedBackgroundViewIsDrawnWhileTheCellIsSelected() {
        let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        let view = UIView()
        view.backgroundColor = .red
        cell.selectedBackgroundView = view
        XCTAssertEqual(DrawnView(cell).color(25, 25), [0, 0, 0, 0])
        cell.isSelected = true
        XCTAssertEqual(DrawnView(cell).color(25, 25), [255, 0, 0, 255])
    }
}
