import UIKit
import XCTest

/// Heights of labels that developers ask about: cases of Documentation/everyday-cases.md. Lines of the system font are
/// 1.193359 times the point size high; labels are rounded up to half a point.
nonisolated final class LabelHeightCaseTests: XCTestCase {}

extension LabelHeightCaseTests {
    private var body: UIFont { .systemFont(ofSize: 17) }

    private func label(_ text: String, _ font: UIFont, lines: Int = 0) -> UILabel {
        let label = UILabel()
        (label.text, label.font, label.numberOfLines) = (text, font, lines)
        return label
    }

    // Case 1. Why is a label whose text shrinks to the width still as high as for the full size of its font? Stack
    // Overflow 15510875. The intrinsic height is that of a line at 40 points: 47.73, rounded up to 48.
    func testALabelThatShrinksItsTextKeepsTheHeightOfTheFullSize() {
        let label = label("A title that is much too long for its label", .systemFont(ofSize: 40), lines: 1)
        (label.adjustsFontSizeToFitWidth, label.minimumScaleFactor) = (true, 0.1)
        layOut(label, width: 100)
        XCTAssertEqual(label.frame.size, CGSize(width: 100, height: 48))
    }

    // Case 3. What does preferredMaxLayoutWidth do? Apple, UILabel.preferredMaxLayoutWidth: text that is wider
    // continues on further lines, which make the label higher. Three lines: 3 × 20.287 = 60.86, rounded up to 61.
    func testTextBeyondThePreferredWidthMakesTheLabelHigher() {
        let words = WordPerLine(lines: 3, font: body)
        let label = label(words.text, body)
        XCTAssertEqual(label.intrinsicContentSize.height, 20.5)
        label.preferredMaxLayoutWidth = words.width
        XCTAssertEqual(label.intrinsicContentSize.height, 61)
    }

    // Case 7. How does a label show more than one line? programming-books.io, Essential iOS, "Number of Lines": a
    // number of lines is the largest number that the label shows. Two lines: 40.57, rounded up; five: 101.44.
    func testANumberOfLinesIsTheLargestNumberThatCounts() {
        let words = WordPerLine(lines: 5, font: body)
        let size = CGSize(width: words.width, height: .greatestFiniteMagnitude)
        XCTAssertEqual(label(words.text, body, lines: 1).sizeThatFits(size).height, 20.5)
        XCTAssertEqual(label(words.text, body, lines: 2).sizeThatFits(size).height, 41)
        XCTAssertEqual(label(words.text, body, lines: 7).sizeThatFits(size).height, 101.5)
        XCTAssertEqual(label("One", body, lines: 2).sizeThatFits(size).height, 20.5)
    }

    // Case 9. Which size has a label without constraints of its size? fluffy.es, "What is intrinsic content size": that
    // of its text in the font, here the system font at 17 points, 20.29 high, rounded up. A plain view and an image
    // view without an image have none.
    func testALabelWithoutASizeIsAsHighAsItsLine() {
        let (root, label) = (UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480)), label("Lorem Ipsum", body))
        label.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(label)
        label.topAnchor.constraint(equalTo: root.topAnchor, constant: 40).isActive = true
        label.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 40).isActive = true
        root.layoutIfNeeded()
        XCTAssertEqual(label.frame.origin, CGPoint(x: 40, y: 40))
        XCTAssertEqual(label.frame.size, label.intrinsicContentSize)
        XCTAssertEqual(label.frame.height, 20.5)
        let none = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
        XCTAssertEqual(UIView().intrinsicContentSize, none)
        XCTAssertEqual(UIImageView().intrinsicContentSize, none)
    }

    // Case 11. How does a view grow with a label of several lines, if nobody sets the label's preferred width?
    // danielgarbien.com, "preferredMaxLayoutWidth": constraints to the edges suffice; the label wraps at the width that
    // they give it. 4 + 61 + 4.
    func testAViewGrowsWithALabelThatWrapsAtItsWidth() {
        let (words, view) = (WordPerLine(lines: 3, font: body), UIView())
        pin(label(words.text, body), in: view, distance: 4)
        layOut(view, width: words.width + 8)
        XCTAssertEqual(view.frame.height, 69)
    }
}
