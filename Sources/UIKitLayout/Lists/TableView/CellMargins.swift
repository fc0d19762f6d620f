import Foundation

/// A margin at the left and right, and the minimum width at which it applies.
package nonisolated struct SideMargin: Hashable, Sendable {
    /// The minimum width of the screen or table, in points.
    package let width: CGFloat
    /// The margin, in points.
    package let side: CGFloat

    fileprivate init(_ side: CGFloat, from width: CGFloat) {
        (self.side, self.width) = (side, width)
    }
}

nonisolated extension [SideMargin] {
    /// The system's margins (UIKit's `systemMinimumLayoutMargins`). Stored frames: 16 up to 375 points of width, 20
    /// from 402.
    ///
    /// Sections of the inset style have the same insets. Stored frames: 16 in 9 cells of 2 projects at 375 points
    /// (NetNewsWire, `Add.storyboard`; DuckDuckGo, `Bookmarks.storyboard`), 20 in 71 of 2 projects at 414 (NetNewsWire,
    /// `Settings.storyboard`; DuckDuckGo, `Settings.storyboard`); 20 at 375 only in one file (IQKeyboardManager,
    /// `Settings.storyboard`).
    package static let system = [SideMargin(20, from: 400), SideMargin(16, from: 0)]

    /// The margin at a width, in points.
    package func side(atWidth width: CGFloat) -> CGFloat {
        first { width >= $0.width }?.side ?? 0
    }
}

/// The margins that a table view gives the content views of its cells, by version of iOS.
///
/// Interface Builder's canvas runs UIKit, and most files do not set margins, so the frames that it stored show UIKit's own
/// margins ([decision 19](../../../Documentation/decisions/0019-margins-of-cells.md)).
package nonisolated struct CellMargins: Hashable, Sendable {
    /// The margin above and below, in points. It does not grow with the text size (radar 42808310, iOS 12).
    package let vertical: CGFloat
    /// The margins at the left and right, by the width of the table.
    package let sides: [SideMargin]

    /// Whether the separator's pixel is part of the lower margin. Stored frames since Xcode 9: the lower margin is 10.5
    /// in content views half a point shorter than their cells (7 constraints of 2 projects, QuickBlox and Rocket.Chat),
    /// and 11 or 15 in content views as tall as their cells (11 constraints of 4 projects).
    private let includesSeparator: Bool

    private init(vertical: CGFloat, sides: [SideMargin], includesSeparator: Bool = true) {
        (self.vertical, self.sides, self.includesSeparator) = (vertical, sides, includesSeparator)
    }

    /// The margins until iOS 10: 8 points on every side. Stored frames before Xcode 9: 12 constraints of 2 projects.
    package static let iOS8 = CellMargins(vertical: 8, sides: [SideMargin(8, from: 0)], includesSeparator: false)
    /// Stored frames of Xcode 9 to 12: 11 above and below (39 constraints of 6 projects); at the sides 20 from 414
    /// points of screen width, 16 from 375, 15 on narrower screens, also in narrower tables and in inset groups (55
    /// constraints of 6 projects).
    package static let iOS11 = CellMargins(
        vertical: 11, sides: [SideMargin(20, from: wideTable), SideMargin(16, from: 375), SideMargin(15, from: 0)])
    /// Stored frames since Xcode 13: at least 16 at the sides, which is the margin of narrow tables on any screen (5
    /// constraints of one project, KeePassium).
    package static let iOS15 = CellMargins(vertical: 11, sides: .system)
    /// Stored frames of Xcode 26: 15 above and below, 20 at the sides on screens of 393 points and more (42 constraints
    /// of 2 projects) and 16 on one of 375 (Kickstarter, `BackerDashboardProjectCell.xib`).
    package static let iOS26 = CellMargins(vertical: 15, sides: [SideMargin(20, from: 390), SideMargin(16, from: 0)])

    /// The margins of cells for which no file states a version.
    package static let standard = iOS15

    /// The minimum width of a screen or cell for wide margins, in points.
    package static let wideTable: CGFloat = 400
    /// Stored frames: 8 points at the side of an accessory, in all versions (6 constraints of 4 projects).
    package static let besideAccessory: CGFloat = 8

    /// The margins as text, for the keys of saved heights.
    var text: String {
        ([vertical] + sides.flatMap { [$0.side, $0.width] }).map { "\(Double($0))" }.joined(separator: " ")
    }

    /// The margins of a content view.
    ///
    /// - Parameters:
    ///   - side: the margin at the left, and at the right if there is no accessory, in points.
    ///   - separator: the part of the cell's height that the separator takes from the content view, in points. It is
    ///     subtracted from the lower margin, so that a row has the same height with and without separators.
    ///   - accessory: the margin beside the cell's accessory, in points; `nil` if it has none.
    package func ofContent(side: CGFloat, separator: CGFloat, accessory: CGFloat?) -> UIEdgeInsets {
        UIEdgeInsets(
            top: vertical, left: side, bottom: vertical - (includesSeparator ? separator : 0), right: accessory ?? side)
    }
}
