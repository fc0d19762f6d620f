import TextLayout
import UIKitLayout
import XCTest

/// Stack views whose properties and arranged subviews change.
nonisolated final class StackViewTests: XCTestCase {}

extension StackViewTests {
    /// A view of a fixed width that is 10 points high, or as high as the stack requires.
    private func box(_ width: CGFloat, isFixed: Bool = true) -> UIView {
        let view = UIView()
        view.widthAnchor.constraint(equalToConstant: width).isActive = true
        view.heightAnchor.constraint(equalToConstant: 10).isActive = isFixed
        return view
    }

    private func width(_ stack: UIStackView) -> CGFloat { stack.systemLayoutSizeFitting(.zero).width }

    // The addresses of released views are soon reused.
    func testCustomSpacingGoesWithItsView() {
        let stack = UIStackView(arrangedSubviews: [box(10), box(10)])
        for _ in 0..<100 {
            do {
                let view = box(10)
                stack.insertArrangedSubview(view, at: 0)
                XCTAssertNil(stack.customSpacing(after: view))
                XCTAssertEqual(width(stack), 30)
                stack.setCustomSpacing(7, after: view)
                XCTAssertEqual(width(stack), 37)
            }
            stack.arrangedSubviews[0].removeFromSuperview()
            XCTAssertEqual(width(stack), 20)
        }
    }

    func testAViewThatMovesKeepsTheSpacingAfterIt() {
        let views = [box(10), box(10), box(10)]
        let stack = UIStackView(arrangedSubviews: views)
        stack.setCustomSpacing(7, after: views[0])
        stack.insertArrangedSubview(views[0], at: 1)
        XCTAssertEqual(stack.arrangedSubviews, [views[1], views[0], views[2]])
        XCTAssertEqual(width(stack), 37)
        stack.removeArrangedSubview(views[0])
        stack.insertArrangedSubview(views[0], at: 1)
        XCTAssertEqual(width(stack), 30)
    }

    // 10, 20 and 30 points wide with a spacing of 5; hidden views take no space.
    func testHiddenViewsTakeNoRoom() {
        let views = [box(10), box(20), box(30)]
        let stack = UIStackView(arrangedSubviews: views)
        stack.spacing = 5
        for (hidden, expected) in [([], 70), ([0], 55), ([0, 2], 20), ([1], 45), ([0, 1, 2], 0), ([], 70)]
            as [([Int], CGFloat)]
        {
            for (index, view) in views.enumerated() { view.isHidden = hidden.contains(index) }
            XCTAssertEqual(width(stack), expected, "\(hidden)")
        }
        stack.spacing = 1
        XCTAssertEqual(width(stack), 62)
        stack.axis = .vertical
        XCTAssertEqual(stack.systemLayoutSizeFitting(.zero).height, 32)
    }

    // Lengths of 20 and 40 points share 90 points as 30 and 60, then 30 and 30 as 45 and 45.
    func testProportionsFollowTheContents() {
        TextEnvironment.$measurer.withValue(FixedPitchTextMeasurer()) {
            let labels = [UILabel(), UILabel()]
            for label in labels { label.font = .systemFont(ofSize: 2) }
            let stack = UIStackView(arrangedSubviews: labels)
            stack.distribution = .fillProportionally
            stack.frame = CGRect(x: 0, y: 0, width: 90, height: 10)
            for (lengths, widths) in [([20, 40], [30, 60]), ([30, 30], [45, 45])] as [([Int], [CGFloat])] {
                for (label, length) in zip(labels, lengths) { label.text = String(repeating: "a", count: length) }
                stack.layoutIfNeeded()
                XCTAssertEqual(labels.map(\.frame.width), widths)
            }
        }
    }

    // 10 points each in 100: gaps of 35, and of 80 when the middle view is hidden.
    func testEqualGapsFollowHiddenViews() {
        let views = [box(10), box(10), box(10)]
        let stack = UIStackView(arrangedSubviews: views)
        stack.distribution = .equalSpacing
        stack.frame = CGRect(x: 0, y: 0, width: 100, height: 10)
        for isHidden in [false, true, false, true] {
            views[1].isHidden = isHidden
            stack.layoutIfNeeded()
            XCTAssertEqual(views[2].frame.minX, 90)
            if !isHidden { XCTAssertEqual(views[1].frame.minX, 45) }
        }
    }

    // Each visible view begins where the one before it ends, 5 points later, and has the stack's height.
    func testViewsAreInOrderAfterEachSequenceOfHidingAndMoving() {
        let views = (1...5).map { box(CGFloat(10 * $0), isFixed: false) }
        let stack = UIStackView(arrangedSubviews: views)
        stack.spacing = 5
        stack.heightAnchor.constraint(equalToConstant: 40).isActive = true
        var numbers = SeededNumbers(seed: 7)
        for step in 0..<400 {
            if step % 4 == 3 {
                let position = Int.random(in: 0..<views.count, using: &numbers)
                stack.insertArrangedSubview(views[step % 5], at: position)
            } else {
                let subset = Int.random(in: 0..<32, using: &numbers)
                for (index, view) in views.enumerated() { view.isHidden = subset & 1 << index != 0 }
            }
            let visible = stack.arrangedSubviews.filter { !$0.isHidden }
            let widths = visible.map { view in CGFloat(10 * ((views.firstIndex(of: view) ?? 0) + 1)) }
            XCTAssertEqual(width(stack), widths.reduce(0, +) + 5 * CGFloat(max(0, widths.count - 1)), "step \(step)")
            guard !visible.isEmpty else { continue }
            stack.frame.size = CGSize(width: width(stack), height: 40)
            stack.layoutIfNeeded()
            let expected = widths.indices.map { index in
                CGRect(x: widths[..<index].reduce(0) { $0 + $1 + 5 }, y: 0, width: widths[index], height: 40)
            }
            XCTAssertEqual(visible.map(\.frame), expected, "step \(step)")
        }
    }
}
