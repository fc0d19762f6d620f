import UIKit
import XCTest

@testable import UnmodifiedSources

/// Layout libraries in common styles, in files without any reference to this project.
nonisolated final class LibraryTests: XCTestCase {
    private var madeViews: (root: UIView, view: UIView)?
}

extension LibraryTests {
    private var root: UIView { views.root }
    private var view: UIView { views.view }

    private var views: (root: UIView, view: UIView) {
        if let madeViews { return madeViews }
        let views = (root: UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480)), view: UIView())
        views.root.addSubview(views.view)
        madeViews = views
        return views
    }

    func testOperatorsMakeActiveConstraints() {
        let edges = view.edgeAnchors /==/ root.edgeAnchors + 10
        root.layoutIfNeeded()
        XCTAssertEqual(view.frame, CGRect(x: 10, y: 10, width: 300, height: 460))
        XCTAssertTrue(edges.all.allSatisfy(\.isActive))
        XCTAssertFalse(view.translatesAutoresizingMaskIntoConstraints)
        edges.top.constant = 30
        root.layoutIfNeeded()
        XCTAssertEqual(view.frame, CGRect(x: 10, y: 30, width: 300, height: 440))
    }

    func testBatchesCollectConstraints() {
        let constraints = batch(active: false) {
            view.leadingAnchor /==/ root.leadingAnchor
            view.widthAnchor /==/ root.widthAnchor * 0.5 ~ .high - 1
            view.heightAnchor /==/ 20
        }
        XCTAssertEqual(constraints.map(\.isActive), [false, false, false])
        XCTAssertEqual(constraints[1].priority, UILayoutPriority(749))
        XCTAssertEqual(constraints[1].multiplier, 0.5)
        XCTAssertTrue(constraints[0].firstItem === view && constraints[0].secondItem === root)
    }

    func testClosuresMakeUpdateAndRemake() {
        view.maker.make { make in
            make.edges.equalToSuperview().inset(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        }
        root.layoutIfNeeded()
        XCTAssertEqual(view.frame, CGRect(x: 2, y: 1, width: 314, height: 476))
        XCTAssertEqual(view.constraintsThatMentionIt.count, 4)
        view.maker.update { $0.top.equalToSuperview().offset(50) }
        root.layoutIfNeeded()
        XCTAssertEqual(view.frame, CGRect(x: 2, y: 50, width: 314, height: 427))
        view.maker.remake { make in
            make.size.equalTo(CGSize(width: 40, height: 30)).labeled("size")
            make.centerX.equalToSuperview()
            make.centerY.equalToSuperview().priority(.defaultHigh)
        }
        root.layoutIfNeeded()
        XCTAssertEqual(view.frame, CGRect(x: 140, y: 225, width: 40, height: 30))
        XCTAssertEqual(view.constraint(named: "size")?.constant, 40)
        XCTAssertEqual(view.constraintsThatMentionIt.count, 4)
    }

    func testTheGuidesOfAControllerAreTheEdgesOfItsView() {
        let controller = UIViewController()
        controller.view.frame = root.frame
        controller.view.addSubview(view)
        view.topAnchor.constraint(equalTo: controller.topLayoutGuide.bottomOfGuide, constant: 5).isActive = true
        view.maker.make { make in
            make.leading.equalToSuperview()
            make.trailing.equalToSuperview()
            make.bottom.lessThanOrEqualTo(controller.bottomLayoutGuide)
            make.height.equalTo(10)
        }
        controller.view.layoutIfNeeded()
        XCTAssertEqual(view.frame, CGRect(x: 0, y: 5, width: 320, height: 10))
    }

    func testPinsSetFramesRelativeToOtherViews() {
        view.pin.all().margin(10)
        XCTAssertEqual(view.frame, CGRect(x: 10, y: 10, width: 300, height: 460))
        view.pin.width(100).height(50).hCenter().vCenter()
        XCTAssertEqual(view.frame, CGRect(x: 110, y: 215, width: 100, height: 50))
        let inner = UIView()
        view.addSubview(inner)
        inner.pin.top(5).left(5).size(CGSize(width: 20, height: 20))
        let other = UIView()
        root.addSubview(other)
        other.pin.below(of: inner).after(inner).size(CGSize(width: 10, height: 10))
        XCTAssertEqual(other.frame, CGRect(x: 110 + 25, y: 215 + 25, width: 10, height: 10))
    }

    func testFramesByHandKeepTransforms() {
        view.pin.top(100).left(100).size(CGSize(width: 40, height: 20))
        view.transform = CGAffineTransform(scaleX: 2, y: 2)
        view.pin.top(100).left(100).size(CGSize(width: 20, height: 20))
        XCTAssertEqual(view.bounds.size, CGSize(width: 20, height: 20))
        XCTAssertEqual(view.frame, CGRect(x: 90, y: 90, width: 40, height: 40))
    }

    // A quarter turn of 40 × 20 around its centre at (120, 110).
    func testTransformsChangeTheFrameAndNotLayout() {
        view.frame = CGRect(x: 100, y: 100, width: 40, height: 20)
        view.transform = CGAffineTransform(rotationAngle: .pi / 2)
        XCTAssertEqual(view.frame.minX, 110, accuracy: 1e-9)
        XCTAssertEqual(view.frame.minY, 90, accuracy: 1e-9)
        XCTAssertEqual(view.frame.width, 20, accuracy: 1e-9)
        XCTAssertEqual(view.frame.height, 40, accuracy: 1e-9)
        XCTAssertEqual(view.center, CGPoint(x: 120, y: 110))
        let corner = view.convert(CGPoint.zero, to: root)
        XCTAssertEqual(corner.x, 130, accuracy: 1e-9)
        XCTAssertEqual(corner.y, 90, accuracy: 1e-9)
        view.maker.make { $0.edges.equalToSuperview() }
        root.layoutIfNeeded()
        XCTAssertEqual(view.bounds, root.bounds)
        XCTAssertEqual(view.center, root.center)
    }

    func testConversionsFollowTheOffsetOfAScrollView() {
        let scroll = UIScrollView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
        root.addSubview(scroll)
        scroll.addSubview(view)
        view.frame = CGRect(x: 5, y: 200, width: 10, height: 10)
        scroll.contentOffset.y = 150
        XCTAssertEqual(view.convert(view.bounds, to: root), CGRect(x: 15, y: 70, width: 10, height: 10))
        XCTAssertEqual(root.convert(CGPoint(x: 15, y: 70), to: view), .zero)
        XCTAssertEqual(view.convert(CGPoint(x: 15, y: 70), from: root), .zero)
        XCTAssertTrue(root.hitTest(CGPoint(x: 16, y: 71), with: nil) === view)
    }
}
