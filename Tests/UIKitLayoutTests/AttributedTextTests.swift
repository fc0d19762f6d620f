import Foundation
import TextLayout
import UIKitLayout
import XCTest

/// Attributed text of labels, and fonts that follow the text size.
nonisolated final class AttributedTextTests: XCTestCase {}

extension AttributedTextTests {
    private func label(_ text: NSAttributedString) -> UILabel {
        let label = UILabel()
        label.numberOfLines = 0
        label.font = .systemFont(ofSize: 20)
        label.attributedText = text
        return label
    }

    // 31 characters of 10 points and lines of 23.87, rounded up to the pixel; 90 points hold 9 characters: "Text of a",
    // "label", "that is", "wrapped".
    func testTextWithoutFontHasTheLabelsFont() {
        TextEnvironment.$measurer.withValue(FixedPitchTextMeasurer()) {
            UITraitCollection(displayScale: 2).callAsCurrent {
                let attributed = label(NSAttributedString(string: "Text of a label that is wrapped"))
                XCTAssertEqual(attributed.intrinsicContentSize, CGSize(width: 310, height: 24))
                XCTAssertEqual(attributed.sizeThatFits(CGSize(width: 90, height: 0)), CGSize(width: 90, height: 95.5))
            }
        }
    }

    // A word longer than the line is broken between characters according to the label, unless a paragraph style
    // overrides it.
    func testTextWithoutAParagraphStyleIsBrokenAsTheLabelSays() {
        let words = "consectetuer adipiscing elit"
        let width = CGSize(width: 150, height: 0)
        let plain = UILabel()
        plain.numberOfLines = 0
        plain.font = .systemFont(ofSize: 20)
        plain.text = words
        let byWords = plain.sizeThatFits(width)
        plain.lineBreakMode = .byCharWrapping
        XCTAssertNotEqual(plain.sizeThatFits(width), byWords)
        let attributed = label(NSAttributedString(string: words))
        XCTAssertEqual(attributed.sizeThatFits(width), byWords)
        attributed.lineBreakMode = .byCharWrapping
        XCTAssertEqual(attributed.sizeThatFits(width), plain.sizeThatFits(width))
        // A mode that is set afterwards applies to the whole text (UIKit's documentation of UILabel.lineBreakMode).
        let styled = label(NSAttributedString(string: words, attributes: [.paragraphStyle: NSParagraphStyle.default]))
        XCTAssertEqual(styled.sizeThatFits(width), byWords)
        styled.lineBreakMode = .byCharWrapping
        XCTAssertEqual(styled.sizeThatFits(width), plain.sizeThatFits(width))
    }

    func testParagraphStylesSetTheHeightAndSpacingOfLines() throws {
        let style = NSMutableParagraphStyle()
        style.lineSpacing = 4
        style.minimumLineHeight = 30
        style.maximumLineHeight = 30
        let text = NSMutableAttributedString(string: "one\ntwo\n", attributes: [.paragraphStyle: style])
        text.append(
            NSAttributedString(
                string: "three", attributes: [.font: UIFont.boldSystemFont(ofSize: 40), .paragraphStyle: style]))
        // Three lines of 30 and two gaps of 4.
        XCTAssertEqual(label(text).intrinsicContentSize.height, 98)
        let shown = label(text)
        shown.font = .systemFont(ofSize: 10)
        XCTAssertEqual(shown.intrinsicContentSize.height, 98)
        XCTAssertEqual(shown.text, "one\ntwo\nthree")
        shown.text = "plain"
        XCTAssertEqual(shown.attributedText?.string, "plain")
        XCTAssertNotEqual(shown.intrinsicContentSize.height, 98)
    }

    // Rightpoint/BonMot#403: kern is added after every character, including the last one.
    func testKernIsAddedAfterEachCharacter() {
        let plain = NSAttributedString(string: "wide", attributes: [.font: UIFont.systemFont(ofSize: 20)]).size().width
        let kerned = NSAttributedString(
            string: "wide", attributes: [.font: UIFont.systemFont(ofSize: 20), .kern: 5]
        ).size().width
        XCTAssertEqual(kerned - plain, 4 * 5, accuracy: 1.0 / 16)
    }

