import Foundation
import UIKitLayout
import XCTest

private typealias Size = NSCollectionLayoutSize
private typealias Item = NSCollectionLayoutItem
private typealias Group = NSCollectionLayoutGroup

/// The layouts of Apple's sample "Implementing modern collection views", with the frames that result from its sizes in
/// 400 × 600 points.
nonisolated final class CompositionalLayoutTests: CollectionTestCase {}

extension CompositionalLayoutTests {
    private func makeView(
        _ counts: [Int], _ layout: UICollectionViewCompositionalLayout, cell: CGSize = CGSize(width: 7, height: 30)
    ) -> UICollectionView {
        let source = RecordingItems(counts.map { Array(repeating: cell, count: $0) })
        let view = makeCollection(source, layout: layout, size: CGSize(width: 400, height: 600))
        for kind in ["badge", "title"] {
            view.register(
                UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "view")
        }
        return view
    }

    private func insets(_ all: CGFloat) -> NSDirectionalEdgeInsets {
        NSDirectionalEdgeInsets(top: all, leading: all, bottom: all, trailing: all)
    }

    // A fifth of 400 is 80; the group's height is a fifth of the width.
    func testItemsOfAFifthOfTheWidthMakeFiveColumns() {
        let item = Item(layoutSize: Size(widthDimension: .fractionalWidth(0.2), heightDimension: .fractionalHeight(1)))
        let group = Group.horizontal(
            layoutSize: Size(widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(0.2)),
            subitems: [item])
        let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
        let view = makeView([7], layout)
        XCTAssertEqual(
            frames(of: view),
            (0..<7).map { rect(CGFloat($0 % 5) * 80, CGFloat($0 / 5) * 80, 80, 80) })
        XCTAssertEqual(view.contentSize, CGSize(width: 400, height: 160))
        item.contentInsets = insets(5)
        layout.invalidateLayout()
        XCTAssertEqual(frames(of: view)[6], rect(85, 85, 70, 70), "inset items grid")
    }

    // 400 − 2 × 10 = 380; (380 − 10) / 2 = 185; rows of 44 with gaps of 10.
    func testTwoItemsShareTheWidthOfTheirGroupLessTheSpacing() {
        let item = Item(layoutSize: Size(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
        let group = Group.horizontal(
            layoutSize: Size(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44)), subitem: item,
            count: 2)
        group.interItemSpacing = .fixed(10)
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 10
        section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 10)
        let view = makeView([3], UICollectionViewCompositionalLayout(section: section))
        XCTAssertEqual(frames(of: view), [rect(10, 0, 185, 44), rect(205, 0, 185, 44), rect(10, 54, 185, 44)])
        XCTAssertEqual(view.contentSize.height, 98)
    }

