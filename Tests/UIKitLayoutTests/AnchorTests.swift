import Foundation
import UIKitLayout
import XCTest

/// Libraries compare anchors by identity to tell whether two constraints relate the same things.
final class AnchorTests: XCTestCase {
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    private let view = UIView()

    override func setUp() {
        root.addSubview(view)
    }

    private func constraint(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutConstraint {
        NSLayoutConstraint(
            item: view, attribute: attribute, relatedBy: .equal, toItem: root, attribute: attribute, multiplier: 1,
            constant: 0)
    }

    func testAnItemHasOneAnchorForEachAttribute() {
        let guide = UILayoutGuide()
        root.addLayoutGuide(guide)
        XCTAssertTrue(view.topAnchor === view.topAnchor)
        XCTAssertTrue(view.leadingAnchor === view.leadingAnchor)
        XCTAssertTrue(guide.widthAnchor === guide.widthAnchor)
        XCTAssertFalse(view.leadingAnchor === view.leftAnchor)
        XCTAssertFalse(view.topAnchor === root.topAnchor)
    }

    func testConstraintsNameTheAnchorsOfTheirItems() {
        XCTAssertTrue(constraint(.top).firstAnchor === view.topAnchor)
        XCTAssertTrue(constraint(.top).secondAnchor === root.topAnchor)
        XCTAssertTrue(constraint(.trailing).firstAnchor === view.trailingAnchor)
        XCTAssertTrue(constraint(.height).secondAnchor === root.heightAnchor)
        XCTAssertTrue(constraint(.leftMargin).firstAnchor === constraint(.leftMargin).firstAnchor)
        XCTAssertTrue(
            view.leftAnchor.constraint(equalTo: root.leftAnchor).firstAnchor === constraint(.left).firstAnchor)
        XCTAssertNil(view.widthAnchor.constraint(equalToConstant: 3).secondAnchor)
    }

    func testAnchorsOfConstraintsKeepTheirTypeAndMakeConstraints() throws {
        let top = constraint(.top).firstAnchor
        let anchor: AnyObject = top
        XCTAssertTrue(anchor is NSLayoutYAxisAnchor)
        XCTAssertFalse(anchor is NSLayoutDimension)
        let made = top.constraint(equalTo: constraint(.bottom).firstAnchor, constant: 7)
        XCTAssertTrue(made.firstItem === view)
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
