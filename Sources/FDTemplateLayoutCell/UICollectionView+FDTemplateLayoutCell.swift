// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation
import Trapping
import UIKitLayout

extension UICollectionView {
    /// The size of an item, in points, computed from the template of its cell.
    ///
    /// The template is created once for each identifier from the registered class or source. It is prepared for reuse,
    /// configured by the closure and measured, by Auto Layout if the content view has constraints, else by
    /// `sizeThatFits`. A configuration may request other sizes for the same identifier; they are computed with separate
    /// templates.
    ///
    /// Traps when nothing is registered for the identifier or the template cannot be created, when configurations
    /// request sizes in endless recursion, and when a length is negative, not a number, infinite or above 1e9 points.
    /// Returns `.zero` for an empty identifier.
    ///
    /// - Parameters:
    ///   - fixedWidth: the width that the cell is given, in points; `nil` if the cell determines it.
    ///   - fixedHeight: the height that the cell is given, in points; `nil` if the cell determines it. Ignored if a
    ///     width is given.
    ///   - configuration: configures the template with the item's data, as `cellForItemAt` does.
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

    /// The size of an item, in points, computed from the template of its cell; throws errors instead of trapping.
    ///
    /// - Throws: ``FDTemplateError`` when the identifier is empty, when the template cannot be created, when
    ///   configurations request sizes in endless recursion, and when a length is not valid; and any error of the
    ///   configuration.
    public func fd_trySizeForCell(
        withIdentifier identifier: String, fixedWidth: CGFloat? = nil, fixedHeight: CGFloat? = nil,
        configuration: (UICollectionViewCell) throws -> Void
    ) throws -> CGSize {
        let constraint = FDSizeConstraint(fixedWidth: fixedWidth, fixedHeight: fixedHeight)
        return try FDCollectionTemplates(collectionView: self, state: .of(self)).size(
            identifier, constraint, configuration)
    }

    /// The size of an item, in points, computed once and then cached by its index path. Updates of the collection view
    /// are applied to the cache. If the configuration updates the collection view or invalidates cached sizes, or
    /// changes the traits, the size is returned but not cached.
    ///
    /// Traps as ``fd_sizeForCell(withIdentifier:fixedWidth:fixedHeight:configuration:)`` does, and on an index path
    /// that no item can have, such as one with a negative item.
    public func fd_sizeForCell(
        withIdentifier identifier: String, fixedWidth: CGFloat? = nil, fixedHeight: CGFloat? = nil,
        cacheBy indexPath: IndexPath, configuration: (UICollectionViewCell) -> Void
    ) -> CGSize {
        fd_size(
            identifier, FDSizeConstraint(fixedWidth: fixedWidth, fixedHeight: fixedHeight),
            entry: "index path[\(indexPath.section):\(indexPath.item)]",
            state: \.byIndexPath.state, lookUp: { $0.byIndexPath.height(for: indexPath) },
            store: { $0.byIndexPath.cacheHeight($1, by: indexPath) }, configuration: configuration)
    }

    /// The size of an item, in points, computed once and then cached by a key of the item's content.
    ///
    /// Sizes are cached separately for each given length, scale, text size, writing direction, size class, idiom and
    /// weight of text. The size is cached by the key alone: a size that was cached for the key under another identifier
    /// is returned. Use different keys for items with different cells. The debug log reports each key that is requested
    /// under a second identifier once. If the configuration invalidates cached sizes or changes the traits, the size is
    /// returned but not cached.
    ///
    /// - Parameter version: the version of the content for the key. When it changes, the size is computed again and
    ///   replaces the old one.
    public func fd_sizeForCell(
        withIdentifier identifier: String, fixedWidth: CGFloat? = nil, fixedHeight: CGFloat? = nil,
        cacheByKey key: some Hashable, version: Int = 0, configuration: (UICollectionViewCell) -> Void
    ) -> CGSize {
        let state = FDCollectionViewState.of(self)
        if state.isDebugLogEnabled, let first = state.identifiersOfKeys.record(identifier, forKey: key) {
            fd_debugLog(FDKeyIdentifiers.message(key: key, identifier: identifier, first: first))
        }
        return fd_size(
            identifier, FDSizeConstraint(fixedWidth: fixedWidth, fixedHeight: fixedHeight), entry: "key[\(key)]",
            state: \.byKey.state, lookUp: { $0.byKey.height(forKey: key, version: version) },
            store: { $0.byKey.cacheHeight($1, byKey: key, version: version) }, configuration: configuration)
    }

