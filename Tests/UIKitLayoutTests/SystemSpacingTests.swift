import Foundation
import UIKitLayout
import XCTest

/// The system spacing: 8 points, or a line of text between baselines.
nonisolated final class SystemSpacingTests: XCTestCase {
    override func invokeTest() {
        TextEnvironment.$measurer.withValue(KnownLines()) {
            UITraitCollection(displayScale: 1).callAsCurrent { super.invokeTest() }
        }
    }
}

extension SystemSpacingTests {
    // The standard distance is 8 points.
    func testSystemSpacingIsAMultipleOfTheStandardDistance() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
        let views = (0..<2).map { _ in UIView() }
        for view in views {
            view.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(view)
            view.widthAnchor.constraint(equalToConstant: 50).isActive = true
            view.heightAnchor.constraint(equalToConstant: 10).isActive = true
        }
        NSLayoutConstraint.activate([
            views[0].leadingAnchor.constraint(equalToSystemSpacingAfter: root.leadingAnchor, multiplier: 1),
            views[0].topAnchor.constraint(equalToSystemSpacingBelow: root.topAnchor, multiplier: 2),
            views[1].leadingAnchor.constraint(equalToSystemSpacingAfter: views[0].trailingAnchor, multiplier: 1.5),
            views[1].topAnchor.constraint(equalToSystemSpacingBelow: views[0].bottomAnchor, multiplier: 1),
        ])
        root.layoutIfNeeded()
        XCTAssertEqual(views[0].frame.origin, CGPoint(x: 8, y: 16))
        XCTAssertEqual(views[1].frame.origin, CGPoint(x: 70, y: 34))
    }

    private func label(_ pointSize: CGFloat) -> UILabel {
        let label = UILabel()
        (label.text, label.font) = ("text", .systemFont(ofSize: pointSize))
        return label
    }

    /// A view whose subviews begin at its left edge, the first one at the top.
    private func column(_ views: [UIView]) -> UIView {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
        for view in views {
            view.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(view)
            view.leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true
        }
        views.first?.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
        return root
    }

    // Baselines at 20 points are 25 apart; those at 10 points, for which the guidelines have no entry, are one line of
    // 12 apart. The baseline of 30 points is 27 below the label's top, that of 20 points 18, that of 10 points 9.
    func testBetweenBaselinesItIsALineOfTheLowerFont() {
        let (title, subtitle) = (label(30), label(20))
        let root = column([title, subtitle])
        let spacing = subtitle.firstBaselineAnchor.constraint(
            equalToSystemSpacingBelow: title.lastBaselineAnchor, multiplier: 1)
        spacing.isActive = true
        root.layoutIfNeeded()
        XCTAssertEqual(subtitle.frame.minY, 27 + 25 - 18)
        XCTAssertEqual(spacing.constant, 25)
        title.font = .systemFont(ofSize: 20)
        subtitle.font = .systemFont(ofSize: 10)
        root.layoutIfNeeded()
        XCTAssertEqual(subtitle.frame.minY, 18 + 12 - 9)
        spacing.constant = 40
        subtitle.font = .systemFont(ofSize: 20)
        root.layoutIfNeeded()
        XCTAssertEqual(subtitle.frame.minY, 18 + 40 - 18, "a constant that is set stays")
    }

    // At least one and a half lines of 25 points below the baseline at 27.
    func testSystemSpacingIsMultipliedAlsoInAnInequality() {
        let (title, subtitle) = (label(30), label(20))
        let root = column([title, subtitle])
        subtitle.firstBaselineAnchor.constraint(
            greaterThanOrEqualToSystemSpacingBelow: title.lastBaselineAnchor, multiplier: 1.5
        ).isActive = true
        let top = subtitle.topAnchor.constraint(equalTo: root.topAnchor)
        top.priority = .defaultLow
        top.isActive = true
        root.layoutIfNeeded()
        XCTAssertEqual(subtitle.frame.minY, (27 + 37.5 - 18).rounded())
    }

    // A stack's baseline is that of one of its views, with that view's font.
    func testAStackStandsOnTheBaselineOfItsText() {
        let (title, subtitle) = (label(30), label(20))
        let stack = UIStackView(arrangedSubviews: [subtitle])
        stack.axis = .vertical
        let root = column([title, stack])
        stack.firstBaselineAnchor.constraint(equalToSystemSpacingBelow: title.lastBaselineAnchor, multiplier: 1)
            .isActive = true
        root.layoutIfNeeded()
        XCTAssertEqual(stack.frame.minY, 27 + 25 - 18)
    }

    // Views without text have no lines: their baselines are edges, 8 points apart.
    func testViewsWithoutTextAreEdges() {
        let (title, box) = (label(30), UIView())
        let root = column([title, box])
        box.firstBaselineAnchor.constraint(equalToSystemSpacingBelow: title.lastBaselineAnchor, multiplier: 1)
            .isActive = true
        root.layoutIfNeeded()
        XCTAssertEqual(box.frame.minY, 27 + 8)
    }

    // A column with spacing between baselines: each view is a line of its own text below the one above.
    func testColumnsBetweenBaselinesAreSpacedByLines() {
        let (title, subtitle) = (label(30), label(20))
        let stack = UIStackView(arrangedSubviews: [title, subtitle])
        (stack.axis, stack.spacing) = (.vertical, UIStackView.spacingUseSystem)
        let root = column([stack])
        root.layoutIfNeeded()
        XCTAssertEqual(subtitle.frame.minY, 36 + 8, "between edges")
        stack.isBaselineRelativeArrangement = true
        root.layoutIfNeeded()
        XCTAssertEqual(subtitle.frame.minY, 27 + 25 - 18)
        subtitle.font = .systemFont(ofSize: 10)
        root.layoutIfNeeded()
        XCTAssertEqual(subtitle.frame.minY, 27 + 12 - 9)
    }

    // The fonts of labels in nested columns are used, too.
    func testColumnsFollowFontsInColumnsInsideThem() {
        let (title, subtitle) = (label(30), label(20))
        let inner = UIStackView(arrangedSubviews: [subtitle])
        let stack = UIStackView(arrangedSubviews: [title, inner])
        (inner.axis, stack.axis, stack.spacing) = (.vertical, .vertical, UIStackView.spacingUseSystem)
        stack.isBaselineRelativeArrangement = true
        let root = column([stack])
        root.layoutIfNeeded()
        XCTAssertEqual(inner.frame.minY, 27 + 25 - 18)
        subtitle.font = .systemFont(ofSize: 10)
        root.layoutIfNeeded()
        XCTAssertEqual(inner.frame.minY, 27 + 12 - 9)
    }

    // An image alone has no line; attributed text has the fonts of its characters.
    func testTheFontIsThatOfWhatIsShown() {
        let (title, button, text) = (label(30), UIButton(), UILabel())
        button.setImage(UIImage(systemName: "circle"), for: .normal)
        text.attributedText = NSAttributedString(string: "text", attributes: [.font: UIFont.systemFont(ofSize: 20)])
        let root = column([title, button, text])
        for view in [button, text] {
            view.firstBaselineAnchor.constraint(equalToSystemSpacingBelow: title.lastBaselineAnchor, multiplier: 1)
                .isActive = true
        }
        root.layoutIfNeeded()
        let spacings = root.constraints.filter { $0.secondItem === title }.map(\.constant)
        XCTAssertEqual(spacings, [8, 25])
    }
}
