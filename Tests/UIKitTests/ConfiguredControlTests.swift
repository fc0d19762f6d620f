import UIKit
import XCTest

/// Properties of controls, bars and image views that change what is drawn at rest, according to Apple's documentation.
nonisolated final class ConfiguredControlTests: XCTestCase {}

extension ConfiguredControlTests {
    private func makeButton(_ configuration: UIButton.Configuration) -> UIButton {
        let button = UIButton(configuration: configuration)
        button.frame = CGRect(x: 0, y: 0, width: 80, height: 40)
        return button
    }

    func testADestructiveButtonIsRed() {
        let button = makeButton(.filled())
        XCTAssertTrue(DrawnView(button).color(40, 20).map(DrawnView.isBlue) ?? false)
        button.role = .destructive
        XCTAssertTrue(DrawnView(button).color(40, 20).map(DrawnView.isRed) ?? false)
    }

    func testTheColoursOfAConfigurationFollowTheStateOnlyIfTheyAreUpdated() {
        let button = makeButton(.filled())
        let normal = DrawnView(button).color(40, 20)
        button.isEnabled = false
        XCTAssertNotEqual(DrawnView(button).color(40, 20), normal)
        button.automaticallyUpdatesConfiguration = false
        XCTAssertEqual(DrawnView(button).color(40, 20), normal)
    }

    // 1,000,000,000 seconds after the reference date it is 01:46:40 in Greenwich.
    func testADateIsRoundedToTheMinuteInterval() {
        let picker = UIDatePicker()
        picker.timeZone = TimeZone(secondsFromGMT: 0)
        let date = Date(timeIntervalSinceReferenceDate: 1_000_000_000)
        picker.date = date
        XCTAssertEqual(picker.date, date)
        picker.minuteInterval = 15
        XCTAssertEqual(picker.date, date.addingTimeInterval(-100), "01:45:00")
        picker.roundsToMinuteInterval = false
        XCTAssertEqual(picker.date, date)
    }

    private final class Rows: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
        var reused: [UIView?] = []
        func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
        func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 100 }
        func pickerView(
            _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
        ) -> UIView {
            reused.append(view)
            let made = UIView()
            made.tag = row
            return made
        }
    }

    // The picker is 216 points tall and its rows are 34 points tall, so row 50 is not visible beside row 0.
    func testAPickerReturnsTheViewsOfVisibleRows() {
        let (picker, rows) = (UIPickerView(), Rows())
        (picker.dataSource, picker.delegate) = (rows, rows)
        let first = picker.view(forRow: 0, forComponent: 0)
        XCTAssertEqual(first?.tag, 0)
        XCTAssertTrue(picker.view(forRow: 0, forComponent: 0) === first)
        XCTAssertNil(picker.view(forRow: 50, forComponent: 0))
        XCTAssertNil(picker.view(forRow: 0, forComponent: 1))
        picker.selectRow(50, inComponent: 0, animated: false)
        XCTAssertEqual(picker.view(forRow: 50, forComponent: 0)?.tag, 50)
        XCTAssertTrue(rows.reused.last.flatMap { $0 } === first)
    }

    // Body text has 17 points at the default size and 53 at the largest (Apple's Human Interface Guidelines, Typography).
    func testImagesGrowWithTheAccessibilitySizesOfText() {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10)).image { _ in }
        let view = UIImageView(image: image)
        let largest = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
        view.overrideTraitCollection = largest
        XCTAssertEqual(view.intrinsicContentSize, CGSize(width: 20, height: 10))
        view.adjustsImageSizeForAccessibilityContentSizeCategory = true
        XCTAssertEqual(view.intrinsicContentSize.width, 20 * 53 / 17, accuracy: 0.001)
        XCTAssertEqual(view.intrinsicContentSize.height, 10 * 53 / 17, accuracy: 0.001)
        view.overrideTraitCollection = UITraitCollection(preferredContentSizeCategory: .extraExtraExtraLarge)
        XCTAssertEqual(view.intrinsicContentSize, CGSize(width: 20, height: 10))
    }

    private func show(_ controller: UIViewController) -> UIWindow {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
        window.rootViewController = controller
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        return window
    }

    private func appearance<Appearance: UIBarAppearance>(_ appearance: Appearance, _ color: UIColor) -> Appearance {
        appearance.backgroundColor = color
        return appearance
    }

    // scrollEdgeAppearance: the appearance when the edge of scrollable content aligns with the edge of the bar.
    func testBarsHaveTheirAppearanceAtTheEdgeOfTheContent() {
        let (content, scrollView) = (UIViewController(), UIScrollView())
        content.view = scrollView
        scrollView.contentSize = CGSize(width: 320, height: 2000)
        let navigation = UINavigationController(rootViewController: content)
        let bar = navigation.navigationBar
        bar.standardAppearance = appearance(UINavigationBarAppearance(), .blue)
        bar.scrollEdgeAppearance = appearance(UINavigationBarAppearance(), .red)
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation]
        tabs.tabBar.standardAppearance = appearance(UITabBarAppearance(), .blue)
        tabs.tabBar.scrollEdgeAppearance = appearance(UITabBarAppearance(), .red)
        let window = show(tabs)
        func colors() -> [[UInt8]?] {
            let drawn = DrawnView(window)
            return [drawn.color(5, 40), drawn.color(300, 560)]
        }
        let (red, blue): ([UInt8], [UInt8]) = ([255, 0, 0, 255], [0, 0, 255, 255])
        XCTAssertEqual(colors(), [red, blue], "at the top")
        scrollView.contentOffset.y = 500
        XCTAssertEqual(colors(), [blue, blue])
        scrollView.contentOffset.y = 2000 + scrollView.adjustedContentInset.bottom - 568
        XCTAssertEqual(colors(), [blue, red], "at the bottom")
        scrollView.contentOffset.y = -scrollView.adjustedContentInset.top
        content.navigationItem.scrollEdgeAppearance = appearance(UINavigationBarAppearance(), .green)
        XCTAssertEqual(colors()[0], [0, 255, 0, 255])
    }

    func testTheTextOfAListContentFollowsTheTextSizeIfItIsAskedTo() {
        var configuration = UIListContentConfiguration.cell()
        configuration.text = "Text"
        func height(adjusts: Bool) -> CGFloat {
            configuration.textProperties.adjustsFontForContentSizeCategory = adjusts
            let view = UIListContentView(configuration: configuration)
            view.overrideTraitCollection = UITraitCollection(
                preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
            return view.sizeThatFits(CGSize(width: 300, height: 0)).height
        }
        XCTAssertEqual(height(adjusts: false), 44)
        // Text of 53 points, 1.193 times as tall, between margins of 11 points.
        XCTAssertEqual(height(adjusts: true), 53 * 1.193359 + 22, accuracy: 1)
    }
}
