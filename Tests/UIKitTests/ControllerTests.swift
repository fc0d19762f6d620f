import TextLayout
import UIKit
import XCTest

@testable import UnmodifiedSources

/// Controllers written for iOS: the life cycle calls in UIKit's order, and the frames of views in containers.
nonisolated final class ControllerTests: XCTestCase {
    override func invokeTest() {
        TextEnvironment.$measurer.withValue(FixedPitchTextMeasurer()) { super.invokeTest() }
    }
}

extension ControllerTests {
    private func makeWindow(_ root: UIViewController) -> UIWindow {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 812))
        window.screenSafeAreaInsets = UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0)
        window.rootViewController = root
        window.makeKeyAndVisible()
        return window
    }

    // The bar is 44 high below a safe area inset of 44; the inset at the bottom is 34.
    func testAFormIsBetweenTheBarAndTheHomeIndicatorAndIsToldOfItsAppearance() {
        let login = LoginViewController(viewModel: "")
        let navigation = UINavigationController(rootViewController: login)
        let window = makeWindow(navigation)
        XCTAssertEqual(
            login.calls,
            ["viewDidLoad()", "viewWillAppear", "updateViewConstraints()", "viewDidLayoutSubviews", "viewDidAppear"])
        XCTAssertEqual(login.view.frame, window.bounds)
        XCTAssertEqual(login.view.safeAreaInsets, UIEdgeInsets(top: 88, left: 0, bottom: 34, right: 0))
        XCTAssertEqual(login.stackView.superview?.frame, CGRect(x: 0, y: 88, width: 375, height: 812 - 88 - 34))
        // An inset of 40, a logo of 100, fields of 34, a button of 50, and three gaps of 20.
        XCTAssertEqual(login.stackView.frame, CGRect(x: 20, y: 40, width: 335, height: 100 + 34 + 34 + 50 + 60))
        XCTAssertTrue(login.nameField.isFirstResponder)
        XCTAssertTrue(login.nameField.next === login.stackView)
        XCTAssertTrue(login.view.next === login)
        login.nameField.text = "mira"
        _ = login.textFieldShouldReturn(login.nameField)
        XCTAssertTrue(login.passwordField.isFirstResponder)
        XCTAssertTrue(login.loginButton.isEnabled)
        navigation.pushViewController(UIViewController(), animated: true)
        XCTAssertEqual(login.calls.suffix(2), ["viewWillDisappear", "viewDidDisappear"])
        XCTAssertNil(login.view.window)
        XCTAssertFalse(login.passwordField.isFirstResponder)
        navigation.popViewController(animated: false)
        XCTAssertEqual(login.view.window, window)
        XCTAssertEqual(login.calls.last, "viewDidAppear")
    }

    // UIKit: content begins below an opaque bar, and its safe area does not include the bar, unless
    // `extendedLayoutIncludesOpaqueBars` extends it under the bar. Tab bars are 49 points high.
    func testContentLiesBelowOpaqueBars() {
        let content = UIViewController()
        let navigation = UINavigationController(rootViewController: content)
        navigation.navigationBar.isTranslucent = false
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation]
        tabs.tabBar.isTranslucent = false
        let window = makeWindow(tabs)
        window.layoutIfNeeded()
        XCTAssertEqual(navigation.view.frame, CGRect(x: 0, y: 0, width: 375, height: 812 - 34 - 49))
        XCTAssertEqual(content.view.frame, CGRect(x: 0, y: 88, width: 375, height: 812 - 34 - 49 - 88))
        XCTAssertEqual(content.view.safeAreaInsets, .zero)
        content.extendedLayoutIncludesOpaqueBars = true
        navigation.view.setNeedsLayout()
        window.layoutIfNeeded()
        XCTAssertEqual(content.view.frame, CGRect(x: 0, y: 0, width: 375, height: 812 - 34 - 49))
        XCTAssertEqual(content.view.safeAreaInsets.top, 88)
    }

    func testContentThatDoesNotReachToTheTopLiesBelowTheBar() {
        let content = UIViewController()
        content.edgesForExtendedLayout = []
        let window = makeWindow(UINavigationController(rootViewController: content))
        XCTAssertEqual(content.view.frame, CGRect(x: 0, y: 88, width: 375, height: window.bounds.height - 88))
    }

    // From the tests of a layout library, which ran on iOS 11: 44 − 10 inside, and 44 at any distance outside.
    func testTheSafeAreaOfASubviewIsNeverMoreThanThatOfItsSuperview() {
        let content = UIViewController()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 812))
        window.rootViewController = UINavigationController(rootViewController: content)
        let inside = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
        let outside = UIView(frame: CGRect(x: -10, y: -20, width: 100, height: 100))
        content.view.addSubview(inside)
        content.view.addSubview(outside)
        window.makeKeyAndVisible()
        XCTAssertEqual(inside.safeAreaInsets, UIEdgeInsets(top: 34, left: 0, bottom: 0, right: 0))
        XCTAssertEqual(outside.safeAreaInsets, UIEdgeInsets(top: 44, left: 0, bottom: 0, right: 0))
    }

    func testAWindowIsAsLargeAsTheScreen() {
        UIScreen.$main.withValue(UIScreen(size: CGSize(width: 414, height: 896))) {
            XCTAssertEqual(UIWindow().frame, CGRect(x: 0, y: 0, width: 414, height: 896))
        }
    }

    func testAnAlertIsPresentedWithItsActions() {
        let login = LoginViewController(viewModel: "")
        login.fail()
        let alert = login.presentedViewController as? UIAlertController
        XCTAssertEqual(alert?.title, "Wrong password")
        XCTAssertEqual(alert?.actions.map(\.title), ["OK", "Cancel"])
        XCTAssertTrue(alert?.presentingViewController === login)
        login.dismiss(animated: true)
        XCTAssertNil(login.presentedViewController)
    }

    // Row heights as in the tests of heights: 60 for one line.
    func testTheRowsOfATableControllerFollowItsMessages() {
        let list = MessagesViewController(style: .plain)
        list.messages = (0..<3).map { ChatMessage(text: "\($0)", time: "1:00", direction: .incoming) }
        let window = makeWindow(list)
        XCTAssertEqual(list.tableView.frame, window.bounds)
        XCTAssertEqual(list.tableView.visibleCells.map(\.frame.height), [60, 60, 60])
        list.messages.removeLast()
        list.tableView.layoutIfNeeded()
        XCTAssertEqual(list.tableView.visibleCells.count, 2)
    }

    // The safe area insets are 44 above and 34 below; the tab bar adds 49 below.
    func testContainedViewsAreBetweenTheSafeAreaAndTheTabBar() {
        let inner = UIViewController()
        let container = ContainerViewController(content: inner)
        let tabs = UITabBarController()
        tabs.viewControllers = [container, LoginViewController(viewModel: "")]
        let window = makeWindow(tabs)
        XCTAssertEqual(tabs.tabBar.frame, CGRect(x: 0, y: 812 - 49 - 34, width: 375, height: 49 + 34))
        XCTAssertEqual(container.headerView.frame, CGRect(x: 0, y: 44, width: 375, height: 60))
        XCTAssertEqual(inner.view.frame, CGRect(x: 0, y: 104, width: 375, height: 812 - 104 - 49 - 34))
        XCTAssertTrue(inner.tabBarController === tabs)
        tabs.selectedIndex = 1
        XCTAssertNil(container.view.window)
        XCTAssertEqual(tabs.selectedViewController?.view.window, window)
        XCTAssertEqual(tabs.tabBar.items?.last?.title, "Log In")
    }

    // A third of 900 points, on an iPad.
    func testThePrimaryColumnIsAThirdOfThePad() {
        let split = UISplitViewController(style: .doubleColumn)
        let (first, second) = (UIViewController(), UIViewController())
        split.setViewController(first, for: .primary)
        split.setViewController(second, for: .secondary)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 900, height: 600))
        window.overrideTraitCollection = UITraitCollection(horizontalSizeClass: .regular)
        window.rootViewController = split
        window.makeKeyAndVisible()
        XCTAssertEqual(first.view.frame, CGRect(x: 0, y: 0, width: 300, height: 600))
        XCTAssertEqual(second.view.frame, CGRect(x: 300, y: 0, width: 600, height: 600))
    }
}
