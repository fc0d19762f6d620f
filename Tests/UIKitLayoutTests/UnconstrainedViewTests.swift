import UIKitLayout
import XCTest

/// The frames of views that constraints do not determine.
nonisolated final class UnconstrainedViewTests: XCTestCase {}

extension UnconstrainedViewTests {
    private func makeRoot(_ views: UIView...) -> UIView {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
        for view in views {
            view.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(view)
        }
        return root
    }

    // On iOS, the layout engine has variables only for items of constraints; it sets the frames of those.
    func testAViewWithoutConstraintsKeepsTheFrameThatCodeSet() {
        let (view, neighbour) = (UIView(), UIView())
        let root = makeRoot(view, neighbour)
        view.frame = CGRect(x: 11, y: 12, width: 13, height: 14)
        neighbour.widthAnchor.constraint(equalToConstant: 30).isActive = true
        root.layoutIfNeeded()
        XCTAssertEqual(view.frame, CGRect(x: 11, y: 12, width: 13, height: 14))
        XCTAssertEqual(neighbour.frame.width, 30)
    }

    func testAViewLosesTheFrameThatCodeSetWhenAConstraintRefersToIt() {
        let view = UIView()
        let root = makeRoot(view)
        view.frame = CGRect(x: 11, y: 12, width: 13, height: 14)
        view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 5).isActive = true
        root.layoutIfNeeded()
        XCTAssertEqual(view.frame, CGRect(x: 5, y: 0, width: 0, height: 0))
    }

    func testAViewWithConstraintsToItsGuideLosesTheFrameThatCodeSet() {
        let (view, inner) = (UIView(), UIView())
        let root = makeRoot(view)
        inner.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(inner)
        view.frame = CGRect(x: 11, y: 12, width: 13, height: 14)
        inner.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor).isActive = true
        root.layoutIfNeeded()
        XCTAssertEqual(view.frame, .zero)
    }

    func testArrangedViewsWithoutSizesAreZeroHighWhateverFrameTheyHad() {
        let (stack, arranged) = (UIStackView(), UIView())
        let root = makeRoot(stack)
        arranged.frame = CGRect(x: 1, y: 2, width: 30, height: 40)
        stack.addArrangedSubview(arranged)
        NSLayoutConstraint.activate([
            stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            stack.topAnchor.constraint(equalTo: root.topAnchor),
        ])
        root.layoutIfNeeded()
        XCTAssertEqual(arranged.frame, .zero)
    }

    // As in UIKit, whose engine is Cassowary: the slack of an inequality is 0 unless other constraints require more.
    func testAViewThatOnlyInequalitiesPositionIsAtTheirLimits() {
        let view = UIView()
        let root = makeRoot(view)
        root.frame.size.height = 567
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(lessThanOrEqualTo: root.leadingAnchor, constant: 23),
            root.bottomAnchor.constraint(greaterThanOrEqualTo: view.bottomAnchor, constant: 45),
        ])
        root.layoutIfNeeded()
        XCTAssertEqual(view.frame, CGRect(x: 23, y: 522, width: 0, height: 0))
    }

    func testAViewThatAnInequalityKeepsFromTheTrailingEdgeIsThereWithItsOwnSize() {
        let label = FixedSizeView(CGSize(width: 100, height: 20))
        let root = makeRoot(label)
        let edge = label.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor, constant: -20)
        edge.isActive = true
        root.layoutIfNeeded()
        XCTAssertEqual(label.frame, CGRect(x: 200, y: 0, width: 100, height: 20))
        edge.constant = -50
        root.layoutIfNeeded()
        XCTAssertEqual(label.frame.minX, 170)
        edge.isActive = false
        root.layoutIfNeeded()
        XCTAssertEqual(label.frame.size, CGSize(width: 100, height: 20))
    }

    private final class FixedSizeView: UIView {
        private let size: CGSize

        init(_ size: CGSize) {
            self.size = size
            super.init(frame: .zero)
        }

        required init?(coder: NSCoder) { nil }

        override var intrinsicContentSize: CGSize { size }
    }

    // UIView's documentation: sizeToFit() "resizes the current view so that it uses the most appropriate amount of
    // space"; the appropriate size is that of the bounds, which a transform does not change.
    func testSizeToFitSetsTheSizeOfTheBoundsOfATransformedView() {
        final class Box: UIView {
            override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 414, height: 41) }
        }
        let box = Box(frame: CGRect(x: 10, y: 20, width: 0, height: 0))
        box.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
        box.sizeToFit()
        XCTAssertEqual(box.bounds.size, CGSize(width: 414, height: 41))
        XCTAssertEqual(box.frame, CGRect(x: 10, y: 20, width: 207, height: 20.5))
    }

    func testATableControllerInCodeHasAViewOfTheScreensSize() {
        XCTAssertEqual(UITableViewController().view.frame, UIScreen.main.bounds)
    }
}
