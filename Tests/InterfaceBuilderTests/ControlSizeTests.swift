import Foundation
import InterfaceBuilder
import XCTest

/// The sizes of controls by the version of Xcode. "Stored frames" are those that Xcode itself wrote into public files.
final class ControlSizeTests: XCTestCase {
    private func size(of name: String, _ attributes: String = "", _ content: String = "", tools: Int) throws -> CGSize?
    {
        try frames(
            """
            <view id="root">\(rect(0, 0, 300, 200))<subviews>
            <\(name) translatesAutoresizingMaskIntoConstraints="NO" id="control" \(attributes)>\(content)</\(name)></subviews>
            <constraints>\(tie("control", "top", "root", "top"))\(tie("control", "leading", "root", "leading"))</constraints></view>
            """, tools: tools, intrinsicSizes: .measured)["control"]?.size
    }

    // Stored frames; the search bar's heights but the last are UIKit's.
    func testControlsAreAsLargeAsTheVersionOfXcodeDrawsThem() throws {
        XCTAssertEqual(try size(of: "switch", tools: 23_504), CGSize(width: 51, height: 31))
        XCTAssertEqual(try size(of: "switch", tools: 24_127), CGSize(width: 63, height: 28))
        XCTAssertEqual(try size(of: "stepper", tools: 10_117), CGSize(width: 94, height: 29))
        XCTAssertEqual(try size(of: "stepper", tools: 16_097), CGSize(width: 94, height: 32))
        XCTAssertEqual(try size(of: "slider", tools: 21_225)?.height, 31)
        XCTAssertEqual(try size(of: "segmentedControl", tools: 11_542)?.height, 29)
        XCTAssertEqual(try size(of: "segmentedControl", tools: 18_122)?.height, 32)
        XCTAssertEqual(
            try [10_117, 18_122, 24_127].map { try size(of: "searchBar", tools: $0)?.height }, [44, 56, 64])
    }

    // Stored frames: 30 and 34 with a border, else a line up to whole points.
    func testTextFieldsAreAsHighAsTheirBorderOrTheirLine() throws {
        let font = #"<fontDescription key="fontDescription" type="system" pointSize="16"/>"#
        let bordered = #"borderStyle="roundedRect""#
        XCTAssertEqual(try size(of: "textField", bordered, font, tools: 14_490)?.height, 30)
        XCTAssertEqual(try size(of: "textField", bordered, font, tools: 19_529)?.height, 34)
        XCTAssertEqual(try size(of: "textField", "", font, tools: 11_542)?.height, 20)
    }
}
