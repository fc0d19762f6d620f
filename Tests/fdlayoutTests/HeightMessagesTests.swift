import Foundation
import XCTest

/// The messages of `heights` name the subject, the place and what to do.
final class HeightMessagesTests: XCTestCase {
    private let rows = [
        FeedRows.short(#""id": 1, "#), #"{"id": 2, "title": "b", "content": null, "photo": null, "author": null}"#,
    ]

    private var sample: [String] {
        [
            "heights", "\(FeedRows.folder)/Feed.storyboard", "--identifier", "FeedCell", "--assets",
            "\(FeedRows.folder)/Images.xcassets",
        ]
    }

    func testAKeyThatIsNotAmongTheFieldsIsReportedWithThem() throws {
        for (more, start) in [
            (["--key", "id"], "--key id: \"id\""),
            (["--bind", "contentLabel.text=body"], "--bind contentLabel.text=body: \"body\""),
        ] {
            let tool = try Tool(
                FeedRows.arguments("--width", "375", "--fields", "title,author") + more, input: FeedRows.lines(rows))
            XCTAssertEqual(tool.status, 64)
            XCTAssertEqual(
                tool.errors, "fdlayout: \(start) is not among --fields, which has: author, title; add it there\n")
        }
    }

    func testAFieldThatFillsAnOutletIsReportedAsMissingInTheOptionIfItIsGiven() throws {
        let tool = try Tool(
            FeedRows.arguments("--width", "375", "--fields", "title,content,photo,author"),
            input: FeedRows.lines(rows))
        XCTAssertEqual(tool.status, 65)
        XCTAssertTrue(
            tool.errors.contains(
                "<stdin>:1: field \"date\" fills an outlet, but is not among --fields: add it there\n"), tool.errors)
    }

    // Editors count lines from 1; the rows of the output are counted from 0.
    func testTheWarningAboutAMissingFieldHasTheLineAndTheRow() throws {
        let tool = try Tool(FeedRows.arguments("--width", "375"), input: FeedRows.lines(rows))
        XCTAssertEqual(tool.status, 0)
        XCTAssertEqual(
            tool.errors, "fdlayout: warning: <stdin>:2: row 1 has no field \"date\"; it counts as null there\n")
        XCTAssertTrue(tool.lines[1].hasSuffix("\"row\":1}"), tool.output)
    }

    func testARowThatNeedsACatalogueOfImagesIsNamedWithItsFile() throws {
        let picture = FeedRows.short().replacingOccurrences(of: #""photo": null"#, with: #""photo": "dunes""#)
        let folder = try temporaryFolder()
        let array = try file("rows.json", in: folder, FeedRows.array([rows[0], picture]))
        let lines = try file("rows.jsonl", in: folder, FeedRows.lines([FeedRows.short(), picture]))
        for (data, place) in [(array, "\(array): row 1"), (lines, "\(lines):2")] {
            let tool = try Tool(Array(sample.dropLast(2)) + ["--data", data, "--width", "375"])
            let last = tool.errors.split(separator: "\n").last.map(String.init)
            XCTAssertEqual(
                last,
                "fdlayout: \(place): image \"dunes\" is needed: name the .xcassets folder that has it with --assets")
        }
    }

    func testAnOptionOfStreamsNamesTheMissingFormat() throws {
        let file = try file("rows.json", in: temporaryFolder(), FeedRows.array(rows))
        for option in [["--widths", "320,375"], ["--jobs", "2"], ["--fields", "title"], ["--keep-going"]] {
            let tool = try Tool(sample + ["--data", file] + option)
            XCTAssertEqual(tool.status, 64)
            XCTAssertEqual(
                tool.errors,
                "fdlayout: \(option[0]): --format jsonl is missing, with which --data has a row on each line\n")
        }
        let csv = try Tool(sample + ["--data", file, "--widths", "320", "--format", "csv"])
        XCTAssertEqual(csv.errors, "fdlayout: --widths: only with --format jsonl, not with csv\n")
        let key = try Tool(sample + ["--data", file, "--width", "320", "--key", "id"])
        XCTAssertEqual(key.errors, "fdlayout: --key id: add --cache key, or --format jsonl for rows on lines\n")
    }

    func testRowsOnLinesAreRecognisedWithoutTheFormat() throws {
        for lines in [FeedRows.lines(rows), FeedRows.lines([FeedRows.short()])] {
            let tool = try Tool(sample + ["--data", "-", "--width", "375"], input: lines)
            XCTAssertEqual(tool.status, 65)
            XCTAssertTrue(tool.errors.hasSuffix("; for a row on each line, add --format jsonl\n"), tool.errors)
            XCTAssertEqual(tool.errors.split(separator: "\n").count, 1)
        }
        let folder = try temporaryFolder()
        let path = try file("rows.jsonl", in: folder, FeedRows.lines(rows))
        let picture = try Tool(
            ["render"] + sample.dropFirst() + ["--data", path, "-o", folder.appendingPathComponent("a.png").path])
        XCTAssertTrue(
            picture.errors.hasSuffix(
                ":2: not one JSON value, because line 1 is a row by itself; rows on lines become an array with 'jq -s .'\n"
            ),
            picture.errors)
    }

    func testTheNamesOfTheFilesImplyTheFormat() throws {
        let folder = try temporaryFolder()
        let array = try file("rows.json", in: folder, FeedRows.array([FeedRows.short()]))
        let outputs = ["a.csv": "section,row,height\n0,0,67\n", "a.json": "[\n", "a.txt": "0:0 67\n"]
        for (name, start) in outputs {
            let output = folder.appendingPathComponent(name)
            XCTAssertEqual(try Tool(sample + ["--data", array, "--width", "375", "-o", output.path]).status, 0)
            let text = try String(contentsOf: output, encoding: .utf8)
            XCTAssertTrue(text.hasPrefix(start), "\(name): \(text)")
        }
        for name in ["rows.jsonl", "rows.NDJSON"] {
            let lines = try file(name, in: folder, FeedRows.lines([FeedRows.short()]))
            let tool = try Tool(sample + ["--data", lines, "--widths", "375"])
            XCTAssertEqual(tool.output, #"{"heights":[67],"row":0}"# + "\n", tool.errors)
            let csv = try Tool(sample + ["--data", lines, "--width", "375", "--output", "\(folder.path)/b.csv"])
            XCTAssertEqual(csv.status, 64)
            XCTAssertTrue(csv.errors.contains("imply different ones, jsonl and csv"), csv.errors)
        }
    }

    func testTheTimingHasTheNumberOfThreads() throws {
        for (more, threads) in [(["--jobs", "3"], 3), (["--jobs", "1"], 1)] {
            let tool = try Tool(
                FeedRows.arguments("--width", "375", "--timing") + more,
                input: FeedRows.lines([FeedRows.short()]))
            XCTAssertTrue(tool.errors.contains("\"threads\":\(threads)"), tool.errors)
        }
        let array = try Tool(
            sample + ["--data", "-", "--width", "375", "--timing"], input: FeedRows.array([FeedRows.short()]))
        XCTAssertTrue(array.errors.contains("\"threads\":1,"), array.errors)
    }

    /// The examples in the help of a command.
    private func examples(of command: String) throws -> [String] {
        let lines = try Tool([command, "--help"]).lines
        var examples: [String] = []
        for (index, line) in lines.enumerated() where line.hasPrefix("  fdlayout ") {
            let end = lines[index...].firstIndex { !$0.hasSuffix("\\") } ?? index
            examples.append(lines[index...end].joined(separator: "\n"))
        }
        return examples
    }

    func testTheExamplesOfHelpRunWithTheSampleFeed() throws {
        let folder = try temporaryFolder()
        for name in ["Feed.storyboard", "Images.xcassets"] {
            try FileManager.default.createSymbolicLink(
                at: folder.appendingPathComponent(name),
                withDestinationURL: URL(fileURLWithPath: FeedRows.folder).appendingPathComponent(name))
        }
        let rows = try FeedRows.sample()
        _ = try file("feed.json", in: folder, FeedRows.array(rows))
        _ = try file("feed.jsonl", in: folder, FeedRows.lines(rows))
        let examples = try examples(of: "heights") + examples(of: "save-heights")
        XCTAssertEqual(examples.count, 4)
        for example in examples {
            let shell = Process()
            shell.executableURL = URL(fileURLWithPath: "/bin/sh")
            shell.arguments = ["-c", "fdlayout() { '\(try Tool.executable().path)' \"$@\"; }\n\(example)"]
            shell.currentDirectoryURL = folder
            shell.standardOutput = FileHandle.nullDevice
            let errors = Pipe()
            shell.standardError = errors
            try shell.run()
            let text = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
            shell.waitUntilExit()
            XCTAssertEqual(shell.terminationStatus, 0, "\(example)\n\(text)")
            XCTAssertEqual(text, "", example)
        }
        XCTAssertTrue(FileManager.default.fileExists(atPath: folder.appendingPathComponent("feed.heights").path))
    }
}
