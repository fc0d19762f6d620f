import Foundation
import TextLayout
import UIKitLayout
import XCTest

/// Fonts that an app bundles.
nonisolated final class RegisteredFontTests: XCTestCase {}

extension RegisteredFontTests {
    private func width(_ name: String) throws -> CGFloat {
        let label = UILabel()
        label.text = "What letters are as wide as"
        label.font = try XCTUnwrap(UIFont(name: name, size: 40))
        return label.intrinsicContentSize.width
    }

    // Liberation Serif's glyphs, with the ascender and descender of its horizontal header: 0.891 and 0.216 of the point
    // size, like Times New Roman's. Core Text uses them even if the font prefers its typographic metrics: labels in
    // Lato of 12 and 15 points are stored 14.5 and 18 high.
    func testTheyAreKnownAtOnceWithTheMetricsOfTheirHeader() throws {
        XCTAssertNil(UIFont(name: "TemplateLetters-Regular", size: 40))
        let font = try RenamedFont()
        defer { try? FileManager.default.removeItem(at: font.folder) }
        let before = try width("LiberationSerif-Regular")
        try UIFont.registerFonts(at: font.folder)
        XCTAssertTrue(UIFont.familyNames.contains(RenamedFont.family))
        XCTAssertEqual(try width("TemplateLetters-Regular"), before)
        let registered = try XCTUnwrap(UIFont(name: RenamedFont.family, size: 40))
        XCTAssertEqual(registered.ascender, 0.891 * 40, accuracy: 0.02)
        XCTAssertEqual(registered.descender, -0.216 * 40, accuracy: 0.02)
    }

    func testWhatIsNoFontIsRefused() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let text = folder.appendingPathComponent("text.txt")
        try Data("no font".utf8).write(to: text)
        let missing = folder.appendingPathComponent("missing.ttf")
        for (url, reason) in [(folder, FontFileError.Reason.noFonts), (text, .unreadable), (missing, .missing)] {
            XCTAssertThrowsError(try UIFont.registerFonts(at: url)) { error in
                XCTAssertEqual(error as? FontFileError, FontFileError(path: url.path, reason: reason))
            }
        }
        try FileManager.default.moveItem(at: text, to: folder.appendingPathComponent("text.ttf"))
        XCTAssertThrowsError(try UIFont.registerFonts(at: folder), "a folder in which no font can be read")
    }
}
