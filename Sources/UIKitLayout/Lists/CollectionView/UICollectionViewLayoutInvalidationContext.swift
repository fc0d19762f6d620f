import Foundation

/// The parts of a layout that are invalid.
#if MainActorViews
    @preconcurrency @MainActor
#endif
open class UICollectionViewLayoutInvalidationContext: NSObject {
    deinit {}

    /// Whether the whole layout is invalid because the content of the data source has changed.
    open internal(set) var invalidateEverything = false
    /// Whether the counts of the data source are read again.
    open internal(set) var invalidateDataSourceCounts = false
    /// The items whose attributes are invalid; `nil` if none was specified.
    open internal(set) var invalidatedItemIndexPaths: [IndexPath]?
    /// The supplementary views whose attributes are invalid, by kind; `nil` if none was specified.
    open internal(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
    /// The decoration views whose attributes are invalid, by kind; `nil` if none was specified.
    open internal(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?
    /// The distance by which the invalidation changes the content offset, in points.
    open var contentOffsetAdjustment = CGPoint.zero
    /// The change of the content size, in points. Stored; has no effect on Linux, where the size is read from the
    /// layout.
    open var contentSizeAdjustment = CGSize.zero

    /// Creates a context that marks no elements as invalid.
    public required override init() {
        super.init()
    }

    /// Marks the attributes of items as invalid.
    open func invalidateItems(at indexPaths: [IndexPath]) {
        invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
    }

    /// Marks the attributes of supplementary views as invalid.
    open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        var paths = invalidatedSupplementaryIndexPaths ?? [:]
        paths[elementKind, default: []] += indexPaths
        invalidatedSupplementaryIndexPaths = paths
    }

    /// Marks the attributes of decoration views as invalid.
    open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        var paths = invalidatedDecorationIndexPaths ?? [:]
        paths[elementKind, default: []] += indexPaths
        invalidatedDecorationIndexPaths = paths
    }
}
