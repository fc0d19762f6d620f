import Foundation

extension UICollectionView {
    /// The position to which an item is scrolled, with one component for each axis.
    public nonisolated struct ScrollPosition: OptionSet, Hashable, Sendable {
        /// The bits of the set.
        public let rawValue: UInt

        /// Creates a set from bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// The top edge.
        public static let top = ScrollPosition(rawValue: 1 << 0)
        /// The vertical centre.
        public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
        /// The bottom edge.
        public static let bottom = ScrollPosition(rawValue: 1 << 2)
        /// The left edge.
        public static let left = ScrollPosition(rawValue: 1 << 3)
        /// The horizontal centre.
        public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
        /// The right edge.
        public static let right = ScrollPosition(rawValue: 1 << 5)
    }

    final var baseIndexPathsForVisibleItems: [IndexPath] { visibleItems.map(\.indexPath) }

    final var baseVisibleCells: [UICollectionViewCell] {
        visibleItems.compactMap { visibleElements[$0]?.view as? UICollectionViewCell }
    }

    private var visibleItems: [CollectionElement] {
        visibleElements.keys.filter { $0.category == .cell }.sorted()
    }

    final func baseCellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
        view(.cell, kind: "", at: indexPath) as? UICollectionViewCell
    }

    final func baseIndexPath(for cell: UICollectionViewCell) -> IndexPath? {
        visibleElements.first { $0.value.view === cell }?.key.indexPath
    }

    final func baseSupplementaryView(forElementKind elementKind: String, at indexPath: IndexPath)
        -> UICollectionReusableView?
    {
        view(.supplementaryView, kind: elementKind, at: indexPath)
    }

    final func baseVisibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
        visibleElements.keys.filter { $0.category == .supplementaryView && $0.kind == elementKind }.sorted()
            .compactMap { visibleElements[$0]?.view }
    }

    final func baseIndexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
        visibleElements.keys.filter { $0.category == .supplementaryView && $0.kind == elementKind }.sorted()
            .map(\.indexPath)
    }

    private func view(_ category: ElementCategory, kind: String, at indexPath: IndexPath) -> UICollectionReusableView? {
        visibleElements[CollectionElement(category: category, kind: kind, indexPath: indexPath)]?.view
    }

    final func baseLayoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        updateMirroring()
        collectionViewLayout.prepareIfNeeded()
        return collectionViewLayout.layoutAttributesForItem(at: indexPath).map { turned($0) }
    }

    final func baseLayoutAttributesForSupplementaryElement(
        ofKind kind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        updateMirroring()
        collectionViewLayout.prepareIfNeeded()
        return collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
            .map { turned($0) }
    }

    final func baseIndexPathForItem(at point: CGPoint) -> IndexPath? {
        updateMirroring()
        collectionViewLayout.prepareIfNeeded()
        let spot = CGRect(x: point.x, y: point.y, width: 1e-3, height: 1e-3)
        return attributes(in: spot).first {
            $0.representedElementCategory == .cell && $0.frame.contains(point)
        }?.indexPath
    }

    final func baseScrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        let former = contentOffset
        // Each round measures the items that are visible at its end. The position is final when a round does not change
        // it.
        for _ in 0..<Self.scrollingRounds {
            guard let frame = layoutAttributesForItem(at: indexPath)?.frame else { break }
            let target = offsetWithinContent(offset(for: frame, at: scrollPosition))
            if target == contentOffset { break }
            setContentOffset(target, animated: false)
            layOutElements()
        }
        if animated, contentOffset != former { scrollDelegate?.scrollViewDidEndScrollingAnimation(self) }
    }

    private static let scrollingRounds = 8

    /// The attributes of the elements to show: of the given ones, those that are in the bounds and that neither the layout
    /// nor a section's handler hides.
    final func elementsToShow(_ found: [UICollectionViewLayoutAttributes]) -> [UICollectionViewLayoutAttributes] {
        let visible = found.filter { $0.frame.meets(bounds) }
        collectionViewLayout.willShow(visible)
        return visible.filter { !$0.isHidden }
    }

    /// Hides all elements and forgets the items that have been prefetched, because index paths may have changed.
    final func hideAllElements() {
        for element in visibleElements.keys.sorted() { hide(element) }
        prefetching.forget()
    }

    /// Computes the new layout at the next layout pass, and scrolls to the content offset that it returns.
    final func beginWithNewLayout() {
        collectionViewLayout.invalidateLayout()
        itemsHaveChanged = true
        takeTargetOffset()
    }

    /// Scrolls to the content offset that the layout returns for the present one.
    final func takeTargetOffset() {
        contentOffset = collectionViewLayout.targetContentOffset(forProposedContentOffset: contentOffset)
    }

    /// Lays out the elements, asks the prefetching data source for the items that further scrolling will show, and cancels
    /// former requests that are no longer needed.
    final func layOutElementsAndPrefetch() {
        layOutElements()
        guard let area = prefetching.area(besides: bounds), let prefetchDataSource, isPrefetchingEnabled else { return }
        let close = attributes(in: area).filter { $0.representedElementCategory == .cell }.map(\.indexPath)
        let (new, cancelled) = prefetching.update(close: close, visible: Set(indexPathsForVisibleItems))
        if !cancelled.isEmpty { prefetchDataSource.collectionView(self, cancelPrefetchingForItemsAt: cancelled) }
        if !new.isEmpty { prefetchDataSource.collectionView(self, prefetchItemsAt: new) }
    }

    private func offset(for frame: CGRect, at position: ScrollPosition) -> CGPoint {
        var offset = contentOffset
        let inset = adjustedContentInset
        let (top, bottom) = (frame.minY - inset.top, frame.maxY + inset.bottom - bounds.height)
        let (left, right) = (frame.minX - inset.left, frame.maxX + inset.right - bounds.width)
        if position.contains(.top) { offset.y = top }
        if position.contains(.centeredVertically) { offset.y = (top + bottom) / 2 }
        if position.contains(.bottom) { offset.y = bottom }
        if position.contains(.left) { offset.x = left }
        if position.contains(.centeredHorizontally) { offset.x = (left + right) / 2 }
        if position.contains(.right) { offset.x = right }
        return offset
    }
}
