import Foundation
import XCTest

/// Configurations, baselines, levels and conditions of the command `check`.
final class CheckConfigurationTests: XCTestCase {
    private let conflict = #"<constraint firstAttribute="width" constant="90" id="w2"/>"#

    private func configuration(_ text: String) throws -> String {
        try file(".fdlayout.yml", in: temporaryFolder(), Data(text.utf8))
    }

    private func conflictFile() throws -> String {
        try file("Cells/A.xib", in: temporaryFolder(), interface(more: conflict))
    }

    // MARK: Configurations

    func testRulesGetOtherLevelsOrAreSwitchedOff() throws {
        let path = try conflictFile()
        for (text, status, output) in [
            ("rules: {}", 1, "error: "), ("rules:\n  conflict: warning", 0, "warning: "),
            ("rules:\n  conflict: off", 0, ""), ("only_rules: [outside]", 0, ""),
            ("rules:\n  conflict: warning\nstrict: true", 1, "warning: "),
            ("overrides:\n  - paths: [Cells/*]\n    rules: {conflict: warning}", 0, "warning: "),
            ("overrides:\n  - paths: [Other/*]\n    rules: {conflict: warning}", 1, "error: "),
        ] {
            let tool = try Tool(["check", path, "--config", configuration(text)])
            XCTAssertEqual(tool.status, Int32(status), text)
            XCTAssertTrue(
                output.isEmpty ? tool.output.isEmpty : tool.output.contains(output), "\(text): \(tool.output)")
        }
    }

    func testUnknownWordsAreNamedWithTheirLineAndTheNearestKnownOne() throws {
        for (text, line, words) in [
            ("widths: [320]\nrulez: {}", 2, "unknown key 'rulez'. Did you mean 'rules'?"),
            ("rules:\n  conflic: off", 2, "unknown rule 'conflic'. Did you mean 'conflict'?"),
            ("rules:\n  conflict: eror", 2, "unknown level 'eror'. Did you mean 'error'?"),
            ("\n\ndevices: [iPhone 14 Plu]", 3, "unknown device 'iPhone 14 Plu'. Did you mean 'iPhone 14 Plus'?"),
            ("overrides:\n  - path: [x]", 2, "unknown key 'path' in overrides. Did you mean 'paths'?"),
            ("widths: [wide]", 1, "expected numbers of points"), ("widths: ]", 1, "not YAML"),
        ] {
            let path = try configuration(text)
            let tool = try Tool(["check", conflictFile(), "--config", path])
            XCTAssertEqual(tool.status, 65, text)
            XCTAssertTrue(tool.errors.hasPrefix("fdlayout: \(path):\(line): "), tool.errors)
            XCTAssertTrue(tool.errors.contains(words), tool.errors)
        }
    }

    func testFilesThatTheConfigurationExcludesAreNotSearched() throws {
        let folder = try temporaryFolder()
        _ = try file("Pods/A.xib", in: folder, interface(more: conflict))
        _ = try file("Own/B.xib", in: folder, interface())
        XCTAssertEqual(try Tool(["check", folder.path]).status, 1)
        XCTAssertEqual(try Tool(["check", folder.path, "--config", configuration("exclude: [Pods]")]).status, 0)
    }

    func testUnknownRulesOnTheCommandLineAreRefused() throws {
        for arguments in [["--only", "conflct"], ["--disable", "conflct"], ["--explain", "conflct"]] {
            let tool = try Tool(["check", conflictFile()] + arguments)
            XCTAssertEqual(tool.status, 64)
            XCTAssertTrue(tool.errors.contains("unknown rule 'conflct'. Did you mean 'conflict'?"), tool.errors)
        }
    }

    func testRulesAreExplained() throws {
        XCTAssertTrue(try Tool(["check", "--explain", "conflict"]).output.contains("Unable to simultaneously satisfy"))
        XCTAssertGreaterThan(try Tool(["check", "--explain", "all"]).lines.count, 15)
        XCTAssertEqual(try Tool(["check"]).status, 64, "without files")
    }

