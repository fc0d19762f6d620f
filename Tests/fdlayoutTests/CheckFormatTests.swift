import Foundation
import XCTest

/// The forms of results, held against what their formats require.
final class CheckFormatTests: XCTestCase {
    /// A file with a conflict, one that cannot be read, and a sound one.
    private func folder() throws -> String {
        let folder = try temporaryFolder()
        let conflict = #"<constraint firstAttribute="width" constant="90" id="w2"/>"#
        _ = try file("a & b.xib", in: folder, interface(more: conflict))
        _ = try file("bad.xib", in: folder, Data("<document".utf8))
        _ = try file("sound.xib", in: folder, interface())
        return folder.path
    }

    private func output(_ format: String) throws -> String {
        let tool = try Tool(["check", folder(), "--format", format])
        XCTAssertEqual(tool.status, 65, "one file cannot be read")
        return tool.output
    }

    func testXcodeShowsALineBesideItsLine() throws {
        let lines = try output("xcode").split(separator: "\n")
        XCTAssertEqual(lines.count, 2)
        XCTAssertNotNil(lines.first?.firstMatch(of: #/^\/.*:\d+: error: .*\(conflict\)$/#), "\(lines)")
    }

    func testJSONSaysWhatIsNeededToFindTheObject() throws {
        let tool = try Tool(["check", folder(), "--format", "json"])
        let rows = try tool.jsonRows()
        XCTAssertEqual(rows.map { $0["kind"] as? String }, ["conflict", "error"])
        let keys: Set = [
            "file", "line", "kind", "level", "id", "message", "details", "related", "widths", "conditions",
        ]
        XCTAssertEqual(rows.map { Set($0.keys) }, [keys, keys])
    }

    // GitHub, Workflow commands: a command stands in a line; in properties percent signs, line ends, colons and commas are
    // escaped, in messages percent signs and line ends.
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

    /// Except for JUnit's reports, which are records of a run with its time.
    func testOutputIsTheSameEachTime() throws {
        let folder = try folder()
        for format in ["text", "json", "sarif", "checkstyle", "github"] {
            let first = try Tool(["check", folder, "--format", format, "--level", "note"]).output
            let second = try Tool(["check", folder, "--format", format, "--level", "note"]).output
            XCTAssertEqual(first, second, format)
        }
    }
}
