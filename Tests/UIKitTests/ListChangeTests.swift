import UIKit
import XCTest

/// Prefetching, editing and updates of tables and collection views, according to Apple's documentation.
nonisolated final class ListChangeTests: XCTestCase {
    /// The data sources of the test, which views hold weakly.
    private var sources: [AnyObject] = []
}

extension ListChangeTests {
    /// Rows of 50 points and square items of 50 points, with a record of prefetching.
    private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate, UITableViewDataSourcePrefetching,
        UICollectionViewDataSource, UICollectionViewDataSourcePrefetching
    {
        var requested: [IndexPath] = []
        var cancelled: [IndexPath] = []
        var count = 100
        var indents = true

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        }
        func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 50 }
        func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool { indents }
        func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { indexPath.row != 1 }
        func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) { requested += indexPaths }
        func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
            cancelled += indexPaths
        }

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
        func collectionView(
            _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
        ) -> UICollectionReusableView {
            collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: kind, for: indexPath)
        }
        func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
            requested += indexPaths
        }
        func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) {
            cancelled += indexPaths
        }
    }

    private final class StateCell: UITableViewCell {
        var states: [String] = []
        override func willTransition(to state: StateMask) { states.append("will \(state.rawValue) \(isEditing)") }
        override func didTransition(to state: StateMask) { states.append("did \(state.rawValue) \(isEditing)") }
    }

    private func makeTable(style: UITableView.Style = .plain) -> (table: UITableView, source: Source) {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 200), style: style)
        table.register(StateCell.self, forCellReuseIdentifier: "cell")
        table.estimatedRowHeight = 0
        let source = Source()
        (table.dataSource, table.delegate) = (source, source)
        sources.append(source)
        table.layoutIfNeeded()
        return (table, source)
    }

    private func makeCollection(
        _ layout: UICollectionViewLayout, cell: UICollectionViewCell.Type = UICollectionViewCell.self
    ) -> (collection: UICollectionView, source: Source) {
        let collection = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 50, height: 200), collectionViewLayout: layout)
        collection.register(cell, forCellWithReuseIdentifier: "cell")
        for kind in ["header", "footer"] {
            collection.register(
                UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: kind)
        }
        let source = Source()
        collection.dataSource = source
        sources.append(source)
        return (collection, source)
    }

    private func rows(_ range: ClosedRange<Int>) -> [IndexPath] { range.map { IndexPath(row: $0, section: 0) } }

    // tableView(_:prefetchRowsAt:): the index paths are those of rows that the table is likely to display in the near
    // future; rows that are no longer needed are cancelled. Rows 1 to 5 are visible at an offset of 60, 2 to 6 at 110 and
    // 11 to 15 at 560.
    func testRowsAreRequestedInTheDirectionOfScrolling() {
        let (table, source) = makeTable()
        table.prefetchDataSource = source
        table.layoutIfNeeded()
        XCTAssertEqual(source.requested, [])
        table.contentOffset.y = 60
        table.layoutIfNeeded()
        XCTAssertEqual(source.requested, rows(6...9))
        table.contentOffset.y = 110
        table.layoutIfNeeded()
        XCTAssertEqual(source.requested, rows(6...10), "no row is requested twice")
        XCTAssertEqual(source.cancelled, [])
        source.requested = []
        table.contentOffset.y = 560
        table.layoutIfNeeded()
        XCTAssertEqual(source.requested, rows(16...19))
        XCTAssertEqual(source.cancelled, rows(7...10), "scrolling has passed them")
    }

    // Rows 10 to 14 are visible at an offset of 510, and 9 to 13 at 460.
    func testScrollingBackCancelsRequests() {
        let (table, source) = makeTable()
        table.prefetchDataSource = source
        table.layoutIfNeeded()
        table.contentOffset.y = 510
        table.layoutIfNeeded()
        XCTAssertEqual(source.requested, rows(15...18))
        source.requested = []
        table.contentOffset.y = 460
        table.layoutIfNeeded()
        XCTAssertEqual(source.cancelled, rows(15...18))
        XCTAssertEqual(source.requested, rows(5...8))
        table.isPrefetchingEnabled = false
        source.requested = []
        table.contentOffset.y = 0
        table.layoutIfNeeded()
        XCTAssertEqual(source.requested, [])
    }

    func testItemsAreRequestedInTheDirectionOfScrolling() {
        let layout = UICollectionViewFlowLayout()
        (layout.itemSize, layout.minimumLineSpacing) = (CGSize(width: 50, height: 50), 0)
        let (collection, source) = makeCollection(layout)
        collection.prefetchDataSource = source
        collection.layoutIfNeeded()
        collection.contentOffset.y = 50
        collection.layoutIfNeeded()
        XCTAssertEqual(source.requested, (5...8).map { IndexPath(item: $0, section: 0) })
        collection.isPrefetchingEnabled = false
        collection.contentOffset.y = 100
        collection.layoutIfNeeded()
        XCTAssertEqual(source.requested.count, 4)
    }

    func testCellsAreToldOfTheirEditingControls() throws {
        let (table, _) = makeTable()
        let cell = try XCTUnwrap(table.cellForRow(at: IndexPath(row: 0, section: 0)) as? StateCell)
        let fixed = try XCTUnwrap(table.cellForRow(at: IndexPath(row: 1, section: 0)) as? StateCell)
        table.setEditing(true, animated: false)
        XCTAssertEqual(cell.states, ["will 1 false", "did 1 true"])
        table.setEditing(false, animated: false)
        XCTAssertEqual(cell.states.suffix(2), ["will 0 true", "did 0 false"])
        XCTAssertEqual(fixed.states, [], "the row cannot be edited")
    }

    // tableView(_:shouldIndentWhileEditingRowAt:) "is called only for grouped tables".
    func testTheDelegateDecidesAboutTheIndentationOfGroupedRows() throws {
        for style in [UITableView.Style.plain, .grouped] {
            let (table, source) = makeTable(style: style)
            source.indents = false
            table.setEditing(true, animated: false)
            table.layoutIfNeeded()
            let cell = try XCTUnwrap(table.cellForRow(at: IndexPath(row: 0, section: 0)))
            XCTAssertEqual(cell.contentView.frame.minX == 0, style == .grouped)
        }
    }

    func testACellIsNotIndentedForItsControlIfItSaysSo() throws {
        let (table, _) = makeTable()
        let cell = try XCTUnwrap(table.cellForRow(at: IndexPath(row: 0, section: 0)))
        cell.shouldIndentWhileEditing = false
        table.isEditing = true
        table.layoutIfNeeded()
        XCTAssertTrue(cell.isEditing)
        XCTAssertEqual(cell.contentView.frame.minX, 0)
    }

    // "The amount of indentation is equal to the indentation level multiplied by the value in the indentationWidth
    // property."
    func testBuiltInContentIsIndented() throws {
        let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
        cell.frame = CGRect(x: 0, y: 0, width: 320, height: 60)
        cell.textLabel?.text = "mira"
        cell.detailTextLabel?.text = "back on Monday"
        cell.layoutIfNeeded()
        let before = try XCTUnwrap(cell.textLabel?.frame.minX)
        (cell.indentationLevel, cell.indentationWidth) = (2, 15)
        cell.layoutIfNeeded()
        XCTAssertEqual(cell.textLabel?.frame.minX, before + 30)
        XCTAssertEqual(cell.detailTextLabel?.frame.minX, before + 30)
    }

    private final class EditedCell: UICollectionViewListCell {}

    func testListCellsShowTheAccessoriesForEditing() throws {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 50, height: 50)
        let (collection, _) = makeCollection(layout, cell: EditedCell.self)
        collection.layoutIfNeeded()
        let cell = try XCTUnwrap(collection.cellForItem(at: IndexPath(item: 0, section: 0)) as? EditedCell)
        cell.accessories = [.delete(displayed: .whenEditing)]
        cell.layoutIfNeeded()
        XCTAssertFalse(cell.configurationState.isEditing)
        XCTAssertEqual(cell.contentView.frame.minX, 0)
        collection.isEditing = true
        cell.layoutIfNeeded()
        XCTAssertTrue(cell.configurationState.isEditing)
        XCTAssertGreaterThan(cell.contentView.frame.minX, 0)
        collection.contentOffset.y = 1000
        collection.layoutIfNeeded()
        XCTAssertTrue(collection.visibleCells.allSatisfy { ($0 as? EditedCell)?.configurationState.isEditing == true })
    }
}

