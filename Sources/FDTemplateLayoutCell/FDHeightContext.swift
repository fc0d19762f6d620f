import Foundation
import UIKitLayout

/// What a height depends on besides the row: heights are remembered for each context.
struct FDHeightContext: Hashable {
    /// The table's width, in points.
    let width: CGFloat
    /// Device pixels per point.
    let scale: CGFloat

    /// The present context of a table, `nil` while it has no width: nothing is worth remembering then.
    init?(of tableView: UITableView) {
        width = tableView.frame.width
        scale = tableView.traitCollection.displayScale
        guard width > 0, width.isFinite else { return nil }
    }
}
