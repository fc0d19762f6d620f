import Foundation
import XCTest

/// Baselines, reports and configurations, however files are named.
final class CheckPathsTests: XCTestCase {
    private let conflict = #"<constraint firstAttribute="width" constant="90" id="w2"/>"#

    /// A repository with a file in `App` that has a conflict.
    private func repository() throws -> URL {
        let folder = try temporaryFolder()
        _ = try file(".git/HEAD", in: folder, Data())
        _ = try file("App/A.xib", in: folder, interface(more: conflict))
        return folder
    }

    // MARK: Baselines

    func testABaselineMatchesHoweverTheFilesAreNamed() throws {
        let root = try repository()
        for written in ["App", "./App", root.path + "/App"] {
            XCTAssertEqual(try Tool(["check", written, "--write-baseline", "known.json"], in: root).status, 0)
            for named in ["App", "./App", "App/../App", root.path + "/App"] {
                let tool = try Tool(["check", named, "--baseline", "known.json"], in: root)
                XCTAssertEqual(tool.status, 0, "\(written), \(named): \(tool.output)")
            }
            let inside = try Tool(
                ["check", ".", "--baseline", "../known.json"], in: root.appendingPathComponent("App"))
            XCTAssertEqual(inside.status, 0, inside.output)
        }
    }

    // The form of version 0.2, whose paths are those of the command line.
    func testEarlierBaselinesStillMatch() throws {
        let root = try repository()
        for path in ["App/A.xib", "./App/A.xib", root.path + "/App/A.xib"] {
            let text = #"{"version": 1, "findings": {"\#(path) w2 conflict": 1}}"#
            _ = try file("ci/known.json", in: root, Data(text.utf8))
            let tool = try Tool(["check", "App", "--baseline", "ci/known.json"], in: root)
            XCTAssertEqual(tool.status, 0, "\(path): \(tool.output)")
            XCTAssertEqual(tool.errors, "nothing found in 1 file\n")
        }
    }