    // Insets of 20 leave 360. One column: rows of 44. Five: 72 wide and a fifth of 360 high. Three: 120 and 72. Items
    // are inset by 2 at each edge.
    func testEachSectionHasItsOwnNumberOfColumns() {
        let columns = [1, 5, 3]
        let layout = UICollectionViewCompositionalLayout { section, _ in
            let item = Item(
                layoutSize: Size(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
            item.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 2, bottom: 2, trailing: 2)
            let height: NSCollectionLayoutDimension =
                columns[section] == 1 ? .absolute(44) : .fractionalWidth(0.2)
            let group = Group.horizontal(
                layoutSize: Size(widthDimension: .fractionalWidth(1), heightDimension: height), subitem: item,
                count: columns[section])
            let made = NSCollectionLayoutSection(group: group)
            made.contentInsets = NSDirectionalEdgeInsets(top: 20, leading: 20, bottom: 20, trailing: 20)
            return made
        }
        let view = makeView([2, 6, 3], layout)
        XCTAssertEqual(frames(of: view), [rect(22, 22, 356, 40), rect(22, 66, 356, 40)])
        // The first section is 20 + 88 + 20 high.
        XCTAssertEqual(frames(of: view, section: 1)[4], rect(20 + 4 * 72 + 2, 128 + 22, 68, 68))
        XCTAssertEqual(frames(of: view, section: 1)[5], rect(22, 128 + 20 + 72 + 2, 68, 68))
        // The second one is 20 + 144 + 20 high.
        XCTAssertEqual(frames(of: view, section: 2)[2], rect(20 + 240 + 2, 312 + 22, 116, 68))
        XCTAssertEqual(view.contentSize.height, 128 + 184 + 20 + 72 + 20)
    }

    // The item's frame is (5, 5, 90, 70); the badge of 20 in its upper right corner is moved by 0.3 × 20.
    func testABadgeIsAnchoredToTheCornerOfItsItem() {
        let badge = NSCollectionLayoutSupplementaryItem(
            layoutSize: Size(widthDimension: .absolute(20), heightDimension: .absolute(20)), elementKind: "badge",
            containerAnchor: NSCollectionLayoutAnchor(
                edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.3, y: -0.3)))
        let item = Item(
            layoutSize: Size(widthDimension: .fractionalWidth(0.25), heightDimension: .fractionalHeight(1)),
            supplementaryItems: [badge])
        item.contentInsets = insets(5)
        let group = Group.horizontal(
            layoutSize: Size(widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(0.2)),
            subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.contentInsets.top = 30
        let view = makeView([5], UICollectionViewCompositionalLayout(section: section))
        XCTAssertEqual(frames(of: view)[4], rect(5, 115, 90, 70))
        view.layoutIfNeeded()
        XCTAssertEqual(
            view.visibleSupplementaryViews(ofKind: "badge").map(\.frame),
            [
                rect(81, 29, 20, 20), rect(181, 29, 20, 20), rect(281, 29, 20, 20), rect(381, 29, 20, 20),
                rect(81, 109, 20, 20),
            ])
    }

    private func nestedGroup(width: CGFloat) -> Group {
        let leading = Item(
            layoutSize: Size(widthDimension: .fractionalWidth(0.7), heightDimension: .fractionalHeight(1)))
        leading.contentInsets = insets(10)
        let trailing = Item(
            layoutSize: Size(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(0.3)))
        trailing.contentInsets = insets(10)
        let trailingGroup = Group.vertical(
            layoutSize: Size(widthDimension: .fractionalWidth(0.3), heightDimension: .fractionalHeight(1)),
            subitem: trailing, count: 2)
        return Group.horizontal(
            layoutSize: Size(widthDimension: .fractionalWidth(width), heightDimension: .fractionalHeight(0.4)),
            subitems: [leading, trailingGroup])
    }

    // The group is 400 × 240: 280 for the leading item, 120 for two trailing ones, each 120 high.
    func testAGroupInAGroupDividesItsShare() {
        let section = NSCollectionLayoutSection(group: nestedGroup(width: 1))
        let view = makeView([4], UICollectionViewCompositionalLayout(section: section))
        XCTAssertEqual(
            frames(of: view),
            [rect(10, 10, 260, 220), rect(290, 10, 100, 100), rect(290, 130, 100, 100), rect(10, 250, 260, 220)])
        XCTAssertEqual(view.contentSize.height, 480)
    }

    // Groups of 340: 238 and 102. The next group is beside the first one; the section is one group high.
    func testGroupsOfAnOrthogonalSectionFollowBesideTheFirst() {
        let section = NSCollectionLayoutSection(group: nestedGroup(width: 0.85))
        section.orthogonalScrollingBehavior = .continuous
        let view = makeView([9, 9], UICollectionViewCompositionalLayout(section: section))
        XCTAssertEqual(
            frames(of: view)[..<4],
            [rect(10, 10, 218, 220), rect(248, 10, 82, 100), rect(248, 130, 82, 100), rect(350, 10, 218, 220)])
        XCTAssertEqual(frames(of: view, section: 1)[0], rect(10, 250, 218, 220))
        XCTAssertEqual(view.contentSize, CGSize(width: 400, height: 480))
        view.layoutIfNeeded()
        XCTAssertEqual(view.visibleCells.count, 8, "what lies beyond the right edge has no cells")
    }

    // A header of 44 (estimated, and confirmed by the view), groups of 44 + 5 + 44, a footer of 44; insets of 10 at the
    // sides.
    func testASectionIsItsGroupsBetweenHeaderAndFooterOnItsBackground() {
        let item = Item(layoutSize: Size(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
        let group = Group.horizontal(
            layoutSize: Size(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44)), subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 5
        section.contentInsets = NSDirectionalEdgeInsets(top: 3, leading: 10, bottom: 4, trailing: 10)
        let size = Size(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
        let (header, footer) = (UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter)
        section.boundarySupplementaryItems = [
            .init(layoutSize: size, elementKind: header, alignment: .top),
            .init(layoutSize: size, elementKind: footer, alignment: .bottom),
        ]
        let background = NSCollectionLayoutDecorationItem.background(elementKind: "background")
        background.contentInsets = insets(5)
        section.decorationItems = [background]
        let layout = UICollectionViewCompositionalLayout(section: section)
        layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "background")
        let view = makeView([2, 1], layout)
        XCTAssertEqual(frames(of: view), [rect(10, 47, 380, 44), rect(10, 96, 380, 44)])
        func supplement(_ kind: String, _ section: Int) -> CGRect? {
            view.layoutAttributesForSupplementaryElement(ofKind: kind, at: path(0, section))?.frame
        }
        XCTAssertEqual(supplement(header, 0), rect(10, 0, 380, 44))
        XCTAssertEqual(supplement(footer, 0), rect(10, 144, 380, 44))
        XCTAssertEqual(supplement(header, 1), rect(10, 188, 380, 44))
        view.layoutIfNeeded()
        XCTAssertEqual(view.subviews.first?.frame, rect(5, 5, 390, 178), "the background of the first section")
    }

    // The remaining length of 400 less 4 × 40 is divided among three gaps: 240 / 3. With flexible space around a single
    // item: 180 each.
    func testFlexibleSpacingTakesTheRemainingLength() {
        let size = Size(widthDimension: .absolute(40), heightDimension: .absolute(20))
        let whole = Size(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50))
        let spread = Group.horizontal(layoutSize: whole, repeatingSubitem: Item(layoutSize: size), count: 4)
        spread.interItemSpacing = .flexible(5)
        let view = makeView(
            [4], UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: spread)))
        XCTAssertEqual(frames(of: view).map { $0?.minX }, [0, 120, 240, 360])
        let item = Item(layoutSize: size)
        item.edgeSpacing = NSCollectionLayoutEdgeSpacing(
            leading: .flexible(0), top: .fixed(7), trailing: .flexible(0), bottom: nil)
        let centred = Group.horizontal(layoutSize: whole, repeatingSubitem: item, count: 1)
        let other = makeView(
            [2], UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: centred)))
        XCTAssertEqual(frames(of: other), [rect(180, 7, 40, 20), rect(180, 57, 40, 20)])
    }

    func testACustomGroupRepeatsTheFramesOfItsProvider() {
        let group = Group.custom(
            layoutSize: Size(widthDimension: .fractionalWidth(1), heightDimension: .absolute(100))
        ) { environment in
            let width = environment.container.effectiveContentSize.width
            return [
                .init(frame: rect(0, 0, width / 2, 60)), .init(frame: rect(width / 2, 40, width / 2, 60), zIndex: 1),
            ]
        }
        let view = makeView([3], UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)))
        XCTAssertEqual(frames(of: view), [rect(0, 0, 200, 60), rect(200, 40, 200, 60), rect(0, 100, 200, 60)])
    }

    // A row is as high as its highest cell; rows that were not visible yet count as 50.
    func testEstimatedRowsAreMeasured() {
        let size = Size(widthDimension: .fractionalWidth(0.5), heightDimension: .estimated(50))
        let group = Group.horizontal(
            layoutSize: Size(widthDimension: .fractionalWidth(1), heightDimension: .estimated(50)),
            subitems: [Item(layoutSize: size)])
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 10
        let source = ManyItems(count: 100) { CGSize(width: 3, height: CGFloat(100 + $0 % 3 * 50)) }
        let view = makeCollection(
            source, layout: UICollectionViewCompositionalLayout(section: section),
            size: CGSize(width: 400, height: 340))
        XCTAssertEqual(view.contentSize.height, 50 * 50 + 49 * 10)
        view.layoutIfNeeded()
        // 100 and 150; 200 and 100: rows of 150 and 200; the third begins at 370.
        XCTAssertEqual(
            view.visibleCells.map(\.frame),
            [rect(0, 0, 200, 100), rect(200, 0, 200, 150), rect(0, 160, 200, 200), rect(200, 160, 200, 100)])
        XCTAssertEqual(source.measured, 4)
    }

    func testAListOfAMillionItemsMakesCellsOnlyForVisibleItems() {
        let configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        let source = ManyItems(count: 1_000_000) { CGSize(width: 3, height: CGFloat(50 + $0 % 7)) }
        let view = makeCollection(
            source, layout: UICollectionViewCompositionalLayout.list(using: configuration),
            size: CGSize(width: 400, height: 600))
        XCTAssertEqual(view.contentSize.height, 17.5 + 44_000_000 + 17.5)
        for item in [999_999, 500_000, 123_456] {
            view.scrollToItem(at: path(item), at: .top, animated: false)
            view.layoutIfNeeded()
            XCTAssertEqual(view.cellForItem(at: path(item))?.frame.width, 368)
        }
        XCTAssertLessThanOrEqual(source.made, 15, "600 / 44 and one at each edge")
        XCTAssertLessThanOrEqual(source.measured, 60)
    }

    func testItemsInsertedIntoAListKeepTheOthersSizes() {
        let configuration = UICollectionLayoutListConfiguration(appearance: .plain)
        let source = RecordingItems([[30, 40, 50].map { CGSize(width: 1, height: $0) }])
        let view = makeCollection(
            source, layout: UICollectionViewCompositionalLayout.list(using: configuration),
            size: CGSize(width: 400, height: 600))
        view.layoutIfNeeded()
        let measured = source.measured
        source.sizes[0].insert(CGSize(width: 1, height: 70), at: 1)
        view.insertItems(at: [path(1)])
        view.layoutIfNeeded()
        XCTAssertEqual(view.visibleCells.map(\.frame.minY), [0, 30, 100, 140])
        // The content of any cell may have changed with the update, so each visible cell is measured once.
        XCTAssertEqual(source.measured, measured + 4)
        source.sizes[0].swapAt(0, 3)
        view.performBatchUpdates {
            view.moveItem(at: path(0), to: path(3))
            view.moveItem(at: path(3), to: path(0))
        }
        view.layoutIfNeeded()
        XCTAssertEqual(view.visibleCells.map(\.frame.minY), [0, 50, 120, 160])
        XCTAssertEqual(source.measured, measured + 8)
    }
}
