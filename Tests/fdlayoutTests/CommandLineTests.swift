import Foundation
import XCTest

final class CommandLineTests: XCTestCase {
    func testMisspeltCommandsAndOptionsGetASuggestion() throws {
        for (arguments, words) in [
            (["framse", "a.xib"], "Unknown command 'framse'. Did you mean 'frames'?"),
            (["xyzzy"], "Unknown command 'xyzzy'. Known are: heights, frames, render, diff, report, check"),
            // The error is the misspelt option, not the missing correct one.
            (["heights", "a.xib", "--widht", "375"], "Unknown option '--widht'. Did you mean '--width'?"),
            (["check", "a.xib", "--formt=json"], "Unknown option '--formt'. Did you mean '--format'?"),
        ] {
            let tool = try Tool(arguments)
            XCTAssertEqual(tool.status, 64)
            XCTAssertTrue(tool.errors.contains(words), tool.errors)
        }
    }

    func testCountsThatWouldOverflowAreRefused() throws {
        let feed = repository.appendingPathComponent("Examples/Feed").path
        for (option, value) in [
            ("--passes", "9223372036854775807"), ("--repeat", "9223372036854775807"), ("--passes", "10000001"),
        ] {
            let tool = try Tool([
                "heights", "\(feed)/Feed.storyboard", "--identifier", "FeedCell", "--data", "\(feed)/feed.json",
                "--width", "375", option, value,
            ])
            XCTAssertEqual(tool.status, 64)
            XCTAssertTrue(tool.errors.contains("\(option) \(value): expected a whole number"), tool.errors)
        }
        let product = try Tool([
            "heights", "\(feed)/Feed.storyboard", "--identifier", "FeedCell", "--data", "\(feed)/feed.json",
            "--assets", "\(feed)/Images.xcassets", "--width", "375", "--passes", "10000000", "--repeat", "10000000",
        ])
        XCTAssertEqual(product.status, 64, product.errors)
    }

    // A file that is not a font, a folder without fonts and a missing one; the result is the same for each command that
    // measures text.
    func testFontsThatAreNoneAreRefused() throws {
        let feed = repository.appendingPathComponent("Examples/Feed").path
        let file = "\(feed)/Feed.storyboard"
        let heights = ["heights", file, "--identifier", "FeedCell", "--data", "\(feed)/feed.json", "--width", "375"]
        for command in [["frames", file], ["check", file], heights] {
            for (name, status) in ["feed.json": 65, "": 65, "missing": 66] as [String: Int32] {
                let path = name.isEmpty ? feed : "\(feed)/\(name)"
                let tool = try Tool(command + ["--fonts", path])
                XCTAssertEqual(tool.status, status, tool.errors)
                XCTAssertTrue(tool.errors.contains("fdlayout: \(path): "), tool.errors)
                XCTAssertEqual(tool.output, "")
            }
        }
    }

