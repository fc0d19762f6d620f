import Foundation

/// The margins of views and the spacing between them.
package enum Margins {
    /// The default margin of a view on every side, in points.
    package static let ofViews = Constant<CGFloat>("UIView, layout margins", 8, source: "UIKit")

    /// The system's side margins, by minimum width: of controllers' views, of tables since iOS 15, and of sections in
    /// the inset style.
    package static let system = Constant(
        "System margins (`systemMinimumLayoutMargins`)", [SideMargin(20, from: 400), SideMargin(16, from: 0)],
        frames: 80, projects: 2,
        source: "stored frames: 16 up to 375, 20 from 402; in sections of the inset style 16 at 375 in 9, 20 at 414 in "
            + "71 (NetNewsWire, DuckDuckGo), but 20 at 375 in one file (IQKeyboardManager, `Settings.storyboard`)")

    /// Whether a controller's view has the system's side margins, and margins of 0 above and below.
    package static let ofControllersViews = FactTable<Bool>(
        "Controllers' views have the system's margins", rule: .marginsOfControllersViews,
        Fact(
            true, frames: 51,
            source: "UIKit since iOS 8; stored frames: 16 in 29 constraints of 6 projects, 20 in 22 of 2"))
    /// Whether top-level views that no controller contains, including cells of collection views, have the system's side
    /// margins. Interface Builder shows such views in a controller that it creates.
    package static let ofTopLevelViews = FactTable<Bool>(
        "Other top-level views have the system's margins", rule: .marginsOfTopLevelViews,
        Fact(false, before: XcodeVersion.xcode9, source: "none"),
        Fact(
            true, from: XcodeVersion.xcode9, frames: 51,
            source: "stored frames: 16 in 41 constraints, 20 in 8 of one project, 16 in 2 of another (WooCommerce, "
                + "`ChartPlaceholderView.xib`)"))

    // MARK: Cells

    package static let besideAccessory = Constant<CGFloat>(
        "Cell, margin beside an accessory", 8, rule: .marginsBesideAccessories, frames: 6, projects: 4)
    /// The side margin of narrow cells that are top-level objects of a file, on devices with a home button.
    package static let ofStandaloneCells = FactTable<CGFloat>(
        "Narrow cells in files of their own, sides, with a home button", rule: .marginsOfCells,
        Fact(8, before: XcodeVersion.xcode9, source: "UIKit's margins until iOS 10"),
        Fact(16, from: XcodeVersion.xcode9, before: XcodeVersion.xcode11, frames: 19, projects: 2),
        Fact(
            15, from: XcodeVersion.xcode11, before: XcodeVersion.xcode12, frames: 28,
            source: "stored frames: all 28 files of builds up to 16097"),
        Fact(
            16, from: XcodeVersion.xcode12, before: XcodeVersion.xcode26, frames: 13,
            source: "stored frames: all 13 files of builds from 17126"),
        Fact(20, from: XcodeVersion.xcode26, source: "UIKit's margins of iOS 26"))
    /// The side margin of narrow cells that are top-level objects of a file, on devices without a home button.
    package static let ofStandaloneCellsWithNotch = FactTable<CGFloat>(
        "Narrow cells in files of their own, sides, with a notch", rule: .marginsOfCells,
        Fact(8, before: XcodeVersion.xcode9, source: "UIKit's margins until iOS 10"),
        Fact(16, from: XcodeVersion.xcode9, before: XcodeVersion.xcode26, frames: 28, projects: 3),
        Fact(20, from: XcodeVersion.xcode26, source: "UIKit's margins of iOS 26"))
    /// The width of a cell from Interface Builder's library. On devices without a home button, wider cells that are
    /// top-level objects of a file have the margins of a table as wide as the screen.
    package static let libraryCellWidth = Constant<CGFloat>(
        "Cells in files of their own, greatest width of a narrow one with a notch", 320, rule: .marginsOfCells,
        frames: 18,
        source: "stored frames: 16 in cells of 320 in 18 files, 20 in cells of 374 and 375 on 414 "
            + "(MajorTableViewCells)")

    // MARK: Spacing

    /// The standard spacing, in points. Interface Builder files mark constraints that use it as `symbolic`.
    package static let spacing = Constant<CGFloat>("System spacing between edges", 8, source: "UIKit")

    /// The tables and constants in this file and that of the margins of cells, for the page of all facts.
    static let facts: [any FactListing] = [
        ofViews, system, ofControllersViews, ofTopLevelViews, CellMargins.inFiles, besideAccessory, ofStandaloneCells,
        ofStandaloneCellsWithNotch, libraryCellWidth, spacing,
    ]
}
