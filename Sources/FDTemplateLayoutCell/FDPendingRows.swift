import Foundation
import UIKitLayout

/// The updates of a table during a computation of heights, which map the rows to their positions at its end.
final class FDPendingRows {
    private var updates: [TableUpdateMap] = []
    private var isDropped = false

    /// Records an update of the table.
    func follow(_ update: TableUpdate) {
        updates.append(TableUpdateMap(update))
    }

    /// Records a reload, after which no row has a known position.
    func drop() {
        isDropped = true
    }

    /// The current position of a row; `nil` if it was deleted, reloaded or reconfigured.
    func currentPlace(of path: IndexPath) -> IndexPath? {
        guard !isDropped else { return nil }
        var current = path
        for update in updates {
            guard let new = update.newIndexPath(forOld: current) else { return nil }
            current = new
        }
        return current
    }
}
