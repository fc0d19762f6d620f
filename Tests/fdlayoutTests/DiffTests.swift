import Foundation
import XCTest

/// `fdlayout diff` compares the layouts of two versions of files.
final class DiffTests: XCTestCase {
    private var folder = URL(fileURLWithPath: "")
    private let feed = repository.appendingPathComponent("Examples/Feed/Feed.storyboard")

    override func setUpWithError() throws {
        folder = try temporaryFolder()
    }

    /// Writes two versions of a file and compares them.
    private func diff(_ old: Data, _ new: Data, _ arguments: [String] = []) throws -> Tool {
        try Tool(
            [
                "diff", try file("old/a.xib", in: folder, old), try file("new/a.xib", in: folder, new),
            ] + arguments)
    }

    /// The sample storyboard, in which one string is replaced by another.
    private func feed(replacing text: String, by other: String) throws -> Data {
        let source = try String(contentsOf: feed, encoding: .utf8)
        XCTAssertTrue(source.contains(text))
        return Data(source.replacingOccurrences(of: text, with: other).utf8)
    }

    private func rows(_ tool: Tool, _ kind: String) throws -> [[String: Any]] {
        try tool.jsonRows().filter { $0["kind"] as? String == kind }
    }

    func testEqualVersionsHaveNoDifferences() throws {
        let tool = try diff(interface(), interface(), ["--widths", "320,414"])
        XCTAssertEqual(tool.status, 0, tool.errors)
        XCTAssertEqual(tool.output, "")
        XCTAssertEqual(tool.errors, "no view changed in 1 file\n")
    }

    // The constraint for the width of the box has another constant; the position of the box is the same.
    func testAViewThatGrewHasBothFramesAndTheDifference() throws {
        let tool = try diff(interface(), interface(boxWidth: "140"), ["--format", "json"])
        XCTAssertEqual(tool.status, 1, tool.errors)
        let row = try XCTUnwrap(try tool.jsonRows().first)
        XCTAssertEqual(try tool.jsonRows().count, 1)
        XCTAssertEqual(row["kind"] as? String, "resized")
        XCTAssertEqual(row["id"] as? String, "box")
        XCTAssertEqual(row["line"] as? Int, 4)
        XCTAssertEqual(row["old"] as? [Double], [0, 0, 100, 10])
        XCTAssertEqual(row["new"] as? [Double], [0, 0, 140, 10])
        XCTAssertEqual(row["isInStoredSize"] as? Bool, true)
        let text = try diff(interface(), interface(boxWidth: "140"))
        XCTAssertTrue(text.output.contains("Badge\" (box) is wider by 40 (100 × 10 to 140 × 10)\n"), text.output)
    }

    // Xcode rounds stored frames; the constraints give the same frame as before.
    func testAFrameThatOnlyXcodeRoundedIsNoDifference() throws {
        let rounded = String(decoding: interface(), as: UTF8.self)
            .replacingOccurrences(of: "width=\"100\" height=\"10\"", with: "width=\"100.5\" height=\"10\"")
        let tool = try diff(interface(), Data(rounded.utf8))
        XCTAssertEqual(tool.status, 0, tool.errors)
        XCTAssertEqual(tool.errors, "no view changed in 1 file; 1 stored frame changed without effect\n")
        let row = try XCTUnwrap(diff(interface(), Data(rounded.utf8), ["--format", "json"]).jsonRows().first)
        XCTAssertEqual(row["kind"] as? String, "stored")
        XCTAssertEqual(row["new"] as? [Double], [0, 0, 100.5, 10])
    }

    func testTextFontsAndColoursAreCompared() throws {
        let new = try feed(replacing: "text=\"Title\"", by: "text=\"Heading\"")
        let text = try rows(diff(try Data(contentsOf: feed), new, ["--format", "json", "--only", "text"]), "text")
        XCTAssertEqual(text.map { $0["old"] as? String }, ["Title"])
        XCTAssertEqual(text.map { $0["new"] as? String }, ["Heading"])
        let label = """
            <label text="A" textAlignment="natural" translatesAutoresizingMaskIntoConstraints="NO" id="box">\
            <rect key="frame" x="0" y="0" width="20" height="20"/>\
            <fontDescription key="fontDescription" type="system" pointSize="17"/>\
            <color key="textColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/></label>
            """
        let old = Self.view(containing: label)
        let changed = Self.view(
            containing: label.replacingOccurrences(of: "pointSize=\"17\"", with: "pointSize=\"15\"")
                .replacingOccurrences(of: "green=\"0\"", with: "green=\"1\""))
        let tool = try diff(old, changed, ["--format", "json"])
        XCTAssertEqual(try rows(tool, "color").first?["old"] as? String, "#FF0000")
        XCTAssertEqual(try rows(tool, "color").first?["new"] as? String, "#FFFF00")
        XCTAssertTrue(try XCTUnwrap(rows(tool, "font").first?["new"] as? String).hasSuffix(" 15"))
    }

