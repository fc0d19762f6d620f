import Foundation
import UIKitLayout
import XCTest

/// A cell with the preferred size that its data source sets.
final class SizedCell: UICollectionViewCell {
    var preferredSize: CGSize?
    var whenMeasured: (() -> Void)?

    override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        whenMeasured?()
        if let preferredSize { layoutAttributes.size = preferredSize }
        return layoutAttributes
    }
}

/// A data source with given item sizes that records the collection view's calls.
class RecordingItems: UICollectionViewDataSource, UICollectionViewDelegate {
    var sizes: [[CGSize]]
    private(set) var made = 0
    private(set) var measured = 0
    private(set) var events: [String] = []

    init(_ sizes: [[CGSize]]) {
        self.sizes = sizes
    }

    func forgetEvents() {
        events = []
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { sizes.count }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        sizes[section].count
    }

    func size(at path: IndexPath) -> CGSize? { sizes[path.section][path.item] }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        guard let cell = cell as? SizedCell else { return cell }
        if cell.whenMeasured == nil { made += 1 }
        cell.whenMeasured = { [unowned self] in measured += 1 }
        cell.preferredSize = size(at: indexPath)
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "view", for: indexPath)
    }

    func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {
        events.append("+\(indexPath.section):\(indexPath.item)")
    }

    func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {
        events.append("-\(indexPath.section):\(indexPath.item)")
    }
}

/// A data source that is also the delegate of a flow layout and returns the item sizes.
final class SizingItems: RecordingItems, UICollectionViewDelegateFlowLayout {
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        sizes[indexPath.section][indexPath.item]
    }
}

/// A data source with a given number of items, whose sizes a closure computes.
final class ManyItems: RecordingItems {
    let count: Int
    private let sizeOfItem: (Int) -> CGSize

    init(count: Int, size: @escaping (Int) -> CGSize) {
        self.count = count
        sizeOfItem = size
        super.init([])
    }

    override func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        count
    }
    override func size(at path: IndexPath) -> CGSize? { sizeOfItem(path.item) }
}

nonisolated class CollectionTestCase: XCTestCase {
    /// The data sources, because a collection view references its data source weakly.
    private var sources: [RecordingItems] = []
}

extension CollectionTestCase {
    func keep(_ source: RecordingItems) {
        sources.append(source)
    }

    /// A collection view, by default 100 points wide and 300 high.
    func makeCollection(
        _ source: RecordingItems, layout: UICollectionViewLayout, size: CGSize = CGSize(width: 100, height: 300)
    ) -> UICollectionView {
        sources.append(source)
        let view = UICollectionView(frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
        view.register(SizedCell.self, forCellWithReuseIdentifier: "cell")
        for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
            view.register(
                UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "view")
        }
        view.dataSource = source
        view.delegate = source
        return view
    }

    func frames(of view: UICollectionView, section: Int = 0) -> [CGRect?] {
        (0..<view.numberOfItems(inSection: section)).map { view.layoutAttributesForItem(at: path($0, section))?.frame }
    }
}

func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
}
