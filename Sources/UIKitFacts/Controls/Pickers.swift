import Foundation

/// The sizes of pickers with wheels.
package enum Pickers {
    /// The size on phones in portrait.
    package static let size = Constant(
        "UIPickerView, UIDatePicker with wheels", CGSize(width: 320, height: 216), source: "UIKit on phones in portrait"
    )
    /// The height of a row.
    package static let rowHeight = Constant<CGFloat>("UIPickerView, row", 34, source: "UIKit")

    /// The height in cells that have files of their own: Interface Builder draws them without a screen, and with the
    /// pickers that UIKit shows where less height is available than on a phone in portrait.
    package static let heightInCells = FactTable<CGFloat>(
        "UIPickerView, UIDatePicker with wheels, height in a cell of a file of its own", rule: .pickersInCells,
        Fact(
            162, from: XcodeVersion.xcode9, frames: 4, projects: 2,
            source: "stored frames: 162, and 194 where priorities tie (LoopKit, "
                + "`RepeatingScheduleValueTableViewCell.xib`, `SetConstrainedScheduleEntryTableViewCell.xib`, "
                + "`DateAndDurationTableViewCell.xib`; Threema, `TimePickerCell.xib`)"))

    /// The facts in this file.
    static let facts: [any FactListing] = [size, rowHeight, heightInCells]
}
