import TextLayout
import UIKitLayout
import XCTest

/// Text views, with characters half as wide as the point size and lines 1.2 × as high.
nonisolated final class TextViewTests: XCTestCase {
    override func invokeTest() {
        TextEnvironment.$measurer.withValue(FixedPitchTextMeasurer()) {
            UITraitCollection(displayScale: 1).callAsCurrent { super.invokeTest() }
        }
    }
}

extension TextViewTests {
    private final class Editing: NSObject, UITextViewDelegate {
        var calls: [String] = []
        var allows = true
        func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { allows }
        func textViewDidBeginEditing(_ textView: UITextView) { calls.append("begin") }
        func textViewDidEndEditing(_ textView: UITextView) { calls.append("end") }
    }

    private func makeView(_ text: String) -> UITextView {
        let view = UITextView()
        (view.font, view.text) = (.systemFont(ofSize: 20), text)
        view.isScrollEnabled = false
        return view
    }

    // 4 × 10 points and 24 points; UIKit's defaults: insets of 8 above and below, padding of 5 at both sides.
    func testItsSizeIsThatOfTheTextWithInsetsAndPadding() {
        let view = makeView("text")
        let size = view.sizeThatFits(CGSize(width: 320, height: 0))
        XCTAssertEqual(size, CGSize(width: 40 + 2 * 5, height: 24 + 2 * 8))
        view.textContainerInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        XCTAssertEqual(
            view.sizeThatFits(CGSize(width: 320, height: 0)), CGSize(width: 40 + 2 + 4 + 10, height: 24 + 1 + 3))
        view.textContainer.lineFragmentPadding = 0
        XCTAssertEqual(
            view.sizeThatFits(CGSize(width: 320, height: 0)), CGSize(width: 40 + 2 + 4, height: 24 + 1 + 3))
    }

    // Insets and padding narrow the lines: 60 points hold 5 characters of 10, not 6.
    func testLinesBreakInsideTheInsets() {
        let view = makeView("abcde fghij")
        XCTAssertEqual(view.sizeThatFits(CGSize(width: 60, height: 0)).height, 2 * 24 + 16)
        XCTAssertEqual(view.sizeThatFits(CGSize(width: 120, height: 0)).height, 24 + 16)
    }

    func testAnEmptyTextIsOneLineHigh() {
        XCTAssertEqual(makeView("").sizeThatFits(CGSize(width: 100, height: 0)).height, 24 + 16)
    }

    func testATextThatScrollsHasNoIntrinsicSize() {
        let view = makeView("text")
        XCTAssertNotEqual(view.intrinsicContentSize.height, UIView.noIntrinsicMetric)
        view.isScrollEnabled = true
        XCTAssertEqual(view.intrinsicContentSize.height, UIView.noIntrinsicMetric)
        XCTAssertEqual(view.intrinsicContentSize.width, UIView.noIntrinsicMetric)
    }

    func testPlainTextTakesThePlaceOfAttributedText() {
        let view = makeView("")
        view.attributedText = NSAttributedString(string: "one\ntwo", attributes: [.font: UIFont.systemFont(ofSize: 20)])
        XCTAssertEqual(view.text, "one\ntwo")
        XCTAssertEqual(view.sizeThatFits(CGSize(width: 320, height: 0)).height, 2 * 24 + 16)
        view.text = "one"
        XCTAssertEqual(view.attributedText.string, "one")
        XCTAssertEqual(view.sizeThatFits(CGSize(width: 320, height: 0)).height, 24 + 16)
    }

    func testTheDelegateIsAskedBeforeEditingAndInformedOfIt() {
        let (view, delegate) = (makeView("text"), Editing())
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        window.addSubview(view)
        view.delegate = delegate
        delegate.allows = false
        XCTAssertFalse(view.becomeFirstResponder())
        XCTAssertEqual(delegate.calls, [])
        delegate.allows = true
        XCTAssertTrue(view.becomeFirstResponder())
        XCTAssertTrue(view.resignFirstResponder())
        XCTAssertEqual(delegate.calls, ["begin", "end"])
        view.isEditable = false
        XCTAssertFalse(view.becomeFirstResponder())
    }
}