    func testStaleEntriesOfABaselineAreReported() throws {
        let root = try repository()
        _ = try file("App/B.xib", in: root, interface(more: conflict))
        XCTAssertEqual(try Tool(["check", "App", "--write-baseline", "known.json"], in: root).status, 0)
        _ = try file("App/A.xib", in: root, interface())
        let tool = try Tool(["check", "App", "--baseline", "known.json"], in: root)
        XCTAssertEqual(tool.status, 0)
        XCTAssertTrue(
            tool.errors.hasPrefix(
                #"fdlayout: warning: known.json: 1 entry matches no finding any more, first "App/A.xib w2 conflict""#),
            tool.errors)
        XCTAssertFalse(
            try Tool(["check", "App/B.xib", "--baseline", "known.json"], in: root).errors.contains("no finding"),
            "A.xib is not checked")
    }

    // MARK: Reports

    // GitHub and GitLab find files by their paths below the root of the repository.
    func testReportsForHostingServicesNameFilesFromTheRepositorysRoot() throws {
        let root = try repository()
        for (arguments, folder) in [(["App"], root), ([root.path], root), (["."], root.appendingPathComponent("App"))] {
            let github = try Tool(["check", "--format", "github"] + arguments, in: folder)
            XCTAssertTrue(github.output.hasPrefix("::error file=App/A.xib,line="), github.output)
            let gitlab = try Tool(["check", "--format", "gitlab"] + arguments, in: folder)
            let paths = try gitlab.jsonRows().compactMap { ($0["location"] as? [String: Any])?["path"] as? String }
            XCTAssertEqual(Set(paths), ["App/A.xib"])
            let sarif = try Tool(["check", "--format", "sarif"] + arguments, in: folder)
            XCTAssertTrue(sarif.output.contains(#""uri":"App/A.xib""#), sarif.output)
        }
    }

    // GitLab, Code Quality report format.
    func testCodeQualityIssuesHaveTheFieldsThatGitLabReads() throws {
        let text = JSONRule.string("(?s:.+)")
        let rules = JSONRules(objects: [
            "issue": .init(required: [
                "description": text, "check_name": .string("fdlayout[.][a-z-]+"), "fingerprint": text,
                "severity": .string("info|minor|major|critical|blocker"), "location": .object("location"),
            ]),
            "location": .init(required: ["path": text, "lines": .object("lines")]),
            "lines": .init(required: ["begin": .integer(atLeast: 1)]),
        ])
        for run in try checkRuns(format: "gitlab") {
            let rows = try run.tool.jsonRows()
            XCTAssertEqual(rules.deviations(of: rows, from: .array(of: .object("issue"))), [], run.name)
        }
    }

    // MARK: Unreadable files

    func testAFileThatCannotBeReadIsAFindingOfTheConfiguredLevel() throws {
        let folder = try temporaryFolder()
        _ = try file("App/bad.xib", in: folder, Data("<document".utf8))
        for (level, status, rows) in [("warning", 0, 1), ("error", 1, 1), ("off", 0, 0), ("note", 0, 0)] {
            _ = try file(".fdlayout.yml", in: folder, Data("rules: {unreadable-file: \(level)}".utf8))
            let tool = try Tool(["check", "App", "--format", "json"], in: folder)
            XCTAssertEqual(tool.status, Int32(status), level)
            XCTAssertEqual(try tool.jsonRows().count, rows, level)
        }
        _ = try file(".fdlayout.yml", in: folder, Data("rules: {}".utf8))
        XCTAssertEqual(try Tool(["check", "App"], in: folder).status, 65)
    }

    func testRepeatedIdsAreAFindingAndAFailure() throws {
        let folder = try temporaryFolder()
        let twice = String(decoding: interface(), as: UTF8.self).replacingOccurrences(
            of: #"id="root""#, with: #"id="box""#)
        _ = try file("A.xib", in: folder, Data(twice.utf8))
        let tool = try Tool(["check", ".", "--format", "json"], in: folder)
        XCTAssertEqual(tool.status, 65)
        let kinds = try tool.jsonRows().compactMap { $0["kind"] as? String }
        XCTAssertEqual(kinds, ["duplicate-id", "broken-connection", "broken-connection", "error"])
    }

    // MARK: Configurations

    func testTheConfigurationNamesWhatIsChecked() throws {
        let folder = try repository()
        _ = try file("Old/B.xib", in: folder, interface(more: conflict))
        let missing = try Tool(["check"], in: folder)
        XCTAssertEqual(missing.status, 64)
        XCTAssertTrue(missing.errors.contains(".xib or .storyboard"), missing.errors)
        _ = try file(".fdlayout.yml", in: folder, Data("included: [App]".utf8))
        let tool = try Tool(["check", "--format", "json"], in: folder)
        XCTAssertEqual(Set(try tool.jsonRows().compactMap { $0["file"] as? String }), ["App/A.xib"])
    }

    func testAConfigurationInASubfolderSetsLevelsForTheFilesBelowIt() throws {
        let folder = try repository()
        _ = try file("App/Old/B.xib", in: folder, interface(more: conflict))
        _ = try file("App/Old/.fdlayout.yml", in: folder, Data("rules: {conflict: warning}".utf8))
        let rows = try Tool(["check", "App", "--format", "json"], in: folder).jsonRows()
        XCTAssertEqual(rows.compactMap { $0["level"] as? String }, ["error", "warning"])
        let path = try file("App/Old/.fdlayout.yml", in: folder, Data("rules: {}\nwidths: [320]".utf8))
        let tool = try Tool(["check", "App"], in: folder)
        XCTAssertEqual(tool.status, 65)
        XCTAssertTrue(
            tool.errors.contains("Old/.fdlayout.yml:2: 'widths' is allowed only in"), "\(path): \(tool.errors)")
    }

    func testTheNearestDeviceIsOneOfTheSameFamily() throws {
        for (name, suggestion) in [("iPhone 19", "iPhone 17"), ("iPhone 21 Pro Max", "iPhone 17 Pro Max")] {
            let tool = try Tool(["check", "A.xib", "--devices", name])
            XCTAssertTrue(tool.errors.contains("Did you mean '\(suggestion)'?"), tool.errors)
        }
        XCTAssertEqual(try Tool(["check", repository().path, "--devices", "iPhone 17,iPhone Air"]).status, 1)
    }

    // MARK: Corrections

    func testFixCorrectsFilesInPlaceAndDryRunOnlyShowsIt() throws {
        let folder = try temporaryFolder()
        let again = #"\n<constraint firstAttribute="width" constant="100" id="w2"/>\n"#
            .replacingOccurrences(of: "\\n", with: "\n")
        let path = try file("A.xib", in: folder, interface(more: again))
        let shown = try Tool(["check", ".", "--fix", "--dry-run"], in: folder)
        XCTAssertTrue(shown.errors.hasPrefix("./A.xib:7: would change: removes constraint w2\n"), shown.errors)
        XCTAssertTrue(shown.output.contains("(duplicate-constraint)"))
        XCTAssertEqual(try Data(contentsOf: URL(fileURLWithPath: path)), interface(more: again))
        let fixed = try Tool(["check", ".", "--fix"], in: folder)
        XCTAssertEqual(fixed.output, "")
        XCTAssertEqual(try Data(contentsOf: URL(fileURLWithPath: path)), interface(more: "\n"))
        XCTAssertEqual(try Tool(["check", ".", "--fix"], in: folder).errors, "nothing found in 1 file\n")
        XCTAssertEqual(try Tool(["check", ".", "--dry-run"], in: folder).status, 64)
    }

    // MARK: Projects

    func testAssetCataloguesOfTheRepositoryAreKnown() throws {
        let folder = try repository()
        let image = #"<imageView image="logo" translatesAutoresizingMaskIntoConstraints="NO" id="image"/>"#
        let text = String(decoding: interface(), as: UTF8.self)
            .replacingOccurrences(of: "</view></subviews>", with: "</view>\(image)</subviews>")
        _ = try file("App/A.xib", in: folder, Data(text.utf8))
        let only = ["check", "App", "--only", "missing-asset", "--format", "json"]
        XCTAssertEqual(try Tool(only, in: folder).jsonRows().count, 0, "no catalogue")
        _ = try file("Resources/Images.xcassets/other.imageset/Contents.json", in: folder, Data("{}".utf8))
        XCTAssertEqual(try Tool(only, in: folder).jsonRows().count, 1)
        _ = try file("Resources/Images.xcassets/logo.imageset/Contents.json", in: folder, Data("{}".utf8))
        XCTAssertEqual(try Tool(only, in: folder).jsonRows().count, 0)
    }

    // Apple, Asset Catalog Format Reference: "provides-namespace" puts the folder's name before those of its sets.
    func testNamesOfAssetsContainNamespacesAndNoFilesOfCatalogues() throws {
        let folder = try repository()
        func findings(_ name: String) throws -> Int {
            let image = #"<imageView image="\#(name)" translatesAutoresizingMaskIntoConstraints="NO" id="image"/>"#
            let text = String(decoding: interface(), as: UTF8.self)
                .replacingOccurrences(of: "</view></subviews>", with: "</view>\(image)</subviews>")
            _ = try file("App/A.xib", in: folder, Data(text.utf8))
            return try Tool(["check", "App", "--only", "missing-asset", "--format", "json"], in: folder).jsonRows()
                .count
        }
        let catalog = "Images.xcassets"
        let namespace = Data(#"{"properties": {"provides-namespace": true}}"#.utf8)
        _ = try file("\(catalog)/Icons/Contents.json", in: folder, namespace)
        _ = try file("\(catalog)/Icons/star.imageset/Contents.json", in: folder, Data("{}".utf8))
        _ = try file("\(catalog)/Plain/moon.imageset/Contents.json", in: folder, Data("{}".utf8))
        _ = try file("\(catalog)/Plain/moon.imageset/moon-file.png", in: folder, Data())
        _ = try file("Images/segment@2x.png", in: folder, Data())
        let missing = try ["Icons/star", "star", "moon", "moon-file", "segment.png", "segment"].filter {
            try findings($0) > 0
        }
        XCTAssertEqual(missing, ["star", "moon-file"])
    }

    func testElementsHaveTheClassesThatTheConfigurationNames() throws {
        let folder = try temporaryFolder()
        _ = try file("A.xib", in: folder, interface())
        _ = try file(".fdlayout.yml", in: folder, Data("base_classes: {view: [OwnView]}".utf8))
        let rows = try Tool(["check", ".", "--format", "json"], in: folder).jsonRows()
        XCTAssertEqual(rows.compactMap { $0["id"] as? String }, ["root", "box"])
        XCTAssertEqual(rows.first?["message"] as? String, "view (root) has no custom class, not OwnView")
    }

    func testOptionalRulesAreCheckedOnlyWhereTheyAreNamed() throws {
        let folder = try temporaryFolder()
        _ = try file("A.xib", in: folder, interface())
        XCTAssertEqual(try Tool(["check", ".", "--level", "note"], in: folder).output, "")
        XCTAssertEqual(try Tool(["check", ".", "--only", "auto-layout-off", "--strict"], in: folder).status, 1)
        _ = try file(".fdlayout.yml", in: folder, Data("rules: {trait-collections-off: error}".utf8))
        XCTAssertEqual(try Tool(["check", "."], in: folder).status, 1)
    }
}
