import Foundation
import UIKitLayout

/// How high the content of table cells is, where files note a height that it had before.
enum IBCellContent {
    /// What the separator takes of a cell's height at most, in points.
    private static let separator: CGFloat = 1

    /// The height in which a cell's content is laid out; `nil` where that is the one that the file notes.
    ///
    /// UIKit gives the content all of the cell's height but that of the separator; accessories are beside it. Stored frames: two
    /// cells of 104 points note 43 for their content, a row's default less the separator, and what they hold reaches down to
    /// 104 (Xcode 6; MIT Mobile, `MITLibrariesItemHoldCell.xib`, `MITLibrariesItemLoanFineCell.xib`).
    static func height(of content: UIView, in cell: UIView) -> CGFloat? {
        guard FrameRule.contentOfCells.isOn, content.frame.minY == 0 else { return nil }
        return content.frame.height < cell.bounds.height - separator ? cell.bounds.height : nil
    }
}
