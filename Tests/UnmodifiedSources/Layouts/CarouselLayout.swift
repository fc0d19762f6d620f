import UIKit

/// A horizontal flow that snaps to items and scales those beside the centre.
class CarouselLayout: UICollectionViewFlowLayout {
    var sideScale: CGFloat = 0.8

    override class var layoutAttributesClass: AnyClass { CarouselAttributes.self }

    override func prepare() {
        super.prepare()
        guard let collectionView = collectionView else { return }
        scrollDirection = .horizontal
        let side = (collectionView.bounds.width - itemSize.width) / 2
        sectionInset = UIEdgeInsets(top: 0, left: side, bottom: 0, right: side)
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        guard let collectionView = collectionView, let all = super.layoutAttributesForElements(in: rect) else {
            return nil
        }
        let center = collectionView.contentOffset.x + collectionView.bounds.width / 2
        return all.map { original in
            guard let attributes = original.copy() as? CarouselAttributes else { return original }
            let distance = min(abs(attributes.center.x - center) / itemSize.width, 1)
            let scale = 1 - distance * (1 - sideScale)
            attributes.progress = distance
            attributes.transform = CGAffineTransform(scaleX: scale, y: scale)
            attributes.zIndex = Int((1 - distance) * 10)
            return attributes
        }
    }

    override func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint {
        let step = itemSize.width + minimumLineSpacing
        let page = (proposedContentOffset.x / step).rounded(
            velocity.x > 0 ? .up : velocity.x < 0 ? .down : .toNearestOrEven)
        return CGPoint(x: page * step, y: proposedContentOffset.y)
    }
}

final class CarouselAttributes: UICollectionViewLayoutAttributes {
    var progress: CGFloat = 0

    override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone) as! CarouselAttributes
        copy.progress = progress
        return copy
    }

    override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? CarouselAttributes else { return false }
        return other.progress == progress && super.isEqual(object)
    }
}

/// The transition from a grid to a carousel, driven by a pinch.
final class PinchTransitionLayout: UICollectionViewTransitionLayout {
    private let offsetKey = "offset"

    var pinchOffset: CGFloat {
        get { value(forAnimatedKey: offsetKey) }
        set { updateValue(newValue, forAnimatedKey: offsetKey) }
    }
}
