import UIKitLayout
import XCTest

/// Rows whose views are aligned by their baselines.
nonisolated final class StackBaselineTests: XCTestCase {}

/// A view that names the label inside it as the view that provides its baselines.
private final class LabelledView: UIView {
    let label: UILabel

    init(_ label: UILabel, below distance: CGFloat) {
        self.label = label
        super.init(frame: .zero)
        label.translatesAutoresizingMaskIntoConstraints = false
        addSubview(label)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: topAnchor, constant: distance),
            label.bottomAnchor.constraint(equalTo: bottomAnchor),
            label.leadingAnchor.constraint(equalTo: leadingAnchor),
            label.trailingAnchor.constraint(equalTo: trailingAnchor),
        ])
    }

    required init?(coder: NSCoder) { nil }
    override var forFirstBaselineLayout: UIView { label }
    override var forLastBaselineLayout: UIView { label }
}

extension StackBaselineTests {
    private func label(_ text: String, _ size: CGFloat = 17) -> UILabel {
        let label = UILabel()
        (label.text, label.font) = (text, .systemFont(ofSize: size))
        return label
    }

    private func row(
        _ views: [UIView], _ alignment: UIStackView.Alignment, height: CGFloat? = nil,
        in root: UIView = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 300))
    ) -> UIStackView {
        let stack = UIStackView(arrangedSubviews: views)
        (stack.alignment, stack.spacing) = (alignment, 8)
        stack.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: root.topAnchor, constant: 50),
            stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        ])
        if let height { stack.heightAnchor.constraint(equalToConstant: height).isActive = true }
        root.layoutIfNeeded()
        return stack
    }

    // codedstuff.com, "Auto Layout Baseline Alignment, Once For Ever": beside an image, "the auto layout uses the top
    // anchors of the elements to align them". A line of 17 points is 20.5 points high, a switch 31.
    func testTheTopsAreAlignedBesideAViewWithoutText() {
        for (view, height) in [(SizedView(32, 32), 32), (SizedView(12, 12), 20.5), (UISwitch(), 31)]
            as [(UIView, CGFloat)]
        {
            for isFirst in [true, false] {
                let text = label("One line")
                let stack = row(isFirst ? [view, text] : [text, view], .firstBaseline)
                XCTAssertEqual([view.frame.minY, text.frame.minY, stack.frame.height], [0, 0, height])
            }
        }
        let icon = SizedView(32, 32)
        let text = label("One line")
        let stack = row([icon, text], .lastBaseline)
        XCTAssertEqual([icon.frame.maxY, text.frame.maxY, stack.frame.height], [32, 32, 32])
    }

    // rdar 32291130, "Stack View height incorrect for first/last baseline alignment": 28, 56 and 28 points. The second
    // label's ascender is 0.952 × 28 = 26.5 points longer; the stack ends with it, at 67 - 26.5 points.
    func testARowBeginsWithItsFirstView() {
        let labels = [label("Hello", 28), label("Ciao", 56), label("Hola", 28)]
        let stack = row(labels, .firstBaseline)
        XCTAssertEqual([stack.frame.height, labels[1].frame.minY], [40.5, -26.5])
        XCTAssertEqual(labels[0].frame.minY, 0)
        XCTAssertEqual(labels[2].frame.minY, 0)
    }

    // The bottom of the first label is that of the stack; the second one, whose descender is 0.241 × 25 = 6 points longer,
    // ends below it.
    func testARowEndsWithItsFirstViewIfLastBaselinesAreAligned() {
        let labels = [label("€", 15), label("99", 40)]
        let stack = row(labels, .lastBaseline)
        XCTAssertEqual(stack.frame.height, 42)
        XCTAssertEqual(labels[0].frame.maxY, 42)
        XCTAssertEqual(labels[1].frame.minY, 0)
        XCTAssertEqual(labels[1].frame.maxY, 48)
    }

    // In Arranged (github.com/kean/Arranged), whose tests compare its constraints with those of UIStackView, the spanner of
    // all views is tied to the bottom of the stack (first baselines) or to its top (last baselines), and is as low as it
    // can be.
    func testViewsOfATallerRowAreAtTheEdgeThatAllOfThemKeep() {
        let first = [label("One"), label("Two")]
        _ = row(first, .firstBaseline, height: 100)
        XCTAssertEqual(first.map(\.frame.maxY), [100, 100])
        let last = [label("One"), label("Two")]
        _ = row(last, .lastBaseline, height: 100)
        XCTAssertEqual(last.map(\.frame.minY), [0, 0])
    }

    // UIView.h: forFirstBaselineLayout is overridden to return the view "whose bounds are used".
    func testAViewCanNameTheViewThatProvidesItsBaselines() {
        let card = LabelledView(label("Card"), below: 10)
        let text = label("One line")
        _ = row([card, text], .firstBaseline)
        XCTAssertEqual(text.frame.minY - card.frame.minY, 10)
    }

    // An image of 40 points and a line of 17: the tops are aligned until the button has a title.
    func testAButtonHasABaselineOnceItHasATitle() {
        let button = UIButton(type: .custom)
        button.setImage(UIImage(size: CGSize(width: 40, height: 40)), for: .normal)
        let text = label("One line")
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 300))
        _ = row([button, text], .firstBaseline, in: root)
        XCTAssertEqual(text.frame.minY - button.frame.minY, 0)
        button.setTitle("Title", for: .normal)
        root.layoutIfNeeded()
        XCTAssertGreaterThan(text.frame.minY - button.frame.minY, 5)
    }

    func testBaselinesFollowHiddenViews() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 300))
        let labels = [label("Hello", 28), label("Ciao", 56)]
        let stack = row(labels, .firstBaseline, in: root)
        XCTAssertEqual(stack.frame.height, 40.5)
        labels[0].isHidden = true
        root.layoutIfNeeded()
        XCTAssertEqual(stack.frame.height, 67)
        labels[0].isHidden = false
        root.layoutIfNeeded()
        XCTAssertEqual(stack.frame.height, 40.5)
    }
}
