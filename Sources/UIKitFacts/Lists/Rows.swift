import Foundation

/// The heights of rows, headers and footers, and the widths that accessories, section indexes and large screens take
/// from their content.
package enum Rows {
    // MARK: Rows

    /// The height of a row when neither table nor delegate nor cell sets one, and the estimated height of rows in
    /// lists, in points.
    package static let standardHeight = Constant<CGFloat>("Row, standard height", 44, source: "UIKit until iOS 18")
    package static let standardHeights = FactTable<CGFloat>(
        "Row in files, standard height", Fact(standardHeight.value, before: XcodeVersion.xcode26, source: "UIKit"),
        Fact(51, from: XcodeVersion.xcode26, source: "UIKit since iOS 26"))
    package static let newCell = Constant(
        "UITableViewCell, size of a new one", CGSize(width: 320, height: standardHeight.value), source: "UIKit")

    // MARK: Accessories

    package static let disclosureIndicator = Constant<CGFloat>("Accessory, disclosure indicator", 34, source: original)
    package static let detailDisclosureButton = Constant<CGFloat>("Accessory, detail disclosure", 68, source: original)
    package static let checkmark = Constant<CGFloat>("Accessory, checkmark", 40, source: original)
    package static let detailButton = Constant<CGFloat>("Accessory, detail button", 48, source: original)
    package static let sectionIndex = Constant<CGFloat>("Section index, width", 15, source: original)
    package static let accessoryMargin = Constant<CGFloat>("Accessory view, margin", 16, source: original)
    package static let largeScreen = Constant<CGFloat>("Large screen, least width of a table", 414, source: original)
    package static let largeScreenMargin = Constant<CGFloat>("Large screen, margin of content", 4, source: original)
    private static let original = "UITableView-FDTemplateLayoutCell"

    // MARK: Headers and footers

    package static let plainTitle = Constant<CGFloat>(
        "Header or footer with a title, plain table", 28, source: "sizes in files")
    /// The height of a header or footer without a title, in points. Footers with a title are assumed to
    /// have the same height, because no stored frame shows the height of such a footer.
    package static let untitled = Constant<CGFloat>(
        "Header or footer without a title, grouped table", 18, frames: 14, projects: 3,
        source:
            "stored frames: 36 from one section to the next (Rocket.Chat, `Preferences.storyboard`; XLPagerTabStrip, "
            + "`Storyboard.storyboard`; NetNewsWire, `Account.storyboard`)")
    package static let title = Constant<CGFloat>(
        "Header with a title, grouped table", 38, projects: 3,
        source: "stored frames: 56 from a section to the next (Rocket.Chat, `Preferences.storyboard`; NetNewsWire, "
            + "`Inspector.storyboard`; IQKeyboardManager, `Main.storyboard`)")
    package static let aboveFirstTitle = Constant<CGFloat>(
        "Space above the title of the first section, and around the sections of grouped lists", 17.5, projects: 3,
        source: "stored frames: the first cell is 55.5 below the top (Rocket.Chat, `NotificationsSettings.storyboard`; "
            + "DuckDuckGo, `Debug.storyboard`; NetNewsWire, `Settings.storyboard`)")
    package static let firstUntitled = Constant<CGFloat>(
        "First header without a title, grouped table", 35, frames: 4, projects: 2,
        source: "stored frames; none below a header view, 18 in the inset style in 9 tables of 2 projects")

    /// The tables and constants in this file, for the page of all facts.
    static let facts: [any FactListing] = [
        standardHeight, standardHeights, newCell, disclosureIndicator, detailDisclosureButton, checkmark, detailButton,
        sectionIndex, accessoryMargin, largeScreen, largeScreenMargin, plainTitle, untitled, title, aboveFirstTitle,
        firstUntitled,
    ]
}
