import Foundation
import UIKitLayout
import XCTest

/// Items when the data source receives them from the collection view. Apple's page on
/// `dequeueReusableCell(withReuseIdentifier:for:)`: the method applies the attributes of the layout to the cell.
nonisolated final class DequeuedItemTests: XCTestCase {}

extension DequeuedItemTests {
    /// A cell that records the frame with which it was created.
    private final class Cell: UICollectionViewCell {
        private(set) var initialFrame = CGRect.null

        override init(frame: CGRect) {
            super.init(frame: frame)
            initialFrame = frame
        }

        required init?(coder: NSCoder) { super.init(coder: coder) }
    }

    private final class Header: UICollectionReusableView {
        private(set) var initialFrame = CGRect.null

        override init(frame: CGRect) {
            super.init(frame: frame)
            initialFrame = frame
        }

        required init?(coder: NSCoder) { super.init(coder: coder) }
    }

    /// A source of cells that are not created by `init(frame:)`, as those of nibs are not.
    private struct SmallCells: ReusableViewSource {
        func makeReusableView() -> UIView { UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 50, height: 50)) }
    }

    private final class Items: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
        var identifier = "class"
        var cells: [CGRect] = []
        var contents: [CGRect] = []
        var created: [CGRect] = []
        var headers: [CGRect] = []
        var createdHeaders: [CGRect] = []
        var dequeuesForSizes = false

        func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 4 }

        func collectionView(_ view: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
            let cell = view.dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
            cells.append(cell.frame)
            contents.append(cell.contentView.frame)
            created.append((cell as? Cell)?.initialFrame ?? .null)
            return cell
        }

        func collectionView(
            _ view: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
        ) -> UICollectionReusableView {
            let header = view.dequeueReusableSupplementaryView(
                ofKind: kind, withReuseIdentifier: "header", for: indexPath)
            headers.append(header.frame)
            createdHeaders.append((header as? Header)?.initialFrame ?? .null)
            return header
        }

        func collectionView(
            _ view: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
        ) -> CGSize {
            if dequeuesForSizes { _ = view.dequeueReusableCell(withReuseIdentifier: "class", for: indexPath) }
            return CGSize(width: 100, height: 60)
        }
    }

    private func withItems(
        height: CGFloat = 480, identifier: String = "class", dequeuesForSizes: Bool = false,
        _ body: (UICollectionView, Items) -> Void
    ) {
        let (items, flow) = (Items(), UICollectionViewFlowLayout())
        (flow.minimumInteritemSpacing, flow.minimumLineSpacing) = (10, 10)
        flow.headerReferenceSize = CGSize(width: 0, height: 30)
        let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: height), collectionViewLayout: flow)
        view.register(Cell.self, forCellWithReuseIdentifier: "class")
        view.register(SmallCells(), forCellWithReuseIdentifier: "nib")
        view.register(
            Header.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: "header")
        (items.identifier, items.dequeuesForSizes) = (identifier, dequeuesForSizes)
        (view.dataSource, view.delegate) = (items, items)
        view.layoutIfNeeded()
        body(view, items)
    }

    // Three items of 100 points and two gaps of 10 fill 320 points; the fourth is in the second line, below a header of 30.
    private var expected: [CGRect] {
        [
            CGRect(x: 0, y: 30, width: 100, height: 60), CGRect(x: 110, y: 30, width: 100, height: 60),
            CGRect(x: 220, y: 30, width: 100, height: 60), CGRect(x: 0, y: 100, width: 100, height: 60),
        ]
    }

    func testANewItemIsCreatedWithTheFrameOfItsAttributes() {
        withItems { _, items in
            XCTAssertEqual(items.created, expected)
            XCTAssertEqual(items.cells, expected)
            XCTAssertEqual(items.contents, Array(repeating: CGRect(x: 0, y: 0, width: 100, height: 60), count: 4))
        }
    }

    func testAnItemOfANibHasTheFrameOfItsAttributesWhenItIsDequeued() {
        withItems(identifier: "nib") { _, items in
            XCTAssertEqual(items.cells, expected)
            XCTAssertEqual(items.contents, Array(repeating: CGRect(x: 0, y: 0, width: 100, height: 60), count: 4))
        }
    }

    func testASupplementaryViewIsCreatedWithTheFrameOfItsAttributes() {
        withItems { _, items in
            XCTAssertEqual(items.headers, [CGRect(x: 0, y: 0, width: 320, height: 30)])
            XCTAssertEqual(items.createdHeaders, [CGRect(x: 0, y: 0, width: 320, height: 30)])
        }
    }

    // 95 points show the header and the first line; after scrolling by 90 points the first line is reused.
    func testAReusedItemHasTheFrameOfItsNewAttributes() {
        withItems(height: 95) { view, items in
            XCTAssertEqual(items.cells, Array(expected.prefix(3)))
            view.contentOffset.y = 95
            view.layoutIfNeeded()
            XCTAssertEqual(items.cells.last, expected[3])
            XCTAssertEqual(items.cells.count, 4)
        }
    }

    func testAnItemThatIsDequeuedOutsideOfALayoutHasItsFrame() {
        withItems { view, items in
            let path = IndexPath(item: 3, section: 0)
            XCTAssertEqual(items.collectionView(view, cellForItemAt: path).frame, expected[3])
        }
    }

    func testItemsCanBeDequeuedWhileTheLayoutAsksForTheirSizes() {
        withItems(dequeuesForSizes: true) { _, items in XCTAssertEqual(items.cells, expected) }
    }
}
