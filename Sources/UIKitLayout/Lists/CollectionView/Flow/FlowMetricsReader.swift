import Foundation

/// A reader of the metrics and the item sizes of sections, from a flow layout and its delegate.
struct FlowMetricsReader {
    let layout: UICollectionViewFlowLayout
    let container: FlowContainer

    init(layout: UICollectionViewFlowLayout, container: FlowContainer) {
        (self.layout, self.container) = (layout, container)
    }

    private var collectionView: UICollectionView? { layout.collectionView }
    private var delegate: (any UICollectionViewDelegateFlowLayout)? {
        collectionView?.delegate as? any UICollectionViewDelegateFlowLayout
    }

    /// The source of the items' sizes.
    func sizing(_ delegateGivesNoSizes: Bool) -> FlowMetrics.Sizing {
        if layout.estimatedItemSize != .zero { return .estimated }
        return delegate == nil || delegateGivesNoSizes ? .uniform : .given
    }

    /// The size of all items that have no size of their own.
    private var commonSize: CGSize {
        let estimate = layout.estimatedItemSize
        return estimate == .zero || estimate == UICollectionViewFlowLayout.automaticSize ? layout.itemSize : estimate
    }

    func metrics(ofSection section: Int, _ delegateGivesNoSizes: Bool) -> FlowMetrics {
        let direction = layout.scrollDirection
        let insets = insets(ofSection: section)
        let isVertical = direction == .vertical
        let (start, end) = isVertical ? (insets.left, insets.right) : (insets.top, insets.bottom)
        let spacings = spacings(ofSection: section)
        return FlowMetrics(
            direction: direction, header: direction.axisSize(headerSize(ofSection: section)).main,
            footer: direction.axisSize(footerSize(ofSection: section)).main,
            insetBefore: isVertical ? insets.top : insets.left, insetAfter: isVertical ? insets.bottom : insets.right,
            lineStart: start, lineLength: max(0, container.crossLength - start - end),
            crossLength: container.crossLength,
            lineSpacing: spacings.line, itemSpacing: spacings.item, itemSize: direction.axisSize(commonSize),
            sizing: sizing(delegateGivesNoSizes), scale: container.traits.displayScale)
    }

    private func insets(ofSection section: Int) -> UIEdgeInsets {
        var insets = layout.sectionInset
        if let collectionView, let delegate {
            insets = delegate.collectionView(collectionView, layout: layout, insetForSectionAt: section)
        }
        if layout.scrollDirection == .vertical {
            insets.left += container.reference.left
            insets.right += container.reference.right
        } else {
            insets.top += container.reference.top
            insets.bottom += container.reference.bottom
        }
        return insets
    }

    private func spacings(ofSection section: Int) -> (line: CGFloat, item: CGFloat) {
        guard let collectionView, let delegate else {
            return (layout.minimumLineSpacing, layout.minimumInteritemSpacing)
        }
        return (
            delegate.collectionView(collectionView, layout: layout, minimumLineSpacingForSectionAt: section),
            delegate.collectionView(collectionView, layout: layout, minimumInteritemSpacingForSectionAt: section)
        )
    }

    private func headerSize(ofSection section: Int) -> CGSize {
        guard let collectionView, let delegate else { return layout.headerReferenceSize }
        return delegate.collectionView(collectionView, layout: layout, referenceSizeForHeaderInSection: section)
    }

    private func footerSize(ofSection section: Int) -> CGSize {
        guard let collectionView, let delegate else { return layout.footerReferenceSize }
        return delegate.collectionView(collectionView, layout: layout, referenceSizeForFooterInSection: section)
    }

    /// Creates a section whose items have the sizes that the delegate provides or, if it provides none, one common
    /// size.
    func makeSection(
        _ section: Int, itemCount: Int, delegateGivesNoSizes: () -> Bool
    ) -> FlowSection {
        let sizes = givenSizes(section, itemCount: itemCount, delegateGivesNoSizes)
        let made = FlowSection(metrics: metrics(ofSection: section, delegateGivesNoSizes()), itemCount: itemCount)
        let isEstimated = layout.estimatedItemSize != .zero
        for (item, size) in sizes.enumerated() {
            size.requireItemSize(at: IndexPath(item: item, section: section))
            let size = layout.scrollDirection.axisSize(size)
            if isEstimated { made.sizes.setEstimate(size, of: item) } else { made.sizes.setSize(size, of: item) }
        }
        return made
    }

    /// The sizes of a section's items that the delegate provides; empty if the delegate provides none.
    private func givenSizes(
        _ section: Int, itemCount: Int, _ delegateGivesNoSizes: () -> Bool
    ) -> [CGSize] {
        guard let collectionView, let delegate, itemCount > 0, !delegateGivesNoSizes() else { return [] }
        var sizes: [CGSize] = []
        for item in 0..<itemCount {
            let path = IndexPath(item: item, section: section)
            let size = delegate.collectionView(collectionView, layout: layout, sizeForItemAt: path)
            if delegateGivesNoSizes() { return [] }
            sizes.append(size)
        }
        return sizes
    }
}
