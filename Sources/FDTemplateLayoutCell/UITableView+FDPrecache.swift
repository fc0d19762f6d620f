// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation
import UIKitLayout

extension UITableView {
    /// Whether heights that are not yet cached by index path are computed in advance; false by default.
    ///
    /// After a reload or an update, these heights are requested from the delegate's `heightForRowAt`, in turns of the
    /// run loop of the thread on which the table is used.
    public var fd_precacheEnabled: Bool {
        get { FDTableViewState.of(self).precacher != nil }
        set {
            let state = FDTableViewState.of(self)
            guard newValue != (state.precacher != nil) else { return }
            state.precacher = newValue ? FDPrecacher(tableView: self) : nil
            state.precacher?.begin()
        }
    }

    /// The time for precaching in one turn of the run loop, in seconds; 0.004 by default. After this time no further
    /// row is started, but each turn computes at least one row. Used while ``fd_precacheEnabled`` is set.
    public var fd_precacheTimePerTurn: TimeInterval {
        get { FDTableViewState.of(self).precacheTimePerTurn }
        set { FDTableViewState.of(self).precacheTimePerTurn = newValue }
    }

    /// Computes the heights of rows in the background and caches them by index path. With the package trait
    /// `MainActorViews` they are computed on the main actor, in chunks (see ``FDHeightComputation``).
    ///
    /// The table may change meanwhile. A height is cached at the new position of its row, and is dropped if the row was
    /// deleted, reloaded or reconfigured, if its height was invalidated, or if the table's width, scale, text size or
    /// another part of its context has changed.
    ///
    /// - Parameter computation: a computation that creates and configures templates. Its width, style, margins,
    ///   readable width, traits, separators, content width rule and section index are replaced with the table's.
    /// - Returns: the number of cached heights.
    /// - Throws: the errors of ``FDHeightComputation/heights(of:progress:)``; nothing is cached then.
    @discardableResult
    public func fd_precacheHeights<Row: Sendable>(
        of rows: [(indexPath: IndexPath, row: Row)], computation: FDHeightComputation<Row>, progress: Progress? = nil
    ) async throws -> Int {
        let cache = fd_indexPathHeightCache
        let pending = FDPendingRows()
        cache.pendingRows.append(pending)
        defer { cache.pendingRows.removeAll { $0 === pending } }
        guard let heights = try await fd_heights(of: rows.map(\.row), computation, progress)
        else { return 0 }
        var count = 0
        for (entry, height) in zip(rows, heights) {
            guard let path = pending.currentPlace(of: entry.indexPath) else { continue }
            cache.cacheHeight(height, by: path)
            fd_debugLog("precached - [\(path.section):\(path.row)] \(height.decimalText)")
            count += 1
        }
        return count
    }

    /// Computes the heights of rows in the background and caches them by key, for version 0 of their content. With the
    /// package trait `MainActorViews` they are computed on the main actor, in chunks (see ``FDHeightComputation``).
    ///
    /// A height is dropped if the height of its key was invalidated meanwhile, or if a height of another version was
    /// requested or cached for the key.
    ///
    /// - Returns: the number of cached heights: 0 if the table's width, scale, text size or another part of its context
    ///   has changed meanwhile.
    /// - Throws: the errors of ``FDHeightComputation/heights(of:progress:)``; nothing is cached then.
    @discardableResult
    public func fd_precacheHeights<Key: Hashable, Row: Sendable>(
        of rows: [(key: Key, row: Row)], computation: FDHeightComputation<Row>, progress: Progress? = nil
    ) async throws -> Int {
        try await fd_precacheHeights(
            of: rows.map { (key: $0.key, version: 0, row: $0.row) }, computation: computation, progress: progress)
    }

    /// Computes the heights of rows in the background and caches them by key and version of their content. With the
    /// package trait `MainActorViews` they are computed on the main actor, in chunks (see ``FDHeightComputation``).
    ///
    /// A height is dropped if the height of its key was invalidated meanwhile, or if a height of another version was
    /// requested or cached for the key.
    ///
    /// - Parameter rows: the rows, each with its key and with the version that
    ///   ``fd_heightForCell(withIdentifier:cacheByKey:version:configuration:)`` is called with. If a key occurs several
    ///   times, its last row counts.
    /// - Returns: the number of cached heights: 0 if the table's width, scale, text size or another part of its context
    ///   has changed meanwhile.
    /// - Throws: the errors of ``FDHeightComputation/heights(of:progress:)``; nothing is cached then.
    @discardableResult
    public func fd_precacheHeights<Key: Hashable, Row: Sendable>(
        of rows: [(key: Key, version: Int, row: Row)], computation: FDHeightComputation<Row>, progress: Progress? = nil
    ) async throws -> Int {
        let cache = fd_keyedHeightCache
        let versions = Dictionary(rows.map { (AnyHashable($0.key), $0.version) }, uniquingKeysWith: { $1 })
        let pending = FDPendingKeys(versions: versions)
        cache.pendingKeys.append(pending)
        defer { cache.pendingKeys.removeAll { $0 === pending } }
        guard let heights = try await fd_heights(of: rows.map(\.row), computation, progress)
        else { return 0 }
        var count = 0
        for (entry, height) in zip(rows, heights)
        where pending.isCurrent(entry.key) && versions[AnyHashable(entry.key)] == entry.version {
            cache.cacheHeight(height, byKey: entry.key, version: entry.version)
            fd_debugLog("precached - key[\(entry.key)] \(height.decimalText)")
            count += 1
        }
        return count
    }

    /// Computes the heights in the table's current context; returns `nil` if there is no context, or if the context or
    /// the fonts have changed by the end of the computation.
    private func fd_heights<Row: Sendable>(
        of rows: [Row], _ computation: FDHeightComputation<Row>, _ progress: Progress?
    ) async throws -> [CGFloat]? {
        let contexts = FDTableViewState.of(self).contexts
        var computation = computation
        computation.width = frame.width
        computation.traits = traitCollection
        (computation.style, computation.layoutMargins) = (style, ownLayoutMargins)
        (computation.safeAreaInsets, computation.insetsContentViewsToSafeArea) = (
            safeAreaInsets, insetsContentViewsToSafeArea
        )
        computation.cellLayoutMarginsFollowReadableWidth = cellLayoutMarginsFollowReadableWidth
        computation.separatorStyle = separatorStyle
        computation.contentWidthRule = fd_contentWidthRule
        computation.isEditing = isEditing
        computation.hasSectionIndex = !sectionIndexTitles.isEmpty
        let (context, fonts) = (contexts.current, TextEnvironment.fontChangeCount)
        let heights = try await computation.heights(of: rows, progress: progress)
        let isCurrent = context != nil && contexts.current == context && fonts == TextEnvironment.fontChangeCount
        return isCurrent ? heights : nil
    }
}