    private static func view(containing views: String) -> Data {
        Data(
            """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="14460"><objects>
            <view id="root"><rect key="frame" x="0" y="0" width="300" height="200"/>
            <subviews>\(views)</subviews></view></objects></document>
            """.utf8)
    }

    func testViewsThatAppearOrVanishAreNamed() throws {
        let (empty, full) = (Self.view(containing: ""), interface())
        let appeared = try diff(empty, full, ["--format", "json"])
        XCTAssertEqual(try rows(appeared, "appeared").map { $0["id"] as? String }, ["box"])
        let vanished = try diff(full, empty, ["--format", "json"])
        XCTAssertEqual(try rows(vanished, "vanished").map { $0["id"] as? String }, ["box"])
    }

    // In interface(), the element of the box begins on line 4.
    func testAVanishedViewIsNamedByItsPlaceInTheOldVersion() throws {
        let tool = try diff(interface(), Self.view(containing: ""))
        let line = try XCTUnwrap(tool.output.split(separator: "\n").first { $0.contains("vanished") })
        XCTAssertTrue(line.contains("/old/a.xib:4: "), tool.output)
    }

    // The text fits on one line at 414 points, but not at 320.
    func testALongerTextMakesACellTallerAtNarrowWidthsOnly() throws {
        let new = try feed(replacing: "text=\"Content\"", by: "text=\"A text for one line of a screen of 414 points\"")
        let tool = try diff(
            try Data(contentsOf: feed), new, ["--widths", "320,414", "--only", "resized", "--format", "json"])
        let cell = try tool.jsonRows().filter { $0["id"] as? String == "FED-ce-001" }
        XCTAssertEqual(cell.map { $0["widths"] as? [Double] }, [[320]], tool.output)
    }

    func testFoldersArePairedByPath() throws {
        let (old, new) = (folder.appendingPathComponent("old"), folder.appendingPathComponent("new"))
        for name in ["same.xib", "sub/changed.xib", "removed.xib"] { _ = try file(name, in: old, interface()) }
        _ = try file("same.xib", in: new, interface())
        _ = try file("sub/changed.xib", in: new, interface(boxWidth: "50"))
        _ = try file("added.xib", in: new, interface())
        let tool = try Tool(["diff", old.path, new.path, "--format", "json"])
        let found = try tool.jsonRows().map { row in
            let name = (row["file"] as? String ?? "").split(separator: "/").last.map(String.init) ?? ""
            return "\(name) \(row["kind"] as? String ?? "") \(row["id"] as? String ?? "")"
        }
        XCTAssertEqual(found, ["added.xib appeared root", "removed.xib vanished root", "changed.xib resized box"])
        XCTAssertEqual(tool.status, 1)
    }

    func testPicturesShowTheVersionsAndTheirDifferenceSideBySide() throws {
        let pictures = folder.appendingPathComponent("pictures").path
        let tool = try diff(interface(), interface(boxWidth: "140"), ["-o", pictures, "--format", "markdown"])
        XCTAssertEqual(try FileManager.default.contentsOfDirectory(atPath: pictures), ["a-root.png"])
        let header = try Data(contentsOf: URL(fileURLWithPath: pictures + "/a-root.png"))
        let width = (0..<4).reduce(0) { $0 << 8 | Int(header[16 + $1]) }
        XCTAssertEqual(width, 2 * (3 * 300 + 4 * 16))
        XCTAssertTrue(tool.output.contains("| view | id | change | widths |"), tool.output)
        XCTAssertTrue(tool.output.contains("(a-root.png)"), tool.output)
    }

    func testFaultsHaveStatusesAboveOne() throws {
        let sound = try file("a.xib", in: folder, interface())
        let broken = try file("b.xib", in: folder, Data("<document>".utf8))
        let cases: [([String], Int32)] = [
            ([sound, folder.path], 64), ([sound], 64), ([sound, sound, "--only", "move"], 64),
            ([sound, broken], 65), ([sound, folder.appendingPathComponent("none.xib").path], 66),
            ([sound, sound, "-o", "/dev/null/pictures"], 74), ([sound, sound, "--widths", "0"], 64),
        ]
        for (arguments, status) in cases {
            let tool = try Tool(["diff"] + arguments)
            XCTAssertEqual(tool.status, status, "\(arguments): \(tool.errors)")
        }
    }
}
