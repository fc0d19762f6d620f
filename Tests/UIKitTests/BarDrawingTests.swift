import UIKit
import XCTest

/// Bars draw their appearances and items; colours are read from the drawn pixels.
nonisolated final class BarDrawingTests: XCTestCase {}

extension BarDrawingTests {
    private func bar(height: CGFloat = 44, _ item: UINavigationItem) -> UINavigationBar {
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: height))
        bar.items = [item]
        return bar
    }

    // UIKit: a large title is below the row of buttons, in a bold font of 34 points.
    func testABarOf96PointsDrawsALargeTitle() throws {
        let bar = bar(height: 96, UINavigationItem(title: "Inbox"))
        bar.prefersLargeTitles = true
        let ink = try XCTUnwrap(DrawnView(bar).bounds(where: DrawnView.isBlack))
        XCTAssertGreaterThan(ink.minY, 44)
        XCTAssertEqual(ink.minX, 18, accuracy: 3)
        bar.prefersLargeTitles = false
        XCTAssertEqual(DrawnView(bar).bounds(where: DrawnView.isBlack)?.midX ?? 0, 160, accuracy: 4)
    }

    func testAnAppearanceDeterminesBackgroundTitleAndShadow() {
        let bar = bar(UINavigationItem(title: "Inbox"))
        bar.standardAppearance.backgroundColor = .blue
        bar.standardAppearance.titleTextAttributes = [.foregroundColor: UIColor.red]
        let drawn = DrawnView(bar)
        XCTAssertEqual(drawn.color(5, 5), [0, 0, 255, 255])
        XCTAssertGreaterThan(drawn.count(CGRect(x: 120, y: 0, width: 80, height: 44), where: DrawnView.isRed), 20)
        bar.standardAppearance.configureWithTransparentBackground()
        XCTAssertEqual(DrawnView(bar).color(5, 5), [0, 0, 0, 0])
    }

    func testABlackBarHasAWhiteTitle() {
        let bar = bar(UINavigationItem(title: "Inbox"))
        bar.barStyle = .black
        let drawn = DrawnView(bar)
        XCTAssertLessThan(drawn.color(5, 5)?.first ?? 255, 60)
        XCTAssertGreaterThan(drawn.count(CGRect(x: 120, y: 0, width: 80, height: 44)) { $0[0] > 240 }, 20)
    }

    func testViewsOfItemsAreDrawnInTheBar() {
        let item = UINavigationItem(title: "Inbox")
        let (title, button) = (UIView(), UIView())
        title.frame.size = CGSize(width: 60, height: 20)
        title.backgroundColor = .red
        button.frame.size = CGSize(width: 30, height: 30)
        button.backgroundColor = .blue
        item.titleView = title
        item.rightBarButtonItem = UIBarButtonItem(customView: button)
        let drawn = DrawnView(bar(item))
        XCTAssertEqual(drawn.bounds(where: DrawnView.isRed), CGRect(x: 130, y: 12, width: 60, height: 20))
        XCTAssertEqual(drawn.bounds(where: DrawnView.isBlue), CGRect(x: 274, y: 7, width: 30, height: 30))
        XCTAssertNil(drawn.bounds(where: DrawnView.isBlack))
    }

    func testATabDrawsItsBadge() throws {
        let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 320, height: 49))
        let item = UITabBarItem(title: "One", image: nil, tag: 0)
        item.badgeValue = "3"
        item.badgeColor = .red
        bar.items = [item]
        let badge = try XCTUnwrap(DrawnView(bar).bounds(where: DrawnView.isRed))
        XCTAssertEqual(badge, CGRect(x: 164, y: 2, width: 18, height: 18))
    }
}
