import Foundation
import XCTest

final class BadFileTests: XCTestCase {
    /// A folder with a valid file, two that are rejected, and one with a finding, in this order.
    private func mixedFolder() throws -> URL {
        let folder = try temporaryFolder()
        _ = try file("a.xib", in: folder, interface())
        _ = try file("b.xib", in: folder, Data("<document>\n<objects></document>".utf8))
        _ = try file("c.storyboard", in: folder, Data("<archive type=\"x\"/>".utf8))
        _ = try file("d/d.xib", in: folder, interface(boxWidth: "310"))
        return folder
    }

    func testFramesGoOnBehindABadFile() throws {
        let folder = try mixedFolder().path
        let tool = try Tool(["frames", folder, "--format", "jsonl"])
        XCTAssertEqual(tool.status, 65)
        let rows = try tool.jsonLines()
        XCTAssertEqual(
            rows.map { "\($0["file"] ?? "")" },
            ["a.xib", "b.xib", "c.storyboard", "d/d.xib"].map { "\(folder)/\($0)" })
        XCTAssertEqual(rows[1]["line"] as? Int, 2)
        XCTAssertTrue(rows[1]["frame"] is NSNull)
        XCTAssertEqual((rows[1]["error"] as? String)?.contains("mismatched tag"), true, "Expat's words")
        XCTAssertTrue(tool.errors.contains("\(folder)/b.xib:2: not well-formed XML: mismatched tag"), tool.errors)
    }

    func testChecksGoOnBehindABadFileInEveryFormat() throws {
        let folder = try mixedFolder().path
        let rows = try Tool(["check", folder, "--level", "note", "--format", "json"]).jsonRows()
        XCTAssertEqual(rows.map { $0["kind"] as? String }, ["error", "error", "outside"])
        XCTAssertEqual(rows[0]["line"] as? Int, 2)
        let github = try Tool(["check", folder, "--level", "note", "--format", "github"])
        XCTAssertEqual(github.status, 65, "wins over 1")
        XCTAssertTrue(github.lines[0].hasPrefix("::error file=\(folder)/b.xib,line=2,title=error::"), github.output)
        XCTAssertEqual(github.lines.count, 3)
        let text = try Tool(["check", folder, "--level", "note"])
        XCTAssertEqual(text.lines.count, 2, "the finding, and how to correct it")
        XCTAssertEqual(text.errors.split(separator: "\n").count, 3, "both failures, and how much was found")
    }

