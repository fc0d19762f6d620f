import Foundation
import UIKitLayout
import XCTest

/// The direction of leading and trailing: it is that of the view that holds a constraint
/// (`effectiveUserInterfaceLayoutDirection`: "… when arranging or drawing the view's immediate content"), and subviews
/// do not inherit `semanticContentAttribute`.
nonisolated final class WritingDirectionTests: XCTestCase {}

/// A dot in a card in a container in a window.
private struct TurnedViews {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let container = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let card = UIView()
    let dot = UIView()

    init() {
        window.addSubview(container)
        place(card, in: container, leading: 10, width: 100)
        place(dot, in: card, leading: 5, width: 20)
    }

    func place(_ view: UIView, in superview: UIView, leading: CGFloat, width: CGFloat) {
        view.translatesAutoresizingMaskIntoConstraints = false
        superview.addSubview(view)
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: superview.leadingAnchor, constant: leading),
            view.topAnchor.constraint(equalTo: superview.topAnchor),
            view.widthAnchor.constraint(equalToConstant: width), view.heightAnchor.constraint(equalToConstant: 20),
        ])
    }

    func assertLeft(
        _ expected: (card: CGFloat, dot: CGFloat), _ file: StaticString = #filePath, _ line: UInt = #line
    ) {
        window.layoutIfNeeded()
        XCTAssertEqual(card.frame.minX, expected.card, file: file, line: line)
        XCTAssertEqual(dot.frame.minX, expected.dot, file: file, line: line)
    }
}

extension WritingDirectionTests {
    func testAViewTurnsTheConstraintsThatItHoldsAndNoOthers() {
        let turned = TurnedViews()
        turned.container.semanticContentAttribute = .forceRightToLeft
        turned.assertLeft((card: 210, dot: 5))
    }

    // UITableViewCell: accessories are at the trailing edge of the cell, and the content view is beside them.
    func testTheAccessoryOfACellIsAtTheTrailingEdge() {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
        cell.accessoryType = .disclosureIndicator
        for direction in [UISemanticContentAttribute.forceLeftToRight, .forceRightToLeft] {
            let isMirrored = direction == .forceRightToLeft
            cell.semanticContentAttribute = direction
            cell.layoutIfNeeded()
            XCTAssertLessThan(cell.contentView.frame.width, 300)
            XCTAssertEqual(isMirrored ? 320 - cell.contentView.frame.maxX : cell.contentView.frame.minX, 0)
        }
        cell.accessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
        cell.layoutIfNeeded()
        XCTAssertEqual(cell.accessoryView?.frame.maxX ?? 0, cell.contentView.frame.minX, accuracy: 0.5)
    }

    func testTheDirectionMayChangeAfterALayout() {
        let turned = TurnedViews()
        turned.assertLeft((card: 10, dot: 5))
        turned.card.semanticContentAttribute = .forceRightToLeft
        turned.assertLeft((card: 10, dot: 75))
        turned.container.semanticContentAttribute = .forceRightToLeft
        turned.assertLeft((card: 210, dot: 75))
        turned.card.semanticContentAttribute = .forceLeftToRight
        turned.assertLeft((card: 210, dot: 5))
        turned.container.semanticContentAttribute = .unspecified
        turned.assertLeft((card: 10, dot: 5))
    }

    func testTraitsAreInheritedAndAttributesTakePrecedence() {
        let turned = TurnedViews()
        turned.card.semanticContentAttribute = .forceLeftToRight
        turned.assertLeft((card: 10, dot: 5))
        turned.window.overrideTraitCollection = UITraitCollection(layoutDirection: .rightToLeft)
        turned.assertLeft((card: 210, dot: 5))
        turned.card.semanticContentAttribute = .unspecified
        turned.assertLeft((card: 210, dot: 75))
        turned.container.overrideTraitCollection = UITraitCollection(layoutDirection: .leftToRight)
        turned.assertLeft((card: 10, dot: 5))
    }

    func testAStackViewArrangesItsViewsInItsOwnDirection() {
        let turned = TurnedViews()
        let views = [UIView(), UIView()]
        let stack = UIStackView(arrangedSubviews: views)
        turned.place(stack, in: turned.container, leading: 0, width: 200)
        stack.distribution = .fillEqually
        turned.window.layoutIfNeeded()
        XCTAssertEqual(views.map(\.frame.minX), [0, 100])
        stack.semanticContentAttribute = .forceRightToLeft
        turned.window.layoutIfNeeded()
        XCTAssertEqual(views.map(\.frame.minX), [100, 0])
        XCTAssertEqual(stack.frame.minX, 0)
    }

    func testInequalitiesAndMarginsAreTurned() {
        let turned = TurnedViews()
        turned.card.removeConstraints(turned.card.constraints)
        turned.card.layoutMargins = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 12)
        turned.card.semanticContentAttribute = .forceRightToLeft
        NSLayoutConstraint.activate([
            NSLayoutConstraint(
                item: turned.dot, attribute: .leading, relatedBy: .greaterThanOrEqual, toItem: turned.card,
                attribute: .leadingMargin,
                multiplier: 1, constant: 0),
            turned.dot.leadingAnchor.constraint(equalTo: turned.card.leadingAnchor).lowered(),
            turned.dot.widthAnchor.constraint(equalToConstant: 20),
            turned.card.widthAnchor.constraint(equalToConstant: 100),
        ])
        turned.assertLeft((card: 10, dot: 68))
    }

    // A size attribute without a second item: UIKit ignores the second attribute.
    func testAConstraintWithoutASecondItemHasNoSecondAttribute() {
        let turned = TurnedViews()
        let height = NSLayoutConstraint(
            item: turned.card, attribute: .height, relatedBy: .equal, toItem: nil, attribute: .height, multiplier: 1,
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
