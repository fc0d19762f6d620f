import UIKit
import XCTest

/// `show(_:sender:)` and `showDetailViewController(_:sender:)` show a controller as described in UIKit's documentation:
/// in the nearest container that supports it, otherwise presented.
nonisolated final class ShownControllerTests: XCTestCase {}

extension ShownControllerTests {
    func testTheNearestNavigationControllerPushesAShownController() {
        let (list, page, container) = (UIViewController(), UIViewController(), UIViewController())
        let navigation = UINavigationController(rootViewController: container)
        container.addChild(list)
        list.show(page, sender: nil)
        XCTAssertEqual(navigation.viewControllers, [container, page])
        XCTAssertNil(list.presentedViewController)
    }

    func testTheSplitViewControllerShowsADetailInItsSecondaryColumn() {
        let (list, detail) = (UIViewController(), UIViewController())
        let split = UISplitViewController()
        let navigation = UINavigationController(rootViewController: list)
        split.viewControllers = [navigation, UIViewController()]
        list.showDetailViewController(detail, sender: nil)
        XCTAssertEqual(split.viewControllers, [navigation, detail])
        XCTAssertEqual(navigation.viewControllers, [list])
    }

    func testAControllerWithoutContainersPresents() {
        let (list, page, detail) = (UIViewController(), UIViewController(), UIViewController())
        list.show(page, sender: nil)
        XCTAssertTrue(list.presentedViewController === page)
        page.showDetailViewController(detail, sender: nil)
        XCTAssertTrue(page.presentedViewController === detail)
    }
}
