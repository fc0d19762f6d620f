import Foundation

// From right to left, a layout that flips counts from the right edge of the content; the collection view turns what it says.
extension UICollectionView {
    /// Finds out whether the layout counts from the right.
    func noteWritingDirection() {
        isMirrored =
            collectionViewLayout.flipsHorizontallyInOppositeLayoutDirection
            && effectiveUserInterfaceLayoutDirection == .rightToLeft
    }

    /// A rectangle of the layout in the content, or the other way around.
    func turned(_ rect: CGRect) -> CGRect {
        guard isMirrored else { return rect }
        let width = max(collectionViewLayout.collectionViewContentSize.width, bounds.width)
        return CGRect(x: width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
    }

    /// Attributes of the layout where they lie in the content.
    func turned(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
        guard isMirrored else { return attributes }
        let copy = attributes.duplicate()
        copy.frame = turned(attributes.frame)
        return copy
    }

    /// The attributes of an element where it lies in the content.
    func attributes(of element: CollectionElement) -> UICollectionViewLayoutAttributes? {
        collectionViewLayout.attributes(of: element).map { turned($0) }
    }

    /// The attributes of what lies in a rectangle of the content.
    func attributes(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
        let found = collectionViewLayout.layoutAttributesForElements(in: turned(rect)) ?? []
        return isMirrored ? found.map { turned($0) } : found
    }

    /// Scrolls to the beginning of what is read from right to left.
    func scrollToStart() {
        guard isMirrored else { return }
        bounds.origin.x = max(0, collectionViewLayout.collectionViewContentSize.width - bounds.width)
    }
}
