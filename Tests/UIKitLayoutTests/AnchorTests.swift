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

    func testAnchorsOfConstraintsKeepTheirTypeAndMakeConstraints() throws {
        let views = NestedViews()
        let top = views.constraint(.top).firstAnchor
        let anchor: AnyObject = top
        XCTAssertTrue(anchor is NSLayoutYAxisAnchor)
        XCTAssertFalse(anchor is NSLayoutDimension)
        let made = top.constraint(equalTo: views.constraint(.bottom).firstAnchor, constant: 7)
        XCTAssertTrue(made.firstItem === views.view)
        XCTAssertEqual(made.firstAttribute, .top)
        XCTAssertEqual(made.secondAttribute, .bottom)
        XCTAssertEqual(made.constant, 7)
    }

    func testAnchorsGoWithTheirViews() {
        weak var anchor: NSLayoutYAxisAnchor?
        weak var gone: UIView?
        do {
            let view = UIView()
            anchor = view.topAnchor
            gone = view
            XCTAssertNotNil(anchor)
        }
        XCTAssertNil(gone)
        XCTAssertNil(anchor)
    }
}
