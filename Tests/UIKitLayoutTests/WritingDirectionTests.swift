import Foundation
import UIKitLayout
import XCTest

/// Where leading and trailing lie: the view that holds a constraint decides (`effectiveUserInterfaceLayoutDirection`: "…
/// when arranging or drawing the view's immediate content"), and subviews do not inherit `semanticContentAttribute`.
final class WritingDirectionTests: XCTestCase {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    private let container = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    private let card = UIView()
    private let dot = UIView()

    override func setUp() {
        window.addSubview(container)
        place(card, in: container, leading: 10, width: 100)
        place(dot, in: card, leading: 5, width: 20)
    }

    private func place(_ view: UIView, in superview: UIView, leading: CGFloat, width: CGFloat) {
        view.translatesAutoresizingMaskIntoConstraints = false
        superview.addSubview(view)
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: superview.leadingAnchor, constant: leading),
            view.topAnchor.constraint(equalTo: superview.topAnchor),
            view.widthAnchor.constraint(equalToConstant: width), view.heightAnchor.constraint(equalToConstant: 20),
        ])
    }

    private func assertLeft(
        _ expected: (card: CGFloat, dot: CGFloat), _ file: StaticString = #filePath, _ line: UInt = #line
    ) {
        window.layoutIfNeeded()
        XCTAssertEqual(card.frame.minX, expected.card, file: file, line: line)
        XCTAssertEqual(dot.frame.minX, expected.dot, file: file, line: line)
    }

    func testAViewTurnsTheConstraintsThatItHoldsAndNoOthers() {
        container.semanticContentAttribute = .forceRightToLeft
        assertLeft((card: 210, dot: 5))
    }

    func testTheDirectionMayChangeAfterALayout() {
        assertLeft((card: 10, dot: 5))
        card.semanticContentAttribute = .forceRightToLeft
        assertLeft((card: 10, dot: 75))
        container.semanticContentAttribute = .forceRightToLeft
        assertLeft((card: 210, dot: 75))
        card.semanticContentAttribute = .forceLeftToRight
        assertLeft((card: 210, dot: 5))
        container.semanticContentAttribute = .unspecified
        assertLeft((card: 10, dot: 5))
    }

    func testTraitsAreInheritedAndAttributesTakePrecedence() {
        card.semanticContentAttribute = .forceLeftToRight
        assertLeft((card: 10, dot: 5))
        window.overrideTraitCollection = UITraitCollection(layoutDirection: .rightToLeft)
        assertLeft((card: 210, dot: 5))
        card.semanticContentAttribute = .unspecified
        assertLeft((card: 210, dot: 75))
        container.overrideTraitCollection = UITraitCollection(layoutDirection: .leftToRight)
        assertLeft((card: 10, dot: 5))
    }

    func testAStackViewArrangesItsViewsInItsOwnDirection() {
        let views = [UIView(), UIView()]
        let stack = UIStackView(arrangedSubviews: views)
        place(stack, in: container, leading: 0, width: 200)
        stack.distribution = .fillEqually
        window.layoutIfNeeded()
        XCTAssertEqual(views.map(\.frame.minX), [0, 100])
        stack.semanticContentAttribute = .forceRightToLeft
        window.layoutIfNeeded()
        XCTAssertEqual(views.map(\.frame.minX), [100, 0])
        XCTAssertEqual(stack.frame.minX, 0)
    }

    func testInequalitiesAndMarginsAreTurned() {
        card.removeConstraints(card.constraints)
        card.layoutMargins = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 12)
        card.semanticContentAttribute = .forceRightToLeft
        NSLayoutConstraint.activate([
            NSLayoutConstraint(
                item: dot, attribute: .leading, relatedBy: .greaterThanOrEqual, toItem: card, attribute: .leadingMargin,
                multiplier: 1, constant: 0),
            dot.leadingAnchor.constraint(equalTo: card.leadingAnchor).lowered(),
            dot.widthAnchor.constraint(equalToConstant: 20), card.widthAnchor.constraint(equalToConstant: 100),
        ])
        assertLeft((card: 10, dot: 68))
    }

    // What an attribute of a size means without a second item: UIKit drops the second attribute.
    func testAConstraintWithoutASecondItemHasNoSecondAttribute() {
        let height = NSLayoutConstraint(
            item: card, attribute: .height, relatedBy: .equal, toItem: nil, attribute: .height, multiplier: 1,
            constant: 35)
        XCTAssertEqual(height.secondAttribute, .notAnAttribute)
        XCTAssertNil(height.secondItem)
    }
}

extension NSLayoutConstraint {
    fileprivate func lowered() -> NSLayoutConstraint {
        priority = .defaultLow
        return self
    }
}
