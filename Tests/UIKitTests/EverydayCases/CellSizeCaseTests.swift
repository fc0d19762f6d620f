import UIKit
import XCTest

/// Sizes of cells in collection views and of the content of cells that developers ask about: cases of
/// Documentation/everyday-cases.md.
nonisolated final class CellSizeCaseTests: XCTestCase {}

extension CellSizeCaseTests {
    private final class NoteCell: UICollectionViewCell {
        private let textView = UITextView()

        override init(frame: CGRect) {
            super.init(frame: frame)
            textView.isScrollEnabled = false
            pin(textView, in: contentView)
            textView.widthAnchor.constraint(equalToConstant: 320).isActive = true
            textView.heightAnchor.constraint(equalToConstant: 75).isActive = true
        }

        required init?(coder: NSCoder) { nil }
    }

    private final class Notes: NSObject, UICollectionViewDataSource {
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "note", for: indexPath)
        }
    }

    // Case 17. How do cells in a collection view get the size of their content? Stack Overflow 25895311: with an
    // estimated size, a flow layout takes the size that the constraints of the content view determine: here that of
    // a text view 320 points wide and 75 high.
    func testAFlowLayoutWithAnEstimateTakesTheSizeOfTheContent() {
        let (layout, notes) = (UICollectionViewFlowLayout(), Notes())
        layout.estimatedItemSize = CGSize(width: 100, height: 100)
        let frame = CGRect(x: 0, y: 0, width: 400, height: 600)
        let view = UICollectionView(frame: frame, collectionViewLayout: layout)
        view.register(NoteCell.self, forCellWithReuseIdentifier: "note")
        view.dataSource = notes
        view.layoutIfNeeded()
        withExtendedLifetime(notes) {
            for item in 0...1 {
                let path = IndexPath(item: item, section: 0)
                XCTAssertEqual(view.cellForItem(at: path)?.frame.size, CGSize(width: 320, height: 75))
                XCTAssertEqual(view.layoutAttributesForItem(at: path)?.size, CGSize(width: 320, height: 75))
            }
        }
    }

    // Case 18. How is a label of a custom cell aligned with the titles of built-in cells? Stack Overflow 29349917:
    // titles have an inset of 16 points on iPhones, and so has a label at the margins of the content view, which is
    // 320 − 2 × 16 points wide between them.
    func testALabelAtTheMarginsIsAlignedWithBuiltInTitles() {
        let builtIn = UITableViewCell(style: .default, reuseIdentifier: nil)
        builtIn.textLabel?.text = "Built in"
        let (custom, label) = (UITableViewCell(style: .default, reuseIdentifier: nil), UILabel())
        label.text = "Custom"
        label.translatesAutoresizingMaskIntoConstraints = false
        custom.contentView.addSubview(label)
        let margins = custom.contentView.layoutMarginsGuide
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: margins.topAnchor),
            label.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
            label.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            label.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
        ])
        let rows = GivenCells([builtIn, custom])
        let table = rows.table()
        table.layoutIfNeeded()
        for cell in [builtIn, custom] { cell.layoutIfNeeded() }
        withExtendedLifetime(rows) {
            XCTAssertEqual(builtIn.textLabel?.frame.minX, 16)
            XCTAssertEqual(label.frame.minX, 16)
            XCTAssertEqual(label.frame.width, 288)
        }
    }
}
