import Foundation
import UIKitFacts
import UIKitLayout

/// The frames of the content views of table cells, in files that store an outdated size.
enum IBCellContentFrame {
    /// The maximum height of a separator, in points.
    private static let separator: CGFloat = 1

    /// The frame in which a cell's content is laid out, or `nil` if it is the stored one.
    ///
    /// In UIKit, the content view is as high as the cell less the separator's pixel; accessories are beside it. Stored
    /// frames: four cells store a content height of 43, a row's default less the separator, while their subviews extend
    /// to the bottom of the cell or to one pixel above it: 104 of 104 in two (Xcode 6; MIT Mobile,
    /// `MITLibrariesItemHoldCell.xib`, `MITLibrariesItemLoanFineCell.xib`), 111.5 of 112 (Xcode 6.3; MacMagazine,
    /// `PostTableViewCell.xib`), 89 of 90, and in width 380 of 380 where 320 is stored (Xcode 6.3, in whole points;
    /// ChatSecure, `XMPPServerInfoCell.xib`).
    static func frame(of content: UIView, in cell: UITableViewCell, _ element: IBElement) -> CGRect? {
        guard FrameRule.contentOfCells.isOn, content.frame.minY == 0,
            content.frame.height < cell.bounds.height - separator
        else { return nil }
        var frame = cell.frameAboveSeparator
        frame.origin.x = content.frame.minX
        frame.size.width -= content.frame.minX
        if hasAccessory(cell, element) { frame.size.width = content.frame.width }
        return frame
    }

    /// Whether an accessory is shown beside the content. Accessory views are connected only later.
    private static func hasAccessory(_ cell: UITableViewCell, _ element: IBElement) -> Bool {
        cell.accessoryType != .none || element.list("connections").contains { $0["property"] == "accessoryView" }
    }
}
