import Foundation

/// What of a layout is to be computed anew.
open class UICollectionViewLayoutInvalidationContext: NSObject {
    deinit {}

    /// Whether everything is, because the data source has other content.
    public internal(set) var invalidateEverything = false
    /// Whether the data source is asked for its counts.
    public internal(set) var invalidateDataSourceCounts = false
    /// Items that have other attributes; `nil` if none was named.
    public private(set) var invalidatedItemIndexPaths: [IndexPath]?
    /// Supplementary views that have other attributes, by kind; `nil` if none was named.
    public private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
    /// Decoration views that have other attributes, by kind; `nil` if none was named.
    public private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?
    /// By how much the collection view scrolls at the same time, in points.
    open var contentOffsetAdjustment = CGPoint.zero
    /// By how much the content becomes larger, in points; does nothing on Linux, where the layout is asked for its size.
    open var contentSizeAdjustment = CGSize.zero

    /// Makes a context that names nothing.
    public required override init() {
        super.init()
    }

    /// Names items that have other attributes.
    open func invalidateItems(at indexPaths: [IndexPath]) {
        invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
    }

    /// Names supplementary views that have other attributes.
    open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        var paths = invalidatedSupplementaryIndexPaths ?? [:]
        paths[elementKind, default: []] += indexPaths
        invalidatedSupplementaryIndexPaths = paths
    }

    /// Names decoration views that have other attributes.
    open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        var paths = invalidatedDecorationIndexPaths ?? [:]
        paths[elementKind, default: []] += indexPaths
        invalidatedDecorationIndexPaths = paths
    }
}
