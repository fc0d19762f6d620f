import FDTemplateLayoutCell
import Foundation
import TextLayout
import UIKitLayout
import XCTest

/// A label with insets of 10 points.
private final class NoteItem: UICollectionViewCell {
    let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.numberOfLines = 0
        label.font = .systemFont(ofSize: 10)
        label.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(label)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
            label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 10),
            label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -10),
            label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
        ])
    }

    required init?(coder: NSCoder) { nil }

    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 7, height: 9) }
}

/// Characters are 5 points wide; lines are 11.93 points high, rounded up to 12.
nonisolated final class CollectionSizeTests: XCTestCase {
    private var configurations = 0

    override func invokeTest() {
        TextEnvironment.$measurer.withValue(FixedPitchTextMeasurer()) { super.invokeTest() }
    }
}

extension CollectionSizeTests {
    private func makeView() -> UICollectionView {
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: UICollectionViewFlowLayout())
        view.register(NoteItem.self, forCellWithReuseIdentifier: "note")
        return view
    }

    private func show(_ text: String) -> (UICollectionViewCell) -> Void {
        { cell in
            self.configurations += 1
            (cell as? NoteItem)?.label.text = text
        }
    }

    // 20 characters are 100 points wide. A width of 80 leaves 60, enough for 12 characters: two lines.
    func testAFixedLengthDeterminesTheOther() {
        let view = makeView()
        let text = "aaaaaaaaa bbbbbbbbbb"
        XCTAssertEqual(
            view.fd_sizeForCell(withIdentifier: "note", configuration: show(text)), CGSize(width: 120, height: 32))
        XCTAssertEqual(
            view.fd_sizeForCell(withIdentifier: "note", fixedWidth: 80, configuration: show(text)),
            CGSize(width: 80, height: 44))
        XCTAssertEqual(
            view.fd_sizeForCell(withIdentifier: "note", fixedHeight: 60, configuration: show(text)),
            CGSize(width: 120, height: 60))
        XCTAssertTrue(view.fd_templateCell(forReuseIdentifier: "note").fd_isTemplateLayoutCell)
        view.fd_templateCell(forReuseIdentifier: "note").fd_enforceFrameLayout = true
        XCTAssertEqual(
            view.fd_sizeForCell(withIdentifier: "note", configuration: show(text)), CGSize(width: 7, height: 9))
    }

    func testSizesAreRememberedByKeyForEachLength() {
        let view = makeView()
        func size(_ width: CGFloat?, version: Int = 0) -> CGSize {
            view.fd_sizeForCell(
                withIdentifier: "note", fixedWidth: width, cacheByKey: "a", version: version,
                configuration: show("aaaaaaaaa bbbbbbbbbb"))
        }
        for _ in 0..<3 {
            XCTAssertEqual(size(80), CGSize(width: 80, height: 44))
            XCTAssertEqual(size(200), CGSize(width: 200, height: 32))
            XCTAssertEqual(size(nil), CGSize(width: 120, height: 32))
        }
        XCTAssertEqual(configurations, 3)
        _ = size(80, version: 1)
        XCTAssertEqual(configurations, 4)
        view.fd_invalidateSize(forKey: "a")
        _ = (size(80), size(nil))
        XCTAssertEqual(configurations, 6)
    }

    private final class Notes: UICollectionViewDataSource {
        var texts = ["a", "b", "c"]

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            texts.count
        }

        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "note", for: indexPath)
        }
    }

    func testSizesByIndexPathFollowUpdates() {
        let (view, notes) = (makeView(), Notes())
        view.dataSource = notes
        view.layoutIfNeeded()
        func sizes() -> [CGFloat] {
            notes.texts.indices.map { item in
                view.fd_sizeForCell(
                    withIdentifier: "note", fixedHeight: 50, cacheBy: IndexPath(item: item, section: 0),
                    configuration: show(notes.texts[item])
                ).width
            }
        }
        XCTAssertEqual(sizes(), [25, 25, 25])
        notes.texts.insert("dddd", at: 1)
        view.insertItems(at: [IndexPath(item: 1, section: 0)])
        XCTAssertEqual(sizes(), [25, 40, 25, 25])
        XCTAssertEqual(configurations, 4, "only the new one is computed")
        view.fd_reloadDataWithoutInvalidateIndexPathSizeCache()
        XCTAssertEqual(sizes(), [25, 40, 25, 25])
        XCTAssertEqual(configurations, 4)
        view.reloadData()
        _ = sizes()
        XCTAssertEqual(configurations, 8)
    }

    func testErrorsSayWhatIsRegistered() {
        let view = makeView()
        XCTAssertThrowsError(try view.fd_trySizeForCell(withIdentifier: "other") { _ in }) { error in
            XCTAssertEqual(
                "\(error)",
                "Cell must be registered to collection view for identifier - other (registered: note)")
        }
    }
}
