import Foundation
import UIKitLayout

/// The templates, caches and settings of a collection view.
final class FDCollectionViewState: UICollectionViewUpdateObserver {
    private static let key = AssociatedKey<FDCollectionViewState>()
    private static let isTemplateKey = AssociatedKey<Bool>()

    /// The cells' measured lengths: widths if the height is given, heights otherwise.
    let lengths: FDLengthCache
    /// The measured widths of cells that determine both lengths.
    let widths: FDLengthCache
    let cells = FDTemplatePools<UICollectionViewCell>()
    var isDebugLogEnabled = false
    /// The identifiers under which each key was requested first, while the debug log is enabled.
    var identifiersOfKeys = FDKeyIdentifiers()
    /// Whether a reload keeps the cached sizes.
    var keepsSizesOnReload = false

    private init(collectionView: UICollectionView) {
        lengths = FDLengthCache(collectionView: collectionView, freeLength: "height")
        widths = FDLengthCache(collectionView: collectionView, freeLength: "width")
        collectionView.addUpdateObserver(self)
    }

    /// The state of a collection view, created on first access.
    static func of(_ collectionView: UICollectionView) -> FDCollectionViewState {
        if let state = collectionView.associatedValue(for: key) { return state }
        let state = FDCollectionViewState(collectionView: collectionView)
        collectionView.setAssociatedValue(state, for: key)
        return state
    }

    /// Whether the given cell is a template.
    static func isTemplate(_ cell: UICollectionViewCell) -> Bool {
        cell.associatedValue(for: isTemplateKey) ?? false
    }

    static func setTemplate(_ isTemplate: Bool, _ cell: UICollectionViewCell) {
        cell.setAssociatedValue(isTemplate, for: isTemplateKey)
    }

    func collectionViewWillReloadData(_ collectionView: UICollectionView) {
        guard !keepsSizesOnReload else { return }
        for cache in [lengths, widths] { cache.byIndexPath.applyReload() }
    }

    func collectionView(_ collectionView: UICollectionView, willApply update: TableUpdate) {
        for cache in [lengths, widths] { cache.byIndexPath.apply(update) }
    }

    // MARK: Sizes

    /// The cached size of a cell; `nil` if one of the lengths that the cell determines is not cached.
    ///
    /// - Parameter lookUp: reads the cell's length from the given cache; `nil` if the length is not cached.
    func size(_ constraint: FDSizeConstraint, _ lookUp: (FDLengthCache) -> CGFloat?) -> CGSize? {
        guard let length = lengths.at(constraint, lookUp) else { return nil }
        switch constraint {
        case .width(let width): return CGSize(width: width, height: length)
        case .height(let height): return CGSize(width: length, height: height)
        case .free: return widths.at(constraint, lookUp).map { CGSize(width: $0, height: length) }
        }
    }

    /// The states, in the context of the given constraint, of the caches that hold sizes.
    func cacheStates(_ constraint: FDSizeConstraint, _ state: (FDLengthCache) -> FDCacheState) -> [FDCacheState] {
        [lengths, widths].map { $0.at(constraint, state) }
    }

    func store(_ size: CGSize, _ constraint: FDSizeConstraint, _ store: (FDLengthCache, CGFloat) -> Void) {
        switch constraint {
        case .width: lengths.at(constraint) { store($0, size.height) }
        case .height: lengths.at(constraint) { store($0, size.width) }
        case .free:
            lengths.at(constraint) { store($0, size.height) }
            widths.at(constraint) { store($0, size.width) }
        }
    }
}

/// A cache of the widths, or of the heights, of a collection view's cells.
///
/// Lengths are cached by key or by index path. The length that the caller gives for the cell is part of the context.
final class FDLengthCache {
    private let contexts: FDSizeContexts
    let byKey: FDKeyedHeightCache
    let byIndexPath: FDIndexPathHeightCache

    init(collectionView: UICollectionView, freeLength: String) {
        contexts = FDSizeContexts(collectionView: collectionView, freeLength: freeLength)
        byKey = FDKeyedHeightCache(contexts: contexts)
        byIndexPath = FDIndexPathHeightCache(contexts: contexts)
    }

    /// Makes the given constraint part of the context, then calls the closure with this cache.
    func at<Result>(_ constraint: FDSizeConstraint, _ body: (FDLengthCache) -> Result) -> Result {
        contexts.constraint = constraint
        return body(self)
    }
}
