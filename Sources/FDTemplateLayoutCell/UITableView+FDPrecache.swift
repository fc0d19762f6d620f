// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation
import UIKitLayout

extension UITableView {
    /// Whether heights that are not yet cached are computed in idle turns of the run loop after a reload or
    /// an update, through the delegate's `heightForRowAt`; off at first. The run loop is that of the thread
    /// that the table is used on.
    public var fd_precacheEnabled: Bool {
        get { FDTableViewState.of(self).precacher != nil }
        set {
            let state = FDTableViewState.of(self)
            guard newValue != (state.precacher != nil) else { return }
            state.precacher = newValue ? FDPrecacher(tableView: self) : nil
            state.precacher?.begin()
        }
    }

    /// Computes the heights of rows in the background and caches them by index path.
    ///
    /// What the table has changed meanwhile is not overwritten: when it was updated or reloaded, the results
    /// are dropped.
    /// - Returns: whether the heights were cached.
    /// - Throws: as ``FDHeightComputation/heights(of:progress:)``; nothing is cached then.
    @discardableResult
    public func fd_precacheHeights<Row: Sendable>(
        of rows: [(indexPath: IndexPath, row: Row)], computation: FDHeightComputation<Row>,
        progress: Progress? = nil, isolation: isolated (any Actor)? = #isolation
    ) async throws -> Bool {
        let state = FDTableViewState.of(self)
        let generation = state.generation
        let heights = try await computation.heights(of: rows.map(\.row), progress: progress)
        guard state.generation == generation else { return false }
        for (entry, height) in zip(rows, heights) {
            fd_indexPathHeightCache.cacheHeight(height, by: entry.indexPath)
            fd_debugLog("precached - [\(entry.indexPath.section):\(entry.indexPath.row)] \(height.fd_text)")
        }
        return true
    }
}
