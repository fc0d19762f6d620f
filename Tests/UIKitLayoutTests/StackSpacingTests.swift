import UIKitLayout
import XCTest

/// Distances between arranged subviews, according to UIStackView's documentation.
nonisolated final class StackSpacingTests: XCTestCase {}

extension StackSpacingTests {
    private func makeStack(_ axis: NSLayoutConstraint.Axis = .vertical, count: Int = 3) -> (UIStackView, [UIView]) {
        let views = (0..<count).map { _ in
            let view = UIView()
            view.widthAnchor.constraint(equalToConstant: 30).isActive = true
            view.heightAnchor.constraint(equalToConstant: 20).isActive = true
            return view
        }
        let stack = UIStackView(arrangedSubviews: views)
        stack.axis = axis
        stack.spacing = 5
        return (stack, views)
    }

    private func length(of stack: UIStackView) -> CGFloat {
        let size = stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        return stack.axis == .vertical ? size.height : size.width
    }

    // 3 × 20 points and two distances.
    func testACustomSpacingTakesThePlaceOfTheCommonOneAfterItsView() {
        let (stack, views) = makeStack()
        XCTAssertEqual(length(of: stack), 60 + 5 + 5)
        stack.setCustomSpacing(12, after: views[0])
        XCTAssertEqual(length(of: stack), 60 + 12 + 5)
        XCTAssertEqual(stack.customSpacing(after: views[0]), 12)
        XCTAssertNil(stack.customSpacing(after: views[1]))
        stack.spacing = 1
        XCTAssertEqual(length(of: stack), 60 + 12 + 1)
    }

    // 3 × 30 points and two distances.
    func testCustomSpacingAppliesAlongEitherAxis() {
        let (stack, views) = makeStack(.horizontal)
        stack.setCustomSpacing(0, after: views[1])
        XCTAssertEqual(length(of: stack), 90 + 5 + 0)
    }

    func testCustomSpacingAfterTheLastViewHasNoEffect() {
        let (stack, views) = makeStack()
        stack.setCustomSpacing(100, after: views[2])
        XCTAssertEqual(length(of: stack), 60 + 5 + 5)
    }

    // A hidden view loses its length and one of its distances, here the one after it.
    func testAHiddenViewTakesItsSpacingAlong() {
        let (stack, views) = makeStack()
        stack.setCustomSpacing(12, after: views[1])
        XCTAssertEqual(length(of: stack), 60 + 5 + 12)
        views[1].isHidden = true
        XCTAssertEqual(length(of: stack), 40 + 5)
        views[1].isHidden = false
        XCTAssertEqual(length(of: stack), 60 + 5 + 12)
    }

    func testTheDefaultIsTheCommonSpacing() {
        let (stack, views) = makeStack()
        stack.setCustomSpacing(12, after: views[0])
        stack.setCustomSpacing(UIStackView.spacingUseDefault, after: views[0])
        XCTAssertEqual(length(of: stack), 60 + 5 + 5)
    }
}
