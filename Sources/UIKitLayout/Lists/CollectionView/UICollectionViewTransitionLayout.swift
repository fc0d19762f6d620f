import Foundation

/// A layout between two others: the frames and opacities of items are interpolated according to the progress of the
/// transition. Other elements have the attributes of the current layout.
open class UICollectionViewTransitionLayout: UICollectionViewLayout {
    deinit {}

    /// The layout at the beginning of the transition.
    public let currentLayout: UICollectionViewLayout
    /// The layout at the end of the transition.
    public let nextLayout: UICollectionViewLayout
    /// The completed part of the transition, from 0 to 1. Setting it invalidates the layout.
    open var transitionProgress: CGFloat = 0 {
        didSet { if transitionProgress != oldValue { invalidateLayout() } }
    }
    private var animatedValues: [String: CGFloat] = [:]

    /// Creates a layout between `currentLayout` and `newLayout`.
    public init(currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout) {
        (self.currentLayout, nextLayout) = (currentLayout, newLayout)
        super.init()
    }

    /// Creates a layout between two empty layouts, which have no attributes.
    public required init?(coder: NSCoder) {
        (currentLayout, nextLayout) = (UICollectionViewLayout(), UICollectionViewLayout())
        super.init(coder: coder)
    }

    /// Stores a value that subclasses animate with the transition.
    open func updateValue(_ value: CGFloat, forAnimatedKey key: String) { animatedValues[key] = value }

    /// Returns the value for a key; 0 if none was stored.
    open func value(forAnimatedKey key: String) -> CGFloat { animatedValues[key] ?? 0 }

    /// The size of the content, interpolated between the content sizes of the two layouts, in points.
    open override var collectionViewContentSize: CGSize {
        let (from, to) = (currentLayout.collectionViewContentSize, nextLayout.collectionViewContentSize)
        return CGSize(width: between(from.width, to.width), height: between(from.height, to.height))
    }

    open override func prepare() {
        super.prepare()
        for layout in [currentLayout, nextLayout] {
            layout.collectionView = collectionView
            layout.prepareIfNeeded()
        }
    }

    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        currentLayout.layoutAttributesForElements(in: rect)?.map { attributes in
            guard attributes.representedElementCategory == .cell else { return attributes }
            return layoutAttributesForItem(at: attributes.indexPath) ?? attributes
        }
    }

    /// The attributes of an item, with the frame and opacity interpolated between those in the two layouts; `nil` if a
    /// layout has no attributes for the item.
    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard let from = currentLayout.layoutAttributesForItem(at: indexPath),
            let to = nextLayout.layoutAttributesForItem(at: indexPath),
            let result = from.copy() as? UICollectionViewLayoutAttributes
        else { return nil }
        result.frame = CGRect(
            x: between(from.frame.minX, to.frame.minX), y: between(from.frame.minY, to.frame.minY),
            width: between(from.frame.width, to.frame.width), height: between(from.frame.height, to.frame.height))
        result.alpha = between(from.alpha, to.alpha)
        return result
    }

    private func between(_ from: CGFloat, _ to: CGFloat) -> CGFloat { from + (to - from) * transitionProgress }
}
