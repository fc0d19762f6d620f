// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation
import Trapping
import UIKitLayout

extension UITableView {
    /// The height of a row, in points, computed from its template.
    ///
    /// The template is created once for each identifier from the registered class or source. It is prepared for reuse,
    /// configured by the closure and measured at the content view's width, by Auto Layout if the content view has
    /// constraints, else by `sizeThatFits`; if neither gives a height, it is 44 points. A pixel is added if the table
    /// draws separators. A configuration may request other heights for the same identifier; they are computed with
    /// separate templates.
    ///
    /// Traps when nothing is registered for the identifier or the template cannot be created, when configurations
    /// request heights in endless recursion, and when the height is negative, not a number, infinite or above 1e9
    /// points, as UIKit's table views trap on such heights of their delegates; such a height is never cached. Returns 0
    /// for an empty identifier.
    ///
    /// - Parameter configuration: configures the template with the row's data, as `cellForRowAt` does.
    public func fd_heightForCell(
        withIdentifier identifier: String, configuration: (UITableViewCell) -> Void
    ) -> CGFloat {
        guard !identifier.isEmpty else { return 0 }
        do {
            return try fd_tryHeightForCell(withIdentifier: identifier, configuration: configuration)
        } catch {
            trap("\(error)")
        }
    }

    /// The height of a row, in points, computed from its template; throws errors instead of trapping.
    ///
    /// - Throws: ``FDTemplateError`` when the identifier is empty, when the template cannot be created, when
    ///   configurations request heights in endless recursion, and when the height is not valid; and any error of the
    ///   configuration.
    public func fd_tryHeightForCell(
        withIdentifier identifier: String, configuration: (UITableViewCell) throws -> Void
    ) throws -> CGFloat {
        let state = FDTableViewState.of(self)
        return try FDTemplates(tableView: self, state: state).withCell(identifier) { cell in
            try configuration(cell)
            return try FDTemplateMeasurement(tableView: self, state: state).height(of: cell, identifier)
        }
    }

    /// The height of a row, in points, computed once and then cached by its index path.
    ///
    /// If the configuration updates or reloads the table, invalidates cached heights, or changes the table's width or
    /// traits, the height is returned but not cached.
    ///
    /// Traps as ``fd_heightForCell(withIdentifier:configuration:)`` does, and on an index path that no row can have,
    /// such as one with a negative row.
    public func fd_heightForCell(
        withIdentifier identifier: String, cacheBy indexPath: IndexPath,
        configuration: (UITableViewCell) -> Void
    ) -> CGFloat {
        let state = FDTableViewState.of(self)
        let cache = state.indexPathHeightCache
        return fd_height(
            state, identifier, entry: "index path[\(indexPath.section):\(indexPath.row)]",
            row: indexPath, known: cache.height(for: indexPath), cacheState: { cache.state },
            store: { cache.cacheHeight($0, by: indexPath) },
            configuration: configuration)
    }

    /// The height of a row, in points, computed once and then cached by a key of the row's content.
    ///
    /// As in UITableView-FDTemplateLayoutCell, the height is cached by the key alone: a height that was cached for the
    /// key under another identifier is returned. Use different keys for rows with different cells. The debug log reports
    /// each key that is requested under a second identifier once.
    ///
    /// If the configuration invalidates cached heights, or changes the table's width or traits, the height is returned
    /// but not cached.
    ///
    /// - Parameter version: the version of the content for the key. When it changes, the height is computed again and
    ///   replaces the old one.
    public func fd_heightForCell(
        withIdentifier identifier: String, cacheByKey key: some Hashable, version: Int = 0,
        configuration: (UITableViewCell) -> Void
    ) -> CGFloat {
        let state = FDTableViewState.of(self)
        if state.isDebugLogEnabled, let first = state.identifiersOfKeys.record(identifier, forKey: key) {
            fd_debugLog(FDKeyIdentifiers.message(key: key, identifier: identifier, first: first))
        }
        let cache = state.keyedHeightCache
        return fd_height(
            state, identifier, entry: "key[\(key)]", row: nil,
            known: cache.requestHeight(forKey: key, version: version),
            cacheState: { cache.state }, store: { cache.cacheHeight($0, byKey: key, version: version) },
            configuration: configuration)
    }

