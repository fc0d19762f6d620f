import UIKit
import XCTest

@testable import UnmodifiedSources

/// Custom layouts, interactions, transitions, view models and snapshots in the style of iOS sources.
nonisolated final class MoreSourceTests: XCTestCase {}

extension MoreSourceTests {
    private final class Items: NSObject, UICollectionViewDataSource, WaterfallLayoutDelegate {
        let heights: [CGFloat]

        init(_ heights: [CGFloat]) {
            self.heights = heights
        }

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            heights.count
        }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        }
        func waterfall(
            _ layout: WaterfallLayout, heightForItemAt indexPath: IndexPath, width: CGFloat
        ) -> CGFloat { heights[indexPath.item] }
    }

    // Apple's pages: UIWindow.Level.alert is above statusBar; the names of the notifications begin with the class.
    func testAWindowIsPlacedAboveAlerts() {
        let window = UIWindow()
        window.windowLevel = UIWindow.Level.alert + 1
        XCTAssertEqual(window.windowLevel.rawValue, UIWindow.Level.alert.rawValue + 1)
        XCTAssertEqual(window.windowLevel - 1, .alert)
        XCTAssertEqual(
            UIApplication.didChangeStatusBarFrameNotification.rawValue,
            "UIApplicationDidChangeStatusBarFrameNotification")
    }

    private func view(_ layout: UICollectionViewLayout, _ source: Items, height: CGFloat) -> UICollectionView {
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: height), collectionViewLayout: layout)
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = source
        view.layoutIfNeeded()
        return view
    }

    // 320 points less insets of 8 and one spacing of 8 leave columns of 148 points. The third item is placed
    // below the second, which is shorter than the first.
    func testAWaterfallFillsTheShortestColumn() {
        let (layout, items) = (WaterfallLayout(), Items([100, 50, 80]))
        layout.delegate = items
        let view = view(layout, items, height: 480)
        XCTAssertEqual(
            (0..<3).map { view.cellForItem(at: IndexPath(item: $0, section: 0))?.frame },
            [
                CGRect(x: 8, y: 8, width: 148, height: 100), CGRect(x: 164, y: 8, width: 148, height: 50),
                CGRect(x: 164, y: 66, width: 148, height: 80),
            ])
        XCTAssertEqual(view.contentSize, CGSize(width: 320, height: 154))
    }

    // Without a delegate items are squares: of 148 points in two columns, of 304 in one. Half of the transition is 226.
    func testATransitionLayoutInterpolatesFrames() {
        let (two, one, items) = (WaterfallLayout(), WaterfallLayout(), Items([0, 0]))
        one.columnCount = 1
        let layout = PinchTransitionLayout(currentLayout: two, nextLayout: one)
        layout.transitionProgress = 0.5
        layout.pinchOffset = 3
        let view = view(layout, items, height: 480)
        XCTAssertEqual(
            view.cellForItem(at: IndexPath(item: 0, section: 0))?.frame, CGRect(x: 8, y: 8, width: 226, height: 226))
        // From (164, 8) in two columns to (8, 320) in one.
        XCTAssertEqual(
            view.layoutAttributesForItem(at: IndexPath(item: 1, section: 0))?.frame,
            CGRect(x: 86, y: 164, width: 226, height: 226))
        XCTAssertEqual(layout.pinchOffset, 3)
        XCTAssertEqual(layout.value(forAnimatedKey: "other"), 0)
    }

    // Items of 200 points with spacings of 10: the first is centred, the second is more than its width away.
    func testACarouselScalesTheItemsBesideTheCentre() {
        let (layout, items) = (CarouselLayout(), Items([0, 0, 0]))
        layout.itemSize = CGSize(width: 200, height: 100)
        layout.minimumLineSpacing = 10
        let view = view(layout, items, height: 100)
        XCTAssertEqual(view.cellForItem(at: IndexPath(item: 0, section: 0))?.frame.minX, 60)
        let side = layout.layoutAttributesForElements(in: CGRect(x: 0, y: 0, width: 900, height: 100))?
            .first { $0.indexPath.item == 1 }
        XCTAssertEqual(side?.transform.a ?? 0, 0.8, accuracy: 1e-9)
        XCTAssertEqual((side as? CarouselAttributes)?.progress, 1)
        let target = layout.targetContentOffset(
            forProposedContentOffset: CGPoint(x: 150, y: 0), withScrollingVelocity: .zero)
        XCTAssertEqual(target, CGPoint(x: 210, y: 0))
    }

    func testATileHasItsInteractionsAndTheirStyles() throws {
        let tile = PointerTile(title: "Tile")
        tile.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
        XCTAssertIdentical(tile.pointer.view, tile)
        XCTAssertEqual(tile.interactions.count, 2)
        let region = UIPointerRegion(rect: tile.bounds)
        let style = try XCTUnwrap(tile.pointerInteraction(tile.pointer, styleFor: region))
        guard case .roundedRect(let rect, let radius)? = style.shape, case .lift(let preview)? = style.effect else {
            return XCTFail("another style")
        }
        XCTAssertEqual(rect, CGRect(x: -4, y: -4, width: 108, height: 48))
        XCTAssertEqual(radius, 12)
        XCTAssertIdentical(preview.view, tile)
        tile.removeInteraction(tile.pointer)
        XCTAssertNil(tile.pointer.view)
        XCTAssertEqual(tile.interactions.count, 1)
    }

    func testASheetIsAsHighAsItsContentUpToNineTenths() {
        let (presenting, presented) = (UIViewController(), UIViewController())
        presenting.view.frame = CGRect(x: 0, y: 0, width: 320, height: 568)
        let height = presented.view.heightAnchor.constraint(equalToConstant: 200)
        height.isActive = true
        let delegate = SheetTransitioningDelegate()
        let sheet = delegate.presentationController(
            forPresented: presented, presenting: presenting, source: presenting)
        XCTAssertEqual(
            sheet?.frameOfPresentedViewInContainerView, CGRect(x: 0, y: 368, width: 320, height: 200))
        height.constant = 600
        XCTAssertEqual(sheet?.frameOfPresentedViewInContainerView.height ?? 0, 511.2, accuracy: 1e-9)
    }

    // A line of the system font in 17 points is 20.29 points tall, hence 20.5 at two pixels per point; with margins of
    // 10 points a cell is 40.5 points tall.
    func testViewModelsFillCells() {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(100))
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
        let driver = CollectionDriver(view: view)
        let showsSecond = true
        driver.show([
            SectionViewModel("notes") {
                NoteItem(id: 1, text: "One")
                if showsSecond { NoteItem(id: 2, text: "Two") }
            }
        ])
        view.layoutIfNeeded()
        let cells = (0..<2).map { view.cellForItem(at: IndexPath(item: $0, section: 0)) as? NoteItemCell }
        XCTAssertEqual(cells.map { $0?.label.text }, ["One", "Two"])
        XCTAssertEqual(cells.map { $0?.frame.minY }, [0, 40.5])
    }

    func testSnapshotsOfEqualViewsAreEqual() {
        func card(_ text: String) -> UIView {
            let label = UILabel()
            label.text = text
            return label
        }
        let strategy = ImageSnapshotting<UIView>.image(size: CGSize(width: 60, height: 20))
        let first = strategy.snapshot(card("one"))
        XCTAssertEqual(first.size, CGSize(width: 60, height: 20))
        XCTAssertNil(difference(first, strategy.snapshot(card("one"))))
        XCTAssertNotNil(difference(first, strategy.snapshot(card("two"))))
        let controller = UIViewController()
        let screen = ImageSnapshotting<UIViewController>.image(on: .phone).snapshot(controller)
        XCTAssertEqual(screen.size, CGSize(width: 320, height: 568))
    }
}
