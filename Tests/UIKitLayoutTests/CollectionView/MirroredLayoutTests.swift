import Foundation
import UIKitLayout
import XCTest

private final class FlippingFlowLayout: UICollectionViewFlowLayout {
    override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
}

/// From right to left, a layout that flips mirrors an item at x to the collection view's width less x and the item's
/// width.
nonisolated final class MirroredLayoutTests: CollectionTestCase {}

extension MirroredLayoutTests {
    private func makeGrid() -> UICollectionViewCompositionalLayout {
        let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(0.25), heightDimension: .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50)),
            subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 40, bottom: 0, trailing: 0)
        return UICollectionViewCompositionalLayout(section: section)
    }

    private func makeView(
        _ layout: UICollectionViewLayout, count: Int, rightToLeft: Bool = true
    ) -> UICollectionView {
        let source = RecordingItems([Array(repeating: CGSize(width: 90, height: 50), count: count)])
        let view = makeCollection(source, layout: layout, size: CGSize(width: 400, height: 300))
        if rightToLeft { view.semanticContentAttribute = .forceRightToLeft }
        view.setNeedsLayout()
        view.layoutIfNeeded()
        return view
    }

    private func cellFrame(_ view: UICollectionView, _ item: Int) -> CGRect? {
        view.cellForItem(at: IndexPath(item: item, section: 0))?.frame
    }

    // A quarter of 400 − 40 is 90. From the left the first item is at 40, from the right at 400 − 40 − 90.
    func testACompositionalLayoutCountsFromTheRight() {
        let fromLeft = makeView(makeGrid(), count: 5, rightToLeft: false)
        XCTAssertEqual(cellFrame(fromLeft, 0), rect(40, 0, 90, 50))
        let view = makeView(makeGrid(), count: 5)
        XCTAssertEqual(cellFrame(view, 0), rect(270, 0, 90, 50))
        XCTAssertEqual(cellFrame(view, 3), rect(0, 0, 90, 50))
        XCTAssertEqual(cellFrame(view, 4), rect(270, 50, 90, 50))
        XCTAssertEqual(
            view.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))?.frame, rect(270, 0, 90, 50))
        XCTAssertEqual(view.indexPathForItem(at: CGPoint(x: 5, y: 5)), IndexPath(item: 3, section: 0))
        XCTAssertEqual(view.contentOffset, .zero)
    }

    func testAFlowLayoutCountsFromTheLeftUnlessItFlips() {
        let plain = UICollectionViewFlowLayout()
        plain.itemSize = CGSize(width: 90, height: 50)
        XCTAssertEqual(cellFrame(makeView(plain, count: 3), 0)?.minX, 0)
        let flipping = FlippingFlowLayout()
        flipping.itemSize = CGSize(width: 90, height: 50)
        XCTAssertEqual(cellFrame(makeView(flipping, count: 3), 0)?.minX, 310)
    }

    // 10 items of 90 with gaps of 10 are 990 wide: the first one ends at 990, and 590 to 990 are visible.
    func testWhatScrollsHorizontallyBeginsAtTheRight() {
        let layout = FlippingFlowLayout()
        layout.scrollDirection = .horizontal
        layout.itemSize = CGSize(width: 90, height: 300)
        layout.minimumLineSpacing = 10
        let view = makeView(layout, count: 10)
        XCTAssertEqual(view.contentOffset.x, 590)
        XCTAssertEqual(cellFrame(view, 0), rect(900, 0, 90, 300))
        XCTAssertNil(cellFrame(view, 9), "out of sight")
        view.scrollToItem(at: IndexPath(item: 9, section: 0), at: .left, animated: false)
        XCTAssertEqual(view.contentOffset.x, 0)
        view.layoutIfNeeded()
        XCTAssertEqual(cellFrame(view, 9), rect(0, 0, 90, 300))
    }
}
