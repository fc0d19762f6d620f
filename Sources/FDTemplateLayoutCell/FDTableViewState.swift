import Foundation
import UIKitLayout

/// The templates, caches and settings of a table.
final class FDTableViewState: UITableViewUpdateObserver {
    private static let isTemplateKey = AssociatedKey<Bool>()

    let contexts: FDTableHeightContexts
    let indexPathHeightCache: FDIndexPathHeightCache
    let keyedHeightCache: FDKeyedHeightCache
    let cells = FDTemplatePools<UITableViewCell>()
    let headerFooterViews = FDTemplatePools<UITableViewHeaderFooterView>()
    var isDebugLogEnabled = false
    var hasWarnedOfZeroHeight = false
    /// The identifiers for which a warning about the table's width has been logged.
    var identifiersWarnedOfWidth: Set<String> = []
    var precacher: FDPrecacher?
    var precacheTimePerTurn: TimeInterval = 0.004
    /// The identifiers under which each key was requested first, while the debug log is enabled.
    var identifiersOfKeys = FDKeyIdentifiers()
    /// Whether a reload keeps the cached heights.
    var keepsHeightsOnReload = false

    private init(tableView: UITableView) {
        contexts = FDTableHeightContexts(tableView: tableView)
        indexPathHeightCache = FDIndexPathHeightCache(contexts: contexts)
        keyedHeightCache = FDKeyedHeightCache(contexts: contexts)
        tableView.addUpdateObserver(self)
    }

    /// The state of a table, created on first access.
    static func of(_ tableView: UITableView) -> FDTableViewState {
        // Only this function sets `templateState`, so no checked cast is needed.
        if let state = tableView.templateState { return unsafeDowncast(state, to: FDTableViewState.self) }
        let state = FDTableViewState(tableView: tableView)
        tableView.templateState = state
        return state
    }

    /// Whether the given cell is a template.
    static func isTemplate(_ cell: UITableViewCell) -> Bool {
        cell.associatedValue(for: isTemplateKey) ?? false
    }

    static func setTemplate(_ isTemplate: Bool, _ cell: UITableViewCell) {
        cell.setAssociatedValue(isTemplate, for: isTemplateKey)
    }

    func tableViewWillReloadData(_ tableView: UITableView) {
        precacher?.begin()
        guard !keepsHeightsOnReload else { return }
        indexPathHeightCache.applyReload()
    }

    func tableView(_ tableView: UITableView, willApply update: TableUpdate) {
        precacher?.begin()
        indexPathHeightCache.apply(update)
    }

    func tableViewWillRequestHeights(_ tableView: UITableView) {
        precacher?.begin()
    }
}
