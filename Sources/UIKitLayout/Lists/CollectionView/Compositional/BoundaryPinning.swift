import Foundation

/// Pins headers and footers of a compositional layout's sections to the visible bounds as long as their section is
/// visible.
struct BoundaryPinning {
    private let stack: SectionStack
    /// The visible part of the sections along the direction of scrolling.
    private let visible: (start: CGFloat, end: CGFloat)

    /// Returns `nil` if no section has a header or footer to pin.
    init?(stack: SectionStack, visible: (start: CGFloat, end: CGFloat)) {
        guard stack.sections.contains(where: { ($0 as? GroupSection)?.hasPinnedBoundaries == true }) else { return nil }
        (self.stack, self.visible) = (stack, visible)
    }

    /// Returns the given attributes, in which the headers and footers to pin are replaced with pinned ones of the same
    /// sections, as far as these intersect the rectangle.
    func attributes(
        _ found: [UICollectionViewLayoutAttributes], in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes] {
        let others = found.filter { pinnedItem(of: $0) == nil }
        let pinned = Set(found.map(\.indexPath.section)).sorted().flatMap(pinnedAttributes)
        return others + pinned.filter { $0.frame.meets(rect) }
    }

    private func pinnedAttributes(ofSection section: Int) -> [UICollectionViewLayoutAttributes] {
        guard let geometry = stack.sections[section] as? GroupSection else { return [] }
        return geometry.pinnedBoundaries.compactMap { kind, ordinal in
            let attributes = stack.attributes(
                ofKind: kind, at: IndexPath(item: ordinal, section: section), category: .supplementaryView)
            if let attributes { pin(attributes) }
            return attributes
        }
    }

    /// Moves a header or footer, if it is to be pinned, to the nearest visible position within its section.
    func pin(_ attributes: UICollectionViewLayoutAttributes) {
        guard let end = pinnedItem(of: attributes) else { return }
        let section = attributes.indexPath.section
        let first = stack.offset(ofSection: section)
        let last = first + stack.sections[section].extent
        let span = stack.direction.span(attributes.frame)
        let length = span.end - span.start
        let target =
            end == .start
            ? max(span.start, min(visible.start, last - length))
            : min(span.start, max(visible.end - length, first))
        attributes.frame = stack.direction.moved(attributes.frame, by: target - span.start)
    }

    /// The end of the section to which a header or footer is pinned; `nil` for elements that are not pinned.
    private func pinnedItem(of attributes: UICollectionViewLayoutAttributes) -> GroupPlan.SectionEnd? {
        let path = attributes.indexPath
        guard attributes.representedElementCategory == .supplementaryView,
            let kind = attributes.representedElementKind, path.count == 2,
            stack.sections.indices.contains(path.section),
            let section = stack.sections[path.section] as? GroupSection
        else { return nil }
        return section.pinnedEnd(ofKind: kind, ordinal: path.item)
    }
}

extension GroupSection {
    var hasPinnedBoundaries: Bool { plan.section.boundarySupplementaryItems.contains(where: \.pinToVisibleBounds) }

    /// The kinds of the headers and footers to pin, with their numbers among those of their kind.
    var pinnedBoundaries: [(kind: String, ordinal: Int)] {
        var counts: [String: Int] = [:]
        return plan.section.boundarySupplementaryItems.compactMap { item in
            let ordinal = counts[item.elementKind, default: 0]
            counts[item.elementKind] = ordinal + 1
            return item.pinToVisibleBounds && item.side(in: plan.direction) != nil ? (item.elementKind, ordinal) : nil
        }
    }

    /// The end of the section to which a header or footer is pinned; `nil` if it is not pinned.
    func pinnedEnd(ofKind kind: String, ordinal: Int) -> GroupPlan.SectionEnd? {
        guard let number = plan.boundaryNumber(ofKind: kind, ordinal: ordinal) else { return nil }
        let item = plan.section.boundarySupplementaryItems[number]
        return item.pinToVisibleBounds ? item.side(in: plan.direction) : nil
    }
}
