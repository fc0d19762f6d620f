import Foundation
import UIKitLayout
import XCTest

/// Frames calculated by hand according to Apple's Collection View Programming Guide for iOS, Using the Flow Layout:
/// items are added to a line as long as they fit; the remaining length is divided among the gaps; across the line,
/// items are centred. The last line keeps the minimum spacing unless all items have the same size (rdar://20825965).
nonisolated final class FlowLayoutTests: CollectionTestCase {}

extension FlowLayoutTests {
    private func makeLayout(item: CGFloat, spacing: CGFloat = 0, lines: CGFloat = 0) -> UICollectionViewFlowLayout {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: item, height: item)
        (layout.minimumInteritemSpacing, layout.minimumLineSpacing) = (spacing, lines)
        return layout
    }

    private func items(_ count: Int) -> RecordingItems { RecordingItems([Array(repeating: .zero, count: count)]) }

    // 3 × 30 and 2 × 2 make 94 of 100; the remaining 6 increase the gaps to 2 + 3.
    func testWhatIsLeftOfALineIsSpreadBetweenItsItems() {
        let view = makeCollection(items(5), layout: makeLayout(item: 30, spacing: 2, lines: 4))
        XCTAssertEqual(
            frames(of: view),
            [rect(0, 0, 30, 30), rect(35, 0, 30, 30), rect(70, 0, 30, 30), rect(0, 34, 30, 30), rect(35, 34, 30, 30)],
            "items of one size form a grid, the last line too")
        XCTAssertEqual(view.contentSize, CGSize(width: 100, height: 64))
    }

    // UIKit has attributes even for headers and footers of length 0, which a layout library tests; no view is shown.
    func testAHeaderWithoutLengthHasAttributesWithoutASize() {
        let view = makeCollection(RecordingItems([[.zero], [.zero]]), layout: makeLayout(item: 30))
        view.layoutIfNeeded()
        let path = IndexPath(item: 0, section: 1)
        let kinds = [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter]
        XCTAssertEqual(
            kinds.map { view.layoutAttributesForSupplementaryElement(ofKind: $0, at: path)?.frame },
            [CGRect(x: 0, y: 30, width: 0, height: 0), CGRect(x: 0, y: 60, width: 0, height: 0)])
        XCTAssertNil(view.supplementaryView(forElementKind: kinds[0], at: path))
        XCTAssertNil(view.layoutAttributesForSupplementaryElement(ofKind: kinds[0], at: IndexPath(item: 0, section: 2)))
        XCTAssertNil(view.layoutAttributesForSupplementaryElement(ofKind: "mark", at: path))
    }

    // One item of 60 fits into 100: (100 − 60) / 2.
    func testAnItemAloneInItsLineIsCentred() {
        let view = makeCollection(items(2), layout: makeLayout(item: 60, spacing: 2))
        XCTAssertEqual(frames(of: view), [rect(20, 0, 60, 60), rect(20, 60, 60, 60)])
    }

    // 40 + 5 + 50 = 95, with 5 remaining; 80 alone, (100 − 80) / 2; the last line begins at the left: 30, then 30 + 5.
    func testLinesAreFilledWithItemsOfTheDelegatesSizes() {
        let sizes = [(40, 20), (50, 40), (80, 10), (30, 10), (20, 30)].map { CGSize(width: $0.0, height: $0.1) }
        let view = makeCollection(SizingItems([sizes]), layout: makeLayout(item: 50, spacing: 5, lines: 3))
        XCTAssertEqual(
            frames(of: view),
            [
                rect(0, 10, 40, 20), rect(50, 0, 50, 40), rect(10, 43, 80, 10), rect(0, 66, 30, 10),
                rect(35, 56, 20, 30),
            ])
        XCTAssertEqual(view.contentSize.height, 86)
    }

    // The header 20, the inset 7, lines of 30 + 4 + 30, the inset 9, the footer 11: 111. The lines are 100 − 6 − 14 =
    // 80 long: 2 × 30 + 20.
    func testHeadersFootersAndInsetsSeparateSections() {
        let layout = makeLayout(item: 30, spacing: 10, lines: 4)
        layout.headerReferenceSize = CGSize(width: 1, height: 20)
        layout.footerReferenceSize = CGSize(width: 1, height: 11)
        layout.sectionInset = UIEdgeInsets(top: 7, left: 6, bottom: 9, right: 14)
        let view = makeCollection(
            RecordingItems([Array(repeating: .zero, count: 3), [.zero]]), layout: layout)
        XCTAssertEqual(frames(of: view), [rect(6, 27, 30, 30), rect(56, 27, 30, 30), rect(6, 61, 30, 30)])
        XCTAssertEqual(frames(of: view, section: 1), [rect(6, 111 + 27, 30, 30)])
        func supplement(_ kind: String, _ section: Int) -> CGRect? {
            view.layoutAttributesForSupplementaryElement(ofKind: kind, at: path(0, section))?.frame
        }
        XCTAssertEqual(supplement(UICollectionView.elementKindSectionHeader, 0), rect(0, 0, 100, 20))
        XCTAssertEqual(supplement(UICollectionView.elementKindSectionFooter, 0), rect(0, 100, 100, 11))
        XCTAssertEqual(supplement(UICollectionView.elementKindSectionHeader, 1), rect(0, 111, 100, 20))
        view.layoutIfNeeded()
        XCTAssertEqual(
            view.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader).map(\.frame),
            [rect(0, 0, 100, 20), rect(0, 111, 100, 20)])
        XCTAssertEqual(view.contentSize.height, 111 + 20 + 7 + 30 + 9 + 11)
    }

    // Lines are columns of 300: 2 × 140, with 20 remaining.
    func testLinesAreColumnsIfTheLayoutScrollsHorizontally() {
        let layout = makeLayout(item: 140, spacing: 10, lines: 3)
        layout.scrollDirection = .horizontal
        layout.headerReferenceSize = CGSize(width: 15, height: 1)
        let view = makeCollection(items(3), layout: layout)
        XCTAssertEqual(frames(of: view), [rect(15, 0, 140, 140), rect(15, 160, 140, 140), rect(158, 0, 140, 140)])
        XCTAssertEqual(view.contentSize, CGSize(width: 298, height: 300))
        view.contentOffset.x = 198
        view.layoutIfNeeded()
        XCTAssertEqual(view.indexPathsForVisibleItems, [path(2)])
    }

    // An item counts as 50 until its cell is measured: two fit beside each other. The cells' preferred width is 100.
    func testEstimatedItemsAreMeasuredWhenTheyComeIntoSight() {
        let layout = makeLayout(item: 50)
        layout.estimatedItemSize = CGSize(width: 50, height: 50)
        let source = RecordingItems([Array(repeating: CGSize(width: 100, height: 100), count: 100)])
        let view = makeCollection(source, layout: layout)
        XCTAssertEqual(view.contentSize.height, 50 * 50)
        view.layoutIfNeeded()
        XCTAssertEqual(view.indexPathsForVisibleItems, [path(0), path(1), path(2)])
        XCTAssertEqual(
            view.visibleCells.map(\.frame), [rect(0, 0, 100, 100), rect(0, 100, 100, 100), rect(0, 200, 100, 100)])
        XCTAssertEqual(source.measured, 3)
        XCTAssertEqual(view.contentSize.height, 300 + 49 * 50, "97 items are left, two in a line")
    }

    func testAnotherWidthBreaksLinesAnew() {
        let view = makeCollection(items(6), layout: makeLayout(item: 30))
        view.layoutIfNeeded()
        XCTAssertEqual(view.contentSize.height, 60)
        view.frame.size.width = 60
        view.layoutIfNeeded()
        XCTAssertEqual(view.contentSize, CGSize(width: 60, height: 90))
        XCTAssertEqual(view.visibleCells.map(\.frame.minX), [0, 30, 0, 30, 0, 30])
    }

    func testChangedMetricsAreFollowed() {
        let layout = makeLayout(item: 50)
        let view = makeCollection(items(4), layout: layout)
        view.layoutIfNeeded()
        layout.minimumLineSpacing = 8
        view.layoutIfNeeded()
        XCTAssertEqual(view.visibleCells.map(\.frame.minY), [0, 0, 58, 58])
        layout.itemSize = CGSize(width: 100, height: 20)
        view.layoutIfNeeded()
        XCTAssertEqual(view.visibleCells.map(\.frame.minY), [0, 28, 56, 84])
    }

    // The header is 20 high and its section 20 + 10 × 50: at an offset of 480, the section's end pushes it out.
    func testPinnedHeadersStayInSight() {
        let layout = makeLayout(item: 100)
        layout.itemSize.height = 50
        layout.headerReferenceSize.height = 20
        layout.sectionHeadersPinToVisibleBounds = true
        let source = RecordingItems([Array(repeating: .zero, count: 10), Array(repeating: .zero, count: 10)])
        let view = makeCollection(source, layout: layout)
        for (offset, expected) in [(0.0, 0.0), (105, 105), (480, 480), (510, 500)] {
            view.contentOffset.y = offset
            view.layoutIfNeeded()
            let header = view.supplementaryView(
                forElementKind: UICollectionView.elementKindSectionHeader, at: path(0))
            XCTAssertEqual(header?.frame, rect(0, expected, 100, 20), "at \(offset)")
        }
    }

    /// A subclass of the flow layout, as apps write it: the items of a line begin at the left.
    private final class LeftAlignedLayout: UICollectionViewFlowLayout {
        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            let attributes = super.layoutAttributesForElements(in: rect)
            var (left, top): (CGFloat, CGFloat) = (0, -1)
            for item in attributes ?? [] where item.representedElementCategory == .cell {
                if item.frame.midY != top { left = 0 }
                item.frame.origin.x = left
                left += item.frame.width + minimumInteritemSpacing
                top = item.frame.midY
            }
            return attributes
        }
    }

    func testASubclassMovesTheItemsOfTheFlowLayout() {
        let layout = LeftAlignedLayout()
        layout.itemSize = CGSize(width: 30, height: 30)
        (layout.minimumInteritemSpacing, layout.minimumLineSpacing) = (2, 0)
        let view = makeCollection(items(5), layout: layout)
        view.layoutIfNeeded()
        XCTAssertEqual(view.visibleCells.map(\.frame.minX), [0, 32, 64, 0, 32])
    }
}