    // 34 characters of 10 points and lines of 1.193359 × 20; 100 points hold 10 characters: "some words", "that need",
    // "several", "lines".
    func testTheBoundsOfATextAreItsLines() {
        TextEnvironment.$measurer.withValue(FixedPitchTextMeasurer()) {
            let text = NSAttributedString(
                string: "some words that need several lines", attributes: [.font: UIFont.systemFont(ofSize: 20)])
            let wrapped = text.boundingRect(
                with: CGSize(width: 100, height: 0), options: .usesLineFragmentOrigin, context: nil)
            let line = text.boundingRect(with: CGSize(width: 100, height: 0), context: nil)
            XCTAssertEqual(wrapped.width, 100, accuracy: 1e-6)
            XCTAssertEqual(wrapped.height, 4 * 23.86718, accuracy: 1e-6)
            XCTAssertEqual(line.width, 340, accuracy: 1e-6)
            XCTAssertEqual(line.height, 23.86718, accuracy: 1e-6)
        }
    }

    /// Sizes from Apple's Human Interface Guidelines, Typography, Dynamic Type.
    func testTextStylesHaveTheSizesOfTheGuidelines() {
        let sizes: [(UIFont.TextStyle, UIContentSizeCategory, CGFloat)] = [
            (.largeTitle, .large, 34), (.title1, .extraSmall, 25), (.title3, .extraExtraExtraLarge, 26),
            (.body, .large, 17), (.body, .accessibilityExtraExtraExtraLarge, 53), (.footnote, .extraLarge, 15),
            (.caption2, .small, 11), (.callout, .accessibilityMedium, 26), (.subheadline, .medium, 14),
        ]
        for (style, category, size) in sizes {
            let traits = UITraitCollection(displayScale: 2, preferredContentSizeCategory: category)
            XCTAssertEqual(UIFont.preferredFont(forTextStyle: style, compatibleWith: traits).pointSize, size)
        }
        XCTAssertEqual(UIFont.preferredFont(forTextStyle: .headline).pointSize, 17)
    }

    func testMetricsGrowLikeTheirStyle() {
        let traits = UITraitCollection(displayScale: 2, preferredContentSizeCategory: .extraExtraExtraLarge)
        let metrics = UIFontMetrics(forTextStyle: .body)
        XCTAssertEqual(metrics.scaledValue(for: 17, compatibleWith: traits), 23)
        XCTAssertEqual(metrics.scaledFont(for: .systemFont(ofSize: 34), compatibleWith: traits).pointSize, 46)
        XCTAssertEqual(
            metrics.scaledFont(for: .systemFont(ofSize: 34), maximumPointSize: 40, compatibleWith: traits).pointSize, 40
        )
    }

    // On Linux, Core Foundation reads the type of a value from its first stored property; with values whose first
    // property is 1.0 or 0, it stops the program when it compares adjacent runs.
    func testAdjacentRunsCanHaveDifferentValuesOfTheSameAttributes() {
        let spaced = NSMutableParagraphStyle()
        spaced.lineSpacing = 4
        let values: [(NSAttributedString.Key, NSObject, NSObject)] = [
            (.foregroundColor, UIColor.red, UIColor(red: 1, green: 1, blue: 0, alpha: 1)),
            (.backgroundColor, UIColor.black, UIColor.blue),
            (.font, UIFont.systemFont(ofSize: 10), UIFont.boldSystemFont(ofSize: 10)),
            (.paragraphStyle, NSParagraphStyle.default, spaced), (.shadow, NSShadow(), NSShadow()),
            (.attachment, NSTextAttachment(), NSTextAttachment()),
        ]
        for (key, one, other) in values {
            let text = NSMutableAttributedString(string: "ab", attributes: [key: one])
            text.append(NSAttributedString(string: "cd", attributes: [key: other]))
            text.addAttribute(key, value: other, range: NSRange(location: 1, length: 1))
            var range = NSRange()
            let found = text.attribute(key, at: 2, longestEffectiveRange: &range, in: NSRange(location: 0, length: 4))
            XCTAssertTrue(found as AnyObject === other, key.rawValue)
            XCTAssertEqual(range, NSRange(location: 1, length: 3), key.rawValue)
        }
    }
}