    // Reading a pipe would wait forever, and folders that cannot be read are not checked.
    func testFoldersAreSearchedForFilesAlone() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        XCTAssertEqual(mkfifo(folder.appendingPathComponent("pipe.storyboard").path, 0o600), 0)
        let empty = try Tool(["frames", folder.path])
        XCTAssertEqual(empty.status, 66)
        XCTAssertTrue(empty.errors.contains("no .xib or .storyboard file in this folder"), empty.errors)
    }

    func testOptionsWithoutAWordAreRefused() throws {
        let file = repository.appendingPathComponent("Examples/Feed/Feed.storyboard").path
        for option in ["--only", "--disable", "--widths", "--devices", "--languages"] {
            let tool = try Tool(["check", file, option, ""])
            XCTAssertEqual(tool.status, 64, option)
            XCTAssertTrue(tool.errors.contains("\(option) '': expected words"), tool.errors)
        }
        let sizes = try Tool(["check", file, "--text-sizes", "Q"])
        XCTAssertTrue(sizes.errors.contains("--text-sizes: unknown value 'Q'"), sizes.errors)
    }

    // The narrowest common terminal has 80 columns.
    func testTheExamplesOfHelpKeepTheirLines() throws {
        for command in ["heights", "frames", "check"] {
            let lines = try Tool([command, "--help"]).lines
            let examples = lines.filter { $0.hasPrefix("  fdlayout \(command) ") }
            XCTAssertFalse(examples.isEmpty)
            let wrapped = lines.enumerated().filter { index, line in
                index > 0 && lines[index - 1].hasPrefix("  fdlayout") && !lines[index - 1].hasSuffix("\\")
                    && !line.isEmpty && !line.hasPrefix(" ")
            }
            XCTAssertEqual(wrapped.map(\.element).filter { !$0.hasSuffix(":") && $0.count < 20 }, [])
        }
        XCTAssertTrue(try Tool(["heights", "--help"]).output.contains("--width 375 --assets Images.xcassets \\\n"))
    }

    func testRowsThatFillNothingAreReported() throws {
        let feed = repository.appendingPathComponent("Examples/Feed").path
        func warnings(_ rows: String) throws -> [Substring] {
            let tool = try Tool(
                [
                    "heights", "\(feed)/Feed.storyboard", "--identifier", "FeedCell", "--data", "-", "--width", "375",
                ], input: Data(rows.utf8))
            XCTAssertEqual(tool.status, 0, tool.errors)
            return tool.errors.split(separator: "\n")
        }
        let nothing = try warnings(#"[{"headline": "a"}, {"headline": "b"}]"#)
        XCTAssertEqual(nothing.count, 1, "once, not for each row")
        XCTAssertTrue(nothing[0].contains("no field of the rows fills an outlet"), "\(nothing)")
        XCTAssertTrue(nothing[0].contains("\"headline\""), "\(nothing)")
        let some = try warnings(#"[{"title": "a", "content": "c", "autor": "x", "date": "y", "photo": null}]"#)
        XCTAssertEqual(some.count, 1)
        XCTAssertTrue(some[0].contains("\"authorLabel\"; fields that fill no outlet: \"autor\""), "\(some)")
        let all = #"[{"title": "a", "content": "c", "author": "x", "date": "y", "photo": null, "more": [1]}]"#
        XCTAssertEqual(try warnings(all), [])
    }

    // A PNG of 65 bytes whose header claims 60 000 × 60 000 pixels.
    func testOnlyTheHeaderOfAnImageIsRead() throws {
        let folder = try temporaryFolder()
        let png = png(width: 60_000, height: 60_000)
        XCTAssertEqual(png.count, 65)
        _ = try file("Images.xcassets/big.imageset/big.png", in: folder, png)
        let contents = #"{"images": [{"scale": "1x", "filename": "big.png"}]}"#
        _ = try file("Images.xcassets/big.imageset/Contents.json", in: folder, Data(contents.utf8))
        let rows = #"[{"title": "a", "content": "c", "author": "x", "date": "y", "photo": "big"}]"#
        let feed = repository.appendingPathComponent("Examples/Feed").path
        let tool = try Tool(
            [
                "heights", "\(feed)/Feed.storyboard", "--identifier", "FeedCell", "--data", "-", "--width", "375",
                "--assets", folder.appendingPathComponent("Images.xcassets").path,
            ], input: Data(rows.utf8))
        XCTAssertEqual(tool.status, 0, tool.errors)
        XCTAssertEqual(tool.lines.count, 1)
    }

    func testAFaultInAnAssetCatalogueHasItsLine() throws {
        let folder = try temporaryFolder()
        let rows = #"[{"title": "a", "content": "c", "author": "x", "date": "y", "photo": "big"}]"#
        let feed = repository.appendingPathComponent("Examples/Feed").path
        for (contents, fault) in [
            ("{\"images\": [\n{\"scale\": \"1x\"},\n}", ":3: not a readable list of images: "),
            (
                #"{"images": [{"scale": 1}]}"#,
                ": not a readable list of images: images[0].scale has a value of another type\n"
            ),
        ] {
            let path = try file("Images.xcassets/big.imageset/Contents.json", in: folder, Data(contents.utf8))
            let tool = try Tool(
                [
                    "heights", "\(feed)/Feed.storyboard", "--identifier", "FeedCell", "--data", "-", "--width", "375",
                    "--assets", folder.appendingPathComponent("Images.xcassets").path,
                ], input: Data(rows.utf8))
            XCTAssertEqual(tool.status, 65)
            XCTAssertTrue(tool.errors.hasPrefix("fdlayout: \(path)\(fault)"), tool.errors)
        }
    }

    // gdk-pixbuf's own function for sizes logs a critical message for a GIF of 0 × 0 pixels.
    func testAnImageWithoutASizeIsOneLine() throws {
        let folder = try temporaryFolder()
        let set = "Images.xcassets/empty.imageset"
        let image = try file("\(set)/empty.gif", in: folder, Data("GIF89a".utf8) + Data(count: 7))
        _ = try file("\(set)/Contents.json", in: folder, Data(#"{"images": [{"filename": "empty.gif"}]}"#.utf8))
        let rows = #"[{"title": "a", "content": "c", "author": "x", "date": "y", "photo": "empty"}]"#
        let feed = repository.appendingPathComponent("Examples/Feed").path
        let tool = try Tool(
            [
                "heights", "\(feed)/Feed.storyboard", "--identifier", "FeedCell", "--data", "-", "--width", "375",
                "--assets", folder.appendingPathComponent("Images.xcassets").path,
            ], input: Data(rows.utf8))
        XCTAssertEqual(tool.status, 65)
        XCTAssertEqual(tool.errors, "fdlayout: \(image): unreadable image: not an image of a format known here\n")
    }
}
