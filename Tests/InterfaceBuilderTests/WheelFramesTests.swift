import Foundation
import InterfaceBuilder
import XCTest

/// How high wheels are in cells that a file holds by themselves. Expected frames are stored ones.
nonisolated final class WheelFramesTests: XCTestCase {}

extension WheelFramesTests {
    /// A cell with a line of text above wheels, which a constraint wants as high as given and another one as low as the cell, both
    /// at 750, the priority of the wheels' compression resistance.
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

    // LoopKit, `RepeatingScheduleValueTableViewCell.xib` and `SetConstrainedScheduleEntryTableViewCell.xib`: wheels that want 162
    // points may have from 150 to 162 at priority 750, and the line above wants them to be as high as they can.
    func testALineGivesWayToWheelsThatAreAsHighAsTheyWant() throws {
        for wheels in ["datePicker", "pickerView"] {
            let frames = try frames(
                wheels, cell: (352, 227), wanted: 150, below: 2.5, line: label(#"verticalHuggingPriority="252""#),
                tools: 14_854)
            XCTAssertEqual(frames["wheels"], CGRect(x: 0, y: 62.5, width: 352, height: 162), wheels)
            XCTAssertEqual(frames["line"]?.height, 43.5, wheels)
        }
    }

    // LoopKit, `DateAndDurationTableViewCell.xib`: wheels that want 162 points may have from 194 to 200 at priority 750, and want
    // to be as low as they can.
    func testWheelsAreLowerThanAConstraintWants() throws {
        let frames = try frames(
            "datePicker", cell: (375, 244), wanted: 200, below: 3, line: label("", size("height", 28, "high")),
            tools: 16_097)
        XCTAssertEqual(frames["wheels"], CGRect(x: 0, y: 47, width: 375, height: 194))
    }
}
