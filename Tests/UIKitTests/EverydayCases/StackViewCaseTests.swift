import UIKit
import XCTest

/// Sizes of stack views and of the views in them that developers ask about: cases of Documentation/everyday-cases.md.
nonisolated final class StackViewCaseTests: XCTestCase {}

extension StackViewCaseTests {
    private func column(
        _ views: [UIView], _ distribution: UIStackView.Distribution = .fill, spacing: CGFloat = 0
    ) -> UIStackView {
        let stack = UIStackView(arrangedSubviews: views)
        (stack.axis, stack.distribution, stack.spacing) = (.vertical, distribution, spacing)
        return stack
    }

    private func fittingHeight(_ view: UIView) -> CGFloat {
        view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height
    }

    // Case 31. What happens to the layout when a view is hidden? Stack Overflow 50275346: nothing, except in a stack
    // view, which removes the space of a hidden view. 30 + 10 + 40, and only 40.
    func testOnlyAStackViewRemovesTheSpaceOfAHiddenView() {
        let (views, container) = ([SizedView(height: 30), SizedView(height: 40)], UIView())
        for view in views {
            view.translatesAutoresizingMaskIntoConstraints = false
            container.addSubview(view)
            view.leadingAnchor.constraint(equalTo: container.leadingAnchor).isActive = true
        }
        NSLayoutConstraint.activate([
            views[0].topAnchor.constraint(equalTo: container.topAnchor),
            views[1].topAnchor.constraint(equalTo: views[0].bottomAnchor, constant: 10),
            views[1].bottomAnchor.constraint(equalTo: container.bottomAnchor),
        ])
        XCTAssertEqual(fittingHeight(container), 80)
        views[0].isHidden = true
        XCTAssertEqual(fittingHeight(container), 80)
        let arranged = [SizedView(height: 30), SizedView(height: 40)]
        let stack = column(arranged, spacing: 10)
        XCTAssertEqual(fittingHeight(stack), 80)
        arranged[0].isHidden = true
        XCTAssertEqual(fittingHeight(stack), 40)
    }

    // Case 32. Which view does a stack view stretch? kaunteya.github.io, "Exploring distribution in UIStackView": with
    // the distribution fill, the one with the lowest hugging priority; the others keep their sizes. 200 − 20 − 40.
    func testFillStretchesTheViewWithTheLowestHuggingPriority() {
        let views = [20, 30, 40].map { SizedView(height: $0) }
        views[1].setContentHuggingPriority(.defaultLow - 1, for: .vertical)
        layOut(column(views), width: 100, height: 200)
        XCTAssertEqual(views.map(\.frame.height), [20, 140, 40])
    }

    // Case 33. Which view becomes smaller than its content? snowcrash.eu, "Content hugging vs content compression
    // priority": the one that resists compression least. 60 points hold views of 50 and 40.
    func testTheViewWithTheLeastResistanceIsCompressed() {
        let (views, container) = ([SizedView(height: 50), SizedView(height: 40)], UIView())
        views[0].setContentCompressionResistancePriority(.defaultLow, for: .vertical)
        for view in views {
            view.translatesAutoresizingMaskIntoConstraints = false
            container.addSubview(view)
            view.leadingAnchor.constraint(equalTo: container.leadingAnchor).isActive = true
            view.widthAnchor.constraint(equalToConstant: 100).isActive = true
        }
        NSLayoutConstraint.activate([
            views[0].topAnchor.constraint(equalTo: container.topAnchor),
            views[1].topAnchor.constraint(equalTo: views[0].bottomAnchor),
            views[1].bottomAnchor.constraint(equalTo: container.bottomAnchor),
        ])
        layOut(container, width: 100, height: 60)
        XCTAssertEqual(views.map(\.frame.height), [20, 40])
    }

    // Case 34. How high is a row of labels with a common first baseline? useyourloaf.com, "Stack view baseline
    // alignment issue": as high as the first label if that has the largest font, and the others are inside. A line at
    // 34 points: 40.57, rounded up to 41.
    func testABaselineAlignedRowIsAsHighAsItsLargestFirstLabel() {
        let labels = [34, 17, 17].map { size in
            let label = UILabel()
            (label.text, label.font) = ("Text", .systemFont(ofSize: size))
            return label
        }
        let stack = UIStackView(arrangedSubviews: labels)
        (stack.spacing, stack.alignment) = (8, .firstBaseline)
        layOut(stack)
        XCTAssertEqual(stack.frame.height, 41)
        XCTAssertEqual(labels.map(\.frame.height), [41, 20.5, 20.5])
        for label in labels[1...] {
            XCTAssertGreaterThan(label.frame.minY, 0)
            XCTAssertLessThan(label.frame.maxY, 41)
        }
    }

    // Case 35. Which distribution does not depend on the views' own sizes? The wiki of
    // adamontherun/Study-iOS-With-Adam-Live, "UIStackView": fillEqually. 300 / 3.
    func testFillEquallyDoesNotDependOnIntrinsicSizes() {
        let views = [10, 50, 30].map { SizedView(height: $0) }
        layOut(column(views, .fillEqually), width: 100, height: 300)
        XCTAssertEqual(views.map(\.frame.height), [100, 100, 100])
    }

    // Case 38. May views in a stack view have constraints of their sizes? nootfly/TIL, "UIStackView": a view can have
    // a minimum or maximum height. A label of at least 60, 5 points of spacing and 20; a view of 50 that is at most 30.
    func testAMinimumOrMaximumHeightOfAViewCountsInAStackView() {
        let label = UILabel()
        (label.text, label.font) = ("Text", .systemFont(ofSize: 17))
        label.heightAnchor.constraint(greaterThanOrEqualToConstant: 60).isActive = true
        XCTAssertEqual(fittingHeight(column([label, SizedView(height: 20)], spacing: 5)), 85)
        let limited = SizedView(height: 50)
        limited.heightAnchor.constraint(lessThanOrEqualToConstant: 30).isActive = true
        XCTAssertEqual(fittingHeight(column([limited])), 30)
    }

    // Case 40. How does a stack view resize its views? errorhandle.ai, "Why UIStackView resize arranged subviews": with
    // the distribution fillProportionally, in proportion to their intrinsic sizes. 20 and 40 in 120.
    func testFillProportionallyKeepsTheProportionsOfIntrinsicSizes() {
        let views = [20, 40].map { SizedView(height: $0) }
        layOut(column(views, .fillProportionally), width: 100, height: 120)
        XCTAssertEqual(views.map(\.frame.height), [40, 80])
    }
}
