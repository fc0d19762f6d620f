import FDTemplateLayoutCell
import Foundation
import UIKitLayout
import XCTest

final class SavedHeightsTests: XCTestCase {
    private let storyboard = "\(FeedRows.folder)/Feed.storyboard"

    private func save(_ lines: [String], to path: String, _ more: String...) throws -> Tool {
        try Tool(
            ["save-heights", storyboard, "--identifier", "FeedCell", "--data", "-", "--output", path] + more,
            input: FeedRows.lines(lines))
    }

    /// The output of the tool for an array of rows, with a cache by key.
    private func cached(_ rows: [String], width: String, _ more: String...) throws -> Tool {
        try Tool(
            [
                "heights", storyboard, "--identifier", "FeedCell", "--data", "-", "--assets",
                "\(FeedRows.folder)/Images.xcassets", "--cache", "key", "--key", "id", "--debug-log", "--width", width,
            ] + more, input: FeedRows.array(rows))
    }

    func testAProgramFindsTheHeightsOfAStreamInItsCache() throws {
        let rows = try FeedRows.sample() + [FeedRows.short("\"id\": 17, ")]
        let stream = try Tool(
            FeedRows.arguments("--widths", "320,375", "--key", "id"), input: FeedRows.lines(rows))
        let path = try temporaryFolder().appendingPathComponent("feed.heights").path
        // The order of the lines does not matter.
        let saved = try save(stream.lines.reversed(), to: path, "--widths", "320,375")
        XCTAssertEqual(saved.status, 0, saved.errors)
        for width in ["320", "375"] {
            let computed = try cached(rows, width: width)
            let loaded = try cached(rows, width: width, "--saved-heights", path)
            XCTAssertEqual(loaded.lines, computed.lines)
            XCTAssertEqual(computed.errors.components(separatedBy: "hit cache by key[").count - 1, 0)
            XCTAssertEqual(loaded.errors.components(separatedBy: "hit cache by key[").count - 1, rows.count)
        }
        // At another width, nothing is cached.
        let other = try cached(rows, width: "414", "--saved-heights", path)
        XCTAssertFalse(other.errors.contains("hit cache by key["))
    }

    func testSavedHeightsAreUsedAsTheyAre() throws {
        let path = try temporaryFolder().appendingPathComponent("feed.heights").path
        let lines = [#"{"heights":[123.5],"key":"a","row":0}"#, #"{"error":"not JSON","line":2,"row":1}"#]
        let saved = try save(lines, to: path, "--widths", "375")
        XCTAssertEqual(saved.status, 0, saved.errors)
        XCTAssertTrue(saved.errors.contains("1 row has an error instead of heights"), saved.errors)
        let rows = [FeedRows.short("\"id\": \"a\", "), FeedRows.short("\"id\": \"b\", ")]
        XCTAssertEqual(try cached(rows, width: "375", "--saved-heights", path).lines, ["0:0 123.5", "0:1 67"])
    }

    func testWhatIsNoOutputOfAStreamIsRefusedWithItsLine() throws {
        let folder = try temporaryFolder()
        let path = folder.appendingPathComponent("feed.heights").path
        let sound = #"{"heights":[1,2],"key":"a","row":0}"#
        for line in [
            "x", "[]", #"{"key":"a"}"#, #"{"heights":[1,2]}"#, #"{"heights":[1],"key":"a"}"#,
            #"{"heights":[1,2,3],"key":"a"}"#, #"{"heights":[1,-2],"key":"a"}"#, #"{"heights":[1,"2"],"key":"a"}"#,
            #"{"heights":[1,2],"key":1.5}"#, #"{"heights":[1,2],"key":null}"#, #"{"height":1,"key":"a"}"#,
        ] {
            let tool = try save([sound, line], to: path, "--widths", "320,375")
            XCTAssertEqual(tool.status, 65, line)
            XCTAssertTrue(tool.errors.hasPrefix("fdlayout: <stdin>:2: "), tool.errors)
            XCTAssertEqual(try FileManager.default.contentsOfDirectory(atPath: folder.path), [])
        }
        XCTAssertEqual(try save([sound], to: path, "--widths", "320,0").status, 64)
        XCTAssertEqual(try save([sound], to: "/no/folder/file", "--widths", "320,375").status, 74)
    }

    @MainActor
    func testATableOfAProgramFindsSavedHeights() async throws {
        let path = try temporaryFolder().appendingPathComponent("feed.heights").path
        let saved = try save([#"{"heights":[123.5],"key":"a"}"#], to: path, "--widths", "375")
        XCTAssertEqual(saved.status, 0, saved.errors)
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
        do {
            try table.fd_keyedHeightCache.load(from: URL(fileURLWithPath: path))
        } catch {
            // Other tests register fonts in this process, which the tool does not have; such heights are refused.
            guard "\(error)".contains("computed with other fonts") else { throw error }
            throw XCTSkip("fonts were registered: \(error)")
        }
        XCTAssertEqual(table.fd_keyedHeightCache.height(forKey: "a"), 123.5)
        table.overrideTraitCollection = table.traitCollection.modifyingTraits { $0.horizontalSizeClass = .regular }
        XCTAssertNil(table.fd_keyedHeightCache.height(forKey: "a"), "the cell may have other constraints")
    }

    // The outputs of two runs with different cells, for example.
    func testDifferentHeightsOfOneKeyAreCounted() throws {
        let path = try temporaryFolder().appendingPathComponent("feed.heights").path
        let lines = [[10, 20], [10, 20], [11, 20], [12, 21]].map { #"{"heights":[\#($0[0]),\#($0[1])],"key":"a"}"# }
        let saved = try save(lines, to: path, "--widths", "320,375")
        XCTAssertEqual(saved.status, 0)
        XCTAssertTrue(saved.errors.contains("3 heights differ from an earlier one of the same key"), saved.errors)
        XCTAssertEqual(try save(Array(lines[...1]), to: path, "--widths", "320,375").errors, "")
    }

    func testAFileThatIsNotSavedHeightsIsRefused() throws {
        let path = try file("feed.heights", in: temporaryFolder(), Data("heights".utf8))
        let tool = try cached([FeedRows.short("\"id\": 1, ")], width: "375", "--saved-heights", path)
        XCTAssertEqual(tool.status, 65)
        XCTAssertEqual(tool.output, "")
        XCTAssertTrue(tool.errors.hasPrefix("fdlayout: \(path): "), tool.errors)
        let without = try Tool([
            "heights", storyboard, "--identifier", "FeedCell", "--data", "-", "--width", "375", "--saved-heights", path,
        ])
        XCTAssertEqual(without.status, 64)
    }
}
