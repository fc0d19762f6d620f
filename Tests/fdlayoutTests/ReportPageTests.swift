import Foundation
import XCTest

/// `fdlayout report` writes a page with the layouts of files.
final class ReportPageTests: XCTestCase {
    private var folder = URL(fileURLWithPath: "")
    private let feed = repository.appendingPathComponent("Examples/Feed/Feed.storyboard")

    override func setUpWithError() throws {
        folder = try temporaryFolder()
    }

    private var report: URL { folder.appendingPathComponent("report") }

    /// Writes a report and returns its page.
    private func page(_ arguments: [String], status: Int32 = 0) throws -> String {
        let tool = try Tool(["report"] + arguments + ["-o", report.path])
        XCTAssertEqual(tool.status, status, tool.errors)
        return try String(contentsOf: report.appendingPathComponent("index.html"), encoding: .utf8)
    }

    private func pictures() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: report.appendingPathComponent("pictures").path).sorted()
    }

    /// The values of an attribute in a page.
    private func values(of attribute: String, in page: String) -> [String] {
        page.components(separatedBy: " \(attribute)=\"").dropFirst().compactMap {
            $0.components(separatedBy: "\"").first
        }
    }

    // The storyboard's scene and cell are 375 points wide in the file, so that width is not repeated.
    func testEachViewHasAPictureForEachWidth() throws {
        let page = try page([feed.path, "--widths", "320,375,414"])
        let expected = ["FED-ce-001", "FED-tv-001"].flatMap { id in
            ["-320", "-414", ""].map { "0-\(id)\($0).png" }
        }
        XCTAssertEqual(try pictures(), expected)
        XCTAssertEqual(values(of: "src", in: page).sorted(), expected.map { "pictures/" + $0 })
        XCTAssertTrue(values(of: "alt", in: page).allSatisfy { $0.hasSuffix("points") }, page)
    }

    func testPicturesCanBeInBothStyles() throws {
        _ = try page([feed.path, "--widths", "320", "--appearance", "both"])
        XCTAssertEqual(try pictures().count { $0.hasSuffix("-dark.png") }, 4)
        XCTAssertEqual(try pictures().count, 8)
    }

    // 12, 6, 8, 8 and 12 points are constants in the file, and the image is 120 points high. A line of 17 points is 20.5
    // points high, one of 15 points 18.
    func testAHeightIsExplainedByTheLengthsThatAddUpToIt() throws {
        let page = try page([feed.path])
        let start = try XCTUnwrap(page.range(of: "<p class=\"chain\">Height: "), page).upperBound
        let text = try XCTUnwrap(page[start...].components(separatedBy: "</p>").first)
        let beginning =
            "12 + 20.5 (label titleLabel) + 6 + 18 (label contentLabel) + 8 + 120 (imageView photoImageView) + 8"
        XCTAssertTrue(text.hasPrefix(beginning), text)
        let numbers = text.matches(of: #/[0-9.]+/#).compactMap { Double($0.output) }
        XCTAssertEqual(numbers.count, 10, text)
        XCTAssertEqual(numbers.dropLast().reduce(0, +), numbers.last, text)
    }

    func testHeightsAreListedForEachWidth() throws {
        let page = try page([feed.path, "--widths", "300,400"])
        XCTAssertEqual(
            page.components(separatedBy: "<th scope=\"row\">").dropFirst().compactMap {
                $0.components(separatedBy: "<").first
            }, ["300", "375", "400"])
    }

    func testFindingsLinkToTheViewsTheyConcern() throws {
        let width = #"<constraint firstAttribute="width" constant="90" id="w2"/>"#
        let file = try file("conflict.xib", in: folder, interface(more: width))
        let page = try page([file])
        XCTAssertTrue(page.contains("<a href=\"#f0-r0\"><span class=\"level\">"), page)
        let ids = Set(values(of: "id", in: page))
        for link in values(of: "href", in: page) where link.hasPrefix("#") {
            XCTAssertTrue(ids.contains(String(link.dropFirst())), link)
        }
    }

    func testTheConfigurationOfTheCheckApplies() throws {
        let width = #"<constraint firstAttribute="width" constant="90" id="w2"/>"#
        let file = try file("conflict.xib", in: folder, interface(more: width))
        let rules = try self.file("rules.yml", in: folder, Data("rules: {conflict: off}".utf8))
        XCTAssertTrue(try page([file]).contains("<code>conflict</code>"))
        XCTAssertFalse(try page([file, "--config", rules]).contains("<code>conflict</code>"))
    }

    func testNamesCannotEndScriptsOrBeginElements() throws {
        let text = String(decoding: interface(), as: UTF8.self)
            .replacingOccurrences(of: "Badge", with: "&lt;/script&gt;&lt;img src=x onerror=alert(1)&gt;&quot;")
        let file = try file("<b>&.xib", in: folder, Data(text.utf8))
        let page = try page([file])
        XCTAssertFalse(page.contains("<img src=x"), page)
        XCTAssertEqual(
            page.components(separatedBy: "<script").count, page.components(separatedBy: "</script>").count)
        XCTAssertTrue(page.contains("/&lt;b&gt;&amp;.xib</h2>"), page)
    }

    func testThePageRefersToNothingElsewhere() throws {
        let page = try page([feed.path])
        XCTAssertTrue(page.contains("default-src 'none'"))
        for value in values(of: "src", in: page) + values(of: "href", in: page) {
            XCTAssertTrue(value.hasPrefix("pictures/") || value.hasPrefix("#") || value == "data:,", value)
        }
    }

    func testTheReportIsTheSameWithAnyNumberOfJobs() throws {
        for index in 0..<6 { _ = try file("in/\(index).xib", in: folder, interface(boxWidth: "\(index + 40)")) }
        let input = folder.appendingPathComponent("in").path
        let first = try page([input, "--jobs", "1"])
        let names = try pictures()
        XCTAssertEqual(try page([input, "--jobs", "4"]), first)
        XCTAssertEqual(try pictures(), names)
        XCTAssertEqual(names.count, 6)
    }

    func testFilesThatCannotBeReadAreListed() throws {
        let broken = try file("broken.xib", in: folder, Data("<document>".utf8))
        let page = try page([feed.path, broken], status: 65)
        XCTAssertTrue(page.contains("<p class=\"failure\">\(broken):"), page)
        XCTAssertTrue(page.contains("FED-ce-001"))
        let tool = try Tool(["report", folder.appendingPathComponent("none.xib").path, "-o", report.path])
        XCTAssertEqual(tool.status, 66)
        XCTAssertEqual(tool.errors.split(separator: "\n").count, 2, tool.errors)
    }

    func testFaultyCommandLinesAndDestinationsAreRejected() throws {
        let cases: [([String], Int32)] = [
            ([feed.path], 64), ([feed.path, "-o", report.path, "--jobs", "0"], 64),
            ([feed.path, "-o", report.path, "--widths", "a"], 64), ([feed.path, "-o", "/dev/null/report"], 74),
        ]
        for (arguments, status) in cases {
            let tool = try Tool(["report"] + arguments)
            XCTAssertEqual(tool.status, status, "\(arguments): \(tool.errors)")
        }
    }

    // Pictures in a folder that a link names would replace files that the command line does not name.
    func testNothingIsWrittenThroughALinkInPlaceOfTheFolderOfPictures() throws {
        let other = try temporaryFolder()
        try FileManager.default.createDirectory(at: report, withIntermediateDirectories: true)
        let link = report.appendingPathComponent("pictures")
        for target in [other, other.appendingPathComponent("missing")] {
            try? FileManager.default.removeItem(at: link)
            try FileManager.default.createSymbolicLink(at: link, withDestinationURL: target)
            let tool = try Tool(["report", feed.path, "-o", report.path])
            XCTAssertEqual(tool.status, 74)
            XCTAssertTrue(tool.errors.contains("pictures: it is a link"), tool.errors)
            XCTAssertEqual(try FileManager.default.contentsOfDirectory(atPath: other.path), [])
            XCTAssertEqual(try FileManager.default.contentsOfDirectory(atPath: report.path), ["pictures"])
        }
    }
}
