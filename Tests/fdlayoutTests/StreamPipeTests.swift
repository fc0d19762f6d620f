import Foundation
import XCTest

/// `heights --format jsonl` between two programs.
final class StreamPipeTests: XCTestCase {
    private let arguments = FeedRows.arguments("--width", "375", "--jobs", "2")

    func testEachLineIsAnsweredBeforeTheNextOneIsWritten() throws {
        let tool = try RunningTool(arguments)
        for row in 0..<3 {
            tool.write(FeedRows.lines([FeedRows.short()]))
            XCTAssertEqual(tool.readLine(), #"{"height":67,"row":\#(row)}"#)
        }
        // A line that is too long does not delay the lines that are written together with its end.
        let keepsGoing = try RunningTool(arguments + ["--keep-going"])
        keepsGoing.write(FeedRows.lines([FeedRows.short()]))
        keepsGoing.write(Data(repeating: UInt8(ascii: "x"), count: 6_000_000))
        keepsGoing.write(FeedRows.lines(["", FeedRows.short()]))
        _ = keepsGoing.readLine()
        XCTAssertEqual(keepsGoing.readLine()?.contains("longer than"), true)
        XCTAssertEqual(keepsGoing.readLine(), #"{"height":67,"row":2}"#)
        try tool.closeInput()
        XCTAssertNil(tool.readLine())
        XCTAssertEqual(tool.status(), 0)
    }

    // 100 MB are offered; the pipes and the blocks that are being processed hold far less.
    func testTheToolReadsNoFasterThanItsOutputIsRead() throws {
        let rows = FeedRows.lines(FeedRows.many(4000))
        let input = (0..<Int(100_000_000 / rows.count)).reduce(into: Data()) { data, _ in data += rows }
        let tool = try RunningTool(arguments)
        let accepted = tool.write(input, patience: .seconds(3))
        XCTAssertLessThan(accepted, 16 << 20)
        // The rest is accepted as soon as the output is read.
        XCTAssertNotNil(tool.readLine())
        tool.send(SIGKILL)
    }

    func testASignalEndsTheStreamAfterWholeLines() throws {
        let rows = FeedRows.lines(FeedRows.many(500))
        for signal in [SIGTERM, SIGINT, SIGHUP] {
            let tool = try RunningTool(arguments)
            XCTAssertEqual(tool.write(rows), rows.count)
            XCTAssertNotNil(tool.readLine())
            // The input stays open: without the signal, the tool would wait for more rows.
            tool.send(signal)
            let output = tool.readToEnd()
            XCTAssertEqual(output.last ?? UInt8(ascii: "\n"), UInt8(ascii: "\n"))
            let numbers = try output.split(separator: UInt8(ascii: "\n")).map {
                try (JSONSerialization.jsonObject(with: $0) as? [String: Any])?["row"] as? Int
            }
            XCTAssertEqual(numbers, Array(1..<numbers.count + 1))
            XCTAssertEqual(tool.status(), -signal)
            XCTAssertEqual(try tool.errorText(), "")
        }
    }

    func testAClosedPipeEndsTheStreamWithoutAMessage() throws {
        let tool = try Tool(
            arguments, input: FeedRows.lines(FeedRows.many(20000)), redirection: "| head -n 1")
        XCTAssertEqual(tool.lines.count, 1)
        XCTAssertEqual(tool.errors, "")
    }

    func testAnOutputThatCannotBeWrittenEndsTheStream() throws {
        let tool = try Tool(arguments, input: FeedRows.lines(FeedRows.many(100)), redirection: "> /dev/full")
        XCTAssertEqual(tool.status, 74)
        XCTAssertEqual(
            tool.errors, "fdlayout: cannot write standard output: No space left on device\n")
    }

    func testAFileAppearsOnlyWhenItIsComplete() throws {
        let folder = try temporaryFolder()
        let path = folder.appendingPathComponent("heights.jsonl").path
        let tool = try RunningTool(arguments + ["--output", path])
        tool.write(FeedRows.lines([FeedRows.short()]))
        while try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty { usleep(1000) }
        XCTAssertFalse(FileManager.default.fileExists(atPath: path))
        try tool.closeInput()
        XCTAssertEqual(tool.status(), 0)
        XCTAssertEqual(try String(contentsOfFile: path, encoding: .utf8), "{\"height\":67,\"row\":0}\n")
    }

    func testProgressIsShownOnATerminalAndRemovedAtTheEnd() throws {
        var (reader, terminal): (Int32, Int32) = (0, 0)
        var name = [CChar](repeating: 0, count: 256)
        XCTAssertEqual(openpty(&reader, &terminal, &name, nil, nil), 0)
        defer { _ = (close(reader), close(terminal)) }
        let path = String(decoding: name.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
        let tool = try Tool.executable().path
        let quoted = arguments.map { "'\($0)'" }.joined(separator: " ")
        let shell = Process()
        shell.executableURL = URL(fileURLWithPath: "/bin/sh")
        let row = "echo '\(FeedRows.short())'"
        shell.arguments = ["-c", "{ \(row); sleep 1; \(row); } | '\(tool)' \(quoted) >/dev/null 2>\(path)"]
        try shell.run()
        shell.waitUntilExit()
        var bytes = [UInt8](repeating: 0, count: 4096)
        let count = read(reader, &bytes, bytes.count)
        let shown = String(decoding: bytes.prefix(max(count, 0)), as: UTF8.self)
        XCTAssertEqual(shown, "\r2 rows\r\u{1B}[K")
    }
}
