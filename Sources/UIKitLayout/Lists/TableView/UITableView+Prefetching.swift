import Foundation

extension UITableView {
    /// Asks the prefetching data source for the rows that further scrolling will show, and cancels former requests that
    /// are no longer needed.
    final func prefetchRows() {
        guard let area = prefetching.area(besides: bounds), let prefetchDataSource, isPrefetchingEnabled else { return }
        let close = (indexPathsForRows(in: area) ?? []).filter { rectForRow(at: $0).meets(area) }
        let (new, cancelled) = prefetching.update(close: close, visible: Set(visibleRows.map(\.indexPath)))
        if !cancelled.isEmpty { prefetchDataSource.tableView(self, cancelPrefetchingForRowsAt: cancelled) }
        if !new.isEmpty { prefetchDataSource.tableView(self, prefetchRowsAt: new) }
    }
}
