import Foundation
import UIKitLayout

/// The margins of views for which a file stores none. Views without a rule have UIKit's 8 points.
struct IBMargins {
    private let version: Int
    private let screen: SimulatedScreen

    init(file: InterfaceFile) {
        version = file.toolsVersion
        screen = SimulatedScreen(of: file)
    }

    // MARK: Roots

    /// Whether a controller's view has the system's margins, which it has had since iOS 8. They are 0 above and below.
    /// Stored frames: 16 in 29 constraints of 6 projects, 20 in 22 of 2.
    private static let controllersView: [VersionedValue<Bool>] = [.init(true)]

    /// Whether other top-level views, including cells of collections, have the system's margins, since they are shown
    /// in a controller of Interface Builder's own. Stored frames since Xcode 9: 16 in 41 constraints, 20 in 8 of one
    /// project, 16 in 2 of another (WooCommerce, `ChartPlaceholderView.xib`); there are none for earlier versions.
    private static let topLevelView: [VersionedValue<Bool>] = [
        .init(false, before: XcodeVersion.xcode9), .init(true, from: XcodeVersion.xcode9),
    ]

    /// The system's left and right margins, each with the smallest width to which it applies. UIKit's
    /// `systemMinimumLayoutMargins`; stored frames: 16 up to 375 points of width, 20 from 402.
    private static let systemSides: [(width: CGFloat, side: CGFloat)] = [(400, 20), (0, 16)]

    /// The margins of a view without a superview, or `nil` if it has UIKit's.
    func ofRoot(_ view: UIView, at place: IBRootPlacement) -> UIEdgeInsets? {
        let rows =
            switch place {
            case .controller: Self.controllersView
            case .topLevel: Self.topLevelView
            case .listItem, .other: [VersionedValue<Bool>]()
            }
        let rule = place.controller == nil ? FrameRule.marginsOfTopLevelViews : .marginsOfControllersViews
        guard rows.value(for: version) == true, rule.isOn else { return nil }
        let side = Self.side(Self.systemSides, width: view.bounds.width)
        return UIEdgeInsets(top: 0, left: side, bottom: 0, right: side)
    }

    /// Whether margins are measured from the safe area, which was introduced with iOS 11.
    var keepClearOfSafeArea: Bool { version >= XcodeVersion.xcode9 && FrameRule.marginsFromSafeAreas.isOn }

    // MARK: Table cells

    private struct CellMargins {
        let vertical: CGFloat
        /// The side margins, each with the smallest width to which it applies: that of the screen, or since Xcode 13
        /// that of the table.
        let sides: [(width: CGFloat, side: CGFloat)]
        /// The side margin of narrow cells in files of their own, on devices with a home button and on others.
        let standalone: (homeButton: CGFloat, notch: CGFloat)
    }

    /// The margins of table cells, in points. Stored frames:
    ///
    /// - Before Xcode 9: 8 on all sides (12 constraints of 2 projects).
    /// - From Xcode 9: 11 above and below (39 constraints of 6 projects); at the sides the margins of UIKit's tables on
    ///   the screen, 20 from a width of 414, 16 from 375, otherwise 15, also in narrower tables and in inset groups (55
    ///   constraints of 6 projects).
    /// - From Xcode 13: at least 16, the margin of narrow tables on any screen (5 constraints of one project,
    ///   KeePassium).
    /// - Cells in files of their own: 16 (28 constraints of 3 projects), but 15 with Xcode 11 and 12 on devices with a
    ///   home button (24 of 2 projects), and the margins of tables if they are as wide as tables with 20 (nRF Toolbox,
    ///   `StepperTableViewCell.xib`, 438 points wide; Element, `TitleHeaderView.xib`, 414; both on a screen of 414).
    ///   With Xcode 9 and 10 this does not depend on the screen, as with other top-level views (2 cells of 600 points
    ///   on a screen of 375, of one project, RileyLink).
    /// - With Xcode 26: 15 above and below; at the sides 20 on screens of 393 points and more (42 constraints of 2
    ///   projects) and 16 on one of 375 (Kickstarter, `BackerDashboardProjectCell.xib`).
    private static let cells: [VersionedValue<CellMargins>] = [
        .init(
            CellMargins(vertical: 11, sides: tableSides, standalone: (16, 16)), from: XcodeVersion.xcode9,
            before: XcodeVersion.xcode11),
        .init(
            CellMargins(vertical: 11, sides: tableSides, standalone: (15, 16)), from: XcodeVersion.xcode11,
            before: XcodeVersion.xcode13),
        .init(
            CellMargins(vertical: 11, sides: systemSides, standalone: (16, 16)), from: XcodeVersion.xcode13,
            before: XcodeVersion.xcode26),
        .init(
            CellMargins(vertical: 15, sides: [(390, 20), (0, 16)], standalone: (20, 20)), from: XcodeVersion.xcode26),
    ]
    private static let tableSides: [(width: CGFloat, side: CGFloat)] = [(wideCellWidth, 20), (375, 16), (0, 15)]
    /// The smallest width of screens and cells with wide margins.
    private static let wideCellWidth: CGFloat = 400
    /// The width of cells in files of their own in Interface Builder's library. On screens with a notch, wider cells
    /// have the screen's margins. Stored frames: 20 points in cells of 374 and 375 on a screen of 414 (one project,
    /// MajorTableViewCells), but 16 in cells of 320 in some 18 files; there are none between these widths.
    private static let libraryCellWidth: CGFloat = 320

