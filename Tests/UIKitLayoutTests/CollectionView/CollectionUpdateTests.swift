import Foundation
import UIKitLayout
import XCTest

/// Random numbers shared by several closures.
private final class Numbers {
    private var numbers: SeededNumbers

    init(seed: UInt64) {
        numbers = SeededNumbers(seed: seed)
    }

    func below(_ bound: Int) -> Int { Int.random(in: 0..<bound, using: &numbers) }
}

/// Items whose sections have headers that show the version of the data.
private final class TitledItems: RecordingItems {
    var version = 0

    override func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        let view = super.collectionView(collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath)
        view.tag = version
        return view
    }
}

nonisolated final class CollectionUpdateTests: CollectionTestCase {}

extension CollectionUpdateTests {
    private func makeLayout() -> UICollectionViewFlowLayout {
        let layout = UICollectionViewFlowLayout()
        layout.estimatedItemSize = CGSize(width: 100, height: 50)
        (layout.minimumInteritemSpacing, layout.minimumLineSpacing) = (0, 0)
        return layout
    }

    private func column(_ heights: CGFloat...) -> [CGSize] { heights.map { CGSize(width: 100, height: $0) } }

    func testItemsThatStayKeepTheirCells() {
        let source = RecordingItems([column(100, 100, 100, 100)])
        let view = makeCollection(source, layout: makeLayout())
        view.layoutIfNeeded()
        let cells = view.visibleCells
        source.forgetEvents()
        source.sizes[0].insert(CGSize(width: 100, height: 40), at: 1)
        view.insertItems(at: [path(1)])
        view.layoutIfNeeded()
        XCTAssertTrue(view.cellForItem(at: path(0)) === cells[0])
        XCTAssertTrue(view.cellForItem(at: path(2)) === cells[1])
        XCTAssertEqual(view.visibleCells.map(\.frame.minY), [0, 100, 140, 240])
        XCTAssertEqual(source.events, ["+0:1"])
        source.forgetEvents()
        view.reloadItems(at: [path(0)])
        view.layoutIfNeeded()
        XCTAssertEqual(source.events, ["-0:0", "+0:0"])
    }

    // UIKit's documentation of performBatchUpdates: the views are inserted, deleted and moved by the method itself.
    func testVisibleViewsAreCurrentWhenAnUpdateEnds() {
        let source = RecordingItems([column(100, 100)])
        let view = makeCollection(source, layout: makeLayout())
        view.layoutIfNeeded()
        let cells = view.visibleCells
        var frames: [CGRect] = []
        view.performBatchUpdates {
            source.sizes[0] = column(40, 100, 60)
            view.insertItems(at: [path(0), path(2)])
            view.deleteItems(at: [path(0)])
        } completion: { _ in
            frames = view.visibleCells.map(\.frame)
        }
        XCTAssertEqual(frames, [rect(0, 0, 100, 40), rect(0, 40, 100, 100), rect(0, 140, 100, 60)])
        XCTAssertEqual(view.indexPathsForVisibleItems, [path(0), path(1), path(2)])
        XCTAssertTrue(view.cellForItem(at: path(1)) === cells[1])
        source.sizes[0] = column(60, 40, 100)
        view.moveItem(at: path(2), to: path(0))
        XCTAssertEqual(view.visibleCells.map(\.frame.height), [60, 40, 100])
        XCTAssertTrue(view.visibleCells[2] === cells[1])
        source.sizes.append(column(20))
        view.insertSections([1])
        XCTAssertEqual(view.cellForItem(at: path(0, 1))?.frame, rect(0, 200, 100, 20))
        source.sizes[0][0].height = 10
        view.reloadItems(at: [path(0)])
        XCTAssertEqual(view.visibleCells.map(\.frame.minY), [0, 10, 50, 150])
    }

    func testAnUpdateBeforeTheFirstLayoutMakesNoCells() {
        let source = RecordingItems([column(100)])
        let view = makeCollection(source, layout: makeLayout())
        source.sizes = [column(100, 50)]
        view.insertItems(at: [path(1)])
        XCTAssertEqual(view.visibleCells, [])
        view.layoutIfNeeded()
        XCTAssertEqual(view.visibleCells.map(\.frame.height), [100, 50])
    }

