import Foundation
import XCTest

@testable import UIKitLayout

/// The sizes of system symbols, compared with those that UIKit prints: `symbol(system: person) {19, 17.5}
/// baseline=2.5,contentInsets={1, 2, 1, 2},alignmentRectInsets={-1, 0, -1.5, 0}`, at two pixels per point by default.
nonisolated final class SymbolTests: XCTestCase {}

extension SymbolTests {
    func testSymbolsHaveTheSizesThatUIKitPrints() throws {
        let person = try XCTUnwrap(UIImage(systemName: "person"))
        XCTAssertEqual(person.size, CGSize(width: 19, height: 17.5))
        XCTAssertEqual(person.alignmentRectInsets, UIEdgeInsets(top: -1, left: 0, bottom: -1.5, right: 0))
        let play = try XCTUnwrap(UIImage(systemName: "play.circle.fill"))
        XCTAssertEqual(play.size, CGSize(width: 20, height: 19))
        XCTAssertEqual(play.alignmentRectInsets, UIEdgeInsets(top: -0.5, left: 0, bottom: -0.5, right: 0))
        XCTAssertTrue(play.isSymbolImage)
    }

    // chevron.compact.down at 64 points and three pixels per point: 25.67 less -25 and -25.67; person, large, at 14 points:
    // 19.5 less 1.5 and 1.
    func testTheAlignmentIsAsHighAsALine() {
        func height(_ pointSize: CGFloat, scale: CGFloat) -> CGFloat {
            let image = UIImage(
                symbolName: "person", size: CGSize(width: 20, height: 20), beside: pointSize, scale: scale)
            return image.size.height - image.alignmentRectInsets.top - image.alignmentRectInsets.bottom
        }
        XCTAssertEqual(height(64, scale: 3), 76.33, accuracy: 0.01)
        XCTAssertEqual(height(14, scale: 2), 17)
        XCTAssertEqual(height(17, scale: 2), 20)
    }

    // The intrinsic height of an image view with a symbol is that of a line of text, more than the view's own height.
    func testAnImageViewWantsALine() {
        let view = UIImageView(image: UIImage(systemName: "ellipsis"))
        XCTAssertEqual(view.intrinsicContentSize.height, 20)
        XCTAssertLessThan(view.frame.height, 6)
    }

    func testTurnedFilledAndFramedSymbolsAreAsLargeAsOthers() {
        func height(_ name: String) -> CGFloat? { SymbolSize(named: name)?.height }
        XCTAssertEqual(height("chevron.left"), height("chevron.right"))
        XCTAssertEqual(height("star.fill"), height("star"))
        XCTAssertEqual(height("trash.fill"), height("trash"))
        XCTAssertEqual(height("plus.circle.fill"), height("circle"))
        XCTAssertNotEqual(height("person.fill"), height("person"))
        XCTAssertNil(SymbolSize(named: "a.symbol.that.is.not.known"))
        XCTAssertNil(SymbolSize(named: "plus.square.on.square"), "which is larger than a square")
    }

    // Two names of one drawing, a mirrored one, one in the outline of a circle, of a document and of a speech bubble,
    // and filled ones.
    func testSymbolsWithTheDrawingOfOthersAreAsLarge() throws {
        let pairs = [
            "microphone.slash": "mic.slash", "microphone.fill": "mic.fill", "hand.thumbsdown.fill": "hand.thumbsup",
            "clock.fill": "circle.fill", "forward.end": "backward.end.fill", "backward.fill": "forward",
            "doc.text.fill": "doc", "text.bubble.fill": "bubble.right", "faceid": "viewfinder", "safari.fill": "clock",
            "line.horizontal.3": "line.3.horizontal", "speaker.2.fill": "speaker.wave.2.fill", "snow": "snowflake",
        ]
        for (name, other) in pairs {
            let size = try XCTUnwrap(SymbolSize(named: name), name)
            XCTAssertEqual(size.height, SymbolSize(named: other)?.height, name)
            XCTAssertEqual(size.width, SymbolSize(named: other)?.width, name)
        }
        XCTAssertNil(SymbolSize(named: "clock.badge.checkmark"))
    }

    // Drawings of 28 units per em: a trash can of 26.469 × 30.447, a document of 22.996 × 29.313, two squares of 28.930 × 28.643,
    // a key of 18.279 × 34.074 and the filled one of 17.459 × 33.740.
    func testSymbolsAreAsMuchLargerThanTheirDrawings() throws {
        let drawings = [
            "trash": (26.469, 30.447), "doc": (22.996, 29.313), "square.on.square": (28.930, 28.643),
            "key": (18.279, 34.074), "key.fill": (17.459, 33.740),
        ]
        for (name, drawing) in drawings {
            let size = try XCTUnwrap(SymbolSize(named: name), name)
            XCTAssertEqual(size.width, drawing.0 / 28 * 100 + 25, accuracy: 0.06, name)
            XCTAssertEqual(size.height, drawing.1 / 28 * 100 + 13.3, accuracy: 0.06, name)
        }
    }

    func testButtonsAreAlignedByTheImageBehindThem() {
        let button = UIButton(type: .system)
        button.setImage(UIImage(systemName: "xmark"), for: .normal)
        XCTAssertEqual(button.alignmentRectInsets, .zero)
        let image = UIImage(systemName: "xmark")
        button.setBackgroundImage(image, for: .normal)
        XCTAssertEqual(button.alignmentRectInsets, image?.alignmentRectInsets)
        XCTAssertLessThan(button.alignmentRectInsets.top, 0)
    }
}
