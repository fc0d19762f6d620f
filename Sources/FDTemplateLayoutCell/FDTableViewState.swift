import Foundation
import UIKitLayout

/// What template layout keeps with a table.
final class FDTableViewState: UITableViewUpdateObserver {
    private static let key = AssociatedKey<FDTableViewState>()
    private static let flags = AssociatedKey<FDViewFlags>()

    let indexPathHeightCache: FDIndexPathHeightCache
    let keyedHeightCache: FDKeyedHeightCache
    var cells: [String: UITableViewCell] = [:]
    var headerFooterViews: [String: UITableViewHeaderFooterView] = [:]
    var contentWidthRule = FDContentWidthRule()
    var isDebugLogEnabled = false
    var hasWarnedOfZeroHeight = false
    var precacher: FDPrecacher?
    /// Counts reloads and updates.
    private(set) var generation = 0
    /// Whether a reload leaves the heights as they are.
    var keepsHeightsOnReload = false

    private init(tableView: UITableView) {
        indexPathHeightCache = FDIndexPathHeightCache(tableView: tableView)
        keyedHeightCache = FDKeyedHeightCache(tableView: tableView)
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
        generation += 1
        precacher?.begin()
        guard indexPathHeightCache.automaticallyInvalidateEnabled, !keepsHeightsOnReload else { return }
        indexPathHeightCache.invalidateAllHeightCache()
    }

    func tableView(_ tableView: UITableView, willApply update: TableUpdate) {
        generation += 1
        precacher?.begin()
        indexPathHeightCache.apply(update)
    }
}

/// What template layout keeps with a cell, header or footer.
struct FDViewFlags {
    var isTemplate = false
    var enforcesFrameLayout = false
}
