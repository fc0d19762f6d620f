import Foundation

// If the direction of the interface is not the one for which a layout was developed, a layout whose
// `flipsHorizontallyInOppositeLayoutDirection` is true counts x-coordinates from the right edge of the content. The
// collection view mirrors the rectangles of such a layout.
extension UICollectionView {
    /// Updates `isMirrored`: whether the layout counts x-coordinates from the right edge.
    func updateMirroring() {
        isMirrored =
            collectionViewLayout.flipsHorizontallyInOppositeLayoutDirection
            && effectiveUserInterfaceLayoutDirection != collectionViewLayout.developmentLayoutDirection
    }

    /// Converts a rectangle from the layout's coordinates to the content's, or back; both conversions are the same.
    func turned(_ rect: CGRect) -> CGRect {
        guard isMirrored else { return rect }
        let width = max(collectionViewLayout.collectionViewContentSize.width, bounds.width)
        return CGRect(x: width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
    }

    /// Converts attributes from the layout's coordinates to the content's.
    func turned(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
        guard isMirrored else { return attributes }
        let copy = attributes.duplicate()
        copy.frame = turned(attributes.frame)
        return copy
    }

    /// The attributes of an element, in the content's coordinates.
    func attributes(of element: CollectionElement) -> UICollectionViewLayoutAttributes? {
        collectionViewLayout.attributes(of: element).map { turned($0) }
    }

    /// The attributes of the elements in the given rectangle, both in the content's coordinates.
    func attributes(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
        let found = collectionViewLayout.layoutAttributesForElements(in: turned(rect)) ?? []
        return isMirrored ? found.map { turned($0) } : found
    }

    /// If the layout is mirrored, scrolls to the right end of the content, at which right-to-left content begins.
    func scrollToStart() {
        guard isMirrored else { return }
        bounds.origin.x = max(0, collectionViewLayout.collectionViewContentSize.width - bounds.width)
    }
}
