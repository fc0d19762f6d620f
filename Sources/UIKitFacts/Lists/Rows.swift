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

    // A line of a title counts as its line height in whole points, such as 16 points in the font footnote. Two stored
    // frames show that: the footer of four lines that is 78 points tall, and the one of two lines that is 46.

    /// The space above and below the text of a title in a plain table together, in points.
    package static let aroundPlainTitle = Constant<CGFloat>(
        "Header or footer with a title, plain table, space around the lines", 7, frames: 22, projects: 8,
        source: "stored frames: 28 with a line of 21 in 15 tables of builds from 15000 to 18000 and, with the padding "
            + "above headers, in 7 of builds from 21000")
    /// The space above and below the text of a header's title in a grouped table together, in points.
    package static let aroundTitle = Constant<CGFloat>(
        "Header with a title, grouped table, space around the lines", 22, projects: 3,
        source: "stored frames: 38 with a line of 16, in 56 from a section to the next (Rocket.Chat, "
            + "`Preferences.storyboard`; NetNewsWire, `Inspector.storyboard`; IQKeyboardManager, `Main.storyboard`)")
    /// The space above and below the text of a footer's title in a grouped table together, in points.
    package static let aroundFooterTitle = Constant<CGFloat>(
        "Footer with a title, grouped table, space around the lines", 14, frames: 2, projects: 2,
        source: "stored frames: 78 with four lines of 16 (Rocket.Chat, `Preferences.storyboard`), 46 with two "
            + "(DuckDuckGo, `Settings.storyboard`); 7 above and 7 below (davdroman/Bohr, issue 25)")
    package static let belowTitle = Constant<CGFloat>(
        "Header or footer with a title, grouped table, space below a header's and above a footer's lines", 7,
        source: "davdroman/Bohr, issue 25")
    /// The padding above the headers of plain tables with `automaticDimension`, in points.
    package static let aboveHeader = Constant<CGFloat>(
        "Padding above the headers of plain tables (`sectionHeaderTopPadding`)", 22, frames: 10, projects: 8,
        source: "UIKit since iOS 15; stored frames: the first prototype is 50 below the top in 7 tables of builds from "
            + "21000, but 28 in 15 of builds from 15000 to 18000; 44.5 but 24.5 in the smallest text size")
    package static let untitled = Constant<CGFloat>(
        "Header or footer without a title, grouped table", 18, frames: 14, projects: 3,
        source:
            "stored frames: 36 from one section to the next (Rocket.Chat, `Preferences.storyboard`; XLPagerTabStrip, "
            + "`Storyboard.storyboard`; NetNewsWire, `Account.storyboard`)")
    /// The space above the title of the first section, in points, which is rounded down to whole pixels.
    package static let aboveFirstTitle = Constant<CGFloat>(
        "Space above the title of the first section, and around the sections of grouped lists", 17.5, projects: 3,
        source: "stored frames: the first cell is 55.5 below the top (Rocket.Chat, `NotificationsSettings.storyboard`; "
            + "DuckDuckGo, `Debug.storyboard`; NetNewsWire, `Settings.storyboard`), 50 of 33 at one pixel per point "
            + "(JSQMessagesViewController), 55.333 at three (DuckDuckGo, `Settings.storyboard`)")
    package static let firstUntitled = Constant<CGFloat>(
        "First header without a title, grouped table", 35, frames: 4, projects: 2,
        source: "stored frames; none below a header view, 18 in the inset style in 9 tables of 2 projects")

    /// The tables and constants in this file, for the page of all facts.
    static let facts: [any FactListing] = [
        standardHeight, standardHeights, newCell, disclosureIndicator, detailDisclosureButton, checkmark, detailButton,
        sectionIndex, accessoryMargin, largeScreen, largeScreenMargin, aroundPlainTitle, aroundTitle,
        aroundFooterTitle, belowTitle, aboveHeader, untitled, aboveFirstTitle, firstUntitled,
    ]
}
