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
        // Each round measures the items that are visible at its end. The position is final when a round does not change
        // it.
        for _ in 0..<Self.scrollingRounds {
            guard let frame = layoutAttributesForItem(at: indexPath)?.frame else { return }
            let target = offsetWithinContent(offset(for: frame, at: scrollPosition))
            guard target != contentOffset else { return }
            setContentOffset(target, animated: animated)
            layOutElements()
        }
    }

    private static let scrollingRounds = 8

    private func offset(for frame: CGRect, at position: ScrollPosition) -> CGPoint {
        var offset = contentOffset
        if position.contains(.top) { offset.y = frame.minY }
        if position.contains(.centeredVertically) { offset.y = frame.midY - bounds.height / 2 }
        if position.contains(.bottom) { offset.y = frame.maxY - bounds.height }
        if position.contains(.left) { offset.x = frame.minX }
        if position.contains(.centeredHorizontally) { offset.x = frame.midX - bounds.width / 2 }
        if position.contains(.right) { offset.x = frame.maxX - bounds.width }
        return offset
    }
}
