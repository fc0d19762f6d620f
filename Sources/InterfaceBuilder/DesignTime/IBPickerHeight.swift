import Foundation
import UIKitFacts
import UIKitLayout

/// The heights of pickers in cells that have files of their own.
///
/// UIKit's pickers are 216 points high, and 162 where less height is available than on a phone in portrait. Interface
/// Builder draws cells without a screen, and in them the shorter pickers. Stored frames: 162, 162 and 194 in 3 cells of
/// one project, all of which follow from 162 where priorities tie, and 162 in a cell that a picker fills (LoopKit,
/// `RepeatingScheduleValueTableViewCell.xib`, `SetConstrainedScheduleEntryTableViewCell.xib`,
/// `DateAndDurationTableViewCell.xib`; Threema, `TimePickerCell.xib`).
enum IBPickerHeight {
    private static let heights: [VersionedValue<CGFloat>] = [.init(162, from: XcodeVersion.xcode9)]

    /// The intrinsic size of a picker in a cell, or `nil` for other views and for pickers in a scene or table.
    static func contentSize(of view: UIView, in file: InterfaceFile, at place: IBRootPlacement) -> CGSize? {
        guard FrameRule.pickersInCells.isOn, case .topLevel = place, isWheelPicker(view), isInCell(view),
            let height = heights.value(for: file.toolsVersion)
        else { return nil }
        return CGSize(width: view.intrinsicContentSize.width, height: height)
    }

    private static func isInCell(_ view: UIView) -> Bool {
        sequence(first: view, next: \.superview).contains { $0 is UITableViewCell || $0 is UICollectionViewCell }
    }

    private static func isWheelPicker(_ view: UIView) -> Bool {
        view is UIPickerView || (view as? UIDatePicker)?.datePickerStyle == .wheels
    }
}
