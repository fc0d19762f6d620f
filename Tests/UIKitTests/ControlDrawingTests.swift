import UIKit
import XCTest

/// Controls, bars and tables draw themselves; colours are read from the drawn pixels.
nonisolated final class ControlDrawingTests: XCTestCase {}

extension ControlDrawingTests {
    private static let traits = UITraitCollection(traitsFrom: [
        UITraitCollection(displayScale: 2), UITraitCollection(userInterfaceStyle: .light),
    ])

    private func draw(_ view: UIView) -> CGImage? {
        view.overrideTraitCollection = Self.traits
        let format = UIGraphicsImageRendererFormat()
        format.scale = 2
        return UIGraphicsImageRenderer(size: view.bounds.size, format: format).image { _ in
            view.drawHierarchy(in: view.bounds, afterScreenUpdates: true)
        }.cgImage
    }

    /// The colour of the pixel to the right of and below a point.
    private func color(of image: CGImage?, _ x: CGFloat, _ y: CGFloat) -> [UInt8]? {
        image?.pixel(x: Int(x * 2), y: Int(y * 2))
    }

    /// The number of pixels in a rectangle whose colour fulfils a condition.
    private func count(in image: CGImage?, _ rect: CGRect, where condition: ([UInt8]) -> Bool) -> Int {
        var count = 0
        for y in Int(rect.minY * 2)..<Int(rect.maxY * 2) {
            for x in Int(rect.minX * 2)..<Int(rect.maxX * 2) where image?.pixel(x: x, y: y).map(condition) ?? false {
                count += 1
            }
        }
        return count
    }

    func testASwitchThatIsOnIsGreenAtTheLeft() {
        let control = UISwitch()
        control.isOn = true
        XCTAssertEqual(color(of: draw(control), 6, 15), [52, 199, 89, 255])
        XCTAssertEqual(color(of: draw(control), 36, 15), [255, 255, 255, 255])
        control.isOn = false
        XCTAssertEqual(color(of: draw(control), 14, 15), [255, 255, 255, 255])
    }

    func testAProgressBarIsFilledUpToItsProgress() {
        let bar = UIProgressView(frame: CGRect(x: 0, y: 0, width: 100, height: 4))
        bar.progress = 0.4
        bar.progressTintColor = .red
        bar.trackTintColor = .blue
        let image = draw(bar)
        XCTAssertEqual(color(of: image, 38, 2), [255, 0, 0, 255])
        XCTAssertEqual(color(of: image, 42, 2), [0, 0, 255, 255])
    }

    func testASliderHasItsKnobAtItsValue() {
        let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 31))
        slider.value = 1
        slider.minimumTrackTintColor = .red
        let image = draw(slider)
        XCTAssertEqual(color(of: image, 100, 15), [255, 0, 0, 255])
        XCTAssertEqual(color(of: image, 184, 15), [255, 255, 255, 255])
    }

    func testTheSelectedSegmentIsLighterThanTheOthers() {
        let control = UISegmentedControl(items: ["A", "B"])
        control.frame = CGRect(x: 0, y: 0, width: 200, height: 33)
        control.selectedSegmentIndex = 1
        let image = draw(control)
        XCTAssertEqual(color(of: image, 110, 15), [255, 255, 255, 255])
        XCTAssertNotEqual(color(of: image, 10, 15), [255, 255, 255, 255])
    }

    func testATextFieldShowsItsPlaceholderUntilItHasText() {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
        field.placeholder = "Name"
        let isBlack: ([UInt8]) -> Bool = { $0[3] > 200 && $0[0] < 30 }
        let isInk: ([UInt8]) -> Bool = { $0[3] > 40 }
        XCTAssertGreaterThan(count(in: draw(field), field.bounds, where: isInk), 50)
        XCTAssertEqual(count(in: draw(field), field.bounds, where: isBlack), 0)
        field.text = "Ada"
        XCTAssertGreaterThan(count(in: draw(field), field.bounds, where: isBlack), 50)
    }

    func testANavigationBarDrawsItsTitleInTheMiddle() {
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        let item = UINavigationItem(title: "Title")
        item.rightBarButtonItem = UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil)
        bar.items = [item]
        let image = draw(bar)
        let isInk: ([UInt8]) -> Bool = { $0[0] < 100 }
        XCTAssertGreaterThan(count(in: image, CGRect(x: 140, y: 0, width: 40, height: 44), where: isInk), 50)
        XCTAssertGreaterThan(count(in: image, CGRect(x: 270, y: 0, width: 36, height: 44), where: isInk), 50)
        XCTAssertEqual(count(in: image, CGRect(x: 190, y: 0, width: 70, height: 44), where: isInk), 0)
        XCTAssertEqual(count(in: image, CGRect(x: 0, y: 0, width: 130, height: 44), where: isInk), 0)
    }

    func testATabBarDrawsTheSelectedTabInItsTintColour() {
        let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 320, height: 49))
        bar.items = ["One", "Two"].map { UITabBarItem(title: $0, image: nil, tag: 0) }
        bar.tintColor = .red
        let image = draw(bar)
        let isRed: ([UInt8]) -> Bool = { $0[0] > 200 && $0[1] < 120 }
        XCTAssertGreaterThan(count(in: image, CGRect(x: 0, y: 0, width: 160, height: 49), where: isRed), 10)
        XCTAssertEqual(count(in: image, CGRect(x: 160, y: 0, width: 160, height: 49), where: isRed), 0)
    }

    func testSeparatorsAreOnePixelHighAndInset() {
        final class Rows: NSObject, UITableViewDataSource {
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                UITableViewCell(style: .default, reuseIdentifier: nil)
            }
        }
        let rows = Rows()
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 130))
        table.rowHeight = 50
        table.separatorColor = .red
        table.dataSource = rows
        table.overrideTraitCollection = Self.traits
        table.layoutIfNeeded()
        let image = draw(table)
        let red: [UInt8] = [255, 0, 0, 255]
        XCTAssertEqual(color(of: image, 100, 49.5), red)
        XCTAssertEqual(color(of: image, 16, 49.5), red)
        XCTAssertNotEqual(color(of: image, 15, 49.5), red)
        XCTAssertNotEqual(color(of: image, 100, 49), red)
        XCTAssertNotEqual(color(of: image, 100, 50), red)
        table.separatorStyle = .none
        XCTAssertEqual(count(in: draw(table), table.bounds) { $0 == red }, 0)
    }

    func testADisclosureIndicatorIsAtTheTrailingMargin() {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
        cell.accessoryType = .disclosureIndicator
        let isInk: ([UInt8]) -> Bool = { $0[0] < 230 }
        XCTAssertGreaterThan(
            count(in: draw(cell), CGRect(x: 296, y: 15, width: 8, height: 14), where: isInk), 10)
        XCTAssertEqual(count(in: draw(cell), CGRect(x: 0, y: 0, width: 290, height: 44), where: isInk), 0)
    }
}
