import UIKit
import XCTest

/// The insets in effect, according to Apple's pages on UIScrollView.ContentInsetAdjustmentBehavior and
/// adjustedContentInset. The window's safe area has a status bar of 20 points, a navigation bar of 44 points where there
/// is one, and 34 points at the bottom; 10 points are at the left.
nonisolated final class AdjustedInsetTests: XCTestCase {}

extension AdjustedInsetTests {
    private final class Recorder: UIScrollView, UIScrollViewDelegate {
        var calls: [String] = []
        override func adjustedContentInsetDidChange() { calls.append("method") }
        func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) { calls.append("delegate") }
    }

    private func show(_ controller: UIViewController) -> UIWindow {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
        window.screenSafeAreaInsets = UIEdgeInsets(top: 20, left: 10, bottom: 34, right: 0)
        window.rootViewController = controller
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        return window
    }

    private func showScrollView<View: UIScrollView>(
        _ scrollView: View, content: CGSize, inNavigation: Bool = false
    ) -> UIWindow {
        let controller = UIViewController()
        scrollView.frame = CGRect(x: 0, y: 0, width: 320, height: 568)
        scrollView.contentSize = content
        controller.view = scrollView
        return show(inNavigation ? UINavigationController(rootViewController: controller) : controller)
    }

    private func insets(
        _ behavior: UIScrollView.ContentInsetAdjustmentBehavior, content: CGSize, inNavigation: Bool = false
    ) -> UIEdgeInsets {
        let scrollView = UIScrollView()
        scrollView.contentInsetAdjustmentBehavior = behavior
        let window = showScrollView(scrollView, content: content, inNavigation: inNavigation)
        defer { withExtendedLifetime(window) {} }
        return scrollView.adjustedContentInset
    }

    func testOnlyAxesAlongWhichTheContentScrollsAreAdjusted() {
        let tall = CGSize(width: 320, height: 2000)
        XCTAssertEqual(insets(.scrollableAxes, content: tall), UIEdgeInsets(top: 20, left: 0, bottom: 34, right: 0))
        let wide = CGSize(width: 2000, height: 568)
        XCTAssertEqual(insets(.scrollableAxes, content: wide), UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 0))
        XCTAssertEqual(insets(.automatic, content: CGSize(width: 320, height: 568)), .zero)
    }

    func testAlwaysAndNeverDoNotDependOnTheContent() {
        XCTAssertEqual(insets(.always, content: .zero), UIEdgeInsets(top: 20, left: 10, bottom: 34, right: 0))
        XCTAssertEqual(insets(.never, content: CGSize(width: 2000, height: 2000)), .zero)
    }

    func testInANavigationControllerShortContentIsInsetIfTheControllerAsksForIt() {
        XCTAssertEqual(
            insets(.automatic, content: .zero, inNavigation: true),
            UIEdgeInsets(top: 64, left: 0, bottom: 34, right: 0))
        XCTAssertEqual(insets(.scrollableAxes, content: .zero, inNavigation: true), .zero)
        let (controller, scrollView) = (UIViewController(), UIScrollView())
        controller.view = scrollView
        controller.automaticallyAdjustsScrollViewInsets = false
        let window = show(UINavigationController(rootViewController: controller))
        XCTAssertEqual(scrollView.adjustedContentInset, .zero)
        scrollView.alwaysBounceVertical = true
        XCTAssertEqual(scrollView.adjustedContentInset.top, 64)
        withExtendedLifetime(window) {}
    }

    func testTheInsetsAreThoseOfTheContentAndTheSafeAreaTogether() {
        let scrollView = Recorder()
        scrollView.delegate = scrollView
        scrollView.contentInset.top = 5
        let window = showScrollView(scrollView, content: CGSize(width: 320, height: 2000))
        XCTAssertEqual(scrollView.adjustedContentInset, UIEdgeInsets(top: 25, left: 0, bottom: 34, right: 0))
        XCTAssertEqual(scrollView.contentInset, UIEdgeInsets(top: 5, left: 0, bottom: 0, right: 0))
        XCTAssertEqual(scrollView.calls, ["method", "delegate", "method", "delegate"])
        scrollView.contentInsetAdjustmentBehavior = .never
        XCTAssertEqual(scrollView.adjustedContentInset.top, 5)
        withExtendedLifetime(window) {}
    }

    // A scroll view outside a window has no safe area.
    func testOutsideAWindowTheInsetsAreThoseOfTheContent() {
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
        scrollView.contentInsetAdjustmentBehavior = .always
        XCTAssertEqual(scrollView.adjustedContentInset, .zero)
    }

    private final class Rows: UITableViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.rowHeight = 50
        }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell()
        }
    }

    // The first row begins below the bar, 64 points from the top, and scrolls under it.
    func testTheFirstRowOfAListIsBelowTheBar() throws {
        let list = Rows(style: .plain)
        let window = show(UINavigationController(rootViewController: list))
        let table = try XCTUnwrap(list.tableView)
        let cell = try XCTUnwrap(table.visibleCells.first)
        XCTAssertEqual(table.contentOffset.y, -64)
        XCTAssertEqual(cell.convert(cell.bounds, to: window).minY, 64)
        XCTAssertEqual(cell.frame.minY, 0)
        // Row 20 ends 21 × 50 points below the start; the visible part ends 34 points above the end of the screen.
        table.scrollToRow(at: IndexPath(row: 20, section: 0), at: .bottom, animated: false)
        XCTAssertEqual(table.contentOffset.y, 1050 + 34 - 568)
        table.scrollToRow(at: IndexPath(row: 20, section: 0), at: .top, animated: false)
        XCTAssertEqual(table.contentOffset.y, 1000 - 64)
    }

    func testTheFirstItemOfACollectionViewIsBelowTheBar() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 320, height: 50)
        let list = UICollectionViewController(collectionViewLayout: layout)
        let window = show(UINavigationController(rootViewController: list))
        XCTAssertEqual(list.collectionView.contentOffset.y, -64)
        withExtendedLifetime(window) {}
    }

    // Content that is at an edge stays at that edge: the tests of a public library expect an offset of -135 after
    // contentInset.left = 135.
    func testContentAtItsTopOrLeftEdgeFollowsTheInsets() {
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        scrollView.contentSize = CGSize(width: 2000, height: 2000)
        scrollView.contentInset = UIEdgeInsets(top: 64, left: 135, bottom: 50, right: 135)
        XCTAssertEqual(scrollView.contentOffset, CGPoint(x: -135, y: -64))
        scrollView.contentInset.top = 20
        XCTAssertEqual(scrollView.contentOffset, CGPoint(x: -135, y: -20))
        scrollView.contentOffset = CGPoint(x: 10, y: 100)
        scrollView.contentInset = .zero
        XCTAssertEqual(scrollView.contentOffset, CGPoint(x: 10, y: 100))
    }

    func testTablesCollectionViewsAndTextViewsAtTheirTopFollowTheInsets() {
        let frame = CGRect(x: 0, y: 0, width: 320, height: 480)
        for view in [
            UITableView(frame: frame), UITextView(frame: frame),
            UICollectionView(frame: frame, collectionViewLayout: UICollectionViewFlowLayout()),
        ] {
            view.contentInset.top = 64
            XCTAssertEqual(view.contentOffset, CGPoint(x: 0, y: -64))
            view.layoutIfNeeded()
            XCTAssertEqual(view.contentOffset, CGPoint(x: 0, y: -64))
        }
    }

    // Below a status bar of 20 points, content at its top is at -20, and at -84 with 64 points of its own.
    func testContentAtItsTopFollowsTheSumOfInsetsAndSafeArea() {
        let scrollView = UIScrollView()
        let window = showScrollView(scrollView, content: CGSize(width: 320, height: 2000))
        defer { withExtendedLifetime(window) {} }
        XCTAssertEqual(scrollView.contentOffset.y, -20)
        scrollView.contentInset.top = 64
        XCTAssertEqual(scrollView.contentOffset.y, -84)
    }
}
