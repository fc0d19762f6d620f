import UIKitLayout
import XCTest

/// A view that counts its layouts and can run a closure in each.
private final class CountingView: UIView {
    private(set) var layouts = 0
    var inLayout: (CountingView) -> Void = { _ in }

    override func layoutSubviews() {
        super.layoutSubviews()
        layouts += 1
        inLayout(self)
    }
}

/// The order in which views lay out their subviews, as in Core Animation.
nonisolated final class LayoutPassTests: XCTestCase {}

extension LayoutPassTests {
    // UIView's documentation: setting the bounds changes the size relative to the centre.
    func testBoundsKeepTheCentreWhenTheirSizeChanges() {
        let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
        view.bounds = CGRect(x: 0, y: 0, width: 60, height: 70)
        XCTAssertEqual(view.frame, CGRect(x: 30, y: 10, width: 60, height: 70))
        view.bounds.size.width = 80
        XCTAssertEqual(view.frame, CGRect(x: 20, y: 10, width: 80, height: 70))
        XCTAssertEqual(view.center, CGPoint(x: 60, y: 45))
        view.bounds.origin = CGPoint(x: 5, y: 6)
        XCTAssertEqual(view.frame, CGRect(x: 20, y: 10, width: 80, height: 70))
    }

    func testOnlyViewsThatNeedLayoutLayOutTheirSubviews() {
        let view = CountingView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.addSubview(UIView())
        for _ in 0..<3 { view.layoutIfNeeded() }
        XCTAssertEqual(view.layouts, 1)
        view.setNeedsLayout()
        for _ in 0..<3 { view.layoutIfNeeded() }
        XCTAssertEqual(view.layouts, 2)
        view.frame.size.width = 50
        view.layoutIfNeeded()
        XCTAssertEqual(view.layouts, 3, "another size")
        view.frame.origin.x = 50
        view.layoutIfNeeded()
        XCTAssertEqual(view.layouts, 3, "another place")
    }

    func testOtherSubviewsNeedLayout() {
        let (view, subview) = (CountingView(), UIView())
        view.layoutIfNeeded()
        view.addSubview(subview)
        view.layoutIfNeeded()
        XCTAssertEqual(view.layouts, 2)
        subview.removeFromSuperview()
        view.layoutIfNeeded()
        XCTAssertEqual(view.layouts, 3)
    }

    func testConstraintsThatChangeNeedLayout() {
        let view = CountingView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let child = UIView()
        child.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(child)
        let width = child.widthAnchor.constraint(equalToConstant: 10)
        width.isActive = true
        view.layoutIfNeeded()
        XCTAssertEqual(child.frame.width, 10)
        width.constant = 20
        view.layoutIfNeeded()
        XCTAssertEqual(child.frame.width, 20)
        let layouts = view.layouts
        view.layoutIfNeeded()
        XCTAssertEqual(view.layouts, layouts)
    }

