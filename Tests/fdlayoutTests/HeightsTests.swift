import Foundation
import XCTest

final class HeightsTests: XCTestCase {
    private let sample = repository.appendingPathComponent("Examples/Feed").path

    private func sampleArguments(_ more: String...) -> [String] {
        [
            "heights", "\(sample)/Feed.storyboard", "--identifier", "FeedCell", "--data", "\(sample)/feed.json",
            "--assets", "\(sample)/Images.xcassets",
        ] + more
    }

    private func originalArguments(_ storyboard: String, _ more: String...) throws -> [String] {
        let demo = try originalDemo()
        return [
            "heights", "\(demo)/\(storyboard)", "--identifier", "FDFeedCell", "--data", "\(demo)/data.json", "--rows",
            "feed", "--assets", "\(demo)/Images.xcassets", "--bind", "contentImageView.image=imageName", "--width",
            "375", "--scale", "2",
        ] + more
    }

    // The log in the original library's README: rows 0 to 6 at 375 points and scale 2.
    func testTheOriginalsFeedHasTheHeightsOfItsReadme() throws {
        for storyboard in ["Main.storyboard", "Main-1.2.storyboard"] {
            let tool = try Tool(originalArguments(storyboard, "--format", "csv"))
            XCTAssertEqual(tool.status, 0, tool.errors)
            XCTAssertEqual(tool.lines.count, 55, "a header and 54 rows")
            XCTAssertEqual(
                tool.lines[1...7].map { $0.split(separator: ",").last },
                ["233.5", "155.5", "258", "284", "278.5", "156", "165"])
        }
    }

