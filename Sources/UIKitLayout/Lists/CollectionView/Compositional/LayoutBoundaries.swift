import Foundation

/// The headers and footers of a compositional layout as a whole: headers before the first section, footers after the
/// last one. The index path of such a view has one number, its index among those of its kind.
final class LayoutBoundaries {
    private let items: [NSCollectionLayoutBoundarySupplementaryItem]
    private let direction: UICollectionView.ScrollDirection
    private let contentSize: CGSize
    private let scale: CGFloat
    /// The measured sizes, by the index of the item.
    private var sizes: [Int: CGSize] = [:]

    init(
        _ items: [NSCollectionLayoutBoundarySupplementaryItem], direction: UICollectionView.ScrollDirection,
        contentSize: CGSize, scale: CGFloat
    ) {
        (self.items, self.direction, self.contentSize, self.scale) = (items, direction, contentSize, scale)
    }

    var isEmpty: Bool { items.isEmpty }

    /// The total length of the headers or footers that extend the given end of the content.
    func length(of end: GroupPlan.SectionEnd) -> CGFloat {
        items.indices.filter { extendedEnd(of: $0) == end }.reduce(0) { $0 + direction.axisSize(size(of: $1)).main }
    }

    /// The attributes of all headers and footers.
    ///
    /// - Parameter extent: The length of the content, including the headers and footers.
    /// - Parameter visible: The visible part of the content, at which pinned headers and footers stay.
    func attributes(
        extent: CGFloat, visible: (start: CGFloat, end: CGFloat)
    ) -> [UICollectionViewLayoutAttributes] {
        items.indices.map { number in
            let item = items[number]
            let attributes = UICollectionViewLayoutAttributes(
                forSupplementaryViewOfKind: item.elementKind, with: IndexPath(index: ordinal(of: number)))
            let frame = CGRect(origin: origin(of: number, extent: extent), size: size(of: number))
                .offsetBy(dx: item.offset.x, dy: item.offset.y).roundedToPixels(scale: scale)
            attributes.frame = pinned(frame, item, visible)
            attributes.zIndex = item.zIndex
            attributes.measurableAxes = item.layoutSize.estimatedAxes
            attributes.isMeasured = item.layoutSize.estimatedAxes == nil || sizes[number] != nil
            attributes.estimatedAxes = attributes.isMeasured ? nil : item.layoutSize.estimatedAxes
            return attributes
        }
    }

    func setSize(_ size: CGSize, ofKind kind: String, at path: IndexPath) {
        guard
            let number = items.indices.first(where: { items[$0].elementKind == kind && ordinal(of: $0) == path.first })
        else { return }
        sizes[number] = size
    }

    private func ordinal(of number: Int) -> Int {
        items[..<number].filter { $0.elementKind == items[number].elementKind }.count
    }

    private func size(of number: Int) -> CGSize { sizes[number] ?? items[number].layoutSize.size(in: contentSize) }

    private func extendedEnd(of number: Int) -> GroupPlan.SectionEnd? {
        items[number].extendsBoundary ? items[number].side(in: direction) : nil
    }

    /// The origin of an item. Those that extend the content follow one another at its ends; others are placed at an edge.
    private func origin(of number: Int, extent: CGFloat) -> CGPoint {
        let size = size(of: number)
        let whole = direction.rect(
            main: 0, cross: 0, AxisSize(main: extent, cross: direction.axisSize(contentSize).cross))
        let inside = whole.anchored(size, at: items[number].containerAnchor)
        guard let end = extendedEnd(of: number) else { return inside }
        let before = items[..<number].indices.filter { extendedEnd(of: $0) == end }
            .reduce(0) { $0 + direction.axisSize(self.size(of: $1)).main }
        let main = end == .start ? before : extent - length(of: .end) + before
        return direction.rect(main: main, cross: direction == .vertical ? inside.x : inside.y, .zero).origin
    }

    private func pinned(
        _ frame: CGRect, _ item: NSCollectionLayoutBoundarySupplementaryItem, _ visible: (start: CGFloat, end: CGFloat)
    ) -> CGRect {
        guard item.pinToVisibleBounds, let end = item.side(in: direction) else { return frame }
        let span = direction.span(frame)
        let target =
            end == .start ? max(span.start, visible.start) : min(span.end, visible.end) - (span.end - span.start)
        return direction.moved(frame, by: target - span.start)
    }
}

extension NSCollectionLayoutBoundarySupplementaryItem {
    /// The end of the section or the content at which the item is; `nil` if it is at neither.
    func side(in direction: UICollectionView.ScrollDirection) -> GroupPlan.SectionEnd? {
        let edges = alignment.edges
        let (first, last): (NSDirectionalRectEdge, NSDirectionalRectEdge) =
            direction == .vertical ? (.top, .bottom) : (.leading, .trailing)
        return edges.contains(first) ? .start : edges.contains(last) ? .end : nil
    }
}