    /// Returns the cached height. If there is none, computes the height, caches it if it still holds, and returns it.
    private func fd_height(
        _ state: FDTableViewState, _ identifier: String, entry: @autoclosure () -> String, row: IndexPath?,
        known: CGFloat?,
        cacheState: () -> FDCacheState, store: (CGFloat) -> Void, configuration: (UITableViewCell) -> Void
    ) -> CGFloat {
        guard !identifier.isEmpty else { return 0 }
        if let known {
            if state.isDebugLogEnabled { fd_debugLog("hit cache by \(entry()) - \(known.decimalText)") }
            return known
        }
        let before = cacheState()
        let height =
            row.map { row in
                whileMeasuring(row) { fd_heightForCell(withIdentifier: identifier, configuration: configuration) }
            } ?? fd_heightForCell(withIdentifier: identifier, configuration: configuration)
        guard cacheState() == before else { return height }
        store(height)
        if state.isDebugLogEnabled { fd_debugLog("cached by \(entry()) - \(height.decimalText)") }
        return height
    }

    /// The height of a header or footer, in points, computed from its template; no separator is added.
    ///
    /// Traps as ``fd_heightForCell(withIdentifier:configuration:)`` does; returns 0 for an empty identifier.
    public func fd_heightForHeaderFooterView(
        withIdentifier identifier: String, configuration: (UITableViewHeaderFooterView) -> Void
    ) -> CGFloat {
        guard !identifier.isEmpty else { return 0 }
        let state = FDTableViewState.of(self)
        do {
            return try FDTemplates(tableView: self, state: state).withHeaderFooterView(identifier) { view in
                configuration(view)
                return try FDTemplateMeasurement(tableView: self, state: state).height(of: view, identifier)
            }
        } catch {
            trap("\(error)")
        }
    }

    /// The template for an identifier, created on first access. Traps when nothing is registered for the identifier or
    /// the template cannot be created.
    public func fd_templateCell(forReuseIdentifier identifier: String) -> UITableViewCell {
        do {
            return try fd_tryTemplateCell(forReuseIdentifier: identifier)
        } catch {
            trap("\(error)")
        }
    }

    /// The template for an identifier, created on first access; throws errors instead of trapping.
    ///
    /// - Throws: ``FDTemplateError`` when the template cannot be created.
    public func fd_tryTemplateCell(forReuseIdentifier identifier: String) throws -> UITableViewCell {
        try FDTemplates(tableView: self, state: .of(self)).cell(identifier)
    }

    /// The cache of heights by index path.
    public var fd_indexPathHeightCache: FDIndexPathHeightCache {
        FDTableViewState.of(self).indexPathHeightCache
    }

    /// The cache of heights by key.
    public var fd_keyedHeightCache: FDKeyedHeightCache {
        FDTableViewState.of(self).keyedHeightCache
    }

    /// The rule for the width of content views; the default rule is that of UITableView-FDTemplateLayoutCell.
    public var fd_contentWidthRule: FDContentWidthRule {
        get { contentWidthRule }
        set { contentWidthRule = newValue }
    }

    /// Reloads the table and keeps the heights cached by index path. Suitable if rows were only added at the bottom.
    public func fd_reloadDataWithoutInvalidateIndexPathHeightCache() {
        let state = FDTableViewState.of(self)
        state.keepsHeightsOnReload = true
        reloadData()
        state.keepsHeightsOnReload = false
    }

    /// Whether computed heights and cache hits are logged.
    public var fd_debugLogEnabled: Bool {
        get { FDTableViewState.of(self).isDebugLogEnabled }
        set { FDTableViewState.of(self).isDebugLogEnabled = newValue }
    }

    /// Logs a line if ``fd_debugLogEnabled`` is set.
    public func fd_debugLog(_ message: @autoclosure () -> String) {
        guard fd_debugLogEnabled else { return }
        FDDebugLog.current.write(FDDebugLog.prefix + message())
    }
}

extension UITableViewCell {
    /// Whether the cell is a template, which is only measured, never shown. Configurations can skip side effects for
    /// templates, such as loading images.
    public var fd_isTemplateLayoutCell: Bool {
        get { FDTableViewState.isTemplate(self) }
        set { FDTableViewState.setTemplate(newValue, self) }
    }

    /// Whether the height is computed by `sizeThatFits` even if the content view has constraints.
    public var fd_enforceFrameLayout: Bool {
        get { enforcesFrameLayout }
        set { enforcesFrameLayout = newValue }
    }
}
