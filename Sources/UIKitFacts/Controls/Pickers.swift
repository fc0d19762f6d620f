import Foundation

/// The sizes of pickers with wheels.
package enum Pickers {
    /// The size of a picker on phones in portrait.
    package static let size = Constant(
        "UIPickerView, UIDatePicker with wheels", CGSize(width: 320, height: 216), source: "UIKit on phones in portrait"
    )
    /// The height of a picker's row, in points.
    package static let rowHeight = Constant<CGFloat>("UIPickerView, row", 34, source: "UIKit")

    /// The height of pickers in cells that are top-level objects of a file. Interface Builder draws such cells without
    /// a screen, and therefore with the shorter pickers that UIKit shows where less height is available than on a phone
    /// in portrait.
    package static let heightInCells = FactTable<CGFloat>(
        "UIPickerView, UIDatePicker with wheels, height in a cell of a file of its own", rule: .pickersInCells,
        Fact(
            162, from: XcodeVersion.xcode9, frames: 4, projects: 2,
            source: "stored frames: 162, and 194 where priorities tie (LoopKit, "
                + "`RepeatingScheduleValueTableViewCell.xib`, `SetConstrainedScheduleEntryTableViewCell.xib`, "
                + "`DateAndDurationTableViewCell.xib`; Threema, `TimePickerCell.xib`)"))

    /// The tables and constants in this file, for the page of all facts.
    static let facts: [any FactListing] = [size, rowHeight, heightInCells]
}
