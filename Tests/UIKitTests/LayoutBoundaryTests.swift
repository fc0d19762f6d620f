import UIKit
import XCTest

/// Headers and footers of a whole compositional layout, according to Apple's documentation of
/// UICollectionViewCompositionalLayoutConfiguration.
nonisolated final class LayoutBoundaryTests: XCTestCase {
    /// The data sources of the test, which views hold weakly.
    private var sources: [AnyObject] = []
}

extension LayoutBoundaryTests {
    /// Two sections of ten items; the header's view determines its own height.
    private final class Source: NSObject, UICollectionViewDataSource {
        var requested: [IndexPath] = []

        func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 10 }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
        func collectionView(
            _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
        ) -> UICollectionReusableView {
            requested.append(indexPath)
            return collectionView.dequeueReusableSupplementaryView(
                ofKind: kind, withReuseIdentifier: kind, for: indexPath)
        }
    }

    private final class Header: UICollectionReusableView {
        override func preferredLayoutAttributesFitting(
            _ layoutAttributes: UICollectionViewLayoutAttributes
        ) -> UICollectionViewLayoutAttributes {
            layoutAttributes.size.height = 30
            return layoutAttributes
        }
    }

    private func size(_ height: NSCollectionLayoutDimension) -> NSCollectionLayoutSize {
        NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: height)
    }

    private func makeCollection(
        header height: NSCollectionLayoutDimension, isPinned: Bool = false
    ) -> (collection: UICollectionView, source: Source) {
        let item = size(.absolute(50))
        let section = NSCollectionLayoutSection(
            group: .vertical(layoutSize: item, subitems: [NSCollectionLayoutItem(layoutSize: item)]))
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        let header = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: size(height), elementKind: "header", alignment: .top)
        header.pinToVisibleBounds = isPinned
        let footer = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: size(.absolute(40)), elementKind: "footer", alignment: .bottom)
        configuration.boundarySupplementaryItems = [header, footer]
        let collection = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 100, height: 200),
            collectionViewLayout: UICollectionViewCompositionalLayout(section: section, configuration: configuration))
        collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        for kind in ["header", "footer"] {
            collection.register(Header.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: kind)
        }
        let source = Source()
        sources.append(source)
        collection.dataSource = source
        collection.layoutIfNeeded()
        return (collection, source)
    }

    private func frame(_ kind: String, in collection: UICollectionView) -> CGRect? {
        collection.supplementaryView(forElementKind: kind, at: IndexPath(index: 0))?.frame
    }

    // A header of 20 points, twenty items of 50 points and a footer of 40 points.
    func testTheHeaderPrecedesAllSectionsAndTheFooterFollowsThem() {
        let (collection, source) = makeCollection(header: .absolute(20))
        XCTAssertEqual(source.requested, [IndexPath(index: 0)])
        XCTAssertEqual(collection.contentSize, CGSize(width: 100, height: 1060))
        XCTAssertEqual(frame("header", in: collection), CGRect(x: 0, y: 0, width: 100, height: 20))
        XCTAssertEqual(collection.cellForItem(at: IndexPath(item: 1, section: 0))?.frame.minY, 70)
        XCTAssertEqual(collection.layoutAttributesForItem(at: IndexPath(item: 0, section: 1))?.frame.minY, 520)
        collection.contentOffset.y = 860
        collection.layoutIfNeeded()
        XCTAssertEqual(frame("footer", in: collection), CGRect(x: 0, y: 1020, width: 100, height: 40))
        XCTAssertNil(frame("header", in: collection))
        XCTAssertEqual(collection.cellForItem(at: IndexPath(item: 9, section: 1))?.frame.minY, 970)
    }

    func testAHeaderOfTheLayoutHasItsOwnHeight() {
        let (collection, _) = makeCollection(header: .estimated(10))
        XCTAssertEqual(frame("header", in: collection)?.height, 30)
        XCTAssertEqual(collection.cellForItem(at: IndexPath(item: 0, section: 0))?.frame.minY, 30)
        XCTAssertEqual(collection.contentSize.height, 1070)
    }

    func testAPinnedHeaderOfTheLayoutIsAlwaysVisible() {
        let (collection, _) = makeCollection(header: .absolute(20), isPinned: true)
        collection.contentOffset.y = 600
        collection.layoutIfNeeded()
        XCTAssertEqual(frame("header", in: collection)?.minY, 600)
    }
}
