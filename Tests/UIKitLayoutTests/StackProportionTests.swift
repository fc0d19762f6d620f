import UIKitLayout
import XCTest

/// Stack views that fill proportionally. The rules are those of Arranged (github.com/kean/Arranged), whose tests compare
/// its constraints with those of UIStackView.
nonisolated final class StackProportionTests: XCTestCase {}

extension StackProportionTests {
    private func widths(_ views: [UIView], _ width: CGFloat, spacing: CGFloat = 0, margins: CGFloat? = nil) -> [CGFloat]
    {
        let stack = UIStackView(arrangedSubviews: views)
        (stack.distribution, stack.spacing) = (.fillProportionally, spacing)
        if let margins {
            stack.isLayoutMarginsRelativeArrangement = true
            stack.layoutMargins = UIEdgeInsets(top: 0, left: margins, bottom: 0, right: margins)
        }
        stack.frame = CGRect(x: 0, y: 0, width: width, height: 40)
        stack.layoutIfNeeded()
        return views.map(\.frame.width)
    }

    private func container(_ view: UIView) -> UIView {
        let container = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        container.addSubview(view)
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: container.topAnchor),
            view.bottomAnchor.constraint(equalTo: container.bottomAnchor),
            view.leadingAnchor.constraint(equalTo: container.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: container.trailingAnchor),
        ])
        return container
    }

    // Stored frames: two nested stack views have the lengths of their content, 165 and 170 points (LoopKit,
    // InsulinKit.storyboard).
    func testViewsWithoutAnIntrinsicLengthHaveThatOfTheirConstraints() {
        XCTAssertEqual(widths([UIStackView(arrangedSubviews: [SizedView(50)]), SizedView(100)], 300), [100, 200])
        XCTAssertEqual(widths([container(SizedView(50)), SizedView(100)], 300), [100, 200])
        let fixed = UIView()
        fixed.widthAnchor.constraint(equalToConstant: 50).isActive = true
        XCTAssertEqual(widths([fixed, SizedView(50)], 100), [50, 50])
    }

    func testAViewWithoutALengthIsZeroPointsLong() {
        XCTAssertEqual(widths([SizedView(10), SizedView(30), UIView()], 80), [20, 60, 0])
        XCTAssertEqual(widths([UIView(), SizedView(30)], 80), [0, 80])
    }

    // Stack Overflow 46368061: views without intrinsic size are equally wide.
    func testViewsThatAllHaveNoLengthAreEquallyLong() {
        XCTAssertEqual(widths([UIView(), UIView(), UIView()], 300), [100, 100, 100])
        XCTAssertEqual(widths([UIView(), UIView()], 110, spacing: 10), [50, 50])
    }

    // mcmap.net/q/1871613: on iOS, a single view stays 200 points wide and extends beyond the margin, with a conflict.
    func testTheShareOfASingleViewIsRequired() {
        let view = SizedView(25)
        XCTAssertEqual(widths([view], 200, margins: 10), [200])
        XCTAssertEqual(view.frame.minX, 10)
    }

    // Contents of 50 and 100 points share 300 as 100 and 200; contents of 100 each share it equally.
    func testProportionsFollowTheContentsOfNestedViews() {
        let labels = [UILabel(), UILabel()]
        let stack = UIStackView(arrangedSubviews: [container(labels[0]), UIStackView(arrangedSubviews: [labels[1]])])
        stack.distribution = .fillProportionally
        stack.frame = CGRect(x: 0, y: 0, width: 300, height: 40)
        for (texts, isEqual) in [(["aaaa", "aaaa"], true), (["a", "aaaaaaaa"], false), (["aa", "aa"], true)] {
            for (label, text) in zip(labels, texts) { label.text = text }
            stack.layoutIfNeeded()
            let widths = stack.arrangedSubviews.map(\.frame.width)
            XCTAssertEqual(widths[0] + widths[1], 300)
            XCTAssertEqual(widths[0] == widths[1], isEqual, "\(texts): \(widths)")
        }
    }
}
