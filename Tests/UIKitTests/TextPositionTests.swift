import UIKit
import XCTest

/// Positions and ranges of text, according to Apple's documentation of UITextInput, and the text of fields.
nonisolated final class TextPositionTests: XCTestCase {}

extension TextPositionTests {
    private func inputs(_ text: String) -> [any UITextInput] {
        let (field, view) = (UITextField(), UITextView())
        (field.text, view.text) = (text, text)
        return [field, view]
    }

    /// A text with an emoji, which has two UTF-16 units.
    private var text: String { "ab😀c" }

    func testPositionsAreCountedInUTF16Units() throws {
        for input in inputs(text) {
            let (start, end) = (input.beginningOfDocument, input.endOfDocument)
            XCTAssertEqual(input.offset(from: start, to: end), 5)
            XCTAssertEqual(input.offset(from: end, to: start), -5)
            let third = try XCTUnwrap(input.position(from: start, offset: 2))
            XCTAssertEqual(input.compare(third, to: end), .orderedAscending)
            XCTAssertEqual(input.compare(end, to: third), .orderedDescending)
            XCTAssertEqual(input.compare(start, to: input.beginningOfDocument), .orderedSame)
            XCTAssertNil(input.position(from: end, offset: 1))
            XCTAssertNil(input.position(from: start, offset: -1))
            let range = try XCTUnwrap(input.textRange(from: end, to: third))
            XCTAssertEqual(input.text(in: range), "😀c")
            XCTAssertFalse(range.isEmpty)
            XCTAssertNil(input.textRange(from: UITextPosition(), to: end))
        }
    }

    func testTheSelectedTextIsReplaced() throws {
        for input in inputs(text) {
            XCTAssertEqual(input.selectedTextRange?.isEmpty, true)
            XCTAssertEqual(input.selectedTextRange?.start, input.endOfDocument)
            let second = try XCTUnwrap(input.position(from: input.beginningOfDocument, offset: 1))
            input.selectedTextRange = input.textRange(from: second, to: input.endOfDocument)
            input.insertText("xy")
            XCTAssertEqual(try whole(input), "axy")
            input.selectedTextRange = input.textRange(from: second, to: second)
            input.deleteBackward()
            XCTAssertEqual(try whole(input), "xy")
            input.deleteBackward()
            XCTAssertEqual(try whole(input), "xy", "nothing is before the insertion point")
            input.selectedTextRange = nil
            input.insertText("z")
            XCTAssertEqual(try whole(input), "zxy")
        }
    }

    func testAReplacementIsFollowedByTheInsertionPoint() throws {
        for input in inputs("one two") {
            let end = try XCTUnwrap(input.position(from: input.beginningOfDocument, offset: 3))
            input.replace(try XCTUnwrap(input.textRange(from: input.beginningOfDocument, to: end)), withText: "three")
            XCTAssertEqual(try whole(input), "three two")
            input.deleteBackward()
            XCTAssertEqual(try whole(input), "thre two")
        }
    }

    func testASelectionIsLimitedToAShorterText() throws {
        for input in inputs(text) {
            input.selectedTextRange = input.textRange(from: input.beginningOfDocument, to: input.endOfDocument)
            let range = try XCTUnwrap(input.selectedTextRange)
            input.replace(range, withText: "q")
            XCTAssertEqual(input.text(in: range), "q")
        }
    }

    private func whole(_ input: any UITextInput) throws -> String? {
        input.text(in: try XCTUnwrap(input.textRange(from: input.beginningOfDocument, to: input.endOfDocument)))
    }

    // MARK: The content of fields

    private final class RoomyField: UITextField {
        var placeholders = 0

        override var placeholder: String? {
            didSet { placeholders += 1 }
        }
        override var isSecureTextEntry: Bool {
            get { super.isSecureTextEntry }
            set { super.isSecureTextEntry = newValue }
        }
        override func textRect(forBounds bounds: CGRect) -> CGRect {
            super.textRect(forBounds: bounds).insetBy(dx: 10, dy: 0)
        }
        override func editingRect(forBounds bounds: CGRect) -> CGRect {
            super.editingRect(forBounds: bounds).insetBy(dx: 20, dy: 0)
        }
    }

    // UITextField.text: "This string is @"" by default."
    func testTheTextOfAFieldIsEmptyByDefault() {
        let field = UITextField()
        XCTAssertEqual(field.text, "")
        field.text = nil
        XCTAssertEqual(field.text, "")
        XCTAssertFalse(field.hasText)
    }

    func testAttributesOfTextAndPlaceholderAreKept() {
        let field = RoomyField()
        let font = UIFont.systemFont(ofSize: 9)
        field.attributedPlaceholder = NSAttributedString(string: "Name", attributes: [.font: font])
        XCTAssertEqual(field.attributedPlaceholder?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont, font)
        XCTAssertEqual(field.placeholder, "Name")
        XCTAssertEqual(field.placeholders, 0, "the attributed placeholder is set without the other one")
        field.placeholder = "City"
        XCTAssertNil(field.attributedPlaceholder?.attribute(.font, at: 0, effectiveRange: nil))
        XCTAssertEqual(field.placeholders, 1)
        field.attributedText = NSAttributedString(string: "Ada", attributes: [.foregroundColor: UIColor.red])
        XCTAssertEqual(field.text, "Ada")
        XCTAssertEqual(
            field.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor, .red)
    }

    func testAttributesOfTextAndPlaceholderAreDrawn() {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
        field.attributedPlaceholder = NSAttributedString(string: "MMM", attributes: [.foregroundColor: UIColor.red])
        XCTAssertNotNil(DrawnView(field).bounds(where: DrawnView.isRed))
        field.attributedText = NSAttributedString(string: "MMM", attributes: [.foregroundColor: UIColor.blue])
        XCTAssertNotNil(DrawnView(field).bounds(where: DrawnView.isBlue))
        XCTAssertNil(DrawnView(field).bounds(where: DrawnView.isRed))
    }

    // UITextField.editingRect(forBounds:) and textRect(forBounds:) can be overridden independently of each other.
    func testAnOverrideOfTheTextRectangleDoesNotChangeTheEditingRectangle() {
        let field = RoomyField()
        let bounds = CGRect(x: 0, y: 0, width: 100, height: 30)
        XCTAssertEqual(field.textRect(forBounds: bounds), CGRect(x: 10, y: 0, width: 80, height: 30))
        XCTAssertEqual(field.editingRect(forBounds: bounds), CGRect(x: 20, y: 0, width: 60, height: 30))
        XCTAssertEqual(field.placeholderRect(forBounds: bounds), CGRect(x: 10, y: 0, width: 80, height: 30))
    }

    func testAMissingFontIsTheDefaultFont() {
        let (field, label) = (UITextField(), UILabel())
        for font in [UIFont.systemFont(ofSize: 30), nil] { (field.font, label.font) = (font, font) }
        XCTAssertEqual(field.font, .systemFont(ofSize: 17))
        XCTAssertEqual(label.font, .systemFont(ofSize: 17))
    }
}
