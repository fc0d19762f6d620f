import UIKit
import XCTest

/// Heights of attributed text and of text views that developers ask about: cases of Documentation/everyday-cases.md.
/// Lines of the system font are 1.193359 times the point size high.
nonisolated final class TextHeightCaseTests: XCTestCase {}

extension TextHeightCaseTests {
    private func text(_ text: String, _ size: CGFloat, _ style: NSParagraphStyle? = nil) -> NSAttributedString {
        var attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: size)]
        if let style { attributes[.paragraphStyle] = style }
        return NSAttributedString(string: text, attributes: attributes)
    }

    private func style(multiple: CGFloat = 0, minimum: CGFloat = 0, maximum: CGFloat = 0) -> NSParagraphStyle {
        let style = NSMutableParagraphStyle()
        (style.lineHeightMultiple, style.minimumLineHeight, style.maximumLineHeight) = (multiple, minimum, maximum)
        return style
    }

    private func height(_ text: NSAttributedString, width: CGFloat = 1000, _ options: NSStringDrawingOptions) -> CGFloat
    {
        text.boundingRect(
            with: CGSize(width: width, height: .greatestFiniteMagnitude), options: options, context: nil
        ).height
    }

    private func labelHeight(_ text: NSAttributedString) -> CGFloat {
        let label = UILabel()
        (label.numberOfLines, label.attributedText) = (0, text)
        return label.intrinsicContentSize.height
    }

    // Case 2. Why is the bounding rectangle of a text much higher than its letters? newbe.dev, "NSString
    // boundingRectWithSize returning unnecessarily tall height": by default it is that of the line; with device metrics
    // it is that of the glyphs. Letters without ascenders and descenders are less than three quarters of a line.
    func testDeviceMetricsBoundTheGlyphsAndNotTheLine() {
        let letters = text("aceno", 13)
        XCTAssertEqual(height(letters, []), 13 * 1.193359, accuracy: 0.01)
        XCTAssertLessThan(height(letters, .usesDeviceMetrics), 13 * 1.193359 * 0.75)
        XCTAssertGreaterThan(height(letters, .usesDeviceMetrics), 0)
    }

    // Case 5. What does lineHeightMultiple do to the height? Apple, NSParagraphStyle.lineHeightMultiple: the natural
    // height of lines is multiplied, then limited by the minimum and maximum. 2 × 2 × 20.287 = 81.15; 2 × 30.
    func testAMultipleOfTheLineHeightIsLimitedByTheMaximum() {
        let lines = "One\nTwo"
        let options = NSStringDrawingOptions.usesLineFragmentOrigin
        XCTAssertEqual(
            height(text(lines, 17, style(multiple: 2)), options), 2 * height(text(lines, 17), options), accuracy: 0.01)
        XCTAssertEqual(labelHeight(text(lines, 17, style(multiple: 2))), 81.5)
        XCTAssertEqual(labelHeight(text(lines, 17, style(multiple: 2, maximum: 30))), 60)
    }

    // Case 6. How is the height of lines limited? Apple, NSMutableParagraphStyle.maximumLineHeight: no line is higher,
    // whatever the size of the font. Lines at 30 points, naturally 35.8 high: 2 × 20.
    func testLinesAreNotHigherThanTheMaximum() {
        XCTAssertEqual(labelHeight(text("One\nTwo", 30, style(maximum: 20))), 40)
    }

    // Case 8. How are lines of small and large characters made equally high? developreference.com 21279862 (a question
    // about baselines in text with a fixed line height): with 22 points as minimum and maximum, all lines are 22 points
    // high, at 15 as at 25 points.
    func testLinesOfAFixedHeightHaveItInAllFonts() {
        let fixed = style(minimum: 22, maximum: 22)
        let storage = NSTextStorage(attributedString: text("Small\n", 15, fixed))
        storage.append(text("Large\n", 25, fixed))
        storage.append(text("Small", 15, fixed))
        let (manager, container) = (NSLayoutManager(), NSTextContainer(size: CGSize(width: 250, height: 500)))
        storage.addLayoutManager(manager)
        manager.addTextContainer(container)
        manager.ensureLayout(for: container)
        let used = withExtendedLifetime(storage) { manager.usedRect(for: container) }
        XCTAssertEqual(used.height, 66, accuracy: 0.01)
    }

    // Case 10. What does usesLineFragmentOrigin change? Stack Overflow 28362844, quoting Apple: with the option, text
    // is wrapped at the width; without it, the rectangle is that of one line, which begins on its baseline.
    func testTextIsWrappedOnlyWithTheLineFragmentOrigin() {
        let words = WordPerLine(lines: 3, font: .systemFont(ofSize: 17))
        let wrapped = height(text(words.text, 17), width: words.width, .usesLineFragmentOrigin)
        XCTAssertEqual(wrapped, 3 * 17 * 1.193359, accuracy: 0.01)
        XCTAssertEqual(height(text(words.text, 17), width: words.width, []), 17 * 1.193359, accuracy: 0.01)
    }

    private func textView(_ text: String, size: CGFloat) -> UITextView {
        let view = UITextView()
        (view.font, view.text) = (.systemFont(ofSize: size), text)
        return view
    }

    // Case 4. Why is a text view larger than its text? haomeiwen.com, "UITextView的高度计算": its container has insets of
    // 8 points at the top and bottom, and lines have a padding of 5 at both ends. Without the insets, the view is
    // 16 points lower.
    func testATextViewHasEightPointsAboveAndBelowItsText() {
        let view = textView("Text", size: 17)
        XCTAssertEqual(view.textContainerInset, UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0))
        XCTAssertEqual(view.textContainer.lineFragmentPadding, 5)
        let limit = CGSize(width: 200, height: CGFloat.greatestFiniteMagnitude)
        let height = view.sizeThatFits(limit).height
        view.textContainerInset = .zero
        view.textContainer.lineFragmentPadding = 0
        XCTAssertEqual(height - view.sizeThatFits(limit).height, 16)
    }

    // Case 12. How is the height of a text view computed from its font? tiandabao.com, "UITextView心得", with a list of
    // measured heights: 28 points at 10, 22 at 5. That is the line with 16 points of insets, 27.93 and 21.97, rounded
    // up. (The list's other heights depend on the scale of the screen.)
    func testATextViewWithALineIsAsHighAsMeasured() {
        let limit = CGSize(width: 200, height: CGFloat.greatestFiniteMagnitude)
        XCTAssertEqual(textView("Text", size: 10).sizeThatFits(limit).height, 28)
        XCTAssertEqual(textView("Text", size: 5).sizeThatFits(limit).height, 22)
    }
}
