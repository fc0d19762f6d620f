import UIKit
import XCTest

/// Labels, text fields and text views connect their attributed text with their own font, colour and alignment.
///
/// Source of the expected values: UIKit's documentation of `UILabel.attributedText`, `font`, `textColor`, `textAlignment` and
/// `lineBreakMode`.
nonisolated final class AttributedPropertyTests: XCTestCase {}

extension AttributedPropertyTests {
    private func text(_ size: CGFloat, alignment: NSTextAlignment? = .right) -> NSAttributedString {
        var attributes: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: size), .foregroundColor: UIColor.red,
        ]
        if let alignment {
            let style = NSMutableParagraphStyle()
            (style.alignment, style.lineBreakMode) = (alignment, .byCharWrapping)
            attributes[.paragraphStyle] = style
        }
        let text = NSMutableAttributedString(string: "Hello", attributes: attributes)
        text.append(NSAttributedString(string: " again", attributes: [.font: UIFont.systemFont(ofSize: 8)]))
        return text
    }

    func testALabelAdoptsTheStyleOfTheFirstCharacter() {
        let label = UILabel()
        label.attributedText = text(12)
        XCTAssertEqual(label.font.pointSize, 12)
        XCTAssertEqual(label.textColor, .red)
        XCTAssertEqual(label.textAlignment, .right)
        XCTAssertEqual(label.lineBreakMode, .byCharWrapping)
        // Plain text that is set afterwards has that font: 12 × 1.193359 = 14.3.
        label.text = "Plain"
        XCTAssertEqual(label.intrinsicContentSize.height, 14.5)
        XCTAssertEqual(label.textAlignment, .right)
    }

    func testWhatTheTextLacksRemainsTheLabelsOwn() {
        let label = UILabel()
        (label.font, label.textColor, label.textAlignment) = (.systemFont(ofSize: 30), .blue, .center)
        label.attributedText = NSAttributedString(string: "Hello", attributes: [.underlineStyle: 1])
        XCTAssertEqual(label.font.pointSize, 30)
        XCTAssertEqual(label.textColor, .blue)
        XCTAssertEqual(label.textAlignment, .center)
        XCTAssertEqual(label.intrinsicContentSize.height, 36)
    }

    func testPropertiesThatAreSetAfterwardsApplyToTheWholeText() {
        let label = UILabel()
        label.attributedText = text(12)
        label.font = .systemFont(ofSize: 30)
        XCTAssertEqual(label.intrinsicContentSize.height, 36)
        (label.textColor, label.textAlignment, label.lineBreakMode) = (.blue, .center, .byWordWrapping)
        let shown = label.attributedText?.attributes(at: 0, effectiveRange: nil) ?? [:]
        XCTAssertEqual(shown[.foregroundColor] as? UIColor, .blue)
        XCTAssertEqual((shown[.paragraphStyle] as? NSParagraphStyle)?.alignment, .center)
        XCTAssertEqual((shown[.paragraphStyle] as? NSParagraphStyle)?.lineBreakMode, .byWordWrapping)
        let end = label.attributedText?.attributes(at: 8, effectiveRange: nil) ?? [:]
        XCTAssertEqual((end[.font] as? UIFont)?.pointSize, 30)
    }

    func testPlainTextHasTheAttributesOfTheLabel() {
        let label = UILabel()
        (label.font, label.textColor, label.textAlignment, label.text) = (.systemFont(ofSize: 30), .blue, .center, "Hi")
        let shown = label.attributedText?.attributes(at: 0, effectiveRange: nil) ?? [:]
        XCTAssertEqual((shown[.font] as? UIFont)?.pointSize, 30)
        XCTAssertEqual(shown[.foregroundColor] as? UIColor, .blue)
        XCTAssertEqual((shown[.paragraphStyle] as? NSParagraphStyle)?.alignment, .center)
    }

    func testATextFieldAdoptsAndAppliesStyles() {
        let field = UITextField()
        field.attributedText = text(30)
        XCTAssertEqual(field.font?.pointSize, 30)
        XCTAssertEqual(field.textColor, .red)
        XCTAssertEqual(field.textAlignment, .right)
        field.font = .systemFont(ofSize: 20)
        XCTAssertEqual((field.attributedText?.attribute(.font, at: 8, effectiveRange: nil) as? UIFont)?.pointSize, 20)
        // A borderless field is 1.5 points taller than its line, 20 × 1.193359.
        field.text = "Plain"
        XCTAssertEqual(field.intrinsicContentSize.height, 25.5)
    }

    // A system button's title has 15 points; the button is 12 points taller than its line, 15 × 1.193359 = 18.
    func testAPlainTitleHasTheFontOfTheButtonAfterAnAttributedOne() {
        let button = UIButton(type: .system)
        button.setAttributedTitle(text(30), for: .normal)
        XCTAssertEqual(button.titleLabel?.font.pointSize, 30)
        button.setAttributedTitle(nil, for: .normal)
        button.setTitle("Plain", for: .normal)
        XCTAssertEqual(button.titleLabel?.font.pointSize, 15)
        XCTAssertEqual(button.intrinsicContentSize.height, 30)
    }

    // A paragraph style of an attributed title has the mode byWordWrapping; the button's own mode is byTruncatingMiddle.
    func testAnAttributedTitleDoesNotChangeHowPlainTitlesAreTruncated() {
        let button = UIButton(type: .system)
        button.setAttributedTitle(text(30), for: .normal)
        XCTAssertEqual(button.titleLabel?.lineBreakMode, .byTruncatingMiddle)
        XCTAssertEqual(button.titleLabel?.textAlignment, .natural)
    }

    // UIKit, adjustsFontForContentSizeCategory: each font of a text style follows the text size. Headline and caption differ.
    func testEachFontOfATextFollowsTheTextSize() {
        let text = NSMutableAttributedString(
            string: "Head", attributes: [.font: UIFont.preferredFont(forTextStyle: .headline)])
        text.append(
            NSAttributedString(
                string: "caption", attributes: [.font: UIFont.preferredFont(forTextStyle: .caption1), .kern: 1]))
        let (label, view, field) = (UILabel(), UITextView(), UITextField())
        (label.adjustsFontForContentSizeCategory, label.attributedText) = (true, text)
        (view.adjustsFontForContentSizeCategory, view.attributedText) = (true, text)
        (field.adjustsFontForContentSizeCategory, field.attributedText) = (true, text)
        let large = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
        let expected = [.headline, .caption1].map {
            UIFont.preferredFont(forTextStyle: $0, compatibleWith: large).pointSize
        }
        XCTAssertGreaterThan(expected[0], expected[1])
        for each in [label, view, field] as [UIView] { each.overrideTraitCollection = large }
        for shown in [label.attributedText, view.attributedText, field.attributedText] {
            let fonts = [0, 5].map { shown?.attribute(.font, at: $0, effectiveRange: nil) as? UIFont }
            XCTAssertEqual(fonts.map { $0?.pointSize }, expected)
        }
    }

    // The label of a button reports its scaled font to the button, whose size follows from it.
    func testAButtonGrowsWithTheFontOfItsTitle() {
        let button = UIButton(type: .system)
        button.setTitle("Title", for: .normal)
        button.titleLabel?.font = .preferredFont(forTextStyle: .body)
        button.titleLabel?.adjustsFontForContentSizeCategory = true
        let height = button.intrinsicContentSize.height
        button.overrideTraitCollection = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
        XCTAssertGreaterThan(button.intrinsicContentSize.height, height)
        let size = button.titleLabel?.font.pointSize
        button.setTitle("Other", for: .normal)
        XCTAssertEqual(button.titleLabel?.font.pointSize, size)
    }

    func testATextViewAdoptsAndAppliesStyles() {
        let view = UITextView()
        (view.isScrollEnabled, view.textContainerInset) = (false, .zero)
        view.attributedText = text(12)
        XCTAssertEqual(view.font?.pointSize, 12)
        XCTAssertEqual(view.textColor, .red)
        XCTAssertEqual(view.textAlignment, .right)
        view.font = .systemFont(ofSize: 30)
        XCTAssertEqual(view.sizeThatFits(CGSize(width: 300, height: 0)).height, 36)
        view.text = "Plain"
        XCTAssertEqual(view.sizeThatFits(CGSize(width: 300, height: 0)).height, 36)
    }

    // Parts without a font have the view's: 30 × 1.193359.
    func testTextWithoutAFontHasThatOfTheTextView() {
        let view = UITextView()
        (view.isScrollEnabled, view.textContainerInset, view.font) = (false, .zero, .systemFont(ofSize: 30))
        view.attributedText = NSAttributedString(string: "Hello", attributes: [.underlineStyle: 1])
        XCTAssertEqual(view.sizeThatFits(CGSize(width: 300, height: 0)).height, 36)
    }

    // UIKit, NSTextContainer.maximumNumberOfLines: the container has at most that many lines. 2 × 20.287 = 40.6.
    func testATextViewIsAsHighAsTheLinesOfItsContainer() {
        let view = UITextView()
        (view.isScrollEnabled, view.textContainerInset, view.font) = (false, .zero, .systemFont(ofSize: 17))
        view.text = "one\ntwo\nthree\nfour"
        view.textContainer.maximumNumberOfLines = 2
        XCTAssertEqual(view.sizeThatFits(CGSize(width: 300, height: 0)).height, 41)
        view.textContainer.lineBreakMode = .byTruncatingTail
        XCTAssertEqual(view.sizeThatFits(CGSize(width: 300, height: 0)).height, 41)
        view.attributedText = NSAttributedString(string: view.text, attributes: [.font: UIFont.systemFont(ofSize: 17)])
        XCTAssertEqual(view.sizeThatFits(CGSize(width: 300, height: 0)).height, 41)
        view.textContainer.maximumNumberOfLines = 0
        XCTAssertEqual(view.sizeThatFits(CGSize(width: 300, height: 0)).height, 81.5)
    }
}
