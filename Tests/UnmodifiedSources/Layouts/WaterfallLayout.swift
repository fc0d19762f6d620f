import UIKit

protocol WaterfallLayoutDelegate: AnyObject {
    func waterfall(_ layout: WaterfallLayout, heightForItemAt indexPath: IndexPath, width: CGFloat) -> CGFloat
}

/// Places each item below the shortest column.
final class WaterfallLayout: UICollectionViewLayout {
    weak var delegate: WaterfallLayoutDelegate?
    var columnCount = 2 { didSet { invalidateLayout() } }
    var spacing: CGFloat = 8 { didSet { invalidateLayout() } }
    var sectionInset = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)

    private var cache: [IndexPath: UICollectionViewLayoutAttributes] = [:]
    private var columnBottoms: [CGFloat] = []

    override func prepare() {
        super.prepare()
        cache.removeAll(keepingCapacity: true)
        columnBottoms = Array(repeating: sectionInset.top, count: columnCount)
        guard let collectionView = collectionView else { return }
        let available = collectionView.bounds.width - sectionInset.left - sectionInset.right
        let width = (available - CGFloat(columnCount - 1) * spacing) / CGFloat(columnCount)
        for section in 0..<collectionView.numberOfSections {
            for item in 0..<collectionView.numberOfItems(inSection: section) {
                let indexPath = IndexPath(item: item, section: section)
                let column = columnBottoms.enumerated().min { $0.element < $1.element }!.offset
                let height = delegate?.waterfall(self, heightForItemAt: indexPath, width: width) ?? width
                let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
                attributes.frame = CGRect(
                    x: sectionInset.left + CGFloat(column) * (width + spacing), y: columnBottoms[column],
                    width: width, height: height)
                columnBottoms[column] = attributes.frame.maxY + spacing
                cache[indexPath] = attributes
            }
        }
    }

    override var collectionViewContentSize: CGSize {
        let bottom = (columnBottoms.max() ?? 0) - spacing + sectionInset.bottom
        return CGSize(width: collectionView?.bounds.width ?? 0, height: max(0, bottom))
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        cache.values.filter { $0.frame.intersects(rect) }.sorted { $0.indexPath < $1.indexPath }
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        cache[indexPath]
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        newBounds.width != collectionView?.bounds.width
    }
}
