import Foundation
import XCTest

/// The seven heights in the original library's README, computed from a storyboard with the constraints and fonts of its
/// demo and from rows with the same numbers of lines and heights of images.
final class ReadmeHeightsTests: XCTestCase {
    // Lines of San Francisco are 1.193359375 times the font size high (2,444 of 2,048 units). Text of n lines is n
    // times as high, rounded up to half a point at scale 2: 16 pt gives 19.5, 13 pt 16, and n lines of 14 pt give 17,
    // 33.5, 50.5, 67 and 84. The common parts of all rows are
    //
    //     10 + 19.5 headline + 6 + body + 8 + picture + 8 + 16 writer + 4 + 0.5 separator = 72 + body + picture
    func testTheSevenHeightsAreTheSumsOfTheirRows() throws {
        let sums: [Double] = [
            72 + 33.5 + 128,  // two lines, 256 pixels
            72 + 33.5 + 50,  // two lines, 100 pixels
            72 + 17 + 169,  // one line, 338 pixels
            72 + 17 + 195,  // one line, 390 pixels
            72 + 50.5 + 156,  // three lines, 312 pixels
            72 + 84 + 0,  // five lines, no image
            72 + 0 + 93,  // no text, 186 pixels
        ]
        XCTAssertEqual(sums, [233.5, 155.5, 258, 284, 278.5, 156, 165], "the heights in the README's log")
        XCTAssertEqual(try heights(), sums)
    }

    private func heights() throws -> [Double] {
        let fixtures = repository.appendingPathComponent("Tests/fdlayoutTests/Fixtures").path
        let tool = try Tool([
            "heights", "\(fixtures)/Articles.storyboard", "--identifier", "ArticleCell", "--data",
            "\(fixtures)/articles.json", "--assets", try pictures(), "--width", "375", "--scale", "2",
        ])
        XCTAssertEqual(tool.status, 0, tool.errors)
        XCTAssertEqual(tool.errors, "")
        return tool.lines.compactMap { $0.split(separator: " ").last.flatMap { Double($0) } }
    }

    /// A catalogue of images for scale 2, by their pixels.
    private func pictures() throws -> String {
        let folder = try temporaryFolder()
        let contents = Data(#"{"images": [{"scale": "2x", "filename": "image.png"}]}"#.utf8)
        for (name, width, height) in [
            ("square", 256, 256), ("icon", 100, 100), ("wide", 600, 338), ("tall", 320, 390), ("photo", 474, 312),
            ("map", 184, 186),
        ] {
            _ = try file("\(name).imageset/image.png", in: folder, png(width: width, height: height))
            _ = try file("\(name).imageset/Contents.json", in: folder, contents)
        }
        return folder.path
    }
}
