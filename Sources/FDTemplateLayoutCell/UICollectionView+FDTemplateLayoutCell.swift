// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation
import Trapping
import UIKitLayout

extension UICollectionView {
    /// The size of an item, in points, computed from the template of its cell.
    ///
    /// The template is made once for each identifier from what is registered, prepared for reuse, configured by the
    /// closure, and measured: by Auto Layout where the content view has constraints, else by `sizeThatFits`. A
    /// configuration may ask for other sizes of the same identifier: they are computed on templates of their own.
    ///
    /// Traps when nothing is registered for the identifier or the template cannot be made, when configurations ask for
    /// sizes without end, and when a length is negative, not a number, infinite or above 1e9 points. Returns `.zero`
    /// for an empty identifier.
    /// - Parameters:
    ///   - fixedWidth: the width that the cell is given, in points; `nil` if the cell determines it.
    ///   - fixedHeight: the height that the cell is given, in points; `nil` if the cell determines it. Ignored if a width
    ///     is given.
    ///   - configuration: fills the template with the item's data, as `cellForItemAt` does.
    public func fd_sizeForCell(
        withIdentifier identifier: String, fixedWidth: CGFloat? = nil, fixedHeight: CGFloat? = nil,
        configuration: (UICollectionViewCell) -> Void
    ) -> CGSize {
        guard !identifier.isEmpty else { return .zero }
        do {
            return try fd_trySizeForCell(
                withIdentifier: identifier, fixedWidth: fixedWidth, fixedHeight: fixedHeight,
                configuration: configuration)
        } catch {
            trap("\(error)")
        }
    }

    /// The size of an item, computed from its template, for callers that want errors instead of traps.
    ///
    /// - Throws: ``FDTemplateError`` when the template cannot be made, when configurations ask for sizes without end,
    ///   and when a length is not valid; and what the configuration throws.
    public func fd_trySizeForCell(
        withIdentifier identifier: String, fixedWidth: CGFloat? = nil, fixedHeight: CGFloat? = nil,
        configuration: (UICollectionViewCell) throws -> Void
    ) throws -> CGSize {
        let constraint = FDSizeConstraint(fixedWidth: fixedWidth, fixedHeight: fixedHeight)
        return try FDCollectionTemplates(collectionView: self, state: .of(self)).size(
            identifier, constraint, configuration)
    }

    /// The size of an item, computed once and then remembered by its index path, which follows the updates of the
    /// collection view.
    ///
    /// Traps as ``fd_sizeForCell(withIdentifier:fixedWidth:fixedHeight:configuration:)`` does, and on an index path
    /// that no item can have.
    public func fd_sizeForCell(
        withIdentifier identifier: String, fixedWidth: CGFloat? = nil, fixedHeight: CGFloat? = nil,
        cacheBy indexPath: IndexPath, configuration: (UICollectionViewCell) -> Void
    ) -> CGSize {
        fd_size(
            identifier, FDSizeConstraint(fixedWidth: fixedWidth, fixedHeight: fixedHeight),
            entry: "index path[\(indexPath.section):\(indexPath.item)]",
            lookUp: { $0.byIndexPath.height(for: indexPath) },
            store: { $0.byIndexPath.cacheHeight($1, by: indexPath) }, configuration: configuration)
    }

    /// The size of an item, computed once and then remembered by a key of the item's content.
    ///
    /// Sizes belong to the given length, the scale, the text size and the writing direction.
    /// - Parameter version: a version of the content behind the key: content that has changed is computed anew, and its
    ///   size takes the place of the old one.
    public func fd_sizeForCell(
        withIdentifier identifier: String, fixedWidth: CGFloat? = nil, fixedHeight: CGFloat? = nil,
        cacheByKey key: some Hashable, version: Int = 0, configuration: (UICollectionViewCell) -> Void
    ) -> CGSize {
        fd_size(
            identifier, FDSizeConstraint(fixedWidth: fixedWidth, fixedHeight: fixedHeight), entry: "key[\(key)]",
            lookUp: { $0.byKey.height(forKey: key, version: version) },
            store: { $0.byKey.cacheHeight($1, byKey: key, version: version) }, configuration: configuration)
    }

