import Foundation
import UIKitFacts
import UIKitLayout

/// The margins of views for which a file stores none. Views to which no rule applies have UIKit's margins of 8 points.
struct IBMargins {
    private let version: Int
    private let screen: SimulatedScreen

    init(file: InterfaceFile) {
        version = file.toolsVersion
        screen = SimulatedScreen(of: file)
    }

    // MARK: Roots

    /// The margins of the given root view, or `nil` if it has UIKit's margins.
    func ofRoot(_ view: UIView, at place: IBRootPlacement) -> UIEdgeInsets? {
        let table: FactTable<Bool>? =
            switch place {
            case .controller: Margins.ofControllersViews
            case .topLevel: Margins.ofTopLevelViews
            case .listItem, .other: nil
            }
        guard table?.value(for: version) == true else { return nil }
        let side = Margins.system.value.side(atWidth: view.bounds.width)
        return UIEdgeInsets(top: 0, left: side, bottom: 0, right: side)
    }

    /// Whether margins are measured from the safe area, which was introduced with iOS 11.
    var keepClearOfSafeArea: Bool { version >= XcodeVersion.xcode9 && FrameRule.marginsFromSafeAreas.isOn }

    // MARK: Table cells

    /// The margins that UIKit gives table cells in the version of iOS that belongs to the file. If the rule for margins
    /// of cells is switched off, they are the margins until iOS 10.
    var ofTableCells: CellMargins {
        FrameRule.marginsOfCells.isOn ? CellMargins.inFiles.value(for: version) ?? .standard : .iOS8
    }

    /// The margins of a cell's content view on Interface Builder's canvas, or `nil` if the rule for margins of cells is
    /// switched off.
    func ofTableCellContent(_ content: UIView, in cell: UIView, at place: IBRootPlacement) -> UIEdgeInsets? {
        guard let margins = CellMargins.inFiles.value(for: version) else { return nil }
        let usesSuperviewMargins = takesMarginsOfSuperview(content, in: cell) && FrameRule.preservedMarginsOfCells.isOn
        let side = sideOfCell(
            margins, width: cell.bounds.width, takesMarginsOfSuperview: usesSuperviewMargins, at: place)
        let hasAccessory = content.bounds.width < cell.bounds.width - 1 && FrameRule.marginsBesideAccessories.isOn
        let separator = min(1, max(0, cell.bounds.height - content.bounds.height))
        return margins.ofContent(
            side: side, separator: FrameRule.separatorsInMargins.isOn ? separator : 0,
            accessory: hasAccessory ? Margins.besideAccessory.value : nil)
    }

    /// Whether the content has the margins of the superview in which Interface Builder shows the cell, because both
    /// preserve the superview's margins.
    ///
    /// Evidence, from the stored frames of cells in files of their own: the margins are 20 points on a screen 414
    /// points wide, in a cell 396 points wide (Strongbox, `PropertySwitchTableViewCell.xib`) and in 8 cells of 2
    /// projects that are at least 414 points wide. They are 16 points on a screen 375 points wide, in 5 cells of 2
    /// projects (Nextcloud, `NCShareCommentsCell.xib`).
    private func takesMarginsOfSuperview(_ content: UIView, in cell: UIView) -> Bool {
        cell.preservesSuperviewLayoutMargins && content.preservesSuperviewLayoutMargins
    }

    private func sideOfCell(
        _ margins: CellMargins, width: CGFloat, takesMarginsOfSuperview: Bool, at place: IBRootPlacement
    ) -> CGFloat {
        let sides = margins.sides
        if case .listItem(let table) = place {
            let tableWidth = IBNumber.length(table.child("rect", key: "frame")?["width"])
            let screenWidth = screen.size?.width
            let width = version < XcodeVersion.xcode13 ? screenWidth ?? tableWidth : tableWidth ?? screenWidth
            return sides.side(atWidth: width ?? 375)
        }
        guard let device = screen.device else { return Margins.ofStandaloneCells.value(for: version) ?? 0 }
        if takesMarginsOfSuperview {
            return sides.side(atWidth: screen.size?.width ?? device.screen.width)
        }
        let visible = version < XcodeVersion.xcode11 ? width : min(width, device.screen.width)
        if visible >= CellMargins.wideTable { return sides.side(atWidth: width) }
        // The margin of a cell is at most the margin in a table that is as wide as the screen.
        let widest = sides.side(atWidth: device.screen.width)
        let isWide = device.edges.hasHomeIndicator && width > Margins.libraryCellWidth.value
        let table = device.edges.hasHomeIndicator ? Margins.ofStandaloneCellsWithNotch : Margins.ofStandaloneCells
        return isWide ? widest : min(widest, table.value(for: version) ?? widest)
    }
}
