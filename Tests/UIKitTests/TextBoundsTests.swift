import UIKit
import XCTest

/// Bounding rectangles of text, compared with pictures that iOS recorded and with fonts that come with iOS.
nonisolated final class TextBoundsTests: XCTestCase {}

extension TextBoundsTests {
    private var font: UIFont { .systemFont(ofSize: 17) }

    private func bounds(_ text: String, width: CGFloat) -> CGRect {
        text.boundingRect(
            with: CGSize(width: width, height: .greatestFiniteMagnitude), options: .usesLineFragmentOrigin,
            attributes: [.font: font], context: nil)
    }

    // A picture of iOS 17 shows a label that may be 320 points wide: it is 318 points wide, as wide as its longest line
    // with the space at which the line is broken.
    func testTheSpaceThatALineIsBrokenAtBelongsToItsBounds() {
        let limit = CGSize(width: 320, height: CGFloat.greatestFiniteMagnitude)
        let attributed = NSAttributedString(string: WordPictures.text, attributes: [.font: font])
        XCTAssertEqual(bounds(WordPictures.text, width: 320).width.rounded(.up), 318)
        let rect = attributed.boundingRect(with: limit, options: .usesLineFragmentOrigin, context: nil)
        XCTAssertEqual(rect.width.rounded(.up), 318)
        UITraitCollection(displayScale: 1).callAsCurrent {
            let label = UILabel()
            (label.numberOfLines, label.preferredMaxLayoutWidth, label.attributedText) = (0, 320, attributed)
            XCTAssertEqual(label.intrinsicContentSize.width, 318)
            // A text view adds the padding of its container, 5 points at each end.
            let textView = UITextView()
            (textView.font, textView.text) = (font, WordPictures.text)
            XCTAssertEqual(textView.sizeThatFits(CGSize(width: 330, height: 0)).width, 328)
            textView.attributedText = attributed
            XCTAssertEqual(textView.sizeThatFits(CGSize(width: 330, height: 0)).width, 328)
        }
    }

    // UIKit's documentation of `truncatesLastVisibleLine` requires a mode that wraps.
    func testParagraphsThatAreTruncatedAreOneLineEach() {
        let style = NSMutableParagraphStyle()
        let font = UIFont.systemFont(ofSize: 17)
        func bounds(_ text: String, _ mode: NSLineBreakMode) -> CGRect {
            style.lineBreakMode = mode
            return NSAttributedString(
                string: text, attributes: [.font: font, .paragraphStyle: style.copy() as? NSParagraphStyle ?? style]
            ).boundingRect(
                with: CGSize(width: 60, height: .greatestFiniteMagnitude), options: .usesLineFragmentOrigin,
                context: nil)
        }
        let text = "Several words that need three lines"
        XCTAssertGreaterThan(bounds(text, .byWordWrapping).height, font.lineHeight * 2)
        for mode in [NSLineBreakMode.byTruncatingTail, .byTruncatingHead, .byTruncatingMiddle, .byClipping] {
            XCTAssertEqual(bounds(text, mode).height, font.lineHeight, accuracy: 1e-6)
            XCTAssertEqual(bounds(text, mode).width, 60)
            XCTAssertEqual(bounds(text + "\n" + text, mode).height, font.lineHeight * 2, accuracy: 1e-6)
        }
        XCTAssertLessThan(bounds("Hi", .byTruncatingTail).width, 30)
    }

    func testBoundsAreNotWiderThanTheLimit() {
        let word = bounds("Word", width: 320).width
        XCTAssertEqual(bounds("Word Word", width: word + 1).width, word + 1)
        XCTAssertEqual(bounds("Word\nWord", width: word + 1).width, word)
        XCTAssertEqual(bounds("Word Word", width: 320).height, font.lineHeight, accuracy: 1e-6)
    }

    // Suites that are run on iOS expect 11.5, 23 and 46 points at two pixels a point.
    func testLinesOfHelveticaAreNotAPixelTooHigh() {
        for (size, height) in [(10, 11.5), (20, 23), (40, 46)] as [(CGFloat, CGFloat)] {
            let text = NSAttributedString(
                string: "Hi", attributes: [.font: UIFont(name: "Helvetica", size: size) ?? .systemFont(ofSize: size)])
            XCTAssertEqual((text.size().height * 2).rounded(.up) / 2, height)
        }
    }

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
