import Foundation
import UIKit
import XCTest

/// Windows that are shown, according to Apple's page on rootViewController: the window installs the controller's view as its
/// content and keeps it at the window's size.
nonisolated final class WindowShowingTests: XCTestCase {}

extension WindowShowingTests {
    private final class Recorder: UIViewController {
        var calls: [String] = []
        override func viewDidLoad() { calls.append("load") }
        override func viewWillAppear(_ animated: Bool) { calls.append("will appear") }
        override func viewDidAppear(_ animated: Bool) { calls.append("did appear") }
    }

    private func check(_ name: String, _ show: (UIWindow, Recorder) -> Void) {
        let (window, controller) = (UIWindow(frame: CGRect(x: 0, y: 0, width: 500, height: 800)), Recorder())
        show(window, controller)
        XCTAssertEqual(controller.viewIfLoaded?.frame, CGRect(x: 0, y: 0, width: 500, height: 800), name)
        XCTAssertTrue(controller.viewIfLoaded?.superview === window, name)
        XCTAssertEqual(controller.calls, ["load", "will appear", "did appear"], name)
    }

    func testAWindowThatIsNoLongerHiddenShowsItsRootController() {
        check("root, shown") { window, controller in
            window.rootViewController = controller
            window.isHidden = false
        }
        check("view loaded, root, shown") { window, controller in
            controller.loadViewIfNeeded()
            window.rootViewController = controller
            window.isHidden = false
        }
        check("shown, root") { window, controller in
            window.isHidden = false
            window.rootViewController = controller
        }
        check("shown, then key") { window, controller in
            window.rootViewController = controller
            window.isHidden = false
            window.makeKeyAndVisible()
        }
    }

    func testAHiddenWindowDoesNotLoadTheViewOfItsRootController() {
        let (window, controller) = (UIWindow(frame: CGRect(x: 0, y: 0, width: 500, height: 800)), Recorder())
        window.rootViewController = controller
        window.isHidden = true
        XCTAssertFalse(controller.isViewLoaded)
    }
}
