import Foundation
import XCTest

final class CheckTests: XCTestCase {
    /// A file with a box of this width at the left of a view of 300 points.
    private func file(width: Int, more: String = "") throws -> String {
        let path = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).xib").path
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="14460"><objects>
            <view id="root"><rect key="frame" x="0" y="0" width="300" height="200"/>
            <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="box" userLabel="Badge">
            <rect key="frame" x="0" y="0" width="\(width)" height="10"/>
            <constraints><constraint firstAttribute="width" constant="\(width)" id="w"/>\(more)
            <constraint firstAttribute="height" constant="10" id="h"/></constraints></view></subviews>
            <constraints>
            <constraint firstItem="box" firstAttribute="top" secondItem="root" secondAttribute="top" id="t"/>
            <constraint firstItem="box" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="l"/>
            </constraints></view></objects></document>
            """
        try Data(text.utf8).write(to: URL(fileURLWithPath: path))
        addTeardownBlock { try? FileManager.default.removeItem(atPath: path) }
        return path
    }

    func testASoundFileHasNoOutputAndStatusZero() throws {
        let tool = try Tool(["check", file(width: 100)])
        XCTAssertEqual(tool.status, 0)
        XCTAssertEqual(tool.output, "")
        XCTAssertEqual(try Tool(["check", file(width: 100), "--format", "json"]).output, "[]\n")
    }

    func testAFindingIsTextWithFileAndLineAndStatusOne() throws {
        let path = try file(width: 310)
        let tool = try Tool(["check", path])
        XCTAssertEqual(tool.status, 1)
        XCTAssertTrue(tool.output.hasPrefix("\(path):4: outside: "), tool.output)
        XCTAssertTrue(tool.output.contains("Badge"), tool.output)
    }

    func testWidthsAtWhichSomethingIsFoundAreTold() throws {
        let tool = try Tool(["check", file(width: 250), "--widths", "400,200,240", "--format", "json"])
        XCTAssertEqual(tool.status, 1)
        let rows = try XCTUnwrap(JSONSerialization.jsonObject(with: Data(tool.output.utf8)) as? [[String: Any]])
        XCTAssertEqual(rows.count, 1)
        XCTAssertEqual(rows.first?["kind"] as? String, "outside")
        XCTAssertEqual(rows.first?["id"] as? String, "box")
        XCTAssertEqual(rows.first?["line"] as? Int, 4)
        XCTAssertEqual(rows.first?["widths"] as? [Double], [200, 240])
    }

    // GitHub's documentation of workflow commands.
    func testFindingsAreGitHubsWorkflowCommands() throws {
        let conflict = #"<constraint firstAttribute="width" constant="90" id="w2"/>"#
        let path = try file(width: 100, more: conflict)
        let tool = try Tool(["check", path, "--format", "github"])
        XCTAssertEqual(tool.status, 1)
        let lines = tool.output.split(separator: "\n")
        XCTAssertTrue(lines.allSatisfy { $0.hasPrefix("::warning file=\(path),line=") }, tool.output)
        XCTAssertTrue(tool.output.contains("title=conflict::"), tool.output)
    }

    func testBadInputIsNotAFinding() throws {
        XCTAssertEqual(try Tool(["check", "/no/such/file.xib"]).status, 66)
        XCTAssertEqual(try Tool(["check", file(width: 1), "--widths", "wide"]).status, 64)
        XCTAssertEqual(try Tool(["check", file(width: 1, more: "<")]).status, 65)
    }
}
