import Foundation
import UIKitLayout

/// The updates of a table since a computation of heights in the background began. The updates map each row's position
/// at that time to its current position.
final class FDPendingRows {
    private var updates: [TableUpdateMap] = []
    private var isDropped = false

    /// Records an update of the table.
    func follow(_ update: TableUpdate) {
        updates.append(TableUpdateMap(update))
    }

    /// Records a reload of the whole table, after which no row has a known position.
    func drop() {
        isDropped = true
    }

    /// The current position of the row that was at the given index path when the computation began; `nil` if the row
    /// has since been deleted, reloaded or reconfigured, or if the table was reloaded.
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
