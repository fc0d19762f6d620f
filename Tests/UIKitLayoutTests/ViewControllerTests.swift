import Foundation
import UIKitLayout
import XCTest

/// Loading views and containment, according to Apple's documentation of UIViewController.
nonisolated final class ViewControllerTests: XCTestCase {}

extension ViewControllerTests {
    private final class Recorder: UIViewController {
        var calls: [String] = []
        private func note(_ call: String) { calls.append(call) }

        override func loadView() {
            note("loadView")
            view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        }
        override func viewDidLoad() {
            super.viewDidLoad()
            note("viewDidLoad")
        }
        override func viewWillAppear(_ animated: Bool) { note("viewWillAppear") }
        override func viewDidAppear(_ animated: Bool) { note("viewDidAppear") }
        override func viewWillDisappear(_ animated: Bool) { note("viewWillDisappear") }
        override func viewDidDisappear(_ animated: Bool) { note("viewDidDisappear") }
        override func willMove(toParent parent: UIViewController?) {
            note(parent == nil ? "willMove to none" : "willMove")
        }
        override func didMove(toParent parent: UIViewController?) {
            note(parent == nil ? "didMove to none" : "didMove")
        }
    }

    func testTheViewIsLoadedWhenItIsFirstAskedForAndOnlyThen() {
        let controller = Recorder()
        XCTAssertFalse(controller.isViewLoaded)
        XCTAssertNil(controller.viewIfLoaded)
        XCTAssertEqual(controller.calls, [])
        XCTAssertEqual(controller.view.frame.width, 200)
        _ = controller.view
        controller.loadViewIfNeeded()
        XCTAssertEqual(controller.calls, ["loadView", "viewDidLoad"])
        XCTAssertTrue(controller.viewIfLoaded === controller.view)
    }

    func testAControllerInCodeHasAnEmptyViewOfTheScreensSize() {
        let controller = UIViewController()
        XCTAssertEqual(controller.view.frame, UIScreen.main.bounds)
        XCTAssertEqual(controller.view.subviews.count, 0)
    }

    // "addChild calls willMove(toParent:) before adding", "removeFromParent calls didMove(toParent:) with nil".
    func testAChildHasOneParentAndIsToldOfItsMoves() {
        let (first, second, child) = (UIViewController(), UIViewController(), Recorder())
        first.addChild(child)
        child.didMove(toParent: first)
        XCTAssertTrue(child.parent === first)
        XCTAssertEqual(child.calls, ["willMove", "didMove"])
        first.addChild(child)
        XCTAssertEqual(child.calls, ["willMove", "didMove"], "it is there already")
        second.addChild(child)
        XCTAssertTrue(child.parent === second)
        XCTAssertEqual(first.children.count, 0)
        XCTAssertEqual(second.children.count, 1)
        child.willMove(toParent: nil)
        child.removeFromParent()
        XCTAssertNil(child.parent)
        XCTAssertEqual(child.calls.suffix(2), ["willMove to none", "didMove to none"])
        XCTAssertFalse(child.isViewLoaded, "moving does not load a view")
    }

    func testAnAppearanceHasABeginningAndAnEnd() {
        let controller = Recorder()
        controller.beginAppearanceTransition(true, animated: false)
        XCTAssertEqual(controller.calls, ["loadView", "viewDidLoad", "viewWillAppear"])
        controller.beginAppearanceTransition(true, animated: false)
        controller.endAppearanceTransition()
        controller.endAppearanceTransition()
        controller.beginAppearanceTransition(false, animated: false)
        controller.endAppearanceTransition()
        XCTAssertEqual(
            controller.calls.dropFirst(2),
            ["viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear"])
    }

    func testAParentTellsTheChildrenWhoseViewsItShows() {
        let (parent, shown, hidden) = (UIViewController(), Recorder(), Recorder())
        for child in [shown, hidden] { parent.addChild(child) }
        parent.view.addSubview(shown.view)
        parent.beginAppearanceTransition(true, animated: false)
        parent.endAppearanceTransition()
        XCTAssertEqual(shown.calls.suffix(2), ["viewWillAppear", "viewDidAppear"])
        XCTAssertEqual(hidden.calls, ["willMove"])
    }
}
