import Foundation

/// Pins headers and footers to the visible bounds as long as their section is visible.
struct FlowPinning {
    let layout: UICollectionViewFlowLayout
    let stack: SectionStack
    let container: FlowContainer

    /// Returns the given attributes, in which the headers and footers are replaced with the pinned ones of the same
    /// sections, as far as these intersect the rectangle.
    func attributes(
        _ found: [UICollectionViewLayoutAttributes], in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes] {
        let others = found.filter { $0.representedElementCategory != .supplementaryView }
        let sections = Set(found.map(\.indexPath.section))
        let kinds = [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter]
        let pinned = sections.sorted().flatMap { section in
            kinds.compactMap { kind in
                stack.attributes(
                    ofKind: kind, at: IndexPath(item: 0, section: section), category: .supplementaryView)
            }
        }
        for attributes in pinned { pin(attributes) }
        return others + pinned.filter { $0.frame.meets(rect) }
    }

    /// If the layout pins headers or footers of this kind, moves the given one to the nearest visible position within
    /// its section.
    func pin(_ attributes: UICollectionViewLayoutAttributes) {
        let isHeader = attributes.representedElementKind == UICollectionView.elementKindSectionHeader
        guard let collectionView = layout.collectionView,
            isHeader ? layout.sectionHeadersPinToVisibleBounds : layout.sectionFootersPinToVisibleBounds
        else { return }
        let direction = layout.scrollDirection
        let inset = collectionView.adjustedContentInset
        let visible = direction.span(collectionView.bounds.inset(by: inset))
        let section = attributes.indexPath.section
        let start = stack.offset(ofSection: section)
        let end = start + stack.sections[section].extent
        let span = direction.span(attributes.frame)
        let length = span.end - span.start
        let target =
            isHeader
            ? max(span.start, min(visible.start, end - length))
            : min(span.start, max(visible.end - length, start))
        attributes.frame = direction.moved(attributes.frame, by: target - span.start)
        attributes.zIndex = 10
    }
}

extension SectionStack {
    /// Returns attributes with an empty frame, at the position of a header or footer that has no size; `nil` for other
    /// views. UIKit's flow layout also returns such attributes.
    func emptyAttributes(ofKind kind: String, at path: IndexPath) -> UICollectionViewLayoutAttributes? {
        let isHeader = kind == UICollectionView.elementKindSectionHeader
        guard isHeader || kind == UICollectionView.elementKindSectionFooter, path.count == 2, path.item == 0,
            sections.indices.contains(path.section)
        else { return nil }
        let attributes = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: kind, with: path)
        let start = offset(ofSection: path.section) + (isHeader ? 0 : sections[path.section].extent)
        attributes.frame = direction.moved(.zero, by: start)
        return attributes
    }
}