    /// Returns the cached size. If there is none, computes the size, caches it if it still holds, and returns it.
    private func fd_size(
        _ identifier: String, _ constraint: FDSizeConstraint, entry: @autoclosure () -> String,
        state cacheState: (FDLengthCache) -> FDCacheState, lookUp: (FDLengthCache) -> CGFloat?,
        store: (FDLengthCache, CGFloat) -> Void, configuration: (UICollectionViewCell) -> Void
    ) -> CGSize {
        guard !identifier.isEmpty else { return .zero }
        let state = FDCollectionViewState.of(self)
        if let known = state.size(constraint, lookUp) {
            if state.isDebugLogEnabled { fd_debugLog("hit cache by \(entry()) - \(known.text)") }
            return known
        }
        let before = state.cacheStates(constraint, cacheState)
        let size: CGSize
        do {
            let templates = FDCollectionTemplates(collectionView: self, state: state)
            size = try templates.size(identifier, constraint, configuration)
        } catch {
            trap("\(error)")
        }
        guard state.cacheStates(constraint, cacheState) == before else { return size }
        state.store(size, constraint, store)
        if state.isDebugLogEnabled { fd_debugLog("cached by \(entry()) - \(size.text)") }
        return size
    }

    /// The template for an identifier, created on first access. Traps when nothing is registered for the identifier or
    /// the template cannot be created.
    public func fd_templateCell(forReuseIdentifier identifier: String) -> UICollectionViewCell {
        do {
            return try FDCollectionTemplates(collectionView: self, state: .of(self)).cell(identifier)
        } catch {
            trap("\(error)")
        }
    }

    // MARK: Invalidation

    /// Removes all sizes cached for a key, whatever the given length and the traits were.
    public func fd_invalidateSize(forKey key: some Hashable) {
        let state = FDCollectionViewState.of(self)
        for cache in [state.lengths, state.widths] { cache.byKey.invalidateHeight(forKey: key) }
    }

    /// Removes all sizes cached for an item by its index path, whatever the given length and the traits were. Traps on
    /// an index path that no item can have, such as one with a negative item.
    public func fd_invalidateSize(at indexPath: IndexPath) {
        let state = FDCollectionViewState.of(self)
        for cache in [state.lengths, state.widths] { cache.byIndexPath.invalidateHeight(at: indexPath) }
    }

    /// Removes all sizes cached by key and by index path.
    public func fd_invalidateAllSizes() {
        let state = FDCollectionViewState.of(self)
        for cache in [state.lengths, state.widths] {
            cache.byKey.invalidateAllHeightCache()
            cache.byIndexPath.invalidateAllHeightCache()
        }
    }

    /// Reloads the collection view and keeps the sizes cached by index path. Suitable if items were only added at the
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
    /// Whether the cell is a template, which is only measured, never shown. Configurations can skip side effects for
    /// templates, such as loading images.
    public var fd_isTemplateLayoutCell: Bool {
        get { FDCollectionViewState.isTemplate(self) }
        set { FDCollectionViewState.setTemplate(newValue, self) }
    }

    /// Whether the size is computed by `sizeThatFits` even if the content view has constraints.
    public var fd_enforceFrameLayout: Bool {
        get { enforcesFrameLayout }
        set { enforcesFrameLayout = newValue }
    }
}
