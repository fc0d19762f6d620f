import Foundation

// In right-to-left interfaces, a layout that flips measures from the right edge of the content; the collection view
// mirrors its rectangles.
extension UICollectionView {
    /// Updates whether the layout measures from the right edge.
    func updateMirroring() {
        isMirrored =
            collectionViewLayout.flipsHorizontallyInOppositeLayoutDirection
            && effectiveUserInterfaceLayoutDirection == .rightToLeft
    }

    /// Converts a rectangle of the layout to the content, or back.
    func turned(_ rect: CGRect) -> CGRect {
        guard isMirrored else { return rect }
        let width = max(collectionViewLayout.collectionViewContentSize.width, bounds.width)
        return CGRect(x: width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
    }

    /// Converts attributes of the layout to the content.
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

    /// The attributes of the elements in a rectangle of the content.
    func attributes(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
        let found = collectionViewLayout.layoutAttributesForElements(in: turned(rect)) ?? []
        return isMirrored ? found.map { turned($0) } : found
    }

    /// Scrolls to the right end, at which right-to-left content begins.
    func scrollToStart() {
        guard isMirrored else { return }
        bounds.origin.x = max(0, collectionViewLayout.collectionViewContentSize.width - bounds.width)
    }
}