    /// Each of 70 views is 100 000 times as wide as the one before, so the last width is beyond the largest double, 1.8e308.
    private var unsolvableContent: String {
        let views = (1...70).map { #"<view id="v\#($0)" translatesAutoresizingMaskIntoConstraints="NO"/>"# }
        let constraints = (1...70).map { index in
            let other = index == 1 ? "root" : "v\(index - 1)"
            return #"<constraint firstItem="v\#(index)" firstAttribute="width" secondItem="\#(other)" "#
                + #"secondAttribute="width" multiplier="100000" id="c\#(index)"/>"#
        }
        return """
            <rect key="frame" x="0.0" y="0.0" width="100" height="100"/><subviews>\(views.joined())</subviews>
            <constraints>\(constraints.joined())</constraints>
            """
    }

    private func document(_ objects: String) -> Data {
        Data(
            """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505"><objects>
            \(objects)</objects></document>
            """.utf8)
    }

    func testALayoutWithoutASolutionIsAnErrorOfItsFile() throws {
        let folder = try temporaryFolder()
        let bad = try file("a.xib", in: folder, document("<view id=\"root\">\(unsolvableContent)</view>"))
        let sound = try file("b.xib", in: folder, interface(boxWidth: "310"))
        let frames = try Tool(["frames", folder.path])
        XCTAssertEqual(frames.status, 65)
        XCTAssertTrue(frames.errors.hasPrefix("fdlayout: \(bad):2: "), frames.errors)
        XCTAssertEqual(frames.errors.split(separator: "\n").count, 1)
        XCTAssertEqual(frames.lines, ["\(sound) box 0 0 310 10"])
        let check = try Tool(["check", folder.path, "--level", "note", "--format", "json"])
        XCTAssertEqual(check.status, 65)
        let rows = try check.jsonRows()
        XCTAssertEqual(rows.map { $0["kind"] as? String }, ["error", "outside"])
        XCTAssertEqual(rows[0]["line"] as? Int, 2)
    }

    func testACellWithoutASolutionIsAnErrorOfItsFile() throws {
        let folder = try temporaryFolder()
        let cell = """
            <tableViewCell reuseIdentifier="row" id="cell"><tableViewCellContentView key="contentView" id="root">
            \(unsolvableContent)</tableViewCellContentView></tableViewCell>
            """
        let bad = try file("cell.xib", in: folder, document(cell))
        let rows = try file("rows.json", in: folder, Data(#"[{"key": 1}]"#.utf8))
        for cache in [["none"], ["index-path"], ["key", "--key", "key"]] {
            let tool = try Tool(
                ["heights", bad, "--identifier", "row", "--data", rows, "--width", "320", "--cache"] + cache)
            XCTAssertEqual(tool.status, 65, "a trap has another status")
            XCTAssertEqual(tool.output, "")
            XCTAssertTrue(tool.errors.contains("fdlayout: \(bad):2: "), tool.errors)
        }
        let stream = try Tool(
            [
                "heights", bad, "--identifier", "row", "--data", "-", "--width", "320", "--format", "jsonl",
                "--keep-going",
            ], input: Data("{}\n{}\n".utf8))
        XCTAssertEqual(stream.status, 65)
        let lines = try stream.jsonLines()
        XCTAssertEqual(lines.map { $0["line"] as? Int }, [1, 2])
        XCTAssertTrue(lines.allSatisfy { $0["error"] is String && $0["height"] == nil }, stream.output)
    }

    func testAMissingFileIsReportedBesideTheOthers() throws {
        let folder = try temporaryFolder()
        let sound = try file("a.xib", in: folder, interface())
        let tool = try Tool(["frames", "\(folder.path)/none.xib", sound])
        XCTAssertEqual(tool.status, 66)
        XCTAssertEqual(tool.lines, ["\(sound) box 0 0 100 10"])
        XCTAssertEqual(tool.errors, "fdlayout: \(folder.path)/none.xib: no such file\n")
    }

    func testFoldersAreSearchedButForWhatIsExcluded() throws {
        let folder = try temporaryFolder()
        for name in ["b.xib", "a.storyboard", "Pods/p.xib", "x/y/z.xib", ".hidden/h.xib", "notes.txt"] {
            _ = try file(name, in: folder, interface())
        }
        func searched(_ more: String...) throws -> [String] {
            let lines = try Tool(["frames", folder.path + "/", "--format", "jsonl"] + more).jsonLines()
            var seen: [String] = []
            for line in lines {
                let name = (line["file"] as? String ?? "").replacingOccurrences(of: folder.path + "/", with: "")
                if seen.last != name { seen.append(name) }
            }
            return seen
        }
        XCTAssertEqual(try searched(), ["Pods/p.xib", "a.storyboard", "b.xib", "x/y/z.xib"])
        XCTAssertEqual(try searched("--exclude", "Pods"), ["a.storyboard", "b.xib", "x/y/z.xib"])
        XCTAssertEqual(try searched("--exclude", "*.storyboard", "--exclude", "x/*"), ["Pods/p.xib", "b.xib"])
        XCTAssertEqual(try Tool(["frames", temporaryFolder().path]).status, 66)
    }

    // "\u{E4}" in Latin-1 is not UTF-8.
    func testNamesThatAreNotUTF8AreReported() throws {
        let folder = try temporaryFolder()
        let sound = try file("a.xib", in: folder, interface())
        let base = open(folder.path, O_RDONLY | O_DIRECTORY)
        close(openat(base, [CChar(bitPattern: 0xE4)] + ".xib".utf8CString, O_CREAT | O_WRONLY, 0o600))
        close(base)
        let found = try Tool(["frames", folder.path])
        XCTAssertEqual(found.status, 66)
        XCTAssertEqual(found.lines, ["\(sound) box 0 0 100 10"])
        XCTAssertEqual(
            found.errors, "fdlayout: \(folder.path)/\u{FFFD}.xib: the name of this file is not valid UTF-8\n")
        let named = try Tool(["frames"], redirection: #""$(printf '\344.xib')""#)
        XCTAssertEqual(named.status, 64)
        XCTAssertEqual(named.errors, "fdlayout: \u{FFFD}.xib: this argument is not valid UTF-8\n")
    }

    func testStandardInputAndPipesAreRead() throws {
        let frames = try Tool(["frames", "-"], input: interface())
        XCTAssertEqual(frames.lines, ["<stdin> box 0 0 100 10"])
        let pipe = try temporaryFolder().appendingPathComponent("pipe").path
        XCTAssertEqual(mkfifo(pipe, 0o600), 0)
        let writer = Process()
        writer.executableURL = URL(fileURLWithPath: "/bin/sh")
        let source = try file("a.xib", in: temporaryFolder(), interface())
        writer.arguments = ["-c", "cat '\(source)' > '\(pipe)'"]
        try writer.run()
        XCTAssertEqual(try Tool(["frames", pipe]).lines, ["\(pipe) box 0 0 100 10"])
        writer.waitUntilExit()
    }

    func testStrictTurnsWarningsIntoErrors() throws {
        let unknown = Data(
            String(decoding: interface(), as: UTF8.self)
                .replacingOccurrences(of: "<constraints>\n", with: "<hologram/><constraints>\n").utf8)
        let lenient = try Tool(["frames", "-"], input: unknown)
        XCTAssertEqual(lenient.status, 0)
        XCTAssertEqual(lenient.lines, ["<stdin> box 0 0 100 10"])
        XCTAssertTrue(lenient.errors.hasPrefix("fdlayout: warning: <stdin>:8: <hologram>"), lenient.errors)
        let strict = try Tool(["frames", "-", "--strict"], input: unknown)
        XCTAssertEqual(strict.status, 65)
        XCTAssertEqual(strict.output, "")
        XCTAssertTrue(strict.errors.hasPrefix("fdlayout: <stdin>:8: <hologram>"), strict.errors)
    }
}
