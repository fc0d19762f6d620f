import Foundation
import UIKitLayout
import XCTest

/// The system's rules for margins, safe areas and distances, according to UIKit's documentation.
nonisolated final class MarginTests: XCTestCase {}

extension MarginTests {
    private func root(_ width: CGFloat = 320, _ height: CGFloat = 200) -> UIView {
        UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
    }

    /// A view tied to all edges of a guide.
    private func filling(_ guide: UILayoutGuide, in view: UIView) -> UIView {
        let child = UIView()
        child.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(child)
        NSLayoutConstraint.activate([
            child.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            child.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
            child.topAnchor.constraint(equalTo: guide.topAnchor),
            child.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
        ])
        return child
    }

    // insetsLayoutMarginsFromSafeArea: the safe area insets are added to the margins by default.
    func testMarginsKeepClearOfTheSafeArea() {
        let root = root()
        root.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        root.ownSafeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 34, right: 0)
        let child = filling(root.layoutMarginsGuide, in: root)
        root.layoutIfNeeded()
        XCTAssertEqual(child.frame, CGRect(x: 2, y: 21, width: 314, height: 142))
        root.insetsLayoutMarginsFromSafeArea = false
        root.layoutIfNeeded()
        XCTAssertEqual(child.frame, CGRect(x: 2, y: 1, width: 314, height: 196))
    }

    // preservesSuperviewLayoutMargins: content also respects the superview's margins where they overlap the view.
    func testMarginsOfTheSuperviewReachIntoAView() {
        let root = root()
        root.layoutMargins = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 30)
        let middle = UIView(frame: CGRect(x: 10, y: 0, width: 200, height: 100))
        middle.layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
        root.addSubview(middle)
        let child = filling(middle.layoutMarginsGuide, in: middle)
        root.layoutIfNeeded()
        XCTAssertEqual(child.frame, CGRect(x: 8, y: 8, width: 184, height: 84))
        middle.preservesSuperviewLayoutMargins = true
        root.layoutIfNeeded()
        XCTAssertEqual(child.frame, CGRect(x: 20, y: 8, width: 172, height: 84))
    }

    func testDirectionalMarginsFollowTheWritingDirection() {
        let view = root()
        view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        XCTAssertEqual(view.layoutMargins, UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        let turned = root()
        turned.overrideTraitCollection = UITraitCollection(displayScale: 2, layoutDirection: .rightToLeft)
        turned.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        XCTAssertEqual(turned.layoutMargins, UIEdgeInsets(top: 1, left: 4, bottom: 3, right: 2))
    }

    // The readable width at the default text size is 672 points, centred.
    func testReadableContentIsNoWiderThanTextIsReadable() {
        let wide = root(1024, 100)
        wide.layoutMargins = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 20)
        let text = filling(wide.readableContentGuide, in: wide)
        wide.layoutIfNeeded()
        XCTAssertEqual(text.frame, CGRect(x: 176, y: 0, width: 672, height: 100))
        wide.frame.size.width = 375
        wide.layoutIfNeeded()
        XCTAssertEqual(text.frame, CGRect(x: 20, y: 0, width: 335, height: 100))
    }

    // The offset between two anchors is a dimension: here it makes two gaps equal.
    func testOffsetsBetweenAnchorsAreDimensions() {
        let root = root()
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
        let before = root.leadingAnchor.anchorWithOffset(to: view.leadingAnchor)
        let after = view.trailingAnchor.anchorWithOffset(to: root.trailingAnchor)
        NSLayoutConstraint.activate([
            before.constraint(equalTo: after, multiplier: 3), view.widthAnchor.constraint(equalToConstant: 120),
            view.topAnchor.constraint(equalTo: root.topAnchor), view.heightAnchor.constraint(equalToConstant: 1),
        ])
        root.layoutIfNeeded()
        XCTAssertEqual(view.frame, CGRect(x: 150, y: 0, width: 120, height: 1))
    }

    // Apple, anchorWithOffset(to:): the dimension is the distance from one anchor to the other. 30 points to the left of
    // the other view's edge is a distance of -30, and a distance that no constraint uses limits nothing.
    func testAnOffsetBetweenAnchorsMayBeNegative() {
        let root = root()
        let views = [UIView(), UIView()]
        for view in views {
            view.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(view)
        }
        let offset = views[0].leftAnchor.anchorWithOffset(to: views[1].leftAnchor)
        let used = offset.constraint(equalToConstant: -30)
        NSLayoutConstraint.activate([
            views[0].leftAnchor.constraint(equalTo: root.leftAnchor, constant: 50), used,
            views[1].topAnchor.constraint(equalTo: root.topAnchor),
            views[0].topAnchor.constraint(equalTo: root.topAnchor),
        ])
        let diagnostics = LayoutDiagnostics { XCTFail("\($0)") }
        LayoutDiagnostics.$current.withValue(diagnostics) {
            root.layoutIfNeeded()
            XCTAssertEqual(views.map(\.frame.minX), [50, 20])
            used.isActive = false
            views[1].leftAnchor.constraint(equalTo: root.leftAnchor, constant: 5).isActive = true
            root.layoutIfNeeded()
            XCTAssertEqual(views.map(\.frame.minX), [50, 5])
        }
    }

    func testWhatAffectsAViewsLayoutIsFound() {
        let root = root()
        let (one, two) = (UIView(), UIView())
        for view in [one, two] {
            view.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(view)
        }
        let left = one.leftAnchor.constraint(equalTo: root.leftAnchor)
        let chain = two.leftAnchor.constraint(equalTo: one.rightAnchor)
        let top = two.topAnchor.constraint(equalTo: root.topAnchor)
        NSLayoutConstraint.activate([left, chain, top])
        let horizontal = two.constraintsAffectingLayout(for: .horizontal)
        XCTAssertTrue(horizontal.contains { $0 === chain })
        XCTAssertFalse(horizontal.contains { $0 === top })
        XCTAssertTrue(two.constraintsAffectingLayout(for: .vertical).contains { $0 === top })
    }

    func testExercisingAmbiguityMovesAnAmbiguousViewOnly() {
        let root = root()
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: root.topAnchor), view.heightAnchor.constraint(equalToConstant: 10),
            view.widthAnchor.constraint(equalToConstant: 10),
        ])
        root.layoutIfNeeded()
        XCTAssertTrue(view.hasAmbiguousLayout)
        let before = view.frame
        view.exerciseAmbiguityInLayout()
        XCTAssertNotEqual(view.frame.minX, before.minX)
        XCTAssertEqual(view.frame.minY, 0)
        XCTAssertEqual(view.frame.size, CGSize(width: 10, height: 10))
        view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 5).isActive = true
        root.layoutIfNeeded()
        view.exerciseAmbiguityInLayout()
        XCTAssertEqual(view.frame, CGRect(x: 5, y: 0, width: 10, height: 10))
    }
}
