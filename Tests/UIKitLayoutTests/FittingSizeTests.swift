import Foundation
import TextLayout
import UIKitLayout
import XCTest

/// Fitting sizes with multi-line labels.
nonisolated final class FittingSizeTests: XCTestCase {
    // Characters are half as wide and lines 1.2 × as high as the point size.
    override func invokeTest() {
        TextEnvironment.$measurer.withValue(FixedPitchTextMeasurer()) {
            UITraitCollection(displayScale: 2).callAsCurrent { super.invokeTest() }
        }
    }
}

extension FittingSizeTests {
    /// A view that contains a label with insets of 10 points, whose text is 300 points wide on one line of 24 points.
    private func card(width: CGFloat) -> (view: UIView, label: UILabel) {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: width, height: 50))
        let label = UILabel()
        (label.numberOfLines, label.font) = (0, .systemFont(ofSize: 20))
        label.text = Array(repeating: "abcd", count: 6).joined(separator: " ") + "a"
        label.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(label)
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 10),
            label.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -10),
            label.topAnchor.constraint(equalTo: view.topAnchor, constant: 10),
            label.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -10),
        ])
        return (view, label)
    }

    // Two lines in 160 points: "abcd abcd abcd" and "abcd abcd abcda", which is 150 wide.
    func testALabelThatWasLaidOutIsNoWiderThanItWas() {
        let (view, label) = card(width: 180)
        label.frame = CGRect(x: 10, y: 10, width: 42, height: 24)
        let unknown = view.systemLayoutSizeFitting(CGSize(width: 180, height: 50))
        XCTAssertEqual(unknown, CGSize(width: 320, height: 44), "on one line before it was laid out")
        view.layoutIfNeeded()
        XCTAssertEqual(label.frame.width, 160)
        let fitting = view.systemLayoutSizeFitting(CGSize(width: 180, height: 50))
        XCTAssertEqual(fitting, CGSize(width: 170, height: 68))
        XCTAssertEqual(
            view.systemLayoutSizeFitting(
                CGSize(width: 1000, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel
            ).height, 44, "a width that is required counts alone")
        label.text = Array(repeating: "abcd", count: 8).joined(separator: " ")
        XCTAssertEqual(view.systemLayoutSizeFitting(.zero), CGSize(width: 410, height: 44), "another text")
    }
}