    // A stored frame: the label is 125.5 points wide in files of Xcode 8. In rows of the same file it wraps at any
    // smaller width, and `frames` gives the same width.
    func testTextIsAsWideInRowsAsInFrames() throws {
        let folder = try temporaryFolder()
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="11762"><objects>
            <tableViewCell reuseIdentifier="cell" id="cell"><rect key="frame" x="0" y="0" width="320" height="44"/>
            <tableViewCellContentView key="contentView" tableViewCell="cell" id="content">
            <rect key="frame" x="0" y="0" width="320" height="44"/><subviews>
            <label text="Just a static title" numberOfLines="0" translatesAutoresizingMaskIntoConstraints="NO" id="label">
            <rect key="frame" x="0" y="0" width="125.5" height="20.5"/>
            <fontDescription key="fontDescription" type="system" pointSize="17"/></label></subviews><constraints>
            <constraint firstItem="label" firstAttribute="leading" secondItem="content" secondAttribute="leading" id="a"/>
            <constraint firstItem="label" firstAttribute="top" secondItem="content" secondAttribute="top" id="b"/>
            <constraint firstItem="content" firstAttribute="bottom" secondItem="label" secondAttribute="bottom" id="c"/>
            <constraint firstItem="content" firstAttribute="trailing" relation="greaterThanOrEqual" secondItem="label"
            secondAttribute="trailing" id="d"/></constraints></tableViewCellContentView></tableViewCell></objects></document>
            """
        let cell = try file("Cell.xib", in: folder, Data(text.utf8))
        let data = try file("rows.json", in: folder, Data("[{}]".utf8))
        func height(_ width: String) throws -> String? {
            try Tool(["heights", cell, "--identifier", "cell", "--data", data, "--width", width]).lines.first
        }
        // Lines are 17 × 1.193359 points high, and a separator half a point.
        XCTAssertEqual(try height("125.5"), "0:0 21")
        XCTAssertEqual(try height("125"), "0:0 41.5")
        let frames = try Tool(["frames", cell, "--intrinsic", "measured"])
        XCTAssertTrue(frames.lines.contains { $0.contains("label") && $0.contains("125.5") }, frames.output)
    }

    func testASecondPassIsAnsweredByTheCache() throws {
        let tool = try Tool(
            originalArguments("Main.storyboard", "--cache", "index-path", "--passes", "2", "--debug-log"))
        let log = tool.errors.split(separator: "\n")
        XCTAssertTrue(log.allSatisfy { $0.hasPrefix("** FDTemplateLayoutCell ** ") })
        XCTAssertEqual(log.count { $0.hasSuffix("layout cell created - FDFeedCell") }, 1)
        XCTAssertEqual(log.count { $0.contains("calculate using system fitting size (AutoLayout) - ") }, 54)
        XCTAssertEqual(log.count { $0.contains("cached by index path[0:") }, 54)
        XCTAssertEqual(log.count { $0.contains("hit cache by index path[0:") }, 54)
        XCTAssertTrue(log.contains("** FDTemplateLayoutCell ** hit cache by index path[0:3] - 284"))
    }

    func testTheFormsOfOutputSayTheSame() throws {
        struct Row: Decodable, Equatable {
            let section, row: Int
            let height: Double
        }
        let text = try Tool(sampleArguments("--width", "375"))
        let json = try Tool(sampleArguments("--width", "375", "--format", "json"))
        let csv = try Tool(sampleArguments("--width", "375", "--format", "csv"))
        let rows = try JSONDecoder().decode([Row].self, from: Data(json.output.utf8))
        XCTAssertEqual(rows.count, 12)
        XCTAssertEqual(
            rows.map { "\($0.section):\($0.row)" }, text.lines.map { $0.split(separator: " ")[0] }.map(String.init))
        XCTAssertEqual(rows.map(\.height), text.lines.map { Double($0.split(separator: " ")[1]) })
        XCTAssertEqual(rows.map(\.height), csv.lines.dropFirst().map { Double($0.split(separator: ",")[2]) })
        XCTAssertEqual(csv.lines[0], "section,row,height")
    }

    // Two rows with one key share one height, so with a key cache only 2 of 3 heights are computed.
    func testRepeatedRowsFollowEachOther() throws {
        let once = try Tool(sampleArguments("--width", "375", "--format", "csv")).lines.dropFirst()
        let tool = try Tool(sampleArguments("--width", "375", "--format", "csv", "--repeat", "3"))
        let heights = tool.lines.dropFirst().map { $0.split(separator: ",").last }
        XCTAssertEqual(heights, (0..<3).flatMap { _ in once.map { $0.split(separator: ",").last } })
        XCTAssertEqual(tool.lines.last?.hasPrefix("0,\(3 * once.count - 1),"), true)
        XCTAssertEqual(try Tool(sampleArguments("--width", "375", "--repeat", "0")).status, 64)
    }

    func testTheTimeIsToldByWhatItWentInto() throws {
        let tool = try Tool(sampleArguments("--width", "375", "--repeat", "5", "--passes", "2", "--timing"))
        XCTAssertEqual(tool.status, 0)
        let times = try XCTUnwrap(JSONSerialization.jsonObject(with: Data(tool.errors.utf8)) as? [String: Int])
        XCTAssertEqual(times["rows"], 2 * tool.lines.count)
        let parts = ["configuration_ns", "text_ns", "solving_ns"].map { times[$0] ?? -1 }
        XCTAssertTrue(parts.allSatisfy { $0 > 0 }, tool.errors)
        XCTAssertEqual(parts.reduce(0, +), times["total_ns"])
    }

    func testAKeyCacheAsksOncePerKey() throws {
        let data = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).json")
        addTeardownBlock { try? FileManager.default.removeItem(at: data) }
        let row = #"{"id": "a", "title": "t", "content": "c", "photo": null, "author": "x", "date": "y"}"#
        try Data("[\(row), \(row), \(row.replacingOccurrences(of: #""a""#, with: #""b""#))]".utf8).write(to: data)
        let tool = try Tool([
            "heights", "\(sample)/Feed.storyboard", "--identifier", "FeedCell", "--data", data.path, "--width", "375",
            "--cache", "key", "--key", "id", "--debug-log",
        ])
        XCTAssertEqual(tool.status, 0, tool.errors)
        XCTAssertEqual(tool.errors.components(separatedBy: "cached by key[").count - 1, 2)
        XCTAssertEqual(tool.errors.components(separatedBy: "hit cache by key[a]").count - 1, 1)
    }

    /// Runs the tool on rows of data, with the cell of the sample.
    private func run(_ rows: String, _ more: String...) throws -> Tool {
        let data = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).json")
        defer { try? FileManager.default.removeItem(at: data) }
        try Data(rows.utf8).write(to: data)
        let file = "\(sample)/Feed.storyboard"
        return try Tool(["heights", file, "--identifier", "FeedCell", "--data", data.path, "--width", "375"] + more)
    }

    func testTextsAndNumbersAreDifferentKeys() throws {
        let long = String(repeating: "long ", count: 60)
        let rows = #"[{"id": "1", "content": "short"}, {"id": 1, "content": "\#(long)"}]"#
        let plain = try run(rows)
        XCTAssertEqual(Set(plain.lines.map { $0.split(separator: " ").last }).count, 2, "\(plain.lines)")
        XCTAssertEqual(try run(rows, "--cache", "key", "--key", "id").lines, plain.lines)
    }

    // With a cache by key, the second of two rows with one key would get the height of the first.
    func testRowsWithOneKeyAreRejectedIfTheirContentDiffers() throws {
        let rows =
            "["
            + [(6, "a"), (7, "a"), (7, "b"), (6, "c")].map { #"{"id": \#($0), "title": "\#($1)"}"# }
            .joined(separator: ", ") + "]"
        let tool = try run(rows, "--cache", "key", "--key", "id")
        XCTAssertEqual(tool.status, 65)
        XCTAssertEqual(tool.output, "")
        XCTAssertTrue(
            tool.errors.hasSuffix(": row 2: its key 7 is that of row 1, which has other content\n"), tool.errors)
        XCTAssertEqual(try run(rows).status, 0, "without a cache, all rows are computed")
    }

    func testRowsWithOneKeyAndTheSameContentAreCounted() throws {
        let row = #"{"id": "x", "title": "a", "other": "#
        let tool = try run("[\(row)1}, \(row)2}, \(row)3}]", "--cache", "key", "--key", "id")
        XCTAssertEqual(tool.status, 0)
        XCTAssertEqual(tool.lines.count, 3)
        XCTAssertTrue(
            tool.errors.contains("row 1 has the key of row 0, and 1 more rows have keys of earlier rows"), tool.errors)
    }

    func testAFieldThatOnlySomeRowsHaveIsNullInTheOthers() throws {
        let some = try run(#"[{"title": "a", "content": "c"}, {"title": "b"}, {}]"#)
        XCTAssertEqual(some.status, 0)
        let null = #""content": null"#
        let all = try run(#"[{"title": "a", "content": "c"}, {"title": "b", \#(null)}, {"title": null, \#(null)}]"#)
        XCTAssertEqual(some.lines, all.lines)
        XCTAssertTrue(some.errors.contains("2 rows have no field \"content\", the first is row 1"), some.errors)
        let none = try run(#"[{"title": "a"}]"#, "--bind", "contentLabel.text=body")
        XCTAssertEqual(none.status, 65)
        XCTAssertTrue(none.errors.contains("no field \"body\"; the rows have: title"), none.errors)
        let keyless = try run(#"[{"id": 1, "title": "a"}, {"title": "b"}]"#, "--cache", "key", "--key", "id")
        XCTAssertEqual(keyless.status, 65, keyless.errors)
    }

    func testTrueAndFalseFillNothing() throws {
        let tool = try run(#"[{"title": true}]"#)
        XCTAssertEqual(tool.status, 65)
        XCTAssertTrue(tool.errors.contains("field \"title\" is neither text nor a number"), tool.errors)
    }

    func testANarrowerTableHasHigherRows() throws {
        func total(_ width: String, _ more: [String] = []) throws -> Double {
            try Tool(sampleArguments("--width", width) + more).lines
                .reduce(0) { $0 + (Double($1.split(separator: " ")[1]) ?? 0) }
        }
        XCTAssertGreaterThan(try total("320"), try total("375"))
        XCTAssertEqual(try total("375", ["--accessory", "disclosure-indicator"]), try total("341"))
    }

    func testBadUseAndBadDataEndInOneLineAndTheirStatus() throws {
        let identifier = try Tool([
            "heights", "\(sample)/Feed.storyboard", "--identifier", "Other", "--data", "\(sample)/feed.json",
            "--width", "375",
        ])
        XCTAssertEqual(identifier.status, 65)
        XCTAssertTrue(identifier.errors.contains("the file has: FeedCell"))
        let cases: [(Int32, [String])] = [
            (64, sampleArguments("--width", "0")), (64, sampleArguments("--width", "nan")),
            (64, sampleArguments("--width", "1e300")),
            (64, sampleArguments("--width", "-5")), (64, sampleArguments("--width", "375", "--scale", "0")),
            (64, sampleArguments("--width", "375", "--passes", "0")),
            (64, sampleArguments("--width", "375", "--cache", "key")),
            (64, sampleArguments("--width", "375", "--bind", "titleLabel=title")),
            (64, sampleArguments("--width", "375", "--accessory", "star")),
            (65, sampleArguments("--width", "375", "--bind", "other.text=title")),
            (65, sampleArguments("--width", "375", "--bind", "titleLabel.image=title")),
            (65, sampleArguments("--width", "375", "--bind", "titleLabel.text=other")),
            (65, sampleArguments("--width", "375", "--rows", "other")),
            (66, ["heights", "/no.xib", "--identifier", "a", "--data", "\(sample)/feed.json", "--width", "375"]),
            (66, sampleArguments("--width", "375", "--data", "/no.json")),
            (66, sampleArguments("--width", "375", "--assets", "/no.xcassets")),
            (65, sampleArguments("--width", "375", "--data", "\(sample)/Feed.storyboard")),
        ]
        for (status, arguments) in cases {
            let tool = try Tool(arguments)
            XCTAssertEqual(tool.status, status, "\(arguments.suffix(4)): \(tool.errors)")
            XCTAssertEqual(tool.errors.split(separator: "\n").count, 1, tool.errors)
            XCTAssertEqual(tool.output, "")
        }
    }
}
