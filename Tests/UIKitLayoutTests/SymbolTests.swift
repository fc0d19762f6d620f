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

    // The intrinsic height of an image view with a symbol is that of a line of text, more than the view's own height. For
    // a person, UIKit prints 17.5 + 1 + 1.5.
    func testTheIntrinsicHeightOfASymbolIsThatOfALine() {
        XCTAssertEqual(UIImageView(image: UIImage(systemName: "person")).intrinsicContentSize.height, 20)
        let view = UIImageView(image: UIImage(systemName: "ellipsis"))
        XCTAssertEqual(view.intrinsicContentSize.height, 20)
        XCTAssertLessThan(view.frame.height, 6)
    }

    // UIKit prints 20 × 19 for `play.circle.fill`. A public file stores 12.5 × 16.5 for `chevron.right` (LoopKit,
    // `OverrideSelectionViewController.storyboard`).
    func testTurnedFilledAndFramedSymbolsHaveTheSizeOfTheirOutline() {
        let (circle, chevron) = (CGSize(width: 20, height: 19), CGSize(width: 12.5, height: 16.5))
        let sizes = [
            "circle": circle, "plus.circle.fill": circle, "clock": circle, "clock.fill": circle, "safari.fill": circle,
            "globe": circle, "chevron.right": chevron, "chevron.left": chevron, "chevron.backward": chevron,
        ]
        for (name, size) in sizes { XCTAssertEqual(UIImage(systemName: name)?.size, size, name) }
        XCTAssertNil(SymbolSize(named: "a.symbol.that.is.not.known"))
        XCTAssertNil(SymbolSize(named: "plus.square.on.square"), "which is larger than a square")
        XCTAssertNil(SymbolSize(named: "clock.badge.checkmark"))
    }

    // The shapes that Interface Builder stores in public files, with a longer side of 128 points, in whole points.
    func testSymbolsHaveTheProportionsThatFilesStore() throws {
        let shapes: [(name: String, width: CGFloat, height: CGFloat)] = [
            ("star", 128, 116), ("xmark", 128, 113), ("plus", 128, 113), ("circle", 128, 123),
            ("multiply.circle.fill", 128, 123), ("safari.fill", 128, 123), ("square.and.arrow.up", 110, 128),
            ("chevron.right", 96, 128), ("chevron.down", 128, 70), ("chevron.up", 128, 70),
            ("line.3.horizontal.decrease", 128, 73),
        ]
        for shape in shapes {
            let size = try XCTUnwrap(SymbolSize(named: shape.name), shape.name)
            let unit = 128 / max(size.width, size.height)
            XCTAssertEqual(size.width * unit, shape.width, accuracy: 1, shape.name)
            XCTAssertEqual(size.height * unit, shape.height, accuracy: 1, shape.name)
        }
    }

    // Apple's list of renamed symbols; mirrored ones; those in the outline of a speech bubble and of a viewfinder.
    func testSymbolsWithTheDrawingOfOthersAreAsLarge() throws {
        let pairs = [
            "microphone.slash": "mic.slash", "microphone.fill": "mic.fill", "document.fill": "doc.fill",
            "line.horizontal.3": "line.3.horizontal", "speaker.2.fill": "speaker.wave.2.fill", "snow": "snowflake",
            "hand.thumbsdown.fill": "hand.thumbsup", "forward.end": "backward.end.fill", "backward.fill": "forward",
            "text.bubble.fill": "bubble.right", "faceid": "viewfinder",
        ]
        for (name, other) in pairs {
            let size = try XCTUnwrap(SymbolSize(named: name), name)
            let same = try XCTUnwrap(SymbolSize(named: other), other)
            XCTAssertEqual([size.width, size.height], [same.width, same.height], name)
        }
    }

    // Drawings of 28 units per em: a trash can of 26.469 × 30.447, a document of 22.996 × 29.313, two squares of 28.930 × 28.643,
    // a key of 18.279 × 34.074 and the filled one of 17.459 × 33.740. Filled and written symbols have the same outline.
    func testSymbolsAreAsMuchLargerThanTheirDrawings() throws {
        let drawings = [
            "trash": (26.469, 30.447), "doc": (22.996, 29.313), "square.on.square": (28.930, 28.643),
            "key": (18.279, 34.074), "key.fill": (17.459, 33.740), "trash.fill": (26.469, 30.447),
            "doc.text.fill": (22.996, 29.313),
        ]
        for (name, drawing) in drawings {
            let size = try XCTUnwrap(SymbolSize(named: name), name)
            XCTAssertEqual(size.width, drawing.0 / 28 * 100 + 25, accuracy: 0.06, name)
            XCTAssertEqual(size.height, drawing.1 / 28 * 100 + 13.3, accuracy: 0.06, name)
        }
    }

    func testButtonsAreAlignedByTheImageBehindThem() {
        let button = UIButton(type: .system)
        button.setImage(UIImage(systemName: "person"), for: .normal)
        XCTAssertEqual(button.alignmentRectInsets, .zero)
        button.setBackgroundImage(UIImage(systemName: "person"), for: .normal)
        XCTAssertEqual(button.alignmentRectInsets, UIEdgeInsets(top: -1, left: 0, bottom: -1.5, right: 0))
    }
}
