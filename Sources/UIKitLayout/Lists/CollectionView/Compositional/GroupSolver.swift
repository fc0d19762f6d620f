import Foundation

/// A cell of a group, with its frame in the coordinates of the group or item that contains it.
struct GroupLeaf {
    var frame: CGRect
    let estimatedAxes: EstimatedAxes?
    let supplementaryItems: [NSCollectionLayoutSupplementaryItem]
    let zIndex: Int
}

/// The layout of an item or a group: its size, and the cells that it contains, with frames relative to its origin.
struct GroupPlacement {
    var size: CGSize
    var leaves: [GroupLeaf]
}

/// A computation of the layout of a group and its cells.
///
/// Items fill the group in its direction, "repeating until it runs out of space" (Apple, NSCollectionLayoutGroup). If
/// lengths are estimated, the number of items follows from the estimates. Every full group of a section therefore has
/// the same number of cells.
struct GroupSolver {
    let traits: UITraitCollection
    /// A closure that returns the measured size of a cell, given the cell's index in the group; `nil` if the cell has
    /// not been measured.
    let measuredSize: (Int) -> CGSize?
    /// The maximum number of cells in the group.
    let limit: Int
    private var next = 0

    init(traits: UITraitCollection, limit: Int = .max, measuredSize: @escaping (Int) -> CGSize? = { _ in nil }) {
        (self.traits, self.limit, self.measuredSize) = (traits, limit, measuredSize)
    }

    /// Lays out a group in a container of the given size.
    mutating func place(_ group: NSCollectionLayoutGroup, in container: CGSize) -> GroupPlacement {
        next = 0
        return placed(group, in: container, share: nil)?.placement ?? GroupPlacement(size: .zero, leaves: [])
    }

    /// An item that has been laid out; `nominal` is the size that it would have without measured sizes.
    private struct Placed {
        var placement: GroupPlacement
        let nominal: CGSize
        let item: NSCollectionLayoutItem
    }

    /// A length that replaces the length specified for an item along an axis: the item's share of the group's length.
    private struct Share {
        let axis: NSLayoutConstraint.Axis
        let length: CGFloat
    }

    private mutating func placed(
        _ item: NSCollectionLayoutItem, in container: CGSize, share: Share?
    ) -> Placed? {
        guard next < limit else { return nil }
        var size = item.layoutSize.size(in: container)
        if let share { size[share.axis] = share.length }
        guard let group = item as? NSCollectionLayoutGroup else { return placedLeaf(item, size) }
        return placedGroup(group, size, share: share)
    }

    private mutating func placedLeaf(_ item: NSCollectionLayoutItem, _ nominal: CGSize) -> Placed {
        let axes = item.layoutSize.estimatedAxes
        var size = nominal
        if let axes, let measured = measuredSize(next) {
            if axes.width { size.width = measured.width }
            if axes.height { size.height = measured.height }
        }
        next += 1
        let leaf = GroupLeaf(
            frame: CGRect(origin: .zero, size: size).inset(by: item.effectiveInsets), estimatedAxes: axes,
            supplementaryItems: item.supplementaryItems, zIndex: 0)
        return Placed(placement: GroupPlacement(size: size, leaves: [leaf]), nominal: nominal, item: item)
    }

    private mutating func placedGroup(_ group: NSCollectionLayoutGroup, _ size: CGSize, share: Share?) -> Placed? {
        let insets = group.contentInsets
        let inner = CGSize(
            width: max(0, size.width - insets.leading - insets.trailing),
            height: max(0, size.height - insets.top - insets.bottom))
        let children: GroupPlacement
        switch group.arrangement {
        case .custom(let provider): children = custom(provider, inner)
        case .line(let axis, let items, let count):
            children = line(collect(items, count, axis, group, inner), axis, group, inner)
        }
        guard !children.leaves.isEmpty else { return nil }
        var own = size
        let estimated = group.layoutSize.estimatedAxes
        if estimated?.width == true, share?.axis != .horizontal {
            own.width = children.size.width + insets.leading + insets.trailing
        }
        if estimated?.height == true, share?.axis != .vertical {
            own.height = children.size.height + insets.top + insets.bottom
        }
        let leaves = children.leaves.moved(x: insets.leading, y: insets.top)
        return Placed(placement: GroupPlacement(size: own, leaves: leaves), nominal: size, item: group)
    }

