import Foundation
import XCTest

/// The scale of heights is that of the device that a file names, as it is for `frames`, `render` and `check`.
final class DeviceScaleTests: XCTestCase {
    /// A cell whose content is 50 points high. Its row also has the separator, which is one pixel.
    private func file(device: String) throws -> String {
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505">
            <device id="\(device)" orientation="portrait"/><objects>
            <tableViewCell reuseIdentifier="cell" id="cell"><rect key="frame" x="0" y="0" width="320" height="44"/>
            <tableViewCellContentView key="contentView" tableViewCell="cell" id="content">
            <rect key="frame" x="0" y="0" width="320" height="44"/><subviews>
            <view translatesAutoresizingMaskIntoConstraints="NO" id="box"/></subviews><constraints>
            <constraint firstItem="box" firstAttribute="height" constant="50" id="h"/>
            <constraint firstItem="box" firstAttribute="top" secondItem="content" secondAttribute="top" id="t"/>
            <constraint firstItem="content" firstAttribute="bottom" secondItem="box" secondAttribute="bottom" id="b"/>
            <constraint firstItem="box" firstAttribute="leading" secondItem="content" secondAttribute="leading" id="l"/>
            <constraint firstItem="content" firstAttribute="trailing" secondItem="box" secondAttribute="trailing" id="r"/>
            </constraints></tableViewCellContentView></tableViewCell></objects></document>
            """
        return try file("Cell.xib", in: temporaryFolder(), Data(text.utf8))
    }

    /// The height that a command of the tool prints for the cell.
    private func height(device: String, _ arguments: String..., input: String = "[{}]") throws -> String? {
        let tool = try Tool(
            ["heights", try file(device: device), "--identifier", "cell", "--data", "-", "--width", "320"] + arguments,
            input: Data(input.utf8))
        XCTAssertEqual(tool.status, 0, tool.errors)
        return tool.lines.first
    }

    // Apple's Human Interface Guidelines, Layout: iPhone 15 has three pixels per point, iPhone 11 two.
    func testHeightsAreThoseOfTheFilesDevice() throws {
        XCTAssertEqual(try height(device: "retina6_12"), "0:0 50.333333")
        XCTAssertEqual(try height(device: "retina6_1"), "0:0 50.5")
        XCTAssertEqual(try height(device: "unheard_of"), "0:0 50.5")
        XCTAssertEqual(try height(device: "retina6_12", "--scale", "2"), "0:0 50.5")
        XCTAssertEqual(
            try height(device: "retina6_12", "--format", "jsonl", input: "{}\n"), #"{"height":50.333333,"row":0}"#)
    }

    func testATemplateHasTheScaleOfTheFilesDevice() throws {
        for (device, arguments, scale) in [
            ("retina6_12", [], 3), ("retina6_1", [], 2), ("retina6_12", ["--scale", "1"], 1),
        ] as [(String, [String], Int)] {
            let tool = try Tool(["export", try file(device: device), "--identifier", "cell"] + arguments)
            XCTAssertEqual(tool.status, 0, tool.errors)
            XCTAssertTrue(tool.output.contains("\"scale\": \(scale)"), tool.output)
        }
    }

    /// The height that is found is not the computed one, so it is the saved one.
    func testSavedHeightsAreFoundAtTheScaleOfTheFilesDevice() throws {
        let cell = try file(device: "retina6_12")
        let path = try temporaryFolder().appendingPathComponent("cell.heights").path
        let saved = try Tool(
            ["save-heights", cell, "--identifier", "cell", "--data", "-", "--widths", "320", "--output", path],
            input: Data(#"{"heights":[123],"key":1}"#.utf8))
        XCTAssertEqual(saved.status, 0, saved.errors)
        let found = try Tool(
            [
                "heights", cell, "--identifier", "cell", "--data", "-", "--width", "320", "--cache", "key", "--key",
                "id",
                "--saved-heights", path,
            ], input: Data(#"[{"id": 1}]"#.utf8))
        XCTAssertEqual(found.lines, ["0:0 123"], found.errors)
    }
}
