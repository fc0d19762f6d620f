import Foundation
import UIKitLayout

/// What template layout keeps with a table.
final class FDTableViewState: UITableViewUpdateObserver {
    private static let key = AssociatedKey<FDTableViewState>()
    private static let flags = AssociatedKey<FDViewFlags>()

    let contexts: FDHeightContexts
    let indexPathHeightCache: FDIndexPathHeightCache
    let keyedHeightCache: FDKeyedHeightCache
    var cells: [String: UITableViewCell] = [:]
    var headerFooterViews: [String: UITableViewHeaderFooterView] = [:]
    var isDebugLogEnabled = false
    var hasWarnedOfZeroHeight = false
    var precacher: FDPrecacher?
    var precacheTimePerTurn: TimeInterval = 0.004
    /// Rows whose heights are being computed in the background.
    var pendingRows: [FDPendingRows] = []
    /// Whether a reload leaves the heights as they are.
    var keepsHeightsOnReload = false

    private init(tableView: UITableView) {
        contexts = FDHeightContexts(tableView: tableView)
        indexPathHeightCache = FDIndexPathHeightCache(contexts: contexts)
        keyedHeightCache = FDKeyedHeightCache(contexts: contexts)
        tableView.addUpdateObserver(self)
    }

    /// The state of a table, made when it is first asked for.
    static func of(_ tableView: UITableView) -> FDTableViewState {
        if let state = tableView.associatedValue(for: key) { return state }
        let state = FDTableViewState(tableView: tableView)
        tableView.setAssociatedValue(state, for: key)
        return state
    }

    /// The flags of a cell, header or footer.
    static func flags(of view: UIView) -> FDViewFlags {
        view.associatedValue(for: flags) ?? FDViewFlags()
    }

    static func setFlags(_ newFlags: FDViewFlags, of view: UIView) {
        view.setAssociatedValue(newFlags, for: flags)
    }

    func tableViewWillReloadData(_ tableView: UITableView) {
        precacher?.begin()
        guard !keepsHeightsOnReload else { return }
        for pending in pendingRows { pending.drop() }
        guard indexPathHeightCache.automaticallyInvalidateEnabled else { return }
        indexPathHeightCache.invalidateAllHeightCache()
    }

    func tableView(_ tableView: UITableView, willApply update: TableUpdate) {
        precacher?.begin()
        indexPathHeightCache.apply(update)
        for pending in pendingRows { pending.follow(update) }
    }
}

/// What template layout keeps with a cell, header or footer.
struct FDViewFlags {
    var isTemplate = false
    var enforcesFrameLayout = false
}
