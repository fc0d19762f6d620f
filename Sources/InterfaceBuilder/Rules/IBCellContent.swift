import Foundation
import UIKitLayout

/// Where the content of table cells lies, where files note a size that it had before.
enum IBCellContent {
    /// What the separator takes of a cell's height at most, in points.
    private static let separator: CGFloat = 1

    /// The frame in which a cell's content is laid out; `nil` where that is the one that the file notes.
    ///
    /// UIKit gives the content all of the cell but the separator's pixel; accessories are beside it. Stored frames: four cells
    /// note 43 for their content, a row's default less the separator, and what they hold reaches down to where the cell ends or a
    /// pixel above: 104 of 104 in two (Xcode 6; MIT Mobile, `MITLibrariesItemHoldCell.xib`, `MITLibrariesItemLoanFineCell.xib`),
    /// 111.5 of 112 (Xcode 6.3; MacMagazine, `PostTableViewCell.xib`), 89 of 90, and to the right 380 of 380 where it notes 320
    /// (Xcode 6.3 on whole points; ChatSecure, `XMPPServerInfoCell.xib`).
    static func frame(of content: UIView, in cell: UITableViewCell, _ element: IBElement) -> CGRect? {
        guard FrameRule.contentOfCells.isOn, content.frame.minY == 0,
            content.frame.height < cell.bounds.height - separator
        else { return nil }
        var frame = wholeFrame(in: cell)
        frame.origin.x = content.frame.minX
        frame.size.width -= content.frame.minX
        if hasAccessory(cell, element) { frame.size.width = content.frame.width }
        return frame
    }

    /// Whether there is an accessory beside the content; views are connected later.
    private static func hasAccessory(_ cell: UITableViewCell, _ element: IBElement) -> Bool {
        cell.accessoryType != .none || element.list("connections").contains { $0["property"] == "accessoryView" }
    }

    /// All of a cell but the separator's pixel.
    static func wholeFrame(in cell: UIView) -> CGRect {
        var frame = cell.bounds
        frame.size.height -= 1 / cell.traitCollection.displayScale
        return frame
    }
}
