import UIKit
import XCTest

/// Sizes of controls that developers ask about: cases of Documentation/everyday-cases.md.
nonisolated final class ControlSizeCaseTests: XCTestCase {}

extension ControlSizeCaseTests {
    private func button(size: CGFloat, _ alignment: UIControl.ContentVerticalAlignment) -> UIButton {
        let button = UIButton(type: .system)
        button.setTitle("Button", for: .normal)
        button.titleLabel?.font = .systemFont(ofSize: size)
        button.contentVerticalAlignment = alignment
        return button
    }

    // Case 36. Does a button whose content is at the top lose the space above its title? Stack Overflow 70778238: no, a
    // button without a configuration is 6 points higher than its title at the top and bottom, whatever the alignment;
    // 33 was measured at 18 points. At 15 points the title is 17.9 high, rounded up to 18: 30. At 18, 21.48 points are
    // rounded to the pixel in a way that depends on the version.
    func testAButtonIsTwelvePointsHigherThanItsTitleInAllAlignments() {
        for alignment in [UIControl.ContentVerticalAlignment.top, .center, .bottom, .fill] {
            XCTAssertEqual(button(size: 15, alignment).intrinsicContentSize.height, 30)
            XCTAssertEqual(button(size: 18, alignment).intrinsicContentSize.height, 33.5, accuracy: 0.5)
        }
    }

    // Case 37. Do all controls have a width and a height of their own? programming-books.io, Essential iOS, "Definition
    // Intrinsic Content Size": some, such as progress bars, only have a height.
    func testAProgressBarHasAHeightButNoWidth() {
        for style in [UIProgressView.Style.default, .bar] {
            let size = UIProgressView(progressViewStyle: style).intrinsicContentSize
            XCTAssertEqual(size.width, UIView.noIntrinsicMetric)
            XCTAssertGreaterThan(size.height, 0)
        }
    }

    // Case 39. How wide is a text field in a stack view? spin.atomicobject.com, "Exploring UIStackView distribution
    // types": without text, a text field has almost no width of its own: less than with text, whose width it includes.
    func testAnEmptyTextFieldIsNarrowerThanOneWithText() {
        let (empty, field, label) = (UITextField(), UITextField(), UILabel())
        for view in [empty, field] { view.font = .systemFont(ofSize: 17) }
        (label.text, label.font, field.text) = ("Some text", .systemFont(ofSize: 17), "Some text")
        XCTAssertLessThan(empty.intrinsicContentSize.width, field.intrinsicContentSize.width)
        XCTAssertLessThan(empty.intrinsicContentSize.width, label.intrinsicContentSize.width / 2)
        XCTAssertGreaterThanOrEqual(field.intrinsicContentSize.width, label.intrinsicContentSize.width - 0.5)
    }
}
