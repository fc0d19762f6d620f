import UIKitLayout
import XCTest

/// The baselines of controls.
nonisolated final class TextBaselineTests: XCTestCase {
    private let font = UIFont.systemFont(ofSize: 20)

    override func invokeTest() {
        TextEnvironment.$measurer.withValue(KnownLines()) {
            UITraitCollection(displayScale: 1).callAsCurrent { super.invokeTest() }
        }
    }
}

extension TextBaselineTests {
    /// The top of a view aligned with the baseline of a label at 100 points, which is 24 high: its baseline is at 118.
    private func top(of view: UIView, _ attribute: NSLayoutConstraint.Attribute, height: CGFloat? = nil) -> CGFloat {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
        let label = UILabel()
        (label.font, label.text) = (font, "text")
        for item in [label, view] {
            item.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(item)
            item.leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true
        }
        label.topAnchor.constraint(equalTo: root.topAnchor, constant: 100).isActive = true
        if let height { view.heightAnchor.constraint(equalToConstant: height).isActive = true }
        NSLayoutConstraint(
            item: view, attribute: attribute, relatedBy: .equal, toItem: label, attribute: attribute, multiplier: 1,
            constant: 0
        ).isActive = true
        root.layoutIfNeeded()
        XCTAssertEqual(label.frame.minY, 100)
        return view.frame.minY
    }

    // The field's line of 24 points is centred in its height: 8 points below the top of 40, one point below that of 26.
    func testATextFieldStandsOnTheBaselineOfItsLine() {
        func makeField() -> UITextField {
            let field = UITextField()
            (field.font, field.text) = (font, "text")
            return field
        }
        for attribute in [NSLayoutConstraint.Attribute.firstBaseline, .lastBaseline] {
            XCTAssertEqual(top(of: makeField(), attribute), 99)
            XCTAssertEqual(top(of: makeField(), attribute, height: 40), 92)
        }
    }

    // Four characters of half the point size on one line of 24 points. Stored frames since Xcode 15: 1.5 points more
    // without a border, 34 with one in the standard font of 17 points, whose line is 3.5 points shorter than this one. At
    // one pixel per point heights are whole.
    func testATextFieldFitsItsTextWhateverSizeItHas() {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
        (field.font, field.text) = (font, "text")
        XCTAssertEqual(field.sizeThatFits(CGSize(width: 5, height: 5)), CGSize(width: 40, height: 26))
        field.borderStyle = .roundedRect
        XCTAssertEqual(field.sizeThatFits(.zero), CGSize(width: 54, height: 38))
        field.sizeToFit()
        XCTAssertEqual(field.frame, CGRect(x: 0, y: 0, width: 54, height: 38))
    }

    // 6 points above and below the title, which is centred in a higher button.
    func testAButtonStandsOnTheBaselineOfItsTitle() {
        func makeButton() -> UIButton {
            let button = UIButton()
            button.titleLabel?.font = font
            button.setTitle("title", for: .normal)
            return button
        }
        XCTAssertEqual(top(of: makeButton(), .firstBaseline), 94)
        XCTAssertEqual(top(of: makeButton(), .lastBaseline, height: 44), 90)
        let button = makeButton()
        button.contentEdgeInsets = UIEdgeInsets(top: 10, left: 0, bottom: 2, right: 0)
        XCTAssertEqual(top(of: button, .firstBaseline), 90)
    }

    // The content begins 7 points below the top: a title of 20.4 → 21 points, a gap of 1, a subtitle of 14.4 → 15 with
    // a font of 12 points. The title's baseline is 15.3 below the content's top; the subtitle's is 3.6 above its
    // bottom.
    func testAConfiguredButtonStandsOnItsTexts() {
        let button = UIButton()
        button.configuration = .plain()
        button.configuration?.title = "title"
        button.configuration?.subtitle = "subtitle"
        XCTAssertEqual(top(of: button, .firstBaseline), (118 - 7 - 15.3 as CGFloat).rounded())
        XCTAssertEqual(top(of: button, .lastBaseline), (118 - 7 - 37 + 3.6 as CGFloat).rounded())
    }

    // The text begins 8 points below the top.
    func testATextViewStandsOnItsFirstAndLastLine() {
        let view = UITextView()
        (view.font, view.text) = (font, "text\nmore")
        view.isScrollEnabled = false
        XCTAssertEqual(top(of: view, .firstBaseline), 92)
        XCTAssertEqual(top(of: view, .lastBaseline), 92 - 24)
    }

    // 720 characters of 10 points in 320 less 10 points: 31 in a line, 24 lines of 24 points, with insets of 8.
    func testATextViewThatDoesNotScrollIsAsHighAsItsTextAtItsWidth() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 1000))
        let view = UITextView()
        (view.font, view.text) = (font, String(repeating: "a", count: 720))
        view.isScrollEnabled = false
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
        NSLayoutConstraint.activate([
            view.leftAnchor.constraint(equalTo: root.leftAnchor), view.topAnchor.constraint(equalTo: root.topAnchor),
            view.rightAnchor.constraint(equalTo: root.rightAnchor),
        ])
        root.layoutIfNeeded()
        XCTAssertEqual(view.frame.height, 24 * 24 + 16)
        XCTAssertEqual(view.sizeThatFits(CGSize(width: 320, height: 0)).height, 24 * 24 + 16)
        root.frame.size.width = 170
        root.layoutIfNeeded()
        XCTAssertEqual(view.frame.height, 45 * 24 + 16, "16 in a line")
        view.text = "short"
        root.layoutIfNeeded()
        XCTAssertEqual(view.frame.height, 24 + 16)
        view.isScrollEnabled = true
        view.heightAnchor.constraint(equalToConstant: 50).isActive = true
        root.layoutIfNeeded()
        XCTAssertEqual(view.frame.height, 50, "it wants no height while it scrolls")
    }
}
