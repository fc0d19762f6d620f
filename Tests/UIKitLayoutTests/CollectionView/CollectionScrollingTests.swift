import Foundation
import UIKitLayout
import XCTest

nonisolated final class CollectionScrollingTests: CollectionTestCase {}

extension CollectionScrollingTests {
    private func makeLayout(estimate: CGSize, spacing: CGFloat = 0) -> UICollectionViewFlowLayout {
        let layout = UICollectionViewFlowLayout()
        layout.estimatedItemSize = estimate
        (layout.minimumInteritemSpacing, layout.minimumLineSpacing) = (spacing, spacing)
        return layout
    }

    func testCellsAreMadeForWhatIsInSightAndUsedAgain() {
        let source = ManyItems(count: 1000) { _ in CGSize(width: 100, height: 100) }
        let view = makeCollection(source, layout: makeLayout(estimate: CGSize(width: 100, height: 50)))
        for offset in stride(from: 0, through: 5000, by: 25) {
            view.contentOffset.y = CGFloat(offset)
            view.layoutIfNeeded()
        }
        XCTAssertEqual(view.indexPathsForVisibleItems, [path(50), path(51), path(52)])
        XCTAssertLessThanOrEqual(source.made, 5, "four fit into the sight at once, one more is on its way")
        XCTAssertEqual(view.subviews.count, 3)
        XCTAssertEqual(source.measured, 53, "each item is measured once")
    }

    func testTheDelegateIsToldOfEachCell() {
        let source = ManyItems(count: 1000) { _ in CGSize(width: 100, height: 100) }
        let view = makeCollection(source, layout: makeLayout(estimate: CGSize(width: 100, height: 50)))
        view.layoutIfNeeded()
        XCTAssertEqual(source.events, ["+0:0", "+0:1", "+0:2"])
        source.forgetEvents()
        view.contentOffset.y = 150
        view.layoutIfNeeded()
        XCTAssertEqual(source.events, ["-0:0", "+0:3", "+0:4"])
        XCTAssertNil(view.cellForItem(at: path(0)))
        XCTAssertEqual(view.cellForItem(at: path(3)).flatMap(view.indexPath(for:)), path(3))
    }

    /// Item sizes of many lengths. The lines into which they are filled are known only when the end is reached.
    private static func size(_ item: Int) -> CGSize {
        CGSize(width: CGFloat(10 + item * 37 % 60), height: CGFloat(20 + item * 53 % 41))
    }

    /// The positions of lines if items of these sizes are filled into lines of 100 with gaps of 4, according to the
    /// definition.
    private func lineTops(_ sizes: [CGSize]) -> [(first: Int, top: CGFloat)] {
        var lines: [(first: Int, top: CGFloat)] = []
        var (item, top): (Int, CGFloat) = (0, 0)
        while item < sizes.count {
            lines.append((item, top))
            var (width, height) = (sizes[item].width, sizes[item].height)
            item += 1
            while item < sizes.count, width + 4 + sizes[item].width <= 100 {
                width += 4 + sizes[item].width
                height = max(height, sizes[item].height)
                item += 1
            }
            top += height + 4
        }
        return lines
    }

    func testLinesOfMeasuredItemsAreFilledAsTheyWouldBeAtOnce() {
        let sizes = (0..<600).map(Self.size)
        let source = ManyItems(count: 600) { Self.size($0) }
        let view = makeCollection(source, layout: makeLayout(estimate: CGSize(width: 22, height: 40), spacing: 4))
        var steps = 0
        view.layoutIfNeeded()
        while view.bounds.maxY < view.contentSize.height, steps < 1000 {
            view.contentOffset.y = min(view.contentOffset.y + 140, view.contentSize.height - 300)
            view.layoutIfNeeded()
            steps += 1
        }
        let lines = lineTops(sizes)
        for (index, line) in lines.enumerated() {
            let items = line.first..<(index + 1 < lines.count ? lines[index + 1].first : 600)
            let frames = items.compactMap { view.layoutAttributesForItem(at: path($0))?.frame }
            XCTAssertEqual(frames.map(\.minY).min() ?? -1, line.top, accuracy: 1e-9, "line \(index)")
            XCTAssertEqual(frames.map(\.size), items.map { sizes[$0] })
        }
        XCTAssertEqual(source.measured, 600)
    }

