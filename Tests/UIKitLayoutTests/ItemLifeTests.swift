import UIKitLayout
import XCTest

/// UIKit's constraints, anchors and guides reference views weakly, and their references become nil.
nonisolated final class ItemLifeTests: XCTestCase {}

extension ItemLifeTests {
    func testConstraintsOutliveTheirItems() {
        let container = UIView()
        var view: UIView? = UIView()
        weak let watched = view
        view.map(container.addSubview)
        let constraint = view!.widthAnchor.constraint(equalTo: container.widthAnchor)
        XCTAssertTrue(constraint.firstItem === view)
        XCTAssertTrue(constraint.secondItem === container)

        view?.removeFromSuperview()
        view = nil
        XCTAssertNil(watched, "a constraint keeps no view")
        XCTAssertNil(constraint.firstItem)
        XCTAssertTrue(constraint.secondItem === container)
        XCTAssertFalse(constraint.isActive)
    }

    // SwiftLayout reads the item of an anchor in this way, because iOS has no public property for the item.
    func testAConstraintFromATemporaryViewGivesTheItemOfTheOtherAnchor() {
        let view = UIView()
        let constraint = UIView().topAnchor.constraint(equalTo: view.bottomAnchor)
        XCTAssertNil(constraint.firstItem)
        XCTAssertTrue(constraint.secondItem === view)
        XCTAssertEqual(constraint.secondAttribute, .bottom)
        XCTAssertFalse(constraint.isActive)
    }

    func testConstraintsAreInactiveOnceTheirHolderHasGone() {
        let view = UIView()
        var holder: UIView? = UIView()
        holder?.addSubview(view)
        let constraint = view.topAnchor.constraint(equalTo: holder!.topAnchor)
        constraint.isActive = true
        XCTAssertTrue(constraint.isActive)

        holder = nil
        XCTAssertFalse(constraint.isActive)
        XCTAssertNil(constraint.secondItem)
        XCTAssertNil(view.superview)
        constraint.constant = 5
        XCTAssertEqual(constraint.constant, 5, "a change where nobody is told")
    }

    func testGuidesAndAnchorsOutliveTheirViews() {
        let guide = UILayoutGuide()
        var view: UIView? = UIView()
        view?.addLayoutGuide(guide)
        let anchor = view!.leadingAnchor
        let margins = view!.layoutMarginsGuide
        XCTAssertTrue(guide.owningView === view)
        XCTAssertTrue(anchor.item === view)
        XCTAssertTrue(margins.owningView === view)

        view = nil
        XCTAssertNil(guide.owningView)
        XCTAssertNil(anchor.item)
        XCTAssertNil(margins.owningView)
        XCTAssertEqual(guide.layoutFrame, .zero)
    }

    func testAGuideThatGoesLeavesItsConstraints() {
        let view = UIView()
        var guide: UILayoutGuide? = UILayoutGuide()
        guide.map(view.addLayoutGuide)
        let constraint = guide!.widthAnchor.constraint(equalToConstant: 30)
        constraint.isActive = true

        guide.map(view.removeLayoutGuide)
        guide = nil
        XCTAssertNil(constraint.firstItem)
        XCTAssertFalse(constraint.isActive)
        XCTAssertTrue(view.constraints.isEmpty)
    }
}
