import Foundation
import UIKitFacts
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
        let side = [SideMargin].system.side(atWidth: view.bounds.width)
        return UIEdgeInsets(top: 0, left: side, bottom: 0, right: side)
    }

    /// Whether margins are measured from the safe area, which was introduced with iOS 11.
    var keepClearOfSafeArea: Bool { version >= XcodeVersion.xcode9 && FrameRule.marginsFromSafeAreas.isOn }

    // MARK: Table cells

    private struct CellRule {
        /// UIKit's margins in tables.
        let table: CellMargins
        /// The side margin of narrow cells that are top-level objects of a file, on devices with a home button and on
        /// others.
        let standalone: (homeButton: CGFloat, notch: CGFloat)
    }

    /// The margins of table cells, by version. Stored frames of cells in files of their own: 16 (28 constraints of 3 projects),
    /// but 15 with Xcode 11 and 12 on devices with a home button (24 of 2 projects), and the margins of tables if they are as
    /// wide as tables with 20 (nRF Toolbox, `StepperTableViewCell.xib`, 438 points wide; Element, `TitleHeaderView.xib`, 414;
    /// both on a screen of 414). With Xcode 9 and 10 this does not depend on the screen, as with other top-level views (2 cells
    /// of 600 points on a screen of 375, of one project, RileyLink).
    private static let cells: [VersionedValue<CellRule>] = [
        .init(CellRule(table: .iOS8, standalone: (8, 8)), before: XcodeVersion.xcode9),
        .init(CellRule(table: .iOS11, standalone: (16, 16)), from: XcodeVersion.xcode9, before: XcodeVersion.xcode11),
        .init(CellRule(table: .iOS11, standalone: (15, 16)), from: XcodeVersion.xcode11, before: XcodeVersion.xcode13),
        .init(CellRule(table: .iOS15, standalone: (16, 16)), from: XcodeVersion.xcode13, before: XcodeVersion.xcode26),
        .init(CellRule(table: .iOS26, standalone: (20, 20)), from: XcodeVersion.xcode26),
    ]
    /// The width of cells in files of their own in Interface Builder's library. On screens with a notch, wider cells
    /// have the screen's margins. Stored frames: 20 points in cells of 374 and 375 on a screen of 414 (one project,
    /// MajorTableViewCells), but 16 in cells of 320 in some 18 files; there are none between these widths.
    private static let libraryCellWidth: CGFloat = 320

    /// The margins that UIKit gives the cell in a table; its own if the rule is switched off.
    var ofTableCells: CellMargins {
        FrameRule.marginsOfCells.isOn ? Self.cells.value(for: version)?.table ?? .standard : .iOS8
    }

    /// The margins of a cell's content view on Interface Builder's canvas.
    func ofTableCellContent(_ content: UIView, in cell: UIView, at place: IBRootPlacement) -> UIEdgeInsets? {
        guard FrameRule.marginsOfCells.isOn, let rule = Self.cells.value(for: version) else { return nil }
        let usesSuperviewMargins = takesMarginsOfSuperview(content, in: cell) && FrameRule.preservedMarginsOfCells.isOn
        let side = sideOfCell(rule, width: cell.bounds.width, takesMarginsOfSuperview: usesSuperviewMargins, at: place)
        let hasAccessory = content.bounds.width < cell.bounds.width - 1 && FrameRule.marginsBesideAccessories.isOn
        let separator = min(1, max(0, cell.bounds.height - content.bounds.height))
        return rule.table.ofContent(
            side: side, separator: FrameRule.separatorsInMargins.isOn ? separator : 0,
            accessory: hasAccessory ? CellMargins.besideAccessory : nil)
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
        _ rule: CellRule, width: CGFloat, takesMarginsOfSuperview: Bool, at place: IBRootPlacement
    ) -> CGFloat {
        let sides = rule.table.sides
        if case .listItem(let table) = place {
            let tableWidth = IBNumber.length(table.child("rect", key: "frame")?["width"])
            let screenWidth = screen.size?.width
            let width = version < XcodeVersion.xcode13 ? screenWidth ?? tableWidth : tableWidth ?? screenWidth
            return sides.side(atWidth: width ?? 375)
        }
        guard let device = screen.device else { return rule.standalone.homeButton }
        if takesMarginsOfSuperview {
            return sides.side(atWidth: screen.size?.width ?? device.screen.width)
        }
        let visible = version < XcodeVersion.xcode11 ? width : min(width, device.screen.width)
        if visible >= CellMargins.wideTable { return sides.side(atWidth: width) }
        // A cell's margin is at most that of a table as wide as the screen.
        let widest = sides.side(atWidth: device.screen.width)
        guard device.edges.hasHomeIndicator else { return min(widest, rule.standalone.homeButton) }
        return width > Self.libraryCellWidth ? widest : min(widest, rule.standalone.notch)
    }
}
