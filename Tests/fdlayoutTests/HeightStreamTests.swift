import Foundation
import XCTest

/// `heights --format jsonl` reads one row from each line and writes a line with its heights.
final class HeightStreamTests: XCTestCase {
    /// The heights that the tool prints for an array of rows.
    private func heightsOfArray(_ rows: [String], width: String = "375") throws -> [Double] {
        let tool = try Tool(
            [
                "heights", "\(FeedRows.folder)/Feed.storyboard", "--identifier", "FeedCell", "--data", "-", "--assets",
                "\(FeedRows.folder)/Images.xcassets", "--width", width,
            ], input: FeedRows.array(rows))
        XCTAssertEqual(tool.status, 0, tool.errors)
        return try tool.lines.map { try XCTUnwrap(Double($0.split(separator: " ")[1])) }
    }

    private func stream(_ rows: [String], _ more: String...) throws -> Tool {
        try Tool(FeedRows.arguments() + more, input: FeedRows.lines(rows))
    }

    func testAStreamHasTheHeightsOfTheArrayWithAnyNumberOfThreads() throws {
        let rows = FeedRows.many(4000)
        let expected = try heightsOfArray(rows)
        XCTAssertGreaterThan(Set(expected).count, 10)
        for jobs in ["1", "2", "7"] {
            let tool = try stream(rows, "--width", "375", "--jobs", jobs)
            XCTAssertEqual(tool.status, 0, tool.errors)
            XCTAssertEqual(tool.errors, "")
            let lines = try tool.jsonLines()
            XCTAssertEqual(lines.map { $0["row"] as? Int }, Array(0..<4000))
            XCTAssertEqual(lines.map { $0["height"] as? Double }, expected)
        }
    }

    func testTheSampleHasTheSameHeightsAsAnArrayAndAsAStream() throws {
        let rows = try FeedRows.sample()
        let tool = try stream(rows, "--width", "375")
        XCTAssertEqual(tool.lines.first, #"{"height":227,"row":0}"#)
        XCTAssertEqual(try tool.jsonLines().map { $0["height"] as? Double }, try heightsOfArray(rows))
    }

    func testALineHasTheHeightsForAllWidthsInTheirOrder() throws {
        let rows = try FeedRows.sample()
        let tool = try stream(rows, "--widths", "414,320,375.5")
        let heights = try tool.jsonLines().map { $0["heights"] as? [Double] }
        let expected = try ["414", "320", "375.5"].map { try heightsOfArray(rows, width: $0) }
        XCTAssertEqual(heights, rows.indices.map { row in expected.map { $0[row] } })
        XCTAssertEqual(try stream(rows, "--widths", "375").lines.first, #"{"heights":[227],"row":0}"#)
    }

    func testALineHasTheKeyOfItsRow() throws {
        let keys = [#""a1""#, "17", #""say \"hi\" \\ \u0007""#, #""schön \/""#, "18446744073709551615", "-2.50"]
        let tool = try stream(keys.map { FeedRows.short("\"id\": \($0), ") }, "--width", "375", "--key", "id")
        let expected = [#""a1""#, "17", #""say \"hi\" \\ \u0007""#, #""schön /""#, "18446744073709551615", "-2.5"]
        XCTAssertEqual(
            tool.lines, zip(expected, 0...).map { #"{"height":67,"key":\#($0),"row":\#($1)}"# })
    }

    func testTheLastLineNeedsNoLineFeedAndLinesMayEndInCRLF() throws {
        let tool = try Tool(
            FeedRows.arguments("--width", "375"),
            input: Data("\u{FEFF}\(FeedRows.short())\r\n\(FeedRows.short())".utf8))
        XCTAssertEqual(tool.status, 0, tool.errors)
        XCTAssertEqual(tool.lines, [#"{"height":67,"row":0}"#, #"{"height":67,"row":1}"#])
    }

    func testAnEmptyStreamHasNoHeights() throws {
        let tool = try stream([], "--width", "375")
        XCTAssertEqual(tool.status, 0)
        XCTAssertEqual(tool.output + tool.errors, "")
    }

    func testTheFirstRowNamesTheFields() throws {
        let rows = [#"{"title": "a"}"#, #"{"title": "b", "content": "more"}"#, #"{}"#]
        let tool = try stream(rows, "--width", "375", "--keep-going")
        XCTAssertEqual(tool.status, 65)
        let error = try XCTUnwrap(tool.jsonLines()[1]["error"] as? String)
        XCTAssertTrue(error.contains("\"content\" fills an outlet"), error)
        XCTAssertTrue(error.contains("--fields"), error)
        // In an array, the names of the fields are those of all rows.
        let named = try stream(rows, "--width", "375", "--fields", "title,content")
        XCTAssertEqual(named.status, 0, named.errors)
        XCTAssertEqual(try named.jsonLines().map { $0["height"] as? Double }, try heightsOfArray(rows))
        XCTAssertTrue(named.errors.contains("row 2 has no field \"title\"; it counts as null there"), named.errors)
        XCTAssertTrue(named.errors.contains("2 rows have no field \"content\", the first is row 0"), named.errors)
    }

    func testABoundFieldThatTheFirstRowLacksEndsTheStream() throws {
        let tool = try stream([#"{"title": "a"}"#], "--width", "375", "--bind", "contentLabel.text=body")
        XCTAssertEqual(tool.status, 65)
        XCTAssertEqual(tool.output, "")
        XCTAssertEqual(tool.errors.split(separator: "\n").count, 1, tool.errors)
        XCTAssertTrue(tool.errors.contains("no field \"body\" in the first row; it has: title"), tool.errors)
    }

    func testReadingTakesLessTimeThanLayingOut() throws {
        let tool = try stream(FeedRows.many(4000), "--width", "375", "--timing")
        let times = try XCTUnwrap(JSONSerialization.jsonObject(with: Data(tool.errors.utf8)) as? [String: Int])
        XCTAssertEqual(times["rows"], 4000)
        XCTAssertGreaterThan(try XCTUnwrap(times["reading_ns"]), 0)
        XCTAssertLessThan(try XCTUnwrap(times["reading_ns"]), try XCTUnwrap(times["layout_ns"]))
    }

    func testOptionsOfArraysAndStreamsAreNotMixed() throws {
        for more in [
            ["--width", "0"], ["--width", "nan"], ["--widths", "375,0"], ["--widths", "375,x"], ["--widths", ","], [],
            ["--width", "1", "--widths", "2"], ["--width", "375", "--jobs", "0"], ["--width", "375", "--rows", "feed"],
            ["--width", "375", "--cache", "index-path"], ["--width", "375", "--passes", "2"],
            ["--width", "375", "--repeat", "2"], ["--width", "375", "--fields", ""],
            ["--width", "375", "--format", "text", "--keep-going"],
            ["--width", "375", "--format", "csv", "--jobs", "2"],
            ["--widths", "375", "--format", "json"],
        ] {
            let tool = try Tool(FeedRows.arguments() + more, input: FeedRows.lines([#"{"title": "a"}"#]))
            XCTAssertEqual(tool.status, 64, "\(more): \(tool.errors)")
            XCTAssertEqual(tool.errors.split(separator: "\n").count, 1, tool.errors)
            XCTAssertEqual(tool.output, "")
        }
    }
}
