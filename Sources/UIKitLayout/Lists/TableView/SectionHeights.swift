import Foundation
import LayoutEngine
import UIKitFacts

/// The automatic heights of headers and footers without a view and without a title, in points.
///
/// The heights follow from the positions of cells that Interface Builder stores; its canvas runs UIKit.
enum SectionHeights {
    /// The height of a header or footer; 0 in plain tables.
    static func untitled(_ part: ExtentTree.Part, in table: UITableView, isFirst: Bool) -> CGFloat {
        guard table.style != .plain else { return 0 }
        guard part == .header, isFirst, table.style == .grouped else { return Rows.untitled.value }
        return table.tableHeaderView == nil ? Rows.firstUntitled.value : 0
    }

    /// The space above the title of a header, in points; 0 except for the first header of a grouped table.
    static func aboveTitle(of part: ExtentTree.Part, in table: UITableView, isFirst: Bool) -> CGFloat {
        guard part == .header, isFirst, table.style != .plain else { return 0 }
        let scale = table.traitCollection.displayScale
        return (Rows.aboveFirstTitle.value * scale).rounded(.down) / scale
    }
}

extension UITableView.Style {
    /// The height, in points, that Interface Builder stores for automatic headers and footers; `nil` for plain tables.
    ///
    /// Evidence that 18 means automatic: in stored frames, a first header with that stored height is 35 or 55.5 points
    /// tall (see ``SectionHeights``). Any other stored height is the actual height, such as 10 points in QuickBlox,
    /// `Settings.storyboard`.
    package var storedAutomaticHeight: CGFloat? { self == .plain ? nil : Rows.untitled.value }
}