    private mutating func custom(
        _ provider: NSCollectionLayoutGroupCustomItemProvider, _ inner: CGSize
    ) -> GroupPlacement {
        let items = provider(LayoutEnvironment(contentSize: inner, traits: traits)).prefix(limit - next)
        next += items.count
        let leaves = items.map {
            GroupLeaf(frame: $0.frame, estimatedAxes: nil, supplementaryItems: [], zIndex: $0.zIndex)
        }
        let all = leaves.reduce(CGRect.zero) { $0.union($1.frame) }
        return GroupPlacement(size: CGSize(width: all.maxX, height: all.maxY), leaves: leaves)
    }

    // MARK: Lines

    private mutating func collect(
        _ items: [NSCollectionLayoutItem], _ count: NSCollectionLayoutGroup.ItemCount,
        _ axis: NSLayoutConstraint.Axis, _ group: NSCollectionLayoutGroup, _ inner: CGSize
    ) -> [Placed] {
        let spacing = group.interItemSpacing?.spacing ?? 0
        let isOpen = group.layoutSize.dimension(axis).isEstimated
        var (found, used): ([Placed], CGFloat) = ([], 0)
        for number in 0..<(count.limit(isOpen ? items.count : .max)) where !items.isEmpty {
            let before = next
            let share = count.share(of: inner[axis], spacing: spacing).map { Share(axis: axis, length: $0) }
            guard let child = placed(items[number % items.count], in: inner, share: share) else { break }
            let length = child.nominal[axis] + child.item.edges(axis).fixed
            used += length + (found.isEmpty ? 0 : spacing)
            if count.isFitting, !isOpen, !found.isEmpty, used > inner[axis] + lengthTolerance || length <= 0 {
                next = before
                break
            }
            found.append(child)
            // Without this condition, an item of length 0 would fit infinitely often.
            if count.isFitting, length + spacing <= 0 { break }
        }
        return found
    }

    /// Lays out children one after another and divides the remaining space among flexible spacings.
    private func line(
        _ children: [Placed], _ axis: NSLayoutConstraint.Axis, _ group: NSCollectionLayoutGroup, _ inner: CGSize
    ) -> GroupPlacement {
        let cross: NSLayoutConstraint.Axis = axis == .horizontal ? .vertical : .horizontal
        let spacing = group.interItemSpacing
        let gaps = CGFloat(max(0, children.count - 1))
        let length = children.reduce(gaps * (spacing?.spacing ?? 0)) {
            $0 + $1.placement.size[axis] + $1.item.edges(axis).fixed
        }
        let flexible =
            (spacing?.isFlexibleSpacing == true ? gaps : 0) + children.reduce(0) { $0 + $1.item.edges(axis).flexible }
        let isOpen = group.layoutSize.dimension(axis).isEstimated
        let extra = flexible > 0 && !isOpen ? max(0, inner[axis] - length) / flexible : 0
        let gap = (spacing?.spacing ?? 0) + (spacing?.isFlexibleSpacing == true ? extra : 0)
        let crossLength =
            group.layoutSize.dimension(cross).isEstimated
            ? children.map { $0.placement.size[cross] + $0.item.edges(cross).fixed }.max() ?? 0 : inner[cross]
        var size = CGSize.zero
        size[axis] = length
        size[cross] = crossLength
        let leaves = leaves(of: children, axis, crossLength: crossLength, gap: gap, extra: extra)
        return GroupPlacement(size: size, leaves: leaves)
    }

    /// The cells of the given children, which are placed one after another along the axis.
    private func leaves(
        of children: [Placed], _ axis: NSLayoutConstraint.Axis, crossLength: CGFloat, gap: CGFloat, extra: CGFloat
    ) -> [GroupLeaf] {
        let cross: NSLayoutConstraint.Axis = axis == .horizontal ? .vertical : .horizontal
        var leaves: [GroupLeaf] = []
        var position: CGFloat = 0
        for child in children {
            let along = child.item.edges(axis)
            position += along.before(extra: extra)
            let across = child.item.edges(cross).start(of: child.placement.size[cross], in: crossLength)
            leaves += child.placement.leaves.moved(
                x: axis == .horizontal ? position : across, y: axis == .horizontal ? across : position)
            position += child.placement.size[axis] + along.after(extra: extra) + gap
        }
        return leaves
    }
}

extension [GroupLeaf] {
    fileprivate func moved(x: CGFloat, y: CGFloat) -> [GroupLeaf] {
        map { leaf in
            var leaf = leaf
            leaf.frame = leaf.frame.offsetBy(dx: x, dy: y)
            return leaf
        }
    }
}
