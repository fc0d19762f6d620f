import Foundation

/// The margin at both the left and the right side, for screens or tables of a minimum width.
package struct SideMargin: Hashable, Sendable {
    /// The minimum width of the screen or table, in points.
    package let width: CGFloat
    /// The margin at each side, in points.
    package let side: CGFloat

    init(_ side: CGFloat, from width: CGFloat) {
        (self.side, self.width) = (side, width)
    }
}

extension [SideMargin] {
    /// The margin at each side for the given width, in points: that of the first element whose minimum width is not
    /// above the given width, or 0 if there is none.
    package func side(atWidth width: CGFloat) -> CGFloat {
        first { width >= $0.width }?.side ?? 0
    }
}

extension SideMargin: FactValue {
    package var factText: String {
        width > 0 ? "\(side.factText) from a width of \(width.factText)" : side.factText
    }
}

/// The margins that a table view gives the content views of its cells, by version of iOS.
///
/// Interface Builder's canvas runs UIKit, and most files do not set margins. The frames that Interface Builder stored
/// therefore show UIKit's own margins ([decision 19](../../../Documentation/decisions/0019-margins-of-cells.md)).
package struct CellMargins: Hashable, FactValue {
    /// The margin above and below the content, in points. The margin does not grow with the text size (radar 42808310,
    /// iOS 12).
    package let vertical: CGFloat
    /// The margins at the left and right, by the minimum width of the screen or table; the greatest minimum width comes
    /// first.
    package let sides: [SideMargin]
    /// Whether the separator's pixel is part of the lower margin. Evidence, from frames stored since Xcode 9: the lower
    /// margin is 10.5 points in content views half a point shorter than their cells (7 constraints of 2 projects,
    /// QuickBlox and Rocket.Chat), and 11 or 15 points in content views as tall as their cells (11 constraints of 4
    /// projects).
    package let includesSeparator: Bool

    private init(vertical: CGFloat, sides: [SideMargin], includesSeparator: Bool = true) {
        (self.vertical, self.sides, self.includesSeparator) = (vertical, sides, includesSeparator)
    }

    /// The margins of cells until iOS 10.
    package static let iOS8 = CellMargins(vertical: 8, sides: [SideMargin(8, from: 0)], includesSeparator: false)
    /// The margins of cells in iOS 11 to 14. The side margins depend on the width of the screen, even in tables
    /// narrower than the screen and in inset groups.
    package static let iOS11 = CellMargins(
        vertical: 11, sides: [SideMargin(20, from: wideTable), SideMargin(16, from: 375), SideMargin(15, from: 0)])
    /// The margins of cells in iOS 15 to 18.
    package static let iOS15 = CellMargins(vertical: 11, sides: Margins.system.value)
    /// The margins of cells since iOS 16.4.
    package static let iOS16 = CellMargins(vertical: 11, sides: [SideMargin(20, from: 390), SideMargin(16, from: 0)])
    /// The margins of cells since iOS 18.4.
    package static let iOS18 = CellMargins(vertical: 11, sides: iOS26.sides)
    /// The margins of cells since iOS 26.
    package static let iOS26 = CellMargins(vertical: 15, sides: [SideMargin(20, from: 393), SideMargin(16, from: 0)])

    /// The margins of cells that are created in code or that come from a file without a version.
    package static let standard = iOS15

    /// The minimum width of a screen, table or cell that has the wide side margins, in points.
    package static let wideTable: CGFloat = 400

    package var factText: String { "\(vertical.factText) above and below; at the sides \(sides.factText)" }

    /// The margins of table cells in files, by the version of Xcode that wrote the file.
    package static let inFiles = FactTable(
        "Cells of tables, by version of Xcode", rule: .marginsOfCells,
        Fact(iOS8, before: XcodeVersion.xcode9, frames: 12, projects: 2),
        Fact(
            iOS11, from: XcodeVersion.xcode9, before: XcodeVersion.xcode13, frames: 94,
            source: "stored frames: 39 above or below in 6 projects, 55 at the sides in 6"),
        Fact(
            iOS15, from: XcodeVersion.xcode13, before: XcodeVersion.xcode14Dot3, frames: 5, projects: 1,
            source: "stored frames of KeePassium: 16 in narrow tables on any screen"),
        Fact(
            iOS16, from: XcodeVersion.xcode14Dot3, before: XcodeVersion.xcode16Dot3, frames: 117, projects: 4,
            source: "stored frames: 20 on screens of 393 in 17 views of 2 projects, of 390 in 100 of 2 (OsmAnd, "
                + "passforios)"),
        Fact(
            iOS18, from: XcodeVersion.xcode16Dot3, before: XcodeVersion.xcode26, frames: 10, projects: 1,
            source: "stored frames of OsmAnd: 16 on a screen of 390"),
        Fact(
            iOS26, from: XcodeVersion.xcode26, frames: 90,
            source: "stored frames: 42 of 2 projects on screens of 393 and more, one on 375 (Kickstarter, "
                + "`BackerDashboardProjectCell.xib`); 16 in 47 on screens of 390 of 2 projects (OsmAnd, xDrip)"))
}
