import Foundation
import XCTest

final class FontFingerprintTests: XCTestCase {
    private let heights = FeedRows.arguments("--width", "375")
    private let rows = FeedRows.lines([FeedRows.short()])

    private func fingerprint(_ more: String...) throws -> String {
        let tool = try Tool(["fonts"] + more)
        XCTAssertEqual(tool.status, 0, tool.errors)
        XCTAssertEqual(tool.lines.count, 1)
        return try XCTUnwrap(tool.lines.first)
    }

    func testHeightsAreComputedOnlyWithTheFontsThatAreRequired() throws {
        let sound = try Tool(heights + ["--require-fonts", fingerprint()], input: rows)
        XCTAssertEqual(sound.lines, [#"{"height":67,"row":0}"#], sound.errors)
        let other = try Tool(heights + ["--require-fonts", "Pango 1.0, 3 fonts abc"], input: rows)
        XCTAssertEqual(other.status, 65)
        XCTAssertEqual(other.output, "")
        XCTAssertEqual(other.errors.split(separator: "\n").count, 1)
        XCTAssertTrue(other.errors.contains("the fonts are \"\(try fingerprint())\""), other.errors)
    }

    // The same fonts have the same fingerprint in another folder, and a machine without fonts has another one.
    func testTheFingerprintNamesTheFontsAndNotTheirFolders() throws {
        let font = try XCTUnwrap(
            try FileManager.default.subpathsOfDirectory(atPath: "/usr/share/fonts").first { $0.hasSuffix(".ttf") })
        var prints: [String] = []
        for _ in 0..<2 {
            let folder = try temporaryFolder()
            try FileManager.default.copyItem(
                atPath: "/usr/share/fonts/\(font)", toPath: folder.appendingPathComponent("a.ttf").path)
            prints.append(try fingerprint("--fonts", folder.path))
        }
        XCTAssertEqual(prints[0], prints[1])
        let folder = try temporaryFolder()
        let configuration = try file(
            "fonts.conf", in: folder, Data("<fontconfig><dir>\(folder.path)</dir></fontconfig>".utf8))
        setenv("FONTCONFIG_FILE", configuration, 1)
        defer { unsetenv("FONTCONFIG_FILE") }
        let fingerprintWithoutFonts = try fingerprint()
        unsetenv("FONTCONFIG_FILE")
        let usual = try fingerprint()
        XCTAssertNotEqual(fingerprintWithoutFonts, usual)
        setenv("FONTCONFIG_FILE", configuration, 1)
        XCTAssertEqual(try Tool(heights + ["--require-fonts", usual], input: rows).status, 65)
    }
}
