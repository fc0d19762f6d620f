import Foundation
import UIKitLayout

/// Computes the row heights that are not yet cached by index path, a few rows in each turn of the run loop.
///
/// Each height is requested from the table's delegate, with `heightForRowAt`. The precacher holds the table weakly. It
/// stops when all heights are cached, when the table, its delegate or its data source has been deallocated, and when
/// the table's width is not above 0. It starts again when rows change, and when the table's width or traits or the fonts
/// change.
final class FDPrecacher {
    private weak var tableView: UITableView?
    private var next = IndexPath(row: 0, section: 0)
    private var isScheduled = false
    init(tableView: UITableView) {
        self.tableView = tableView
    }

    /// Starts again in the next turn of the run loop, with the first row that has no cached height.
    func begin() {
        next = IndexPath(row: 0, section: 0)
        schedule()
    }

    private func schedule() {
        guard !isScheduled else { return }
        isScheduled = true
        RunLoopTurn.perform { [weak self] in
            self?.isScheduled = false
            self?.takeTurn()
        }
    }

    private func takeTurn() {
        guard let tableView, let delegate = tableView.delegate, tableView.dataSource != nil,
            tableView.frame.width > 0
        else { return }
        let end = Date(timeIntervalSinceNow: tableView.fd_precacheTimePerTurn)
        repeat {
            guard let path = nextMissingRow(of: tableView) else { return }
            let cache = tableView.fd_indexPathHeightCache
            let before = cache.state
            // Continues after the row even if the cache rejects its height, unless the request updates the table.
            next = IndexPath(row: path.row + 1, section: path.section)
            let height = delegate.tableView(tableView, heightForRowAt: path)
            // After an update or an invalidation, the height may be that of another row or of outdated content.
            guard cache.state == before else { continue }
            cache.cacheHeight(height, by: path)
            tableView.fd_debugLog("precached - [\(path.section):\(path.row)] \(height.decimalText)")
        } while Date() < end
        schedule()
    }

    private func nextMissingRow(of tableView: UITableView) -> IndexPath? {
        let sectionCount = tableView.numberOfSections
        while next.section < sectionCount {
            if let row = tableView.fd_indexPathHeightCache.firstMissingRow(
                section: next.section, from: next.row, count: tableView.numberOfRows(inSection: next.section))
            {
                return IndexPath(row: row, section: next.section)
            }
            next = IndexPath(row: 0, section: next.section + 1)
        }
        return nil
    }
}