    /// The margin beside an accessory. Stored frames: 8 points, in all versions (6 constraints of 4 projects).
    private static let besideAccessory: CGFloat = 8

    /// The margins of a cell's content view.
    func ofTableCellContent(_ content: UIView, in cell: UIView, at place: IBRootPlacement) -> UIEdgeInsets? {
        guard FrameRule.marginsOfCells.isOn, let margins = Self.cells.value(for: version) else { return nil }
        let usesSuperviewMargins = takesMarginsOfSuperview(content, in: cell) && FrameRule.preservedMarginsOfCells.isOn
        let side = sideOfCell(
            margins, width: cell.bounds.width, takesMarginsOfSuperview: usesSuperviewMargins, at: place)
        let hasAccessory = content.bounds.width < cell.bounds.width - 1 && FrameRule.marginsBesideAccessories.isOn
        // The separator reduces the height of the content view, and the lower margin by the same amount.
        let missing = min(1, max(0, cell.bounds.height - content.bounds.height))
        let separator = FrameRule.separatorsInMargins.isOn ? missing : 0
        return UIEdgeInsets(
            top: margins.vertical, left: side, bottom: margins.vertical - separator,
            right: hasAccessory ? Self.besideAccessory : side)
    }

    /// Whether the content has the margins of the superview in which Interface Builder shows the cell: both preserve
    /// the superview's margins, or the content follows the readable width, which has the same margins on a phone.
    ///
    /// Stored frames of cells in files of their own: 20 points on a screen of 414 in a cell of 396 (Strongbox,
    /// `PropertySwitchTableViewCell.xib`) and in 8 of 414 and more of 2 projects, 16 on one of 375 in 5 cells of 2
    /// projects (Nextcloud, `NCShareCommentsCell.xib`); with the readable width 16 in 3 cells of one project
    /// (ProtonVPN).
    private func takesMarginsOfSuperview(_ content: UIView, in cell: UIView) -> Bool {
        cell.preservesSuperviewLayoutMargins && content.preservesSuperviewLayoutMargins
            || content.layoutMarginsFollowReadableWidth && screen.device?.isPad == false
    }

    private func sideOfCell(
        _ margins: CellMargins, width: CGFloat, takesMarginsOfSuperview: Bool, at place: IBRootPlacement
    ) -> CGFloat {
        if case .listItem(let table) = place {
            let tableWidth = IBNumber.length(table.child("rect", key: "frame")?["width"])
            let screenWidth = screen.size?.width
            let width = version < XcodeVersion.xcode13 ? screenWidth ?? tableWidth : tableWidth ?? screenWidth
            return Self.side(margins.sides, width: width ?? 375)
        }
        guard let device = screen.device else { return margins.standalone.homeButton }
        if takesMarginsOfSuperview {
            return Self.side(margins.sides, width: screen.size?.width ?? device.screen.width)
        }
        let visible = version < XcodeVersion.xcode11 ? width : min(width, device.screen.width)
        if visible >= Self.wideCellWidth { return Self.side(margins.sides, width: width) }
        // A cell's margin is at most that of a table as wide as the screen.
        let widest = Self.side(margins.sides, width: device.screen.width)
        guard device.hasHomeIndicator else { return min(widest, margins.standalone.homeButton) }
        return width > Self.libraryCellWidth ? widest : min(widest, margins.standalone.notch)
    }

    private static func side(_ rows: [(width: CGFloat, side: CGFloat)], width: CGFloat) -> CGFloat {
        rows.first { width >= $0.width }?.side ?? 0
    }
}
