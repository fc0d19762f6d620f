import Foundation
import UIKitLayout

/// Rows whose heights are being computed while the table may change: where they are when the heights are there.
final class FDPendingRows {
    private var updates: [TableUpdateMap] = []
    private var isDropped = false

    /// Follows an update of the table.
    func follow(_ update: TableUpdate) {
        updates.append(TableUpdateMap(update))
    }

    /// Everything has other content.
    func drop() {
        isDropped = true
    }

    /// Where a row is by now; `nil` if it was deleted or has other content.
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
