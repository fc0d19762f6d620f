import Foundation
import XCTest

final class CheckTests: XCTestCase {
    /// A file with a box of the given width at the left of a view of 300 points.
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

    func testAFindingIsTextWithFileLineAndRule() throws {
        let path = try file(width: 310)
        let tool = try Tool(["check", path, "--level", "note"])
        XCTAssertEqual(tool.status, 0, "a note")
        XCTAssertTrue(tool.output.hasPrefix("\(path):4: note: view \"Badge\" (box) extends outside "), tool.output)
        let lines = tool.output.split(separator: "\n")
        XCTAssertEqual(lines.count, 2)
        XCTAssertTrue(lines[0].hasSuffix("(outside)"), tool.output)
        XCTAssertTrue(lines[1].hasPrefix("    Fix: "), tool.output)
        XCTAssertEqual(tool.errors, "1 note in 1 file\n")
    }

    // GitHub's documentation of workflow commands.
    func testFindingsAreGitHubsWorkflowCommands() throws {
        let conflict = #"<constraint firstAttribute="width" constant="90" id="w2"/>"#
        let path = try file(width: 100, more: conflict)
        let tool = try Tool(["check", path, "--format", "github"])
        XCTAssertEqual(tool.status, 1)
        let lines = tool.output.split(separator: "\n")
        XCTAssertTrue(lines.allSatisfy { $0.hasPrefix("::error file=\(path),line=") }, tool.output)
        XCTAssertTrue(tool.output.contains("title=conflict::"), tool.output)
    }

    func testWhatTheReaderLeavesOutIsNoNoiseAndNoFailure() throws {
        let path = try file(width: 100)
        let text = try String(contentsOfFile: path, encoding: .utf8)
            .replacingOccurrences(of: "</view></subviews>", with: "<novelty/></view></subviews>")
        try Data(text.utf8).write(to: URL(fileURLWithPath: path))
        for arguments in [[], ["--strict"]] {
            let tool = try Tool(["check", path] + arguments)
            XCTAssertEqual(tool.status, 0, tool.errors)
            XCTAssertEqual(tool.errors, "nothing found in 1 file\n")
        }
        XCTAssertTrue(try Tool(["check", path, "--level", "note"]).output.contains("(not-understood)"))
    }

    // The table of rules in Documentation/checks.md.
    func testEachRuleIsDocumentedWithItsLevelAndSummary() throws {
        let page = try String(
            contentsOf: repository.appendingPathComponent("Documentation/checks.md"), encoding: .utf8)
        let documented = page.matches(
            of: #/(?m)^\| <a id="[a-z-]+"></a>`([a-z-]+)` \| (note|warning|error) \| (.*) \|$/#
        )
        .map { "\($0.1) \($0.2) \($0.3)" }
        let listed = try Tool(["check", "--explain", "all"]).lines.map { $0.replacing(#/ +/#, with: " ") }
        XCTAssertEqual(listed, documented)
    }

    func testBadInputIsNotAFinding() throws {
        XCTAssertEqual(try Tool(["check", "/no/such/file.xib"]).status, 66)
        XCTAssertEqual(try Tool(["check", file(width: 1), "--widths", "wide"]).status, 64)
        XCTAssertEqual(try Tool(["check", file(width: 1, more: "<")]).status, 65)
    }
}