    // UIKit's documentation of reloadSections: the supplementary views of the sections are discarded and made anew.
    func testReloadingASectionReplacesItsHeaderOnly() {
        let source = TitledItems([column(50), column(50)])
        let layout = makeLayout()
        layout.headerReferenceSize = CGSize(width: 100, height: 10)
        let view = makeCollection(source, layout: layout)
        view.layoutIfNeeded()
        let tags = { view.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader).map(\.tag) }
        XCTAssertEqual(tags(), [0, 0])
        source.version = 1
        view.reloadSections([1])
        XCTAssertEqual(tags(), [0, 1])
        source.version = 2
        source.sizes.insert(column(50), at: 0)
        view.performBatchUpdates {
            view.insertSections([0])
            view.reloadSections([0])
        }
        XCTAssertEqual(tags(), [2, 2, 1])
    }

    func testReloadingMakesEverythingAnewAndKeepsTheOffset() {
        let source = RecordingItems([Array(repeating: CGSize(width: 100, height: 50), count: 20)])
        let view = makeCollection(source, layout: makeLayout())
        view.contentOffset.y = 400
        view.layoutIfNeeded()
        source.sizes = [Array(repeating: CGSize(width: 100, height: 50), count: 12)]
        view.reloadData()
        view.layoutIfNeeded()
        XCTAssertEqual(view.contentOffset.y, 300, "as far as the content reaches")
        XCTAssertEqual(view.indexPathsForVisibleItems, (6..<12).map { path($0) })
    }

    /// After any batch of changes, every item has the position that it has in a new collection view with the same
    /// items.
    func testRandomUpdatesEndWhereAFreshCollectionViewBegins() {
        let numbers = Numbers(seed: 20_261_121)
        for round in 0..<60 {
            let widths: [CGFloat] = round % 2 == 0 ? [100] : [20, 30, 45, 100]
            func size() -> CGSize {
                CGSize(width: widths[numbers.below(widths.count)], height: CGFloat(10 + numbers.below(81)))
            }
            let source = RecordingItems((0..<4).map { _ in (0..<12).map { _ in size() } })
            let view = makeCollection(source, layout: makeLayout(), size: CGSize(width: 100, height: 20_000))
            view.layoutIfNeeded()
            for _ in 0..<8 {
                view.performBatchUpdates { self.change(view, source, size, numbers) }
                view.layoutIfNeeded()
            }
            let fresh = makeCollection(
                RecordingItems(source.sizes), layout: makeLayout(), size: CGSize(width: 100, height: 20_000))
            fresh.layoutIfNeeded()
            for section in source.sizes.indices {
                XCTAssertEqual(
                    frames(of: view, section: section), frames(of: fresh, section: section), "round \(round)")
            }
            XCTAssertEqual(view.contentSize, fresh.contentSize)
            XCTAssertEqual(view.visibleCells.map(\.frame), fresh.visibleCells.map(\.frame))
        }
    }

    private func change(
        _ view: UICollectionView, _ source: RecordingItems, _ size: () -> CGSize, _ numbers: Numbers
    ) {
        let section = numbers.below(source.sizes.count)
        switch numbers.below(6) {
        case 0 where source.sizes.count > 2:
            source.sizes.remove(at: section)
            view.deleteSections([section])
        case 1:
            source.sizes.insert([size(), size(), size()], at: section)
            view.insertSections([section])
        case 2 where source.sizes[section].count > 3:
            source.sizes[section].removeSubrange(1...2)
            view.deleteItems(at: [path(1, section), path(2, section)])
        case 3 where !source.sizes[section].isEmpty:
            source.sizes[section][0] = size()
            view.reloadItems(at: [path(0, section)])
        case 4 where source.sizes[section].count > 2:
            let moved = source.sizes[section].removeLast()
            source.sizes[section].insert(moved, at: 1)
            view.moveItem(at: path(source.sizes[section].count - 1, section), to: path(1, section))
        default:
            let place = source.sizes[section].count / 2
            source.sizes[section].insert(contentsOf: [size(), size()], at: place)
            view.insertItems(at: [path(place, section), path(place + 1, section)])
        }
    }

    func testSelectionFollowsItsItem() {
        let source = RecordingItems([column(50, 50, 50)])
        let view = makeCollection(source, layout: makeLayout())
        view.layoutIfNeeded()
        view.selectItem(at: path(1), animated: false, scrollPosition: [])
        XCTAssertEqual(view.cellForItem(at: path(1))?.isSelected, true)
        view.selectItem(at: path(2), animated: false, scrollPosition: [])
        XCTAssertEqual(view.cellForItem(at: path(1))?.isSelected, false, "one at a time")
        source.sizes[0].removeFirst()
        view.deleteItems(at: [path(0)])
        view.layoutIfNeeded()
        XCTAssertEqual(view.indexPathsForSelectedItems, [path(1)])
        XCTAssertEqual(view.cellForItem(at: path(1))?.isSelected, true)
        view.allowsMultipleSelection = true
        view.selectItem(at: path(0), animated: false, scrollPosition: [])
        XCTAssertEqual(view.indexPathsForSelectedItems, [path(0), path(1)])
        view.selectItem(at: nil, animated: false, scrollPosition: [])
        XCTAssertNil(view.indexPathsForSelectedItems)
    }

    func testADiffableDataSourceMovesWhatMoves() {
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 100, height: 300), collectionViewLayout: makeLayout())
        var configured: [String] = []
        let registration = UICollectionView.CellRegistration<SizedCell, String> { cell, _, item in
            configured.append(item)
            cell.preferredSize = CGSize(width: 100, height: CGFloat(item.count * 10))
        }
        let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) { view, path, item in
            view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems(["a", "bb", "ccc"])
        source.apply(snapshot)
        view.layoutIfNeeded()
        XCTAssertEqual(view.visibleCells.map(\.frame.minY), [0, 10, 30])
        snapshot.moveItem("ccc", beforeItem: "a")
        snapshot.appendItems(["dddd"])
        source.apply(snapshot)
        view.layoutIfNeeded()
        XCTAssertEqual(view.visibleCells.map(\.frame.minY), [0, 30, 40, 60])
        XCTAssertEqual(configured, ["a", "bb", "ccc", "dddd"], "what stays keeps its cell")
        XCTAssertEqual(source.indexPath(for: "a"), path(1))
        XCTAssertEqual(source.itemIdentifier(for: path(0)), "ccc")
    }
}
