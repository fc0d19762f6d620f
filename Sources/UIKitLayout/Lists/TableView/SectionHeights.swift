import Foundation
import UIKitFacts

/// The automatic heights of headers and footers without a view, in points.
///
/// The heights follow from the positions of cells that Interface Builder stores; its canvas runs UIKit.
enum SectionHeights {
    /// The height of a header. In grouped tables an empty title counts as no title (Rocket.Chat,
    /// `Preferences.storyboard`).
    static func header(_ text: String?, in table: UITableView, isFirst: Bool) -> CGFloat {
        if table.style == .plain { return text == nil ? 0 : Rows.plainTitle.value }
        if text?.isEmpty == false { return isFirst ? Rows.aboveFirstTitle.value + Rows.title.value : Rows.title.value }
        guard isFirst, table.style == .grouped else { return Rows.untitled.value }
        return table.tableHeaderView == nil ? Rows.firstUntitled.value : 0
    }

    /// The height of a footer.
    static func footer(_ text: String?, _ style: UITableView.Style) -> CGFloat {
        style == .plain ? text == nil ? 0 : Rows.plainTitle.value : Rows.untitled.value
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