    /// The size that the caches know, or the computed one, which they then know.
    private func fd_size(
        _ identifier: String, _ constraint: FDSizeConstraint, entry: @autoclosure () -> String,
        lookUp: (FDLengthCache) -> CGFloat?, store: (FDLengthCache, CGFloat) -> Void,
        configuration: (UICollectionViewCell) -> Void
    ) -> CGSize {
        guard !identifier.isEmpty else { return .zero }
        let state = FDCollectionViewState.of(self)
        if let known = state.size(constraint, lookUp) {
            if state.isDebugLogEnabled { fd_debugLog("hit cache by \(entry()) - \(known.text)") }
            return known
        }
        let size: CGSize
        do {
            let templates = FDCollectionTemplates(collectionView: self, state: state)
            size = try templates.size(identifier, constraint, configuration)
        } catch {
            trap("\(error)")
        }
        state.store(size, constraint, store)
        if state.isDebugLogEnabled { fd_debugLog("cached by \(entry()) - \(size.text)") }
        return size
    }

    /// The template of an identifier, made when it is first asked for. Traps when nothing is registered for the
    /// identifier.
    public func fd_templateCell(forReuseIdentifier identifier: String) -> UICollectionViewCell {
        do {
            return try FDCollectionTemplates(collectionView: self, state: .of(self)).cell(identifier)
        } catch {
            trap("\(error)")
        }
    }

    // MARK: Forgetting

    /// Forgets the sizes of a key, in all contexts.
    public func fd_invalidateSize(forKey key: some Hashable) {
        let state = FDCollectionViewState.of(self)
        for cache in [state.lengths, state.widths] { cache.byKey.invalidateHeight(forKey: key) }
    }

    /// Forgets the sizes of an item, in all contexts. Traps on an index path that no item can have.
    public func fd_invalidateSize(at indexPath: IndexPath) {
        let state = FDCollectionViewState.of(self)
        for cache in [state.lengths, state.widths] { cache.byIndexPath.invalidateHeight(at: indexPath) }
    }

    /// Forgets all sizes, by key and by index path.
    public func fd_invalidateAllSizes() {
        let state = FDCollectionViewState.of(self)
        for cache in [state.lengths, state.widths] {
            cache.byKey.invalidateAllHeightCache()
            cache.byIndexPath.invalidateAllHeightCache()
        }
    }

    /// Reloads the collection view and keeps the sizes remembered by index path, as when items were only added at the
    /// end.
    public func fd_reloadDataWithoutInvalidateIndexPathSizeCache() {
        let state = FDCollectionViewState.of(self)
        state.keepsSizesOnReload = true
        reloadData()
        state.keepsSizesOnReload = false
    }

    // MARK: Log

    /// Whether computed sizes and cache hits are logged.
    public var fd_debugLogEnabled: Bool {
        get { FDCollectionViewState.of(self).isDebugLogEnabled }
        set { FDCollectionViewState.of(self).isDebugLogEnabled = newValue }
    }

    /// Logs a line if ``fd_debugLogEnabled`` is set.
    public func fd_debugLog(_ message: @autoclosure () -> String) {
        guard fd_debugLogEnabled else { return }
        FDDebugLog.current.write(FDDebugLog.prefix + message())
    }
}

extension UICollectionViewCell {
    /// Whether the cell is a template: only measured, never shown. Skip side effects then, such as loading images.
    public var fd_isTemplateLayoutCell: Bool {
        get { FDCollectionViewState.isTemplate(self) }
        set { FDCollectionViewState.setTemplate(newValue, self) }
    }

    /// Whether `sizeThatFits` is asked for the size even though the content view has constraints.
    public var fd_enforceFrameLayout: Bool {
        get { enforcesFrameLayout }
        set { enforcesFrameLayout = newValue }
    }
}
