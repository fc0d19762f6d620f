import Foundation
import UIKitLayout
import XCTest

/// Views whose constraints are incomplete: on iOS they have a size of 0 and are positioned accordingly. The tests of
/// layout libraries rely on it.
nonisolated final class OpenLayoutTests: XCTestCase {}

private func makeRoot() -> UIView { UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 667)) }

extension OpenLayoutTests {
    private func frame(_ attributes: NSLayoutConstraint.Attribute...) -> CGRect {
        let (root, view) = (makeRoot(), UIView())
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
        for attribute in attributes {
            NSLayoutConstraint(
                item: view, attribute: attribute, relatedBy: .equal, toItem: root, attribute: attribute, multiplier: 1,
                constant: 0
            ).isActive = true
        }
        root.layoutIfNeeded()
        return view.frame
    }

    func testAViewWithOneEdgeLiesThereWithoutASize() {
        XCTAssertEqual(frame(.leading), CGRect(x: 0, y: 0, width: 0, height: 0))
        XCTAssertEqual(frame(.trailing), CGRect(x: 375, y: 0, width: 0, height: 0))
        XCTAssertEqual(frame(.right, .bottom), CGRect(x: 375, y: 667, width: 0, height: 0))
    }

    func testAViewWithACentreLiesThereWithoutASize() {
        XCTAssertEqual(frame(.centerX, .centerY), CGRect(x: 187.5, y: 333.5, width: 0, height: 0))
    }

    func testAChainFromTheFarEdgeHasNoSize() {
        let (root, first, second) = (makeRoot(), UIView(), UIView())
        for view in [first, second] {
            view.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(view)
        }
        NSLayoutConstraint.activate([
            first.trailingAnchor.constraint(equalTo: second.leadingAnchor, constant: -52),
            second.widthAnchor.constraint(equalToConstant: 10),
            second.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -31),
        ])
        root.layoutIfNeeded()
        XCTAssertEqual(second.frame, CGRect(x: 334, y: 0, width: 10, height: 0))
        XCTAssertEqual(first.frame, CGRect(x: 282, y: 0, width: 0, height: 0))
    }

    func testAViewWithASizeLiesAtTheOrigin() {
        let (root, view) = (makeRoot(), UIView())
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
        view.widthAnchor.constraint(equalToConstant: 57).isActive = true
        root.layoutIfNeeded()
        XCTAssertEqual(view.frame, CGRect(x: 0, y: 0, width: 57, height: 0))
    }
}
