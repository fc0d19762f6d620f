import Foundation
import UIKitLayout
import XCTest

/// Layout guides that belong to no view: before `addLayoutGuide(_:)`, after `removeLayoutGuide(_:)`, and after the view is
/// gone (Apple's page on UILayoutGuide: a guide takes part in layout once it has been added to a view).
nonisolated final class UnownedGuideTests: XCTestCase {}

extension UnownedGuideTests {
    private func makeViews() -> (view: UIView, box: UIView) {
        let (view, box) = (UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), UIView())
        box.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(box)
        box.heightAnchor.constraint(equalToConstant: 20).isActive = true
        return (view, box)
    }

    func testAGuideWithoutAnOwnerHasNoFrameAndItsLengthsStayInactive() {
        let guide = UILayoutGuide()
        let height = guide.heightAnchor.constraint(equalToConstant: 4)
        height.isActive = true
        XCTAssertFalse(height.isActive)
        XCTAssertNil(guide.owningView)
        XCTAssertEqual(guide.layoutFrame, .zero)
        UIView().addLayoutGuide(guide)
        XCTAssertNil(guide.owningView, "the view is gone")
    }

    // The constraint is added before the guide has an owner, and counts as soon as it has one: 7 points above the box.
    func testAConstraintToAGuideCountsWhenTheGuideHasAnOwner() {
        let ((view, box), guide) = (makeViews(), UILayoutGuide())
        view.addConstraint(box.topAnchor.constraint(equalTo: guide.bottomAnchor))
        view.layoutIfNeeded()
        XCTAssertEqual(box.frame.height, 20)
        view.addLayoutGuide(guide)
        NSLayoutConstraint.activate([
            guide.topAnchor.constraint(equalTo: view.topAnchor), guide.heightAnchor.constraint(equalToConstant: 7),
        ])
        view.layoutIfNeeded()
        XCTAssertEqual(box.frame.minY, 7)
        view.removeLayoutGuide(guide)
        view.layoutIfNeeded()
        XCTAssertNil(guide.owningView)
        XCTAssertEqual(guide.layoutFrame, .zero)
    }
}
