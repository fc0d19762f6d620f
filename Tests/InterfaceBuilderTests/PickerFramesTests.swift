import Foundation
import InterfaceBuilder
import XCTest

/// The heights of pickers in cells that have files of their own. Expected frames are stored ones.
nonisolated final class PickerFramesTests: XCTestCase {}

extension PickerFramesTests {
    /// A cell with a line of text above a picker. One constraint gives the picker a height, another ties it to the
    /// bottom of the cell, both at 750, the priority of the picker's compression resistance.
    private func frames(
        _ wheels: String, cell: (width: Double, height: Double), wanted: Double, below: Double, line: String,
        tools: Int
    ) throws -> [String: CGRect] {
        let subviews = """
            \(line)<\(wheels) translatesAutoresizingMaskIntoConstraints="NO" id="wheels">
            <constraints>\(size("height", wanted, "wanted", #"priority="750""#))</constraints></\(wheels)>
            """
        let constraints =
            tie("line", "top", "content", "top", #"constant="11""#)
            + ["leading", "trailing"].map { tie("line", $0, "content", $0) + tie("wheels", $0, "content", $0) }.joined()
            + tie("wheels", "top", "line", "bottom", #"constant="8""#)
            + tie("content", "bottom", "wheels", "bottom", #"constant="\#(below)" priority="750""#)
        let frame = rect(0, 0, cell.width, cell.height)
        return try self.frames(
            """
            <tableViewCell id="cell">\(frame)<tableViewCellContentView key="contentView" tableViewCell="cell" id="content">\(frame)
            <subviews>\(subviews)</subviews><constraints>\(constraints)</constraints></tableViewCellContentView></tableViewCell>
            """, tools: tools, intrinsicSizes: .measured)
    }

    private func label(_ attributes: String = "", _ constraints: String = "") -> String {
        """
        <label text="Label" lineBreakMode="tailTruncation" translatesAutoresizingMaskIntoConstraints="NO" id="line" \(attributes)>
        <constraints>\(constraints)</constraints><fontDescription key="fontDescription" type="system" pointSize="17"/></label>
        """
    }

    // LoopKit, `RepeatingScheduleValueTableViewCell.xib` and `SetConstrainedScheduleEntryTableViewCell.xib`: pickers
    // with an intrinsic height of 162 points may be 150 to 162 high at priority 750, and the line above maximizes their
    // height.
    func testALineGivesWayToWheelsThatAreAsHighAsTheyWant() throws {
        for wheels in ["datePicker", "pickerView"] {
            let frames = try frames(
                wheels, cell: (352, 227), wanted: 150, below: 2.5, line: label(#"verticalHuggingPriority="252""#),
                tools: 14_854)
            XCTAssertEqual(frames["wheels"], CGRect(x: 0, y: 62.5, width: 352, height: 162), wheels)
            XCTAssertEqual(frames["line"]?.height, 43.5, wheels)
        }
    }

    // LoopKit, `DateAndDurationTableViewCell.xib`: a picker with an intrinsic height of 162 points may be 194 to 200
    // high at priority 750, and its hugging minimizes its height.
    func testWheelsAreLowerThanAConstraintWants() throws {
        let frames = try frames(
            "datePicker", cell: (375, 244), wanted: 200, below: 3, line: label("", size("height", 28, "high")),
            tools: 16_097)
        XCTAssertEqual(frames["wheels"], CGRect(x: 0, y: 47, width: 375, height: 194))
    }
}
