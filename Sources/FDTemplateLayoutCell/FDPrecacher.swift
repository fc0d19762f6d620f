import Foundation
import UIKitLayout

/// Computes heights that are not yet cached by index path while nothing else is to be done: some rows in
/// each turn of the run loop, through the delegate, until all are known.
///
/// It holds the table weakly and stops when the table, its delegate or its data source goes, and begins
/// anew when rows change.
final class FDPrecacher {
    private weak var tableView: UITableView?
    private var pending: [IndexPath] = []
    private var isScheduled = false
    /// How long one turn may take, in seconds; at least one row is computed.
    private let budget: TimeInterval

    init(tableView: UITableView, budget: TimeInterval = 0.004) {
        self.tableView = tableView
        self.budget = budget
    }

    /// Looks again for rows without a height, from the next turn of the run loop on.
    func begin() {
        pending = []
        schedule(collecting: true)
    }

    private func schedule(collecting: Bool) {
        guard !isScheduled else { return }
        isScheduled = true
        let turn = RunLoopTurn { [weak self] in
            self?.isScheduled = false
            self?.takeTurn(collecting: collecting)
        }
        RunLoop.current.perform { turn.body() }
    }

    private func takeTurn(collecting: Bool) {
        guard let tableView, let delegate = tableView.delegate, tableView.dataSource != nil else { return }
        if collecting { pending = missingRows(of: tableView).reversed() }
        let end = Date(timeIntervalSinceNow: budget)
        repeat {
            guard let indexPath = pending.popLast() else { return }
            guard !tableView.fd_indexPathHeightCache.existsHeight(at: indexPath) else { continue }
            let height = delegate.tableView(tableView, heightForRowAt: indexPath)
            tableView.fd_indexPathHeightCache.cacheHeight(height, by: indexPath)
            tableView.fd_debugLog("precached - [\(indexPath.section):\(indexPath.row)] \(height.fd_text)")
        } while Date() < end
        if !pending.isEmpty { schedule(collecting: false) }
    }

    private func missingRows(of tableView: UITableView) -> [IndexPath] {
        (0..<tableView.numberOfSections).flatMap { section in
            (0..<tableView.numberOfRows(inSection: section)).map { IndexPath(row: $0, section: section) }
        }.filter { !tableView.fd_indexPathHeightCache.existsHeight(at: $0) }
    }
}

/// Work for a later turn of the same run loop.
///
/// Unchecked: `RunLoop.current.perform` runs its block on the thread that calls it, so the body never
/// leaves the isolation domain of its table.
private struct RunLoopTurn: @unchecked Sendable {
    let body: () -> Void
}
