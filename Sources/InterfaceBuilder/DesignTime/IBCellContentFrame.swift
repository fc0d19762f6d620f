import Foundation
import UIKitFacts
import UIKitLayout

/// The frames of table cells' content views for which files store an outdated size.
enum IBCellContentFrame {
    /// The maximum height of a separator, in points.
    private static let separator: CGFloat = 1

    /// The frame in which a cell's content view is laid out, or `nil` if the stored frame is up to date.
    ///
    /// In UIKit, the height of the content view is that of the cell less the separator's pixel, and an accessory is
    /// beside the content view.
    ///
    /// Evidence: four taller cells store a content height of 43 points, the default row height less the separator, but
    /// their subviews extend to the bottom of the cell or nearly so. The lowest subview ends at 104 points in two cells
    /// 104 points tall (Xcode 6; MIT Mobile, `MITLibrariesItemHoldCell.xib`, `MITLibrariesItemLoanFineCell.xib`), at
    /// 111.5 of 112 points in the third (Xcode 6.3; MacMagazine, `PostTableViewCell.xib`) and at 89 of 90 points in the
    /// fourth, in whole points. The subviews of the fourth also extend over the cell's width of 380 points, although a
    /// content width of 320 is stored (Xcode 6.3; ChatSecure, `XMPPServerInfoCell.xib`).
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

    /// Whether an accessory is shown beside the content view. An accessory view is recognized by its outlet in the
    /// file, because outlets are connected later.
    private static func hasAccessory(_ cell: UITableViewCell, _ element: IBElement) -> Bool {
        cell.accessoryType != .none || element.list("connections").contains { $0["property"] == "accessoryView" }
    }
}
