import Foundation

extension UITableView {
    /// Asks the prefetching data source for the rows that further scrolling will show, and cancels former requests that
    /// are no longer needed.
    final func prefetchRows() {
        guard let prefetchDataSource, isPrefetchingEnabled, let area = prefetching.area(besides: bounds) else { return }
        let visible = Set(visibleRows.map(\.indexPath))
        let (new, cancelled) = prefetching.update(close: indexPathsForRows(in: area) ?? [], visible: visible)
        if !cancelled.isEmpty { prefetchDataSource.tableView(self, cancelPrefetchingForRowsAt: cancelled) }
        if !new.isEmpty { prefetchDataSource.tableView(self, prefetchRowsAt: new) }
    }
}
