import Foundation

/// The automatic heights of headers and footers without a view, in points.
///
/// Interface Builder's canvas runs UIKit, so the positions of the cells that it stored show these heights.
enum SectionHeights {
    /// The height of a header or footer with a title in a plain table, as Interface Builder stores it.
    private static let plainTitle: CGFloat = 28
    /// The height of a header or footer without a title in a grouped table. Stored frames: 36 points from one section
    /// to the next, between 14 sections of 3 projects (Rocket.Chat, `Preferences.storyboard`; XLPagerTabStrip,
    /// `Storyboard.storyboard`; NetNewsWire, `Account.storyboard`). Also used for a footer with a title, whose height
    /// no stored frame shows.
    private static let untitled: CGFloat = 18
    /// The height of a header with a title in a grouped table. Stored frames: 56 points from a section to one with a
    /// title (Rocket.Chat, `Preferences.storyboard`; NetNewsWire, `Inspector.storyboard`; IQKeyboardManager,
    /// `Main.storyboard`).
    private static let title: CGFloat = 38
    /// The space above the title of the first section. Stored frames: the first cell is 55.5 points below the top
    /// (Rocket.Chat, `NotificationsSettings.storyboard`; DuckDuckGo, `Debug.storyboard`; NetNewsWire,
    /// `Settings.storyboard`).
    private static let aboveFirstTitle: CGFloat = 17.5
    /// The height of the first header if it has no title. Stored frames: 35 in 4 grouped tables of 2 projects
    /// (Rocket.Chat, `Auth.storyboard`, `Preferences.storyboard`; XLPagerTabStrip, `Storyboard.storyboard`); none below
    /// a header view (Rocket.Chat, `Preferences.storyboard`). In the inset style the first header is as high as the
    /// others: 18 in 9 tables of 2 projects, also below a header view (NetNewsWire, `Account.storyboard`; DuckDuckGo,
    /// `Settings.storyboard`).
    private static let firstUntitled: CGFloat = 35

    /// The height of a header. In grouped tables an empty title counts as none (Rocket.Chat, `Preferences.storyboard`).
    static func header(_ text: String?, in table: UITableView, isFirst: Bool) -> CGFloat {
        if table.style == .plain { return text == nil ? 0 : plainTitle }
        if text?.isEmpty == false { return isFirst ? aboveFirstTitle + title : title }
        guard isFirst, table.style == .grouped else { return untitled }
        return table.tableHeaderView == nil ? firstUntitled : 0
    }

    /// The height of a footer.
    static func footer(_ text: String?, _ style: UITableView.Style) -> CGFloat {
        style == .plain ? text == nil ? 0 : plainTitle : untitled
    }
}

extension UITableView.Style {
    /// The height, in points, that Interface Builder stores for automatic headers and footers; `nil` for plain tables.
    ///
    /// Stored frames show that 18 means automatic: a first header with that stored height is 35 or 55.5 points high
    /// (see ``SectionHeights``). Any other stored height is the actual one (QuickBlox, `Settings.storyboard`: 10).
    package var storedAutomaticHeight: CGFloat? { self == .plain ? nil : 18 }
}