    func testConstraintsThatChangeDeepDownMoveViewsThere() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        let (outer, inner) = (UIView(), UIView())
        for (view, superview) in [(outer, root), (inner, outer)] {
            view.translatesAutoresizingMaskIntoConstraints = false
            superview.addSubview(view)
        }
        let left = inner.leftAnchor.constraint(equalTo: outer.leftAnchor, constant: 10)
        NSLayoutConstraint.activate([
            left, inner.topAnchor.constraint(equalTo: outer.topAnchor),
            inner.widthAnchor.constraint(equalToConstant: 5), inner.heightAnchor.constraint(equalToConstant: 5),
            outer.widthAnchor.constraint(equalTo: root.widthAnchor),
            outer.leftAnchor.constraint(equalTo: root.leftAnchor), outer.topAnchor.constraint(equalTo: root.topAnchor),
            outer.heightAnchor.constraint(equalToConstant: 50),
        ])
        root.layoutIfNeeded()
        XCTAssertEqual(inner.frame.minX, 10)
        left.constant = 20
        root.layoutIfNeeded()
        XCTAssertEqual(inner.frame.minX, 20)
        left.constant = 30
        XCTAssertFalse(inner.hasAmbiguousLayout)
        root.layoutIfNeeded()
        XCTAssertEqual(inner.frame.minX, 30, "asking for ambiguity solves, too")
    }

    // Core Animation's documentation of layoutIfNeeded: superlayers are traversed until one is found that does not
    // require layout, and the whole tree below that is laid out.
    func testLayoutBeginsAtTheTopmostSuperviewThatNeedsIt() {
        let views = (0..<4).map { _ in CountingView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)) }
        for (outer, inner) in zip(views, views.dropFirst()) { outer.addSubview(inner) }
        views[0].layoutIfNeeded()
        XCTAssertEqual(views.map(\.layouts), [1, 1, 1, 1])
        views[1].setNeedsLayout()
        views[2].setNeedsLayout()
        views[3].layoutIfNeeded()
        XCTAssertEqual(views.map(\.layouts), [1, 2, 2, 1])
        views[1].setNeedsLayout()
        views[3].layoutIfNeeded()
        XCTAssertEqual(views.map(\.layouts), [1, 2, 2, 1], "the one above does not need layout")
    }

    func testAViewIsAskedForItsSubviewsFramesAfterItsOwnFrameIsKnown() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        let (outer, inner) = (UIView(), UIView())
        for (view, superview) in [(outer, root), (inner, outer)] {
            view.translatesAutoresizingMaskIntoConstraints = false
            superview.addSubview(view)
            NSLayoutConstraint.activate([
                view.leftAnchor.constraint(equalTo: superview.leftAnchor, constant: 10),
                view.rightAnchor.constraint(equalTo: superview.rightAnchor, constant: -10),
                view.topAnchor.constraint(equalTo: superview.topAnchor),
                view.bottomAnchor.constraint(equalTo: superview.bottomAnchor),
            ])
        }
        inner.layoutIfNeeded()
        XCTAssertEqual(outer.frame, CGRect(x: 10, y: 0, width: 180, height: 100))
        XCTAssertEqual(inner.frame, CGRect(x: 10, y: 0, width: 160, height: 100))
    }

    func testLayoutsThatAskForLayoutEnd() {
        let (outer, inner) = (CountingView(), CountingView())
        outer.addSubview(inner)
        for view in [outer, inner] {
            view.inLayout = { view in
                view.setNeedsLayout()
                view.layoutIfNeeded()
                view.superview?.setNeedsLayout()
                view.superview?.layoutIfNeeded()
            }
        }
        outer.layoutIfNeeded()
        XCTAssertLessThan(outer.layouts + inner.layouts, 20)
    }

    func testViewsMayBeNestedAThousandLevelsDeep() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        var innermost = root
        for _ in 1..<1024 {
            let view = UIView(frame: root.bounds)
            view.autoresizingMask = .flexibleWidth
            innermost.addSubview(view)
            innermost = view
        }
        root.frame.size.width = 20
        root.layoutIfNeeded()
        XCTAssertEqual(innermost.frame.width, 20)
        XCTAssertTrue(innermost.isDescendant(of: root))
    }

    /// A view that counts the subviews that come and go.
    private final class SubviewCounter: UIView {
        var counts = (added: 0, removed: 0)

        override func didAddSubview(_ subview: UIView) { counts.added += 1 }
        override func willRemoveSubview(_ subview: UIView) { counts.removed += 1 }
    }

    // Apple, addSubview(_:): "If view already has a superview and that view is not the receiver, this method removes the
    // previous superview". A view that is added again to its superview only comes to the front.
    func testAViewThatIsAddedAgainKeepsItsConstraints() {
        let root = SubviewCounter(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        let (child, other) = (UIView(), UIView())
        child.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(child)
        root.addSubview(other)
        let width = child.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5)
        NSLayoutConstraint.activate([width, child.heightAnchor.constraint(equalTo: root.heightAnchor)])
        root.addSubview(child)
        XCTAssertEqual(root.subviews, [other, child])
        root.insertSubview(child, at: 0)
        XCTAssertEqual(root.subviews, [child, other])
        root.insertSubview(child, aboveSubview: other)
        XCTAssertEqual(root.subviews, [other, child])
        root.insertSubview(child, belowSubview: other)
        root.insertSubview(other, at: 9)
        XCTAssertEqual(root.subviews, [child, other])
        XCTAssertTrue(width.isActive)
        root.layoutIfNeeded()
        XCTAssertEqual(child.frame.size, CGSize(width: 50, height: 50))
        XCTAssertEqual(root.counts.added, 2)
        XCTAssertEqual(root.counts.removed, 0)
    }

    func testPlacesAmongSubviewsThatAreNotThereCountAsTheNearest() {
        let root = UIView()
        let views = (0..<3).map { _ in UIView() }
        root.insertSubview(views[0], at: 7)
        root.insertSubview(views[1], at: -1)
        root.insertSubview(views[2], at: 1)
        XCTAssertEqual(root.subviews, [views[1], views[2], views[0]])
    }
}
