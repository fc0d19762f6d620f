import Foundation
import UIKitLayout

/// The changes of a cache by index path since a computation of heights in the background began: the table's updates, and
/// the rows whose heights were invalidated. They map each row's position at that time to its current position.
final class FDPendingRows {
    private enum Change {
        case update(TableUpdateMap)
        case invalidation(IndexPath)
    }

    private var changes: [Change] = []
    private var isDropped = false

    /// Records an update of the table.
    func follow(_ update: TableUpdate) {
        changes.append(.update(TableUpdateMap(update)))
    }

    /// Records that the height of a row was invalidated.
    func invalidate(_ path: IndexPath) {
        changes.append(.invalidation(path))
    }

    /// Records a reload of the whole table, or the invalidation of all heights, after which no row has a known position
    /// or content.
    func drop() {
        isDropped = true
    }

    /// The current position of the row that was at the given index path when the computation began; `nil` if the row
    /// has since been deleted, reloaded or reconfigured, if its height was invalidated, or if the table was reloaded.
    func currentPlace(of path: IndexPath) -> IndexPath? {
        guard !isDropped else { return nil }
        var current = path
        for change in changes {
            switch change {
            case .update(let update):
                guard let new = update.newIndexPath(forOld: current) else { return nil }
                current = new
            case .invalidation(let invalid): if invalid == current { return nil }
            }
        }
        return current
    }
}
