import UIKit
import XCTest

/// Bounding rectangles of text, compared with pictures that iOS recorded and with fonts that come with iOS.
nonisolated final class TextBoundsTests: XCTestCase {}

extension TextBoundsTests {
    // Helvetica's ascender and descender on iOS are 0.92 and 0.23 of the size: lines are 19.55 points high at 17 points,
    // and 13.8 at 12, the size of text without a font.
    func testHelveticaHasTheLineHeightOfIOS() throws {
        let helvetica = try XCTUnwrap(UIFont(name: "Helvetica", size: 17))
        XCTAssertEqual(helvetica.lineHeight, 19.55, accuracy: 0.005)
        XCTAssertEqual(helvetica.ascender, 15.64, accuracy: 0.005)
        XCTAssertEqual(NSAttributedString(string: "Hi").size().height, 13.8, accuracy: 0.005)
        XCTAssertEqual(helvetica.withSize(12).lineHeight, 13.8, accuracy: 0.005)
    }
}
