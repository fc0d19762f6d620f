import Foundation
import XCTest

final class OutputTests: XCTestCase {
    func testAnOutputThatCannotBeWrittenIsOneLineAndStatus74() throws {
        for redirection in ["> /dev/full", ">&-"] {
            for command in [["frames"], ["check", "--level", "note"]] {
                let tool = try Tool(command + ["-"], input: interface(boxWidth: "310"), redirection: redirection)
                XCTAssertEqual(tool.status, 74, redirection)
                XCTAssertEqual(tool.errors.split(separator: "\n").count, 1, tool.errors)
                XCTAssertTrue(tool.errors.hasPrefix("fdlayout: cannot write standard output: "), tool.errors)
            }
        }
        let tool = try Tool(["frames", "-", "--output", "/no/such/folder/file"], input: interface())
        XCTAssertEqual(tool.status, 74)
        XCTAssertEqual(
            tool.errors, "fdlayout: cannot write /no/such/folder/file: No such file or directory\n")
    }

    func testAFileIsReplacedOnlyByACompleteOne() throws {
        let path = try file("frames.txt", in: temporaryFolder(), Data("before".utf8))
        XCTAssertEqual(try Tool(["frames", "-", "--width", "-1", "--output", path], input: interface()).status, 64)
        XCTAssertEqual(try String(contentsOfFile: path, encoding: .utf8), "before")
        XCTAssertFalse(try Tool(["frames", "-", "--output", "-"], input: interface()).output.isEmpty)
        let tool = try Tool(["frames", "-", "--output", path], input: interface())
        XCTAssertEqual(tool.status, 0)
        XCTAssertEqual(tool.output, "")
        XCTAssertEqual(
            try String(contentsOfFile: path, encoding: .utf8), "<stdin> box 0 0 100 10\n")
        let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
        XCTAssertEqual(try FileManager.default.contentsOfDirectory(atPath: folder), ["frames.txt"])
    }

    func testNumbersPrintWithoutWhatBinaryFractionsLeave() throws {
        // 115.24 has no exact representation as a double; at a scale of 25, a pixel is 0.04 points.
        let tool = try Tool(["frames", "-", "--scale", "25"], input: interface(boxWidth: "115.24"))
        XCTAssertEqual(tool.lines.first, "<stdin> box 0 0 115.24 10")
        let json = try Tool(
            ["frames", "-", "--scale", "25", "--format", "jsonl"], input: interface(boxWidth: "115.24"))
        XCTAssertEqual(json.lines.first, #"{"file":"<stdin>","frame":[0,0,115.24,10],"id":"box"}"#)
    }

    func testASignalLeavesNoTemporaryFile() throws {
        let folder = try temporaryFolder()
        for signal in [SIGTERM, SIGINT, SIGHUP] {
            let process = Process()
            process.executableURL = try Tool.executable()
            // Reads standard input, which never ends.
            process.arguments = ["frames", "-", "--output", folder.path + "/frames.txt"]
            process.standardInput = Pipe()
            try process.run()
            while try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty { usleep(1000) }
            kill(process.processIdentifier, signal)
            process.waitUntilExit()
            XCTAssertEqual(process.terminationReason, .uncaughtSignal)
            XCTAssertEqual(process.terminationStatus, signal)
            XCTAssertEqual(try FileManager.default.contentsOfDirectory(atPath: folder.path), [])
        }
    }

    func testALinkIsReplacedAndItsTargetKept() throws {
        let folder = try temporaryFolder()
        let target = try file("target.txt", in: folder, Data("before".utf8))
        let link = folder.path + "/link.txt"
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "target.txt")
        XCTAssertEqual(try Tool(["frames", "-", "--output", link], input: interface()).status, 0)
        XCTAssertEqual(try String(contentsOfFile: target, encoding: .utf8), "before")
        XCTAssertEqual(try String(contentsOfFile: link, encoding: .utf8), "<stdin> box 0 0 100 10\n")
    }

    // A terminal would obey the sequence ESC ] 0 ; … BEL, which sets its title, and 0x9B, which begins others.
    func testControlCharactersAreVisibleOnATerminal() throws {
        let folder = try temporaryFolder()
        let name = "\u{1B}]0;x\u{7}\u{9B}.xib"
        _ = try file(name, in: folder, interface(boxWidth: "310"))
        for command in ["frames '\(name)'", "check --level note '\(name)'", "frames 'no\(name)'"] {
            let shown = try shownOnATerminal(command, in: folder)
            XCTAssertTrue(shown.contains(#"\u{1B}]0;x\u{07}\u{009B}.xib"#), shown)
            XCTAssertFalse(shown.contains("\u{1B}]"), shown)
            XCTAssertFalse(shown.contains("\u{9B}"), shown)
        }
        XCTAssertEqual(try Tool(["frames", name], in: folder).output, "\(name) box 0 0 310 10\n", "not on a terminal")
    }

    /// What the tool writes if standard output and standard error are a terminal.
    private func shownOnATerminal(_ arguments: String, in folder: URL) throws -> String {
        var (reader, terminal): (Int32, Int32) = (0, 0)
        var name = [CChar](repeating: 0, count: 256)
        XCTAssertEqual(openpty(&reader, &terminal, &name, nil, nil), 0)
        defer { _ = (close(reader), close(terminal)) }
        let path = String(decoding: name.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
        _ = try Tool([], redirection: "\(arguments) > \(path) 2>&1", in: folder)
        var bytes = [UInt8](repeating: 0, count: 4096)
        let count = read(reader, &bytes, bytes.count)
        return String(decoding: bytes.prefix(max(count, 0)), as: UTF8.self)
    }
}
