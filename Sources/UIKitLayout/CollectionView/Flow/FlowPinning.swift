import Foundation

/// Headers and footers that stay in sight as long as their section is.
struct FlowPinning {
    let layout: UICollectionViewFlowLayout
    let stack: SectionStack
    let room: FlowRoom

    /// What was found in a rectangle, with the headers and footers of its sections where they are pinned.
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

    /// Moves a header or footer to the nearest place in sight within its section.
    func pin(_ attributes: UICollectionViewLayoutAttributes) {
        let isHeader = attributes.representedElementKind == UICollectionView.elementKindSectionHeader
        guard let collectionView = layout.collectionView,
            isHeader ? layout.sectionHeadersPinToVisibleBounds : layout.sectionFootersPinToVisibleBounds
        else { return }
        let direction = layout.scrollDirection
        let inset = collectionView.adjustedContentInset
        let sight = direction.span(collectionView.bounds.inset(by: inset))
        let section = attributes.indexPath.section
        let start = stack.offset(ofSection: section)
        let end = start + stack.sections[section].extent
        let span = direction.span(attributes.frame)
        let length = span.end - span.start
        let target =
            isHeader
            ? max(span.start, min(sight.start, end - length))
            : min(span.start, max(sight.end - length, start))
        attributes.frame = direction.moved(attributes.frame, by: target - span.start)
        attributes.zIndex = 10
    }
}

extension SectionStack {
    /// The attributes of a header or footer without a size, of which UIKit's flow layout says where it would lie.
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
