import Foundation

// The positions of a section's elements.
extension GroupSection {
    private var boundaries: [NSCollectionLayoutBoundarySupplementaryItem] { plan.section.boundarySupplementaryItems }

    /// The position of the first group along the direction of scrolling.
    var groupsStart: CGFloat { length(of: .start) + plan.insetBefore }

    var extent: CGFloat { groupsStart + groupsExtent + plan.insetAfter + length(of: .end) }

    /// The total length of the headers or footers that extend the given end.
    private func length(of end: GroupPlan.SectionEnd) -> CGFloat {
        boundaries.indices.filter { plan.end(of: boundaries[$0]) == end }
            .reduce(padding(at: end)) { $0 + extent(ofBoundary: $1) }
    }

    /// The distance between the given end of the section and its headers or footers, in points: the padding above the
    /// headers of a list.
    private func padding(at end: GroupPlan.SectionEnd) -> CGFloat {
        guard end == .start, let padding = plan.section.listConfiguration?.headerTopPadding,
            boundaries.contains(where: { plan.end(of: $0) == .start })
        else { return 0 }
        return max(0, padding)
    }

    private func extent(ofBoundary number: Int) -> CGFloat { plan.extent(of: size(ofBoundary: number)) }

    private func size(ofBoundary number: Int) -> CGSize {
        boundarySizes[number] ?? plan.size(of: boundaries[number])
    }

    func visitElements(from start: CGFloat, to end: CGFloat, _ visit: (PlacedElement) -> Void) {
        for number in plan.section.decorationItems.indices { visit(decoration(number)) }
        for number in boundaries.indices { visit(boundary(number)) }
        forEachGroup(from: start, to: end) { group in
            let (placement, origin) = (self.placement(ofGroup: group), self.origin(ofGroup: group))
            let first = firstItem(ofGroup: group)
            for (index, leaf) in placement.leaves.enumerated() {
                visit(cell(leaf, item: first + index, origin: origin))
                for number in leaf.supplementaryItems.indices {
                    visit(supplement(leaf, number, item: first + index, origin: origin))
                }
            }
        }
    }

    func element(ofItem item: Int) -> PlacedElement? {
        leaf(ofItem: item).map { cell($0.leaf, item: item, origin: $0.origin) }
    }

    func element(ofKind kind: String, item: Int, category: UICollectionView.ElementCategory) -> PlacedElement? {
        if category == .decorationView {
            let number = plan.section.decorationItems.firstIndex { $0.elementKind == kind }
            return number.map(decoration)
        }
        if let number = plan.boundaryNumber(ofKind: kind, ordinal: item) { return boundary(number) }
        guard let (leaf, origin) = leaf(ofItem: item),
            let number = leaf.supplementaryItems.firstIndex(where: { $0.elementKind == kind })
        else { return nil }
        return supplement(leaf, number, item: item, origin: origin)
    }

    // MARK: Cells

    private func leaf(ofItem item: Int) -> (leaf: GroupLeaf, origin: CGPoint)? {
        guard item >= 0, item < sizes.count, plan.leafCount > 0 else { return nil }
        let group = group(ofItem: item)
        let leaves = placement(ofGroup: group).leaves
        let index = item - firstItem(ofGroup: group)
        return leaves.indices.contains(index) ? (leaves[index], origin(ofGroup: group)) : nil
    }

    private func origin(ofGroup group: Int) -> CGPoint {
        let offset = offset(ofGroup: group)
        let (main, cross) =
            plan.isOrthogonal
            ? (groupsStart, plan.crossStart + offset) : (groupsStart + offset, plan.crossStart)
        return plan.direction.rect(main: main, cross: cross, .zero).origin
    }

    private func cell(_ leaf: GroupLeaf, item: Int, origin: CGPoint) -> PlacedElement {
        PlacedElement(
            item: item, frame: onPixels(leaf.frame, origin), zIndex: leaf.zIndex,
            estimatedAxes: leaf.estimatedAxes, isMeasured: sizes.isKnown(item))
    }

    private func supplement(_ leaf: GroupLeaf, _ number: Int, item: Int, origin: CGPoint) -> PlacedElement {
        let supplement = leaf.supplementaryItems[number]
        return PlacedElement(
            category: .supplementaryView, kind: supplement.elementKind, item: item,
            frame: onPixels(supplement.frame(beside: leaf.frame), origin), zIndex: supplement.zIndex)
    }

    private func onPixels(_ frame: CGRect, _ origin: CGPoint) -> CGRect {
        frame.offsetBy(dx: origin.x, dy: origin.y).roundedToPixels(scale: plan.traits.displayScale)
    }

    // MARK: Headers, footers and backgrounds

    private func boundary(_ number: Int) -> PlacedElement {
        let item = boundaries[number]
        let size = size(ofBoundary: number)
        let ordinal = boundaries[..<number].filter { $0.elementKind == item.elementKind }.count
        let frame = CGRect(origin: origin(ofBoundary: number, size), size: size)
        return PlacedElement(
            category: .supplementaryView, kind: item.elementKind, item: ordinal,
            frame: frame.offsetBy(dx: item.offset.x, dy: item.offset.y)
                .roundedToPixels(scale: plan.traits.displayScale),
            zIndex: item.zIndex, estimatedAxes: item.layoutSize.estimatedAxes,
            isMeasured: boundarySizes[number] != nil)
    }

    /// The origin of a boundary item. Headers are placed one after another before the groups, footers one after another
    /// after the groups; other boundary items are placed at an edge of the content.
    private func origin(ofBoundary number: Int, _ size: CGSize) -> CGPoint {
        let item = boundaries[number]
        let inside = body.anchored(size, at: item.containerAnchor)
        guard let end = plan.end(of: item) else { return inside }
        let before = boundaries[..<number].indices.filter { plan.end(of: boundaries[$0]) == end }
            .reduce(padding(at: end)) { $0 + extent(ofBoundary: $1) }
        let main = end == .start ? before : extent - length(of: .end) + before
        let cross = plan.direction == .vertical ? inside.x : inside.y
        return plan.direction.rect(main: main, cross: cross, .zero).origin
    }

    /// The area between headers and footers. Across the direction of scrolling, it is as long as the headers and
    /// footers.
    private var body: CGRect {
        let follows = plan.section.supplementariesFollowContentInsets
        let cross = plan.direction.axisSize(follows ? plan.container : plan.contentSize).cross
        return plan.direction.rect(
            main: length(of: .start), cross: follows ? plan.crossStart : 0,
            AxisSize(main: extent - length(of: .start) - length(of: .end), cross: cross))
    }

    private func decoration(_ number: Int) -> PlacedElement {
        let item = plan.section.decorationItems[number]
        let whole = plan.direction.rect(main: 0, cross: 0, AxisSize(main: extent, cross: plan.crossLength))
        let insets = item.contentInsets
        return PlacedElement(
            category: .decorationView, kind: item.elementKind, item: 0,
            frame: whole.inset(
                by: UIEdgeInsets(
                    top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing)),
            zIndex: item.zIndex)
    }
}

extension CGRect {
    /// The origin that a rectangle of the given size has when it is anchored inside this rectangle.
    func anchored(_ size: CGSize, at anchor: NSCollectionLayoutAnchor) -> CGPoint {
        let point = anchor.edgePoint(of: self)
        let own = anchor.edgePoint(of: CGRect(origin: .zero, size: size))
        return CGPoint(x: point.x - own.x, y: point.y - own.y)
    }
}