    /// Visible items keep their positions on the screen when items before them turn out to be larger or smaller than
    /// estimated.
    func testScrollingUpIntoEstimatesDoesNotJump() {
        let source = ManyItems(count: 1000) { CGSize(width: 100, height: CGFloat(20 + $0 * 37 % 160)) }
        let view = makeCollection(source, layout: makeLayout(estimate: CGSize(width: 100, height: 50)))
        view.scrollToItem(at: path(500), at: .top, animated: false)
        view.layoutIfNeeded()
        for _ in 0..<6000 where view.contentOffset.y > 0 {
            let anchor = view.indexPathsForVisibleItems.first ?? path(0)
            let before = (view.layoutAttributesForItem(at: anchor)?.frame.minY ?? 0) - view.contentOffset.y
            let step = min(view.contentOffset.y, 15)
            view.contentOffset.y -= step
            view.layoutIfNeeded()
            let after = (view.layoutAttributesForItem(at: anchor)?.frame.minY ?? 0) - view.contentOffset.y
            XCTAssertEqual(after, before + step, accuracy: 1e-9)
        }
        XCTAssertEqual(view.contentOffset.y, 0)
        var top: CGFloat = 0
        for item in 0..<500 {
            XCTAssertEqual(view.layoutAttributesForItem(at: path(item))?.frame.minY, top)
            top += CGFloat(20 + item * 37 % 160)
        }
    }

    func testItemsAreScrolledToWhereTheyShouldBe() {
        for (position, edge) in [
            (UICollectionView.ScrollPosition.top, \CGRect.minY), (.centeredVertically, \.midY), (.bottom, \.maxY),
        ] {
            let source = ManyItems(count: 1000) { CGSize(width: 100, height: CGFloat(20 + $0 * 37 % 160)) }
            let view = makeCollection(source, layout: makeLayout(estimate: CGSize(width: 100, height: 50)))
            view.scrollToItem(at: path(700), at: position, animated: false)
            view.layoutIfNeeded()
            guard let frame = view.layoutAttributesForItem(at: path(700))?.frame else { return XCTFail("no item") }
            XCTAssertEqual(frame.height, CGFloat(20 + 700 * 37 % 160))
            XCTAssertEqual(frame[keyPath: edge], view.bounds[keyPath: edge], accuracy: 1e-9, "\(position)")
        }
    }

    /// A million items, of which only the visible ones are created and measured.
    func testAMillionEstimatedItemsScrollAsATableDoes() {
        let source = ManyItems(count: 1_000_000) { CGSize(width: 100, height: CGFloat(60 + $0 % 7)) }
        let view = makeCollection(source, layout: makeLayout(estimate: CGSize(width: 100, height: 50)))
        XCTAssertEqual(view.contentSize.height, 50_000_000)
        for item in [0, 999_999, 500_000, 123_456, 750_000] {
            view.scrollToItem(at: path(item), at: .top, animated: false)
            view.layoutIfNeeded()
            for _ in 0..<10 {
                view.contentOffset.y = max(0, view.contentOffset.y - 60)
                view.layoutIfNeeded()
            }
            XCTAssertTrue((4...7).contains(view.visibleCells.count))
        }
        XCTAssertLessThanOrEqual(source.made, 7, "300 / 60 and one at each edge")
        XCTAssertLessThanOrEqual(source.measured, 5 * 20)
        let size = view.contentSize.height
        XCTAssertGreaterThan(size, 50_000_000)
        XCTAssertLessThan(size, 50_000_000 + 100 * 16 + 1)
    }

    func testAMillionItemsOfOneSizeAreNotMeasured() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 30, height: 30)
        let source = ManyItems(count: 1_000_000) { _ in CGSize(width: 1, height: 1) }
        let view = makeCollection(source, layout: layout)
        // 2 items per line with a gap of 10: 500 000 lines of 30 with gaps of 10.
        XCTAssertEqual(view.contentSize.height, 500_000 * 40 - 10)
        view.scrollToItem(at: path(999_999), at: .bottom, animated: false)
        view.layoutIfNeeded()
        XCTAssertEqual(view.cellForItem(at: path(999_999))?.frame, rect(70, 500_000 * 40 - 40, 30, 30))
        XCTAssertEqual(source.measured, 0)
    }
}
