import TextLayout
import UIKit
import XCTest

/// Editing and text layout without a keyboard, according to Apple's documentation of UITextField, UITextView and
/// NSLayoutManager.
nonisolated final class TextEditingTests: XCTestCase {
    override func invokeTest() {
        TextEnvironment.$measurer.withValue(FixedPitchTextMeasurer()) { super.invokeTest() }
    }
}

extension TextEditingTests {
    private final class Delegate: NSObject, UITextFieldDelegate, NSLayoutManagerDelegate {
        var mayClear = true
        var asked = 0
        var ends: [Bool] = []

        func textFieldShouldClear(_ textField: UITextField) -> Bool {
            asked += 1
            return mayClear
        }
        func layoutManager(
            _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?,
            atEnd layoutFinishedFlag: Bool
        ) { ends.append(layoutFinishedFlag) }
    }

    private func show(_ view: UIView) -> UIWindow {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        window.addSubview(view)
        return window
    }

    // UITextField.clearsOnBeginEditing, and textFieldShouldClear(_:): "also called when editing begins and the
    // clearsOnBeginEditing property of the text field is set to true".
    func testAFieldIsClearedWhenEditingBegins() {
        let (field, delegate) = (UITextField(), Delegate())
        let window = show(field)
        (field.text, field.delegate) = ("mira", delegate)
        field.becomeFirstResponder()
        XCTAssertEqual(field.text, "mira")
        XCTAssertEqual(delegate.asked, 0)
        field.resignFirstResponder()
        (field.clearsOnBeginEditing, delegate.mayClear) = (true, false)
        field.becomeFirstResponder()
        XCTAssertEqual(field.text, "mira")
        XCTAssertEqual(delegate.asked, 1)
        field.resignFirstResponder()
        delegate.mayClear = true
        field.becomeFirstResponder()
        XCTAssertEqual(field.text, "")
        _ = window
    }

    func testTheBeginningAndTheEndOfEditingArePosted() {
        for view in [UITextField(), UITextView()] as [UIView] {
            let window = show(view)
            let isField = view is UITextField
            let names =
                isField
                ? [UITextField.textDidBeginEditingNotification, UITextField.textDidEndEditingNotification]
                : [UITextView.textDidBeginEditingNotification, UITextView.textDidEndEditingNotification]
            let posts = names.map { XCTNSNotificationExpectation(name: $0, object: view) }
            view.becomeFirstResponder()
            view.resignFirstResponder()
            wait(for: posts, timeout: 1, enforceOrder: true)
            _ = window
        }
    }

    // "Setting this property applies the specified attributes to the entire text of the text field. Unset attributes
    // maintain their default values."
    func testDefaultTextAttributesApplyToTheWholeText() {
        let field = UITextField()
        XCTAssertEqual(field.defaultTextAttributes[.font] as? UIFont, field.font)
        field.text = "mira"
        let width = field.intrinsicContentSize.width
        field.defaultTextAttributes = [.font: UIFont.systemFont(ofSize: 34), .kern: 2]
        XCTAssertEqual(field.font, .systemFont(ofSize: 34))
        XCTAssertEqual(field.textColor, .label)
        XCTAssertEqual(field.intrinsicContentSize.width, 2 * width)
        XCTAssertEqual(field.defaultTextAttributes[.kern] as? Int, 2)
        field.textColor = .red
        XCTAssertEqual(field.defaultTextAttributes[.foregroundColor] as? UIColor, .red)
    }

    func testARangeOfTextIsScrolledIntoView() {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        view.font = .systemFont(ofSize: 10)
        let lines = (0..<100).map { "line \($0)" }
        view.text = lines.joined(separator: "\n")
        let start = lines[..<50].joined(separator: "\n").utf16.count + 1
        view.scrollRangeToVisible(NSRange(location: start, length: 7))
        let line = view.layoutManager.boundingRect(
            forGlyphRange: NSRange(location: start, length: 7), in: view.textContainer
        ).offsetBy(dx: 0, dy: 8)
        XCTAssertEqual(view.contentOffset.y, line.maxY - 100, accuracy: 0.01)
        XCTAssertGreaterThan(line.minY, 400)
        view.scrollRangeToVisible(NSRange(location: 0, length: 1))
        XCTAssertLessThanOrEqual(view.contentOffset.y, 8)
        XCTAssertEqual(view.contentSize.width, 200)
        XCTAssertGreaterThan(view.contentSize.height, line.maxY)
    }

    func testTheContainerFollowsTheHeightOfItsView() {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        XCTAssertEqual(view.textContainer.size.height, 0)
        view.textContainer.heightTracksTextView = true
        XCTAssertEqual(view.textContainer.size, CGSize(width: 200, height: 84))
        view.frame.size.height = 50
        XCTAssertEqual(view.textContainer.size.height, 34)
    }

    func testTheLayoutManagersDelegateIsToldOfEachContainer() {
        let (storage, manager, delegate) = (NSTextStorage(string: "one\ntwo\nthree\n"), NSLayoutManager(), Delegate())
        storage.addLayoutManager(manager)
        manager.delegate = delegate
        for _ in 0..<2 {
            let container = NSTextContainer(size: CGSize(width: 200, height: 0))
            container.maximumNumberOfLines = 2
            manager.addTextContainer(container)
        }
        manager.ensureLayout(for: manager.textContainers[0])
        XCTAssertEqual(delegate.ends, [false, true])
        manager.ensureLayout(for: manager.textContainers[1])
        XCTAssertEqual(delegate.ends.count, 2, "the layout is up to date")
    }
}
