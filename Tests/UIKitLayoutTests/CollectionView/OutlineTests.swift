import Foundation
import UIKitLayout
import XCTest

private typealias Outline = NSDiffableDataSourceSectionSnapshot<String>

/// Continents with countries, one of which has cities.
private func places() -> Outline {
    var outline = Outline()
    outline.append(["Asia", "Europe"])
    outline.append(["France", "Italy"], to: "Europe")
    outline.append(["Rome", "Milan"], to: "Italy")
    return outline
}

/// A list of texts.
private struct OutlineList {
    let list = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 320, height: 1000),
        collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
    let source: UICollectionViewDiffableDataSource<Int, String>

    init() {
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, item in
            var content = cell.defaultContentConfiguration()
            content.text = item
            cell.contentConfiguration = content
        }
        source = UICollectionViewDiffableDataSource(collectionView: list) { list, path, item in
            list.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
        }
    }

    /// The indentation levels and texts of the visible cells.
    var shown: [String] {
        list.layoutIfNeeded()
        return (0..<list.numberOfItems(inSection: 0)).map { item in
            let cell = list.cellForItem(at: IndexPath(item: item, section: 0)) as? UICollectionViewListCell
            let content = cell?.contentConfiguration as? UIListContentConfiguration
            return "\(cell?.indentationLevel ?? -1) \(content?.text ?? "")"
        }
    }
}

nonisolated final class OutlineTests: XCTestCase {}

extension OutlineTests {
    func testItemsAreInTheOrderOfTheOutline() {
        let outline = places()
        XCTAssertEqual(outline.rootItems, ["Asia", "Europe"])
        XCTAssertEqual(outline.items, ["Asia", "Europe", "France", "Italy", "Rome", "Milan"])
        XCTAssertEqual(outline.level(of: "Asia"), 0)
        XCTAssertEqual(outline.level(of: "Milan"), 2)
        XCTAssertEqual(outline.parent(of: "Milan"), "Italy")
        XCTAssertNil(outline.parent(of: "Europe"))
        XCTAssertEqual(outline.index(of: "Italy"), 3)
        XCTAssertNil(outline.index(of: "Spain"))
    }

    func testItemsAreVisibleWhereAllAboveThemAreExpanded() {
        var outline = places()
        XCTAssertEqual(outline.visibleItems, ["Asia", "Europe"])
        outline.expand(["Italy"])
        XCTAssertEqual(outline.visibleItems, ["Asia", "Europe"], "its parent is not expanded")
        XCTAssertFalse(outline.isVisible("Rome"))
        outline.expand(["Europe"])
        XCTAssertEqual(outline.visibleItems, outline.items)
        XCTAssertTrue(outline.isVisible("Rome"))
        outline.collapse(["Italy"])
        XCTAssertEqual(outline.visibleItems, ["Asia", "Europe", "France", "Italy"])
    }

    func testOutlinesAreEdited() {
        var outline = places()
        outline.insert(["Germany"], before: "Italy")
        outline.insert(["Spain"], after: "Italy")
        outline.insert(["Africa"], before: "Asia")
        XCTAssertEqual(outline.rootItems, ["Africa", "Asia", "Europe"])
        XCTAssertEqual(outline.snapshot(of: "Europe").rootItems, ["France", "Germany", "Italy", "Spain"])
        outline.delete(["Italy", "nowhere"])
        XCTAssertEqual(outline.items, ["Africa", "Asia", "Europe", "France", "Germany", "Spain"])
        var other = Outline()
        other.append(["Peru"])
        other.append(["Lima"], to: "Peru")
        outline.replace(childrenOf: "Europe", using: other)
        XCTAssertEqual(outline.items, ["Africa", "Asia", "Europe", "Peru", "Lima"])
        XCTAssertEqual(outline.level(of: "Lima"), 2)
        outline.deleteAll()
        XCTAssertEqual(outline.items, [])
    }

    func testAPartOfAnOutlineIsAnOutline() {
        let part = places().snapshot(of: "Italy", includingParent: true)
        XCTAssertEqual(part.rootItems, ["Italy"])
        XCTAssertEqual(part.items, ["Italy", "Rome", "Milan"])
        XCTAssertNil(part.parent(of: "Italy"))
        XCTAssertEqual(places().snapshot(of: "Italy").rootItems, ["Rome", "Milan"])
    }

    func testDeepOutlinesAreReadWithoutRecursion() {
        var outline = NSDiffableDataSourceSectionSnapshot<Int>()
        outline.append([0])
        for level in 1..<100_000 { outline.append([level], to: level - 1) }
        outline.expand(Array(0..<100_000))
        XCTAssertEqual(outline.visibleItems.count, 100_000)
        XCTAssertEqual(outline.level(of: 99_999), 99_999)
    }

    func testAListShowsTheVisibleItems() {
        let list = OutlineList()
        var outline = places()
        list.source.apply(outline, to: 7)
        XCTAssertEqual(list.source.snapshot().sectionIdentifiers, [7], "the section is added")
        XCTAssertEqual(list.shown, ["0 Asia", "0 Europe"])
        outline.expand(["Europe"])
        list.source.apply(outline, to: 7)
        XCTAssertEqual(list.shown, ["0 Asia", "0 Europe", "1 France", "1 Italy"])
        XCTAssertEqual(list.source.snapshot(for: 7).items, outline.items, "hidden items are kept")
        outline.collapse(["Europe"])
        list.source.apply(outline, to: 7)
        XCTAssertEqual(list.shown, ["0 Asia", "0 Europe"])
    }

    func testAWholeSnapshotTakesTheOutlinesPlace() {
        let list = OutlineList()
        list.source.apply(places(), to: 0)
        var whole = list.source.snapshot()
        whole.appendItems(["Atlantis"])
        list.source.apply(whole)
        XCTAssertEqual(list.shown, ["0 Asia", "0 Europe", "0 Atlantis"])
        XCTAssertEqual(list.source.snapshot(for: 0).items, ["Asia", "Europe", "Atlantis"])
    }
}
