import Foundation
import XCTest

/// `heights --format jsonl` reports faulty input.
final class StreamFaultTests: XCTestCase {
    /// Lines that are not rows, each with words of its error message.
    private let faults: [(line: Data, words: String)] = [
        (Data("nul".utf8), "not JSON"), (Data(#"{"title": "a""#.utf8), "not JSON"), (Data(), "not JSON"),
        (Data(#"{"title": "a"} x"#.utf8), "not JSON"), (Data(#"{"more": tru, "title": "a"}"#.utf8), "not JSON"),
        (Data(#"{"title": "a"#.utf8) + Data([0xFF]) + Data(#""}"#.utf8), "not valid UTF-8"),
        (Data(#"{"title": 1e400}"#.utf8), "number"), (Data("[1]".utf8), "expected an object"),
        (Data("7".utf8), "expected an object"), (Data("null".utf8), "expected an object"),
        (Data(#"{"title": true}"#.utf8), "\"title\" is neither text nor a number"),
        (Data(#"{"title": ["a"]}"#.utf8), "\"title\" is neither text nor a number"),
        (Data(#"{"title": "a", "photo": "none"}"#.utf8), "no image \"none\""),
        (Data(String(repeating: "[", count: 5000).utf8), "not JSON"),
        (Data(repeating: UInt8(ascii: "x"), count: 5_000_000), "longer than 4194304 bytes"),
        (Data(repeating: UInt8(ascii: "x"), count: 100_000_000), "longer than 4194304 bytes"),
    ]
    private let sound = FeedRows.short()

    func testEachFaultyLineHasAnErrorAndTheOthersTheirHeights() throws {
        var input = FeedRows.lines([sound])
        for fault in faults { input += fault.line + Data("\n\(sound)\n".utf8) }
        for jobs in ["1", "2"] {
            let tool = try Tool(
                FeedRows.arguments("--width", "375", "--keep-going", "--jobs", jobs), input: input)
            XCTAssertEqual(tool.status, 65)
            let lines = try tool.jsonLines()
            XCTAssertEqual(lines.map { $0["row"] as? Int }, Array(0..<(2 * faults.count + 1)))
            for (index, fault) in faults.enumerated() {
                let line = lines[1 + 2 * index]
                XCTAssertNil(line["height"])
                XCTAssertEqual(line["line"] as? Int, 2 + 2 * index)
                XCTAssertTrue((line["error"] as? String ?? "").contains(fault.words), "\(line)")
                XCTAssertEqual(lines[2 + 2 * index]["height"] as? Double, 67)
            }
            XCTAssertTrue(
                tool.errors.contains("\(faults.count) of \(2 * faults.count + 1) rows without a height"), tool.errors)
        }
    }

    func testTheFirstFaultyLineEndsTheStreamAfterTheRowsBeforeIt() throws {
        for fault in faults {
            let input = FeedRows.lines([sound, sound]) + fault.line + FeedRows.lines(["", sound])
            let tool = try Tool(FeedRows.arguments("--width", "375"), input: input)
            XCTAssertEqual(tool.status, 65)
            XCTAssertEqual(try tool.jsonLines().map { $0["row"] as? Int }, [0, 1])
            let lines = tool.errors.split(separator: "\n")
            XCTAssertEqual(lines.count, 1, tool.errors)
            XCTAssertTrue(lines[0].hasPrefix("fdlayout: <stdin>:3: "), tool.errors)
            XCTAssertTrue(lines[0].contains(fault.words), tool.errors)
        }
    }

    func testFaultyLinesBeforeTheFirstRowAreReported() throws {
        let lines = Array(repeating: "x", count: 300_000) + [sound]
        let tool = try Tool(FeedRows.arguments("--width", "375", "--keep-going"), input: FeedRows.lines(lines))
        XCTAssertEqual(tool.status, 65)
        XCTAssertEqual(tool.lines.count, 300_001)
        XCTAssertEqual(tool.lines.last, #"{"height":67,"row":300000}"#)
        let none = try Tool(FeedRows.arguments("--width", "375", "--keep-going"), input: FeedRows.lines(["x", "y"]))
        XCTAssertEqual(none.status, 65)
        XCTAssertEqual(try none.jsonLines().map { $0["line"] as? Int }, [1, 2])
        XCTAssertEqual(try Tool(FeedRows.arguments("--width", "375"), input: FeedRows.lines(["x"])).status, 65)
    }

    func testARowWithoutAKeyIsFaulty() throws {
        let rows = [#"{"id": 1, "title": "a"}"#, #"{"title": "b"}"#, #"{"id": null, "title": "c"}"#]
        let tool = try Tool(
            FeedRows.arguments("--width", "375", "--key", "id", "--keep-going"), input: FeedRows.lines(rows))
        XCTAssertEqual(tool.status, 65)
        let errors = try tool.jsonLines().map { $0["error"] as? String ?? "" }
        XCTAssertEqual(errors, ["", "no field \"id\", which contains the key", "the key \"id\" is null"])
    }

    func testAMissingInputHasItsStatus() throws {
        let arguments = FeedRows.arguments("--width", "375").map { $0 == "-" ? "/no/rows.jsonl" : $0 }
        XCTAssertEqual(try Tool(arguments).status, 66)
        let folder = FeedRows.arguments("--width", "375").map { $0 == "-" ? "/" : $0 }
        XCTAssertEqual(try Tool(folder).errors, "fdlayout: /: is a folder\n")
    }
}
