import Foundation
import XCTest

/// The output of each format, checked against the requirements of the format.
final class CheckFormatTests: XCTestCase {
    // Xcode recognizes lines of this form in the output of build phases: file:line: error: message, and similar.
    func testXcodeShowsALineBesideItsLine() throws {
        for (run, json) in zip(try checkRuns(format: "xcode"), try checkRuns(format: "json")) {
            let lines = run.tool.output.split(whereSeparator: \.isNewline).map(String.init)
            XCTAssertEqual(lines.count, try json.tool.jsonRows().count, run.name)
            for line in lines {
                XCTAssertTrue(line.isWhole(#".+:[1-9][0-9]*: (error|warning|note): .+ \([a-z-]+\)"#), line)
            }
        }
    }

    func testJSONSaysWhatIsNeededToFindTheObject() throws {
        let texts = JSONRule.array(of: .string("(?s:.+)"))
        let row = JSONRules.Object(required: [
            "file": .string("(?s:.+)"), "line": .integer(atLeast: 1), "kind": .string("[a-z]+(-[a-z]+)*"),
            "level": .string("note|warning|error"), "id": .string(), "message": .string("(?s:.+)"), "details": texts,
            "related": texts, "widths": .array(of: .number(atLeast: 1)), "conditions": texts,
        ])
        let rules = JSONRules(objects: ["row": row])
        for run in try checkRuns(format: "json") {
            let rows = try run.tool.jsonRows()
            XCTAssertEqual(rows.count { $0["kind"] as? String == "error" }, run.unreadableFiles, run.name)
            XCTAssertEqual(rules.deviations(of: rows, from: .array(of: .object("row"))), [], run.name)
        }
    }

    // GitHub, Workflow commands: a command is one line; percent signs, line ends, colons and commas are escaped in
    // properties, percent signs and line ends in messages.
    func testGitHubsCommandsAreLinesThatEscapeWhatEndsThem() throws {
        let escape = "%25|%0D|%0A"
        let property = "(?:[^%\\r\\n:,]|\(escape)|%3A|%2C)+"
        let command =
            "::(?:notice|warning|error) file=\(property),line=[1-9][0-9]*,title=[a-z-]+::(?:[^%\\r\\n]|\(escape))+"
        for run in try checkRuns(format: "github") {
            for line in run.tool.output.unicodeScalars.split(separator: "\n").map(String.init) {
                XCTAssertTrue(line.isWhole(command), "\(run.name): \(line)")
            }
        }
    }

    /// Does not apply to JUnit's reports, which contain the time of a run.
    func testOutputIsTheSameEachTime() throws {
        let folder = try temporaryFolder()
        let conflict = #"<constraint firstAttribute="width" constant="90" id="w2"/>"#
        _ = try file("a & b.xib", in: folder, interface(more: conflict))
        _ = try file("bad.xib", in: folder, Data("<document".utf8))
        for format in ["text", "json", "sarif", "checkstyle", "github"] {
            let first = try Tool(["check", ".", "--format", format, "--level", "note"], in: folder)
            let second = try Tool(["check", ".", "--format", format, "--level", "note"], in: folder)
            XCTAssertEqual(first.status, 65, "one file cannot be read")
            XCTAssertEqual(first.output, second.output, format)
        }
    }
}