    // MARK: Baselines

    func testABaselineLeavesOutWhatIsKnown() throws {
        let path = try conflictFile()
        let baseline = try temporaryFolder().appendingPathComponent("baseline.json").path
        XCTAssertEqual(try Tool(["check", path, "--write-baseline", baseline]).status, 0)
        let known = try Tool(["check", path, "--baseline", baseline])
        XCTAssertEqual(known.status, 0, known.output)
        XCTAssertEqual(known.output, "")
        // Additional lines above move the finding, which remains known; a finding about another object is new.
        let moved = String(decoding: interface(more: conflict), as: UTF8.self)
            .replacingOccurrences(of: "<objects>", with: "\n\n<objects>")
        try Data(moved.utf8).write(to: URL(fileURLWithPath: path))
        XCTAssertEqual(try Tool(["check", path, "--baseline", baseline]).output, "")
        try Data(moved.replacingOccurrences(of: #"id="box""#, with: #"id="new""#).utf8)
            .write(to: URL(fileURLWithPath: path))
        XCTAssertEqual(
            try Tool(["check", path, "--baseline", baseline]).status, 1, "the new object lacks constraints")
    }

    func testABaselineOfAnotherVersionIsRefused() throws {
        for (text, words) in [
            (#"{"version": 9, "findings": {}}"#, ": a baseline of version 9"),
            ("[]", ": not a baseline of fdlayout: the top level has a value of another type"),
            (#"{"findings": {}}"#, #": not a baseline of fdlayout: the top level has no "version""#),
            (#"{"version": 1, "findings": {"a": "b"}}"#, ": not a baseline of fdlayout: findings.a has a value of"),
            ("{\n\"version\": 1,\n]", ":3: not a baseline of fdlayout: "),
            ("{\n\n", ":3: not a baseline of fdlayout: "),
        ] {
            let baseline = try file("baseline.json", in: temporaryFolder(), Data(text.utf8))
            let tool = try Tool(["check", conflictFile(), "--baseline", baseline])
            XCTAssertEqual(tool.status, 65)
            XCTAssertTrue(tool.errors.hasPrefix("fdlayout: \(baseline)\(words)"), tool.errors)
        }
        XCTAssertEqual(try Tool(["check", conflictFile(), "--baseline", "/no/such/file"]).status, 66)
    }

    func testAnyNumberOfFindingsAndAnyKeyOfABaselineIsAccepted() throws {
        let steps = String(repeating: "./", count: 200_000)
        for text in [
            #"{"version": 1, "findings": {"A.xib v conflict": 9223372036854775807, "./A.xib v conflict": 1}}"#,
            #"{"version": 1, "findings": {"A.xib v conflict": -9223372036854775808, "./A.xib v conflict": -1}}"#,
            #"{"version": 1, "findings": {"\#(steps)A.xib v conflict": 1}}"#,
        ] {
            let baseline = try file("baseline.json", in: temporaryFolder(), Data(text.utf8))
            let tool = try Tool(["check", conflictFile(), "--baseline", baseline])
            XCTAssertEqual(tool.status, 1, tool.errors)
            XCTAssertTrue(tool.output.contains("error: "), tool.output)
        }
    }

    // MARK: Conditions

    /// A scene with a label as wide as the screen.
    private func scene(_ text: String) -> Data {
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="14460" \
            initialViewController="c"><device id="retina4_7" orientation="portrait"/><scenes><scene sceneID="s"><objects>
            <viewController id="c" sceneMemberID="viewController"><view key="view" id="root">
            <rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
            <label text="\(text)" adjustsFontForContentSizeCategory="YES" translatesAutoresizingMaskIntoConstraints="NO" \
            id="label"><rect key="frame" x="0" y="100" width="375" height="20.5"/>
            <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></label></subviews><constraints>
            <constraint firstItem="label" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="a"/>
            <constraint firstItem="root" firstAttribute="trailing" secondItem="label" secondAttribute="trailing" id="b"/>
            <constraint firstItem="label" firstAttribute="top" secondItem="root" secondAttribute="top" constant="100" id="d"/>
            </constraints></view></viewController></objects></scene></scenes></document>
            """
        return Data(text.utf8)
    }

    private func cutOff(_ path: String, _ arguments: [String]) throws -> [String] {
        let tool = try Tool(["check", path, "--only", "cut-off", "--format", "json"] + arguments)
        return try tool.jsonRows().map { "\($0["id"] ?? "") \($0["widths"] ?? "") \($0["conditions"] ?? "")" }
    }

    func testWidthsDevicesTextSizesAndLengthsAreChecked() throws {
        let path = try file("Scene.storyboard", in: temporaryFolder(), scene("About thirty letters, all told"))
        XCTAssertEqual(try cutOff(path, ["--widths", "320,375"]).count, 0)
        XCTAssertEqual(try cutOff(path, ["--widths", "150,200,375"]).count, 1)
        XCTAssertEqual(try cutOff(path, ["--devices", "iPhone SE 1", "--stretch-text", "2"]).count, 1)
        XCTAssertEqual(try cutOff(path, ["--devices", "iPhone SE 1", "--text-sizes", "AX5"]).count, 1)
        XCTAssertEqual(
            try cutOff(path, ["--text-sizes", "accessibility", "--orientations", "portrait,landscape"]).count, 1)
        XCTAssertEqual(try cutOff(path, ["--direction", "ltr,rtl"]).count, 0)
    }

    func testTranslationsBesideTheFileAreChecked() throws {
        let folder = try temporaryFolder()
        let path = try file("Base.lproj/Scene.storyboard", in: folder, scene("Short"))
        let german = "/* Class */\n\"label.text\" = \"Eine Beschriftung, die sehr viel länger ist als das Original\";\n"
        _ = try file("de.lproj/Scene.strings", in: folder, Data(german.utf8))
        let catalogue =
            #"{"sourceLanguage":"en","strings":{"label.text":{"localizations":{"fr":{"stringUnit":{"state":"translated","value":"Un intitulé qui est beaucoup plus long que l'original"}},"ja":{"stringUnit":{"state":"translated","value":"短"}}}}},"version":"1.0"}"#
        _ = try file("mul.lproj/Scene.xcstrings", in: folder, Data(catalogue.utf8))
        XCTAssertEqual(try cutOff(path, []).count, 0)
        let found = try cutOff(path, ["--languages", "all"])
        XCTAssertEqual(found.count, 1)
        XCTAssertTrue(found[0].contains("language de") && found[0].contains("language fr"), found[0])
        XCTAssertFalse(found[0].contains("language ja"), found[0])
        XCTAssertEqual(try cutOff(path, ["--languages", "ja"]).count, 0)
        _ = try file("de.lproj/Scene.strings", in: folder, Data("\"label.text\" = ".utf8))
        XCTAssertEqual(try Tool(["check", path, "--languages", "de"]).status, 65)
    }

    func testSourcesAndAssetsAreSearched() throws {
        let folder = try temporaryFolder()
        let text = String(decoding: interface(), as: UTF8.self)
            .replacingOccurrences(of: #"userLabel="Badge""#, with: #"customClass="Badge""#)
        let path = try file("View.xib", in: folder, Data(text.utf8))
        let sources = folder.appendingPathComponent("Sources")
        _ = try file("Other.swift", in: sources, Data("final class Other: UIView {}".utf8))
        XCTAssertEqual(try Tool(["check", path, "--sources", sources.path]).status, 1)
        _ = try file("Badge.m", in: sources, Data("@implementation Badge\n@end".utf8))
        XCTAssertEqual(try Tool(["check", path, "--sources", sources.path]).status, 0)
        XCTAssertEqual(try Tool(["check", path, "--sources", "/no/such/folder"]).status, 66)
    }
}
