import Foundation
import UIKitLayout
import XCTest

/// Libraries compare anchors by identity to tell whether two constraints relate the same items.
nonisolated final class AnchorTests: XCTestCase {}

/// A view inside another one.
private struct NestedViews {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView()

    init() {
        root.addSubview(view)
    }

    func constraint(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutConstraint {
        NSLayoutConstraint(
            item: view, attribute: attribute, relatedBy: .equal, toItem: root, attribute: attribute, multiplier: 1,
            constant: 0)
    }
}

extension AnchorTests {
    func testAnItemHasOneAnchorForEachAttribute() {
        let views = NestedViews()
        let guide = UILayoutGuide()
        views.root.addLayoutGuide(guide)
        XCTAssertTrue(views.view.topAnchor === views.view.topAnchor)
        XCTAssertTrue(views.view.leadingAnchor === views.view.leadingAnchor)
        XCTAssertTrue(guide.widthAnchor === guide.widthAnchor)
        XCTAssertFalse(views.view.leadingAnchor === views.view.leftAnchor)
        XCTAssertFalse(views.view.topAnchor === views.root.topAnchor)
    }

    func testConstraintsNameTheAnchorsOfTheirItems() {
        let views = NestedViews()
        XCTAssertTrue(views.constraint(.top).firstAnchor === views.view.topAnchor)
        XCTAssertTrue(views.constraint(.top).secondAnchor === views.root.topAnchor)
        XCTAssertTrue(views.constraint(.trailing).firstAnchor === views.view.trailingAnchor)
        XCTAssertTrue(views.constraint(.height).secondAnchor === views.root.heightAnchor)
        XCTAssertTrue(views.constraint(.leftMargin).firstAnchor === views.constraint(.leftMargin).firstAnchor)
        XCTAssertTrue(
            views.view.leftAnchor.constraint(equalTo: views.root.leftAnchor).firstAnchor
                === views.constraint(.left).firstAnchor)
        XCTAssertNil(views.view.widthAnchor.constraint(equalToConstant: 3).secondAnchor)
    }

    // Foundation treats a multiplier of 0 like a missing second item ("A multiplier of 0 or a nil second item together
    // with a location …"). FloatingPanel's tests expect the multiplier 1 then, and libraries rely on such a constraint
    // needing no common ancestor.
    func testAMultiplierOfZeroLeavesOutTheSecondItem() {
        let (view, other) = (UIView(), UIView())
        view.translatesAutoresizingMaskIntoConstraints = false
        let constraint = view.heightAnchor.constraint(equalTo: other.heightAnchor, multiplier: 0, constant: 7)
        XCTAssertNil(constraint.secondItem)
        XCTAssertNil(constraint.secondAnchor)
        XCTAssertEqual(constraint.secondAttribute, .notAnAttribute)
        XCTAssertEqual(constraint.multiplier, 1)
        constraint.isActive = true
        view.widthAnchor.constraint(equalToConstant: 5).isActive = true
        XCTAssertEqual(view.systemLayoutSizeFitting(.zero), CGSize(width: 5, height: 7))
    }

    func testAnchorsOfConstraintsKeepTheirType() {
        let anchor: AnyObject = NestedViews().constraint(.top).firstAnchor
        XCTAssertTrue(anchor is NSLayoutYAxisAnchor)
        XCTAssertFalse(anchor is NSLayoutDimension)
    }

    // In a root of 100 × 100 points: the top is 7 points below the centre, the left edge at the left margin of 8, the
    // width 50 less than 100.
    func testConstraintsOfTheAnchorsOfConstraintsPlaceTheirItems() throws {
        let views = NestedViews()
        views.view.translatesAutoresizingMaskIntoConstraints = false
        let made = try [
            views.constraint(.top).firstAnchor.constraint(
                equalTo: XCTUnwrap(views.constraint(.centerY).secondAnchor), constant: 7),
            views.constraint(.left).firstAnchor.constraint(
                equalTo: XCTUnwrap(views.constraint(.leftMargin).secondAnchor)),
            views.constraint(.width).firstAnchor.constraint(
                equalTo: XCTUnwrap(views.constraint(.width).secondAnchor), constant: -50),
            views.view.heightAnchor.constraint(equalToConstant: 12.5),
        ]
        XCTAssertEqual(made[0].firstAttribute, .top)
        XCTAssertEqual(made[0].secondAttribute, .centerY)
        NSLayoutConstraint.activate(made)
        views.root.layoutIfNeeded()
        XCTAssertEqual(views.view.frame, CGRect(x: 8, y: 57, width: 50, height: 12.5))
    }

    func testAViewAndItsAnchorsAreReleasedTogether() {
        weak var anchor: NSLayoutYAxisAnchor?
        weak var gone: UIView?
        do {
            let view = UIView()
            anchor = view.topAnchor
            gone = view
            XCTAssertTrue(anchor === view.topAnchor)
        }
        XCTAssertNil(gone)
        XCTAssertNil(anchor)
    }
}
