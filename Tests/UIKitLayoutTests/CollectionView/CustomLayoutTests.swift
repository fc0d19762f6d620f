import Foundation
import UIKitLayout
import XCTest

/// Items on a diagonal, a mark beside each, and a background view.
private final class DiagonalLayout: UICollectionViewLayout {
    private var frames: [CGRect] = []
    private(set) var preparations = 0

    override func prepare() {
        super.prepare()
        preparations += 1
        register(UICollectionReusableView.self, forDecorationViewOfKind: "board")
        let count = collectionView?.numberOfItems(inSection: 0) ?? 0
        frames = (0..<count).map { rect(CGFloat($0) * 20, CGFloat($0) * 40, 20, 40) }
    }

    override var collectionViewContentSize: CGSize {
        frames.reduce(CGRect.zero) { $0.union($1) }.size
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let items = frames.indices.filter { frames[$0].intersects(rect) }
        let board = layoutAttributesForDecorationView(ofKind: "board", at: IndexPath(item: 0, section: 0))
        return items.compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
            + items.compactMap {
                layoutAttributesForSupplementaryView(ofKind: "mark", at: IndexPath(item: $0, section: 0))
            } + [board].compactMap { $0 }
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
        attributes.frame = frames[indexPath.item]
        return attributes
    }

    override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        let attributes = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: elementKind, with: indexPath)
        attributes.frame = frames[indexPath.item].offsetBy(dx: 20, dy: 0)
        attributes.zIndex = 1
        return attributes
    }

    override func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        let attributes = UICollectionViewLayoutAttributes(forDecorationViewOfKind: elementKind, with: indexPath)
        attributes.frame = CGRect(origin: .zero, size: collectionViewContentSize)
        attributes.zIndex = -1
        return attributes
    }
}

nonisolated final class CustomLayoutTests: CollectionTestCase {}

extension CustomLayoutTests {
    func testACustomLayoutShowsTheElementsInTheVisibleRectangle() {
        let layout = DiagonalLayout()
        let source = RecordingItems([Array(repeating: CGSize(width: 5, height: 5), count: 10)])
        let view = makeCollection(source, layout: layout)
        view.register(UICollectionReusableView.self, forSupplementaryViewOfKind: "mark", withReuseIdentifier: "view")
        view.layoutIfNeeded()
        XCTAssertEqual(view.contentSize, CGSize(width: 200, height: 400))
        XCTAssertEqual(view.indexPathsForVisibleItems, (0..<5).map { path($0) }, "100 points wide")
        XCTAssertEqual(
            view.indexPathsForVisibleSupplementaryElements(ofKind: "mark"), (0..<4).map { path($0) })
        XCTAssertEqual(view.subviews.first?.frame, rect(0, 0, 200, 400), "the board is behind the others")
        XCTAssertEqual(view.visibleCells.map(\.frame.height), Array(repeating: 40, count: 5), "it estimates nothing")
        view.contentOffset = CGPoint(x: 100, y: 100)
        view.layoutIfNeeded()
        XCTAssertEqual(view.indexPathsForVisibleItems, (5..<10).map { path($0) })
        XCTAssertEqual(layout.preparations, 1, "scrolling leaves the layout alone")
    }

    func testAnotherLayoutPlacesTheSameCells() {
        let source = RecordingItems([Array(repeating: .zero, count: 3)])
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 100, height: 30)
        let view = makeCollection(source, layout: layout)
        view.layoutIfNeeded()
        let cells = view.visibleCells
        view.register(UICollectionReusableView.self, forSupplementaryViewOfKind: "mark", withReuseIdentifier: "view")
        view.setCollectionViewLayout(DiagonalLayout(), animated: true)
        view.layoutIfNeeded()
        XCTAssertEqual(view.visibleCells, cells)
        XCTAssertEqual(
            view.visibleCells.map(\.frame), [rect(0, 0, 20, 40), rect(20, 40, 20, 40), rect(40, 80, 20, 40)])
    }

    private final class TurningLayout: UICollectionViewFlowLayout {
        var looks = 0
        var transitions: [String] = []

        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            looks += 1
            let found = super.layoutAttributesForElements(in: rect)
            for attributes in found ?? [] where attributes.indexPath.item % 2 == 0 {
                attributes.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
            }
            return found
        }

        override func prepareForTransition(from oldLayout: UICollectionViewLayout) { transitions.append("from") }
        override func prepareForTransition(to newLayout: UICollectionViewLayout) { transitions.append("to") }
        override func finalizeLayoutTransition() { transitions.append("final") }
    }

    private func turningCollection() -> (UICollectionView, TurningLayout, RecordingItems) {
        let source = RecordingItems([Array(repeating: .zero, count: 100)])
        let layout = TurningLayout()
        layout.itemSize = CGSize(width: 100, height: 40)
        layout.minimumLineSpacing = 0
        return (makeCollection(source, layout: layout), layout, source)
    }

    func testScrollingAsksALayoutThatEstimatesNothingOnceForEachStep() {
        let (view, layout, source) = turningCollection()
        view.layoutIfNeeded()
        XCTAssertEqual(layout.looks, 1)
        for step in 1...5 {
            view.contentOffset.y = CGFloat(step) * 30
            view.layoutIfNeeded()
        }
        XCTAssertEqual(layout.looks, 6)
        XCTAssertEqual(view.indexPathsForVisibleItems.first, path(3))
        withExtendedLifetime(source) {}
    }

    // Scaled to half around the centre of 100 × 40 points; cells that are reused for other items are not transformed.
    func testCellsAreTurnedAsTheirAttributesSay() {
        let (view, _, source) = turningCollection()
        view.layoutIfNeeded()
        XCTAssertEqual(view.cellForItem(at: path(0))?.frame, rect(25, 10, 50, 20))
        XCTAssertEqual(view.cellForItem(at: path(0))?.bounds, rect(0, 0, 100, 40))
        XCTAssertEqual(view.cellForItem(at: path(1))?.frame, rect(0, 40, 100, 40))
        for step in 1...40 {
            view.contentOffset.y = CGFloat(step) * 40
            view.layoutIfNeeded()
        }
        for item in view.indexPathsForVisibleItems.map(\.item) {
            let top = CGFloat(item) * 40
            XCTAssertEqual(
                view.cellForItem(at: path(item))?.frame,
                item % 2 == 0 ? rect(25, top + 10, 50, 20) : rect(0, top, 100, 40))
        }
        withExtendedLifetime(source) {}
    }

    func testLayoutsAreNotifiedOfEachOther() {
        let (view, layout, source) = turningCollection()
        let other = TurningLayout()
        view.collectionViewLayout = other
        XCTAssertEqual(layout.transitions, ["to", "final"])
        XCTAssertEqual(other.transitions, ["from", "final"])
        withExtendedLifetime(source) {}
    }
}
