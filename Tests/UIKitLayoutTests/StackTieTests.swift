import UIKitLayout
import XCTest

/// Which view of a stack view gives way if priorities do not decide. UIStackView.h: "adjustments occur according to
/// compressionResistance or hugging priorities of items, or when that is ambiguous, according to arrangement order".
/// Frames that Xcode stored for stack views whose views have equal hugging priorities have the first view stretched.
nonisolated final class StackTieTests: XCTestCase {}

/// A view whose content has a fixed size.
final class SizedView: UIView {
    private let own: CGSize

    init(_ width: CGFloat, _ height: CGFloat = 9) {
        own = CGSize(width: width, height: height)
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }
    override var intrinsicContentSize: CGSize { own }
}

extension StackTieTests {
    private func lengths(
        of views: [UIView], in stack: UIStackView, _ length: CGFloat
    ) -> [CGFloat] {
        let isRow = stack.axis == .horizontal
        stack.frame = CGRect(x: 0, y: 0, width: isRow ? length : 50, height: isRow ? 50 : length)
        stack.layoutIfNeeded()
        return views.map { isRow ? $0.frame.width : $0.frame.height }
    }

    func testTheFirstOfEqualViewsIsStretchedAndCompressed() {
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
            let views = [50, 60, 70].map { axis == .horizontal ? SizedView($0) : SizedView(9, $0) }
            let stack = UIStackView(arrangedSubviews: views)
            stack.axis = axis
            XCTAssertEqual(lengths(of: views, in: stack, 300), [170, 60, 70])
            XCTAssertEqual(lengths(of: views, in: stack, 150), [20, 60, 70])
            XCTAssertEqual(lengths(of: views, in: stack, 100), [0, 30, 70])
        }
    }

    // A title and a value: on iOS, the value is at the right edge.
    func testAValueIsAtTheTrailingEdgeBesideItsTitle() {
        let labels = ["Title", "Value"].map { text in
            let label = UILabel()
            label.text = text
            return label
        }
        let stack = UIStackView(arrangedSubviews: labels)
        let value = labels[1].intrinsicContentSize.width
        XCTAssertEqual(lengths(of: labels, in: stack, 300), [300 - value, value])
        stack.semanticContentAttribute = .forceRightToLeft
        stack.setNeedsLayout()
        stack.layoutIfNeeded()
        XCTAssertEqual(labels.map(\.frame.minX), [value, 0])
    }

    func testTheOrderIsThatOfTheArrangement() {
        let views = [50, 60, 70].map { SizedView($0) }
        let stack = UIStackView(arrangedSubviews: [views[1], views[2]])
        XCTAssertEqual(lengths(of: views, in: stack, 300), [0, 230, 70])
        stack.insertArrangedSubview(views[0], at: 0)
        XCTAssertEqual(lengths(of: views, in: stack, 300), [170, 60, 70])
        stack.insertArrangedSubview(views[2], at: 0)
        XCTAssertEqual(lengths(of: views, in: stack, 300), [50, 60, 190])
        views[2].isHidden = true
        XCTAssertEqual(Array(lengths(of: views, in: stack, 300).prefix(2)), [240, 60])
        views[2].isHidden = false
        XCTAssertEqual(lengths(of: views, in: stack, 300), [50, 60, 190])
    }

    func testPrioritiesDecideBeforeTheOrder() {
        let views = [50, 60, 70].map { SizedView($0) }
        let stack = UIStackView(arrangedSubviews: views)
        views[1].setContentHuggingPriority(.defaultLow - 1, for: .horizontal)
        XCTAssertEqual(lengths(of: views, in: stack, 300), [50, 180, 70])
        views[1].setContentHuggingPriority(.defaultLow + 1, for: .horizontal)
        XCTAssertEqual(lengths(of: views, in: stack, 300), [170, 60, 70])
        views[0].setContentHuggingPriority(.defaultLow + 1, for: .horizontal)
        XCTAssertEqual(lengths(of: views, in: stack, 300), [50, 60, 190])
    }

    func testSpacingAndMarginsAreTakenBeforeTheFirstViewIsStretched() {
        let views = [50, 60, 70].map { SizedView($0) }
        let stack = UIStackView(arrangedSubviews: views)
        stack.spacing = 5
        stack.setCustomSpacing(20, after: views[0])
        stack.isLayoutMarginsRelativeArrangement = true
        stack.layoutMargins = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 15)
        XCTAssertEqual(lengths(of: views, in: stack, 300), [300 - 10 - 20 - 60 - 5 - 70 - 15, 60, 70])
        XCTAssertEqual(views[0].frame.minX, 10)
    }

    // The length of a nested stack view or of a container follows from the contents inside it.
    func testTheFirstNestedViewIsStretchedToo() {
        let inner = [SizedView(9, 20), SizedView(9, 30)]
        let nested = UIStackView(arrangedSubviews: inner)
        nested.axis = .vertical
        let first = SizedView(9, 10)
        let outer = UIStackView(arrangedSubviews: [first, nested])
        outer.axis = .vertical
        XCTAssertEqual(lengths(of: [first] + inner, in: outer, 100), [50, 20, 30])
        XCTAssertEqual(lengths(of: [first] + inner, in: outer, 55), [5, 20, 30])
        let rows = [10, 20].map { UIStackView(arrangedSubviews: [SizedView(9, $0), SizedView(9, 5)]) }
        let column = UIStackView(arrangedSubviews: rows)
        column.axis = .vertical
        XCTAssertEqual(lengths(of: rows, in: column, 100), [80, 20])
        XCTAssertEqual(lengths(of: rows, in: column, 25), [5, 20])
    }

    // Two views without content: the first one takes all of the length.
    func testTheFirstViewWithoutContentFillsTheStack() {
        let views = [UIView(), UIView(), SizedView(40)]
        XCTAssertEqual(lengths(of: views, in: UIStackView(arrangedSubviews: views), 100), [60, 0, 40])
    }
}
