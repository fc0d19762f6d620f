import Foundation
import UIKit
import XCTest

/// Layout in the run loop of the main thread, and views whose owners are gone.
nonisolated final class RunLoopLayoutTests: XCTestCase {}

extension RunLoopLayoutTests {
    private func makeWindow(_ root: UIViewController) -> UIWindow {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
        window.screenSafeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 34, right: 0)
        window.rootViewController = root
        window.makeKeyAndVisible()
        return window
    }

    private func turnRunLoop() {
        _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.05))
    }

    private func addBox(to view: UIView) -> (box: UIView, top: NSLayoutConstraint) {
        let box = UIView()
        box.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(box)
        let top = box.topAnchor.constraint(equalTo: view.topAnchor, constant: 10)
        NSLayoutConstraint.activate([
            top, box.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            box.widthAnchor.constraint(equalToConstant: 50), box.heightAnchor.constraint(equalToConstant: 40),
        ])
        return (box, top)
    }

    // Apple's page on setNeedsLayout(): "This method makes a note of the request and returns immediately. […] allows you
    // to consolidate all of your layout updates to one update cycle."
    func testTheRunLoopLaysAVisibleWindowOut() {
        let root = UIViewController()
        let window = makeWindow(root)
        let (box, top) = addBox(to: root.view)
        XCTAssertEqual(box.frame, .zero)
        turnRunLoop()
        XCTAssertEqual(box.frame, CGRect(x: 0, y: 10, width: 50, height: 40))
        top.constant = 30
        XCTAssertEqual(box.frame.minY, 10)
        turnRunLoop()
        XCTAssertEqual(box.frame.minY, 30)
        XCTAssertFalse(window.isHidden)
    }

    private final class CountingView: UIView {
        var layoutCount = 0

        override func layoutSubviews() {
            super.layoutSubviews()
            layoutCount += 1
            setNeedsLayout()
        }
    }

    func testAViewThatRequestsLayoutDuringLayoutIsLaidOutOncePerRequestFromOutside() {
        let root = UIViewController()
        let view = CountingView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        root.view.addSubview(view)
        let window = makeWindow(root)
        turnRunLoop()
        let count = view.layoutCount
        turnRunLoop()
        XCTAssertEqual(view.layoutCount, count)
        view.setNeedsLayout()
        turnRunLoop()
        XCTAssertGreaterThan(view.layoutCount, count)
        XCTAssertNotNil(window.rootViewController)
    }

    func testAHiddenWindowIsNotLaidOut() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
        let (box, _) = addBox(to: window)
        turnRunLoop()
        XCTAssertEqual(box.frame, .zero)
    }

    // Apple's page on keyboardLayoutGuide: while no keyboard is shown, the guide's top edge is at the bottom of the safe
    // area; 568 − 34 = 534. The page on layoutFrame promises a valid rectangle only when the view is laid out.
    func testTheKeyboardGuideHasItsFrameAfterEachLayout() {
        let root = UIViewController()
        let window = makeWindow(root)
        let expected = CGRect(x: 0, y: 534, width: 320, height: 34)
        let guide = root.view.keyboardLayoutGuide
        XCTAssertEqual(guide.layoutFrame, .zero)
        window.layoutIfNeeded()
        XCTAssertEqual(guide.layoutFrame, expected)
        let (box, _) = addBox(to: root.view)
        box.bottomAnchor.constraint(lessThanOrEqualTo: guide.topAnchor).isActive = true
        for _ in 0..<3 {
            window.setNeedsLayout()
            window.layoutIfNeeded()
            XCTAssertEqual(guide.layoutFrame, expected)
        }
        XCTAssertTrue(root.view.keyboardLayoutGuide === guide)
    }

    // The guide follows the bottom edge of its view, so content above it determines how tall the view must be: 10 points
    // above a box of 40 points.
    func testTheKeyboardGuideTakesPartInFittingSizes() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
        let (box, _) = addBox(to: view)
        box.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor).isActive = true
        let size = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        XCTAssertEqual(size.height, 50)
    }

    // Apple's page on contentInsetAdjustmentBehavior: the scroll view adjusts its content insets for the bar, so its
    // content has no safe area.
    func testAViewInAScrollViewUnderABarHasNoSafeArea() {
        let content = UIViewController()
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
        let inner = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 900))
        scrollView.contentSize = inner.frame.size
        scrollView.addSubview(inner)
        content.view.addSubview(scrollView)
        let window = makeWindow(UINavigationController(rootViewController: content))
        window.layoutIfNeeded()
        XCTAssertEqual(scrollView.safeAreaInsets.top, 64)
        XCTAssertEqual(scrollView.adjustedContentInset.top, 64)
        XCTAssertEqual(inner.safeAreaInsets, .zero)
    }

    /// A group of views, as layout libraries have it: an object that owns a view and is released after the view has
    /// been added.
    private final class Group {
        let view = UIView()
        let label = UILabel()

        init() {
            label.text = "A"
            label.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(label)
            label.topAnchor.constraint(equalTo: view.topAnchor, constant: 7).isActive = true
        }
    }

    func testTheViewOfAGroupStaysWhenTheGroupIsReleased() throws {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        weak var released: Group?
        do {
            let group = Group()
            released = group
            root.addSubview(group.view)
        }
        XCTAssertNil(released)
        root.layoutIfNeeded()
        let label = try XCTUnwrap(root.subviews.first?.subviews.first)
        XCTAssertEqual(label.frame.minY, 7)
        XCTAssertTrue(label.superview?.superview === root)
    }

    func testTheViewOfAControllerStaysWhenTheControllerIsReleased() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        weak var released: UIViewController?
        do {
            let controller = UIViewController()
            released = controller
            root.addSubview(controller.view)
            controller.view.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
        }
        XCTAssertNil(released)
        root.layoutIfNeeded()
        XCTAssertEqual(root.subviews.map(\.frame), [CGRect(x: 1, y: 2, width: 3, height: 4)])
    }
}
