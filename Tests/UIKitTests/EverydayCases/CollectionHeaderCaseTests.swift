import UIKit
import XCTest

/// Sizes of headers in collection views that developers ask about: a case of Documentation/everyday-cases.md.
nonisolated final class CollectionHeaderCaseTests: XCTestCase {}

extension CollectionHeaderCaseTests {
    private final class TextHeader: UICollectionReusableView {
        let label = UILabel()

        override init(frame: CGRect) {
            super.init(frame: frame)
            (label.font, label.numberOfLines) = (.systemFont(ofSize: 17), 0)
            pin(label, in: self, distance: 8)
        }

        required init?(coder: NSCoder) { nil }
    }

    private final class Section: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
        private let text: String

        init(text: String) {
            self.text = text
        }

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }

        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
        }

        func collectionView(
            _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
        ) -> UICollectionReusableView {
            let view = collectionView.dequeueReusableSupplementaryView(
                ofKind: kind, withReuseIdentifier: "header", for: indexPath)
            (view as? TextHeader)?.label.text = text
            return view
        }

        func collectionView(
            _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
            referenceSizeForHeaderInSection section: Int
        ) -> CGSize {
            let header = TextHeader(frame: .zero)
            header.label.text = text
            return header.systemLayoutSizeFitting(
                CGSize(width: collectionView.bounds.width, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel)
        }
    }

    // Case 27. How does a header in a collection view become as high as its text? codegenes.net, "UICollectionView
    // header dynamic height using Auto Layout": the delegate fits a header at the width of the collection view. Three
    // lines at 17 points are 61 high: 8 + 61 + 8. The items begin below.
    func testAHeaderIsAsHighAsTheDelegateFitsIt() throws {
        let words = WordPerLine(lines: 3, font: .systemFont(ofSize: 17))
        let (layout, section) = (UICollectionViewFlowLayout(), Section(text: words.text))
        layout.itemSize = CGSize(width: 50, height: 50)
        let frame = CGRect(x: 0, y: 0, width: words.width + 16, height: 600)
        let view = UICollectionView(frame: frame, collectionViewLayout: layout)
        let kind = UICollectionView.elementKindSectionHeader
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
        view.register(TextHeader.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "header")
        (view.dataSource, view.delegate) = (section, section)
        view.layoutIfNeeded()
        try withExtendedLifetime(section) {
            let path = IndexPath(item: 0, section: 0)
            let header = try XCTUnwrap(view.supplementaryView(forElementKind: kind, at: path))
            XCTAssertEqual(header.frame, CGRect(x: 0, y: 0, width: frame.width, height: 77))
            XCTAssertEqual(view.cellForItem(at: path)?.frame.minY, 77)
        }
    }
}