extension ListChangeTests {
    /// A column of items of 50 points that records the questions of updates.
    private final class Column: UICollectionViewLayout {
        var calls: [String] = []
        var target: CGPoint?
        var direction = UIUserInterfaceLayoutDirection.leftToRight
        private var count: Int { collectionView?.numberOfItems(inSection: 0) ?? 0 }

        override var collectionViewContentSize: CGSize { CGSize(width: 100, height: CGFloat(count) * 50) }
        override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
        override var developmentLayoutDirection: UIUserInterfaceLayoutDirection { direction }
        override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
            let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
            attributes.frame = CGRect(x: 0, y: CGFloat(indexPath.item) * 50, width: 30, height: 50)
            return attributes
        }
        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            (0..<count).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
                .filter { $0.frame.intersects(rect) }
        }
        override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
            calls.append("prepare")
        }
        override func finalizeCollectionViewUpdates() { calls.append("finalize") }
        override func initialLayoutAttributesForAppearingItem(
            at itemIndexPath: IndexPath
        ) -> UICollectionViewLayoutAttributes? {
            calls.append("appear \(itemIndexPath.item)")
            return nil
        }
        override func finalLayoutAttributesForDisappearingItem(
            at itemIndexPath: IndexPath
        ) -> UICollectionViewLayoutAttributes? {
            calls.append("disappear \(itemIndexPath.item)")
            return nil
        }
        override func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] {
            calls.append("insert \(elementKind)")
            return elementKind == "header" ? [IndexPath(item: 0, section: 0)] : []
        }
        override func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] {
            elementKind == "footer" ? [IndexPath(item: 7, section: 0)] : []
        }
        override func initialLayoutAttributesForAppearingSupplementaryElement(
            ofKind elementKind: String, at elementIndexPath: IndexPath
        ) -> UICollectionViewLayoutAttributes? {
            calls.append("appear \(elementKind) \(elementIndexPath.item)")
            return nil
        }
        override func finalLayoutAttributesForDisappearingSupplementaryElement(
            ofKind elementKind: String, at elementIndexPath: IndexPath
        ) -> UICollectionViewLayoutAttributes? {
            calls.append("disappear \(elementKind) \(elementIndexPath.item)")
            return nil
        }
        override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
            target ?? proposedContentOffset
        }
    }

    // initialLayoutAttributesForAppearingItem(at:): "called after the prepare(forCollectionViewUpdates:) method and before
    // the finalizeCollectionViewUpdates() method for any items that are about to be inserted".
    func testACustomLayoutIsAskedAboutTheItemsOfAnUpdate() {
        let layout = Column()
        let (collection, source) = makeCollection(layout)
        collection.layoutIfNeeded()
        collection.performBatchUpdates {
            source.count += 1
            collection.deleteItems(at: [IndexPath(item: 1, section: 0)])
            collection.insertItems(at: [IndexPath(item: 0, section: 0), IndexPath(item: 2, section: 0)])
        }
        XCTAssertEqual(
            layout.calls,
            [
                "prepare", "disappear footer 7", "insert footer", "insert header", "appear header 0", "disappear 1",
                "appear 0", "appear 2", "finalize",
            ])
    }

    func testALayoutDeterminesTheOffsetAfterUpdatesAndExchanges() {
        let layout = Column()
        let (collection, source) = makeCollection(layout)
        collection.layoutIfNeeded()
        layout.target = CGPoint(x: 0, y: 300)
        collection.performBatchUpdates {
            source.count += 1
            collection.insertItems(at: [IndexPath(item: 0, section: 0)])
        }
        XCTAssertEqual(collection.contentOffset.y, 300)
        let other = Column()
        other.target = CGPoint(x: 0, y: 120)
        collection.setCollectionViewLayout(other, animated: false)
        XCTAssertEqual(collection.contentOffset.y, 120)
    }

    // A layout that was developed for one direction is mirrored in interfaces of the other one.
    func testALayoutIsMirroredInTheDirectionForWhichItWasNotDeveloped() {
        for (interface, development, isMirrored) in [
            (UISemanticContentAttribute.forceLeftToRight, UIUserInterfaceLayoutDirection.leftToRight, false),
            (.forceRightToLeft, .leftToRight, true), (.forceLeftToRight, .rightToLeft, true),
            (.forceRightToLeft, .rightToLeft, false),
        ] {
            let layout = Column()
            layout.direction = development
            let (collection, _) = makeCollection(layout)
            collection.frame.size.width = 100
            collection.semanticContentAttribute = interface
            collection.layoutIfNeeded()
            let cell = collection.cellForItem(at: IndexPath(item: 0, section: 0))
            XCTAssertEqual(cell?.frame.minX, isMirrored ? 70 : 0)
        }
    }

    private func makeSection() -> NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50))
        let section = NSCollectionLayoutSection(
            group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
        let edge = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(20))
        let header = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: edge, elementKind: "header", alignment: .top)
        let footer = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: edge, elementKind: "footer", alignment: .bottom)
        for item in [header, footer] { item.pinToVisibleBounds = true }
        section.boundarySupplementaryItems = [header, footer]
        return section
    }

    // Ten items of 50 points between a header and a footer of 20 points make 540 points, of which 200 are visible.
    func testPinnedHeadersAndFootersStayVisibleAsLongAsTheirSection() {
        let (collection, source) = makeCollection(UICollectionViewCompositionalLayout(section: makeSection()))
        source.count = 10
        collection.layoutIfNeeded()
        func place(_ kind: String) -> CGFloat? {
            collection.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: 0))?.frame.minY
        }
        XCTAssertEqual(place("header"), 0)
        XCTAssertEqual(place("footer"), 180)
        collection.contentOffset.y = 100
        collection.layoutIfNeeded()
        XCTAssertEqual(place("header"), 100)
        XCTAssertEqual(place("footer"), 280)
        collection.contentOffset.y = 340
        collection.layoutIfNeeded()
        XCTAssertEqual(place("header"), 340)
        XCTAssertEqual(place("footer"), 520)
        let attributes = collection.collectionViewLayout.layoutAttributesForSupplementaryView(
            ofKind: "header", at: IndexPath(item: 0, section: 0))
        XCTAssertEqual(attributes?.frame.minY, 340)
    }
}
