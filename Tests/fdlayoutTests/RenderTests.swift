import Foundation
import XCTest

/// `fdlayout render` draws cells, views and rows into pictures.
final class RenderTests: XCTestCase {
    private var folder = URL(fileURLWithPath: "")
    private let feed = repository.appendingPathComponent("Examples/Feed")

    override func setUpWithError() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    override func tearDown() {
        try? FileManager.default.removeItem(at: folder)
    }

    private func path(_ name: String) -> String { folder.appendingPathComponent(name).path }

    private func renderFeed(_ arguments: [String], to name: String) throws -> Tool {
        try Tool(
            [
                "render", feed.appendingPathComponent("Feed.storyboard").path, "--identifier", "FeedCell", "--data",
                feed.appendingPathComponent("feed.json").path,
            ] + arguments + ["-o", path(name)])
    }

    private var assets: [String] { ["--assets", feed.appendingPathComponent("Images.xcassets").path] }

    /// The width and the height of a PNG file, in pixels, from its header.
    private func pixels(_ name: String) throws -> [Int] {
        let data = try Data(contentsOf: folder.appendingPathComponent(name))
        XCTAssertEqual(Array(data.prefix(4)), [0x89, 0x50, 0x4E, 0x47])
        return [16, 20].map { start in (0..<4).reduce(0) { $0 << 8 | Int(data[start + $1]) } }
    }

    func testRowsAreTogetherAsHighAsTheirHeights() throws {
        let tool = try renderFeed(assets + ["--widths", "375"], to: "feed.png")
        XCTAssertEqual(tool.status, 0, tool.errors)
        XCTAssertEqual(tool.errors, "")
        let heights = try Tool(
            [
                "heights", feed.appendingPathComponent("Feed.storyboard").path, "--identifier", "FeedCell", "--data",
                feed.appendingPathComponent("feed.json").path, "--width", "375",
            ] + assets)
        let sum = heights.lines.compactMap { Double($0.split(separator: " ").last ?? "") }.reduce(0, +)
        XCTAssertGreaterThan(sum, 0)
        XCTAssertEqual(try pixels("feed.png"), [750, Int((sum * 2).rounded(.up))])
    }

    func testTheSamePictureHasTheSameBytes() throws {
        for name in ["a.png", "b.png", "a.svg", "b.svg", "a.pdf", "b.pdf"] {
            XCTAssertEqual(try renderFeed(assets, to: name).status, 0)
        }
        for format in ["png", "svg", "pdf"] {
            let first = try Data(contentsOf: folder.appendingPathComponent("a." + format))
            XCTAssertEqual(first, try Data(contentsOf: folder.appendingPathComponent("b." + format)), format)
        }
    }

    func testAFolderHasAPictureForEachRootWidthAndAppearance() throws {
        let tool = try Tool([
            "render", feed.appendingPathComponent("Feed.storyboard").path, "--widths", "320,414", "--appearance",
            "both", "--scale", "3", "-o", path("pictures"),
        ])
        XCTAssertEqual(tool.status, 0, tool.errors)
        let names = try FileManager.default.contentsOfDirectory(atPath: path("pictures")).sorted()
        XCTAssertEqual(
            names,
            ["FED-ce-001", "FED-tv-001"].flatMap { id in
                ["320-dark", "320", "414-dark", "414"].map { "Feed-\(id)-\($0).png" }
            }.sorted())
        XCTAssertEqual(try pixels("pictures/Feed-FED-ce-001-414.png")[0], 3 * 414)
    }

    func testPicturesAreTheSameWithAnyNumberOfJobs() throws {
        let arguments = ["render", feed.appendingPathComponent("Feed.storyboard").path, "--widths", "320,375,414"]
        for jobs in ["1", "3"] {
            let tool = try Tool(arguments + ["--appearance", "both", "--jobs", jobs, "-o", path(jobs)])
            XCTAssertEqual(tool.status, 0, tool.errors)
        }
        let names = try FileManager.default.contentsOfDirectory(atPath: path("1")).sorted()
        XCTAssertEqual(names.count, 12)
        XCTAssertEqual(try FileManager.default.contentsOfDirectory(atPath: path("3")).sorted(), names)
        for name in names {
            let pictures = try ["1/", "3/"].map { try Data(contentsOf: folder.appendingPathComponent($0 + name)) }
            XCTAssertEqual(pictures[0], pictures[1], name)
        }
        XCTAssertEqual(try Tool(arguments + ["--jobs", "0", "-o", path("0")]).status, 64)
    }

    func testDocumentsHaveTheSizeInPointsAndTextAsText() throws {
        XCTAssertEqual(try renderFeed(assets + ["--widths", "375"], to: "feed.pdf").status, 0)
        XCTAssertEqual(try renderFeed(assets + ["--widths", "375"], to: "feed.svg").status, 0)
        let pdf = try Data(contentsOf: folder.appendingPathComponent("feed.pdf"))
        XCTAssertEqual(String(decoding: pdf.prefix(5), as: UTF8.self), "%PDF-")
        let text = String(decoding: pdf, as: UTF8.self)
        XCTAssertTrue(text.contains("/MediaBox [ 0 0 375 "))
        XCTAssertTrue(text.contains("/ToUnicode"))
        let svg = try String(contentsOf: folder.appendingPathComponent("feed.svg"), encoding: .utf8)
        XCTAssertTrue(svg.contains("width=\"375pt\""))
    }

    func testMissingImagesAreNamedOnce() throws {
        let tool = try renderFeed(["--widths", "375"], to: "feed.png")
        XCTAssertEqual(tool.status, 0)
        let lines = tool.errors.split(separator: "\n")
        XCTAssertGreaterThan(lines.count, 0)
        XCTAssertEqual(Set(lines).count, lines.count)
        XCTAssertTrue(lines.allSatisfy { $0.contains("warning: ") && $0.contains("a box is drawn") }, tool.errors)
    }

    func testFaultsAreReportedOnOneLineAndLeaveNoFile() throws {
        let storyboard = feed.appendingPathComponent("Feed.storyboard").path
        let data = feed.appendingPathComponent("feed.json").path
        let cases: [(arguments: [String], status: Int32)] = [
            ([storyboard, "--identifier", "Nobody", "--data", data], 65), ([path("missing.xib")], 66),
            ([storyboard, "--widths", "0"], 64), ([storyboard, "--device", "iPhone 0"], 64),
            ([storyboard, "--widths", "15000"], 65),
        ]
        for (arguments, status) in cases {
            let tool = try Tool(["render"] + arguments + ["-o", path("out.png")])
            XCTAssertEqual(tool.status, status, "\(arguments): \(tool.errors)")
            XCTAssertEqual(tool.errors.split(separator: "\n").count, 1, tool.errors)
            XCTAssertEqual(try FileManager.default.contentsOfDirectory(atPath: folder.path), [])
        }
        XCTAssertEqual(try Tool(["render", storyboard]).status, 64)
        XCTAssertEqual(try Tool(["render", storyboard, "--identifier", "FeedCell", "-o", path("out.png")]).status, 64)
    }

    func testAnUnwritableDestinationIsAFailureOfOutput() throws {
        let storyboard = feed.appendingPathComponent("Feed.storyboard").path
        for destination in [path("nowhere/out.png"), "/dev/null/pictures"] {
            let tool = try Tool(["render", storyboard, "-o", destination])
            XCTAssertEqual(tool.status, 74, tool.errors)
            XCTAssertEqual(tool.errors.split(separator: "\n").count, 1, tool.errors)
        }
    }
}
