import Foundation
import XCTest

/// Characters without an installed font are measured as boxes, of which the tool warns.
final class MissingFontTests: XCTestCase {
    /// The messages of a command that reads rows for the cell of the sample, while fontconfig finds no font but Inter.
    private func warnings(_ command: [String], _ rows: Data) throws -> String {
        let configuration = repository.appendingPathComponent("CSupport/CTemplateText/tests/inter.conf").path
        let former = ProcessInfo.processInfo.environment["FONTCONFIG_FILE"]
        setenv("FONTCONFIG_FILE", configuration, 1)
        defer { if let former { setenv("FONTCONFIG_FILE", former, 1) } else { unsetenv("FONTCONFIG_FILE") } }
        let tool = try Tool(
            [command[0], "\(FeedRows.folder)/Feed.storyboard", "--identifier", "FeedCell", "--data", "-"]
                + command.dropFirst(), input: rows)
        XCTAssertEqual(tool.status, 0, tool.errors)
        return tool.errors
    }

    private func row(_ title: String) -> String {
        FeedRows.short().replacingOccurrences(of: #""title": "a""#, with: #""title": "\#(title)""#)
    }

    func testScriptsWithoutAFontAreNamedOnceWithTheirPackages() throws {
        let rows = ["plain", "سلام", "سلام 2", "中文", "ひらがな", "\u{10FFFD}"].map(row)
        XCTAssertEqual(
            try warnings(["heights", "--width", "375"], FeedRows.array(rows)),
            "fdlayout: warning: no font has the characters of Arabic, Han, Hiragana, the private use area, which are measured "
                + "as boxes; install Debian's fonts-noto-cjk, fonts-noto-core, or name a font with --fonts\n")
    }

    func testOtherTextHasNoWarning() throws {
        let rows = ["plain", "Ελλάδα", "Україна é\u{301}"].map(row)
        XCTAssertEqual(try warnings(["heights", "--width", "375"], FeedRows.array(rows)), "")
    }

    func testStreamsAndPicturesHaveTheWarning() throws {
        let warning =
            "fdlayout: warning: no font has the characters of symbols and emoji, which are measured as boxes; "
            + "install Debian's fonts-noto-color-emoji, or name a font with --fonts\n"
        let rows = [row("😀")]
        XCTAssertEqual(
            try warnings(["heights", "--width", "375", "--format", "jsonl"], FeedRows.lines(rows)), warning)
        let picture = try temporaryFolder().appendingPathComponent("rows.png").path
        XCTAssertEqual(try warnings(["render", "-o", picture], FeedRows.array(rows)), warning)
    }
}
