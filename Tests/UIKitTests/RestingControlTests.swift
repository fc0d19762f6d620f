import UIKit
import XCTest

/// Controls that users operate draw themselves at rest; colours are read from the drawn pixels.
nonisolated final class RestingControlTests: XCTestCase {}

extension RestingControlTests {
    private func whole(_ view: UIView) -> CGRect { CGRect(origin: .zero, size: view.bounds.size) }

    // UIKit: a stepper that does not wrap disables the button at the end of its range.
    func testAStepperDrawsAnImpossibleStepAsDisabled() {
        let stepper = UIStepper(frame: CGRect(x: 0, y: 0, width: 94, height: 32))
        let (minus, plus) = (CGRect(x: 8, y: 0, width: 30, height: 32), CGRect(x: 56, y: 0, width: 30, height: 32))
        stepper.value = 0
        var drawn = DrawnView(stepper)
        XCTAssertEqual(drawn.count(minus, where: DrawnView.isBlack), 0)
        XCTAssertGreaterThan(drawn.count(plus, where: DrawnView.isBlack), 50)
        stepper.wraps = true
        drawn = DrawnView(stepper)
        XCTAssertGreaterThan(drawn.count(minus, where: DrawnView.isBlack), 20)
    }

    func testAPageControlDrawsADotForEachPage() throws {
        let control = UIPageControl(frame: CGRect(x: 0, y: 0, width: 120, height: 26))
        (control.numberOfPages, control.currentPage) = (3, 2)
        (control.pageIndicatorTintColor, control.currentPageIndicatorTintColor) = (.blue, .red)
        let drawn = DrawnView(control)
        // The control has three dots of 7 points, 18 points apart as in stored frames since iOS 14, in the middle.
        XCTAssertEqual(drawn.color(60, 13), [0, 0, 255, 255])
        XCTAssertEqual(drawn.color(42, 13), [0, 0, 255, 255])
        XCTAssertEqual(drawn.color(78, 13), [255, 0, 0, 255])
        XCTAssertEqual(drawn.color(69, 13), [0, 0, 0, 0])
        let red = try XCTUnwrap(drawn.bounds(where: DrawnView.isRed))
        XCTAssertEqual(red.width, 7, accuracy: 1)
        (control.numberOfPages, control.hidesForSinglePage) = (1, true)
        XCTAssertNil(DrawnView(control).bounds { $0[3] > 0 })
    }

    func testAnActivityIndicatorIsDrawnWhileItIsAnimating() throws {
        let indicator = UIActivityIndicatorView(style: .large)
        indicator.color = .red
        XCTAssertNil(DrawnView(indicator).bounds { $0[3] > 0 })
        indicator.startAnimating()
        let drawn = DrawnView(indicator)
        let ink = try XCTUnwrap(drawn.bounds { $0[3] > 20 })
        XCTAssertEqual(ink.width, 37, accuracy: 2)
        // The middle is empty.
        XCTAssertEqual(drawn.color(18.5, 18.5), [0, 0, 0, 0])
    }

    func testASearchBarDrawsItsPlaceholderThenItsText() {
        let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 56))
        bar.searchBarStyle = .minimal
        bar.placeholder = "Search"
        XCTAssertEqual(DrawnView(bar).count(whole(bar), where: DrawnView.isBlack), 0)
        bar.text = "Berlin"
        let ink = DrawnView(bar).bounds(where: DrawnView.isBlack) ?? .zero
        XCTAssertTrue(CGRect(x: 36, y: 10, width: 80, height: 36).contains(ink), "\(ink)")
        bar.showsCancelButton = true
        bar.tintColor = .red
        let button = DrawnView(bar).bounds(where: DrawnView.isRed) ?? .zero
        XCTAssertGreaterThan(button.minX, 240)
    }

    func testASearchBarHasTheColourOfItsBar() {
        let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 56))
        bar.barTintColor = .red
        XCTAssertEqual(DrawnView(bar).color(2, 28), [255, 0, 0, 255])
        bar.searchBarStyle = .minimal
        XCTAssertEqual(DrawnView(bar).color(2, 28), [0, 0, 0, 0])
    }

    private final class Fruits: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
        func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
        func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 3 }
        func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
            component == 0 ? ["Apple", "Banana", "Cherry"][row] : nil
        }
    }

    // Rows above and below the selected one are fainter, and there is none above the first.
    func testAPickerDrawsTheSelectedRowInItsMiddle() {
        let (picker, fruits) = (UIPickerView(frame: CGRect(x: 0, y: 0, width: 320, height: 216)), Fruits())
        (picker.dataSource, picker.delegate) = (fruits, fruits)
        let drawn = DrawnView(picker)
        let ink = drawn.bounds(where: DrawnView.isBlack) ?? .zero
        XCTAssertTrue(CGRect(x: 20, y: 91, width: 140, height: 34).contains(ink), "\(ink)")
        XCTAssertEqual(drawn.count(CGRect(x: 0, y: 0, width: 320, height: 88)) { $0[3] > 0 }, 0)
        XCTAssertGreaterThan(drawn.count(CGRect(x: 0, y: 128, width: 160, height: 40)) { $0[3] > 0 }, 100)
        picker.selectRow(2, inComponent: 0, animated: false)
        XCTAssertEqual(DrawnView(picker).count(CGRect(x: 0, y: 128, width: 160, height: 88)) { $0[3] > 0 }, 0)
    }

    func testADatePickerDrawsTheDateInItsMode() {
        let picker = UIDatePicker(frame: CGRect(x: 0, y: 0, width: 320, height: 216))
        picker.timeZone = TimeZone(identifier: "GMT")
        picker.locale = Locale(identifier: "en_US")
        picker.date = Date(timeIntervalSinceReferenceDate: 0)
        picker.datePickerMode = .date
        let selected = CGRect(x: 0, y: 91, width: 320, height: 34)
        let date = DrawnView(picker)
        XCTAssertGreaterThan(date.count(selected, where: DrawnView.isBlack), 100)
        XCTAssertEqual(
            date.bounds(where: DrawnView.isBlack).map { selected.contains($0) }, true)
        // The date is 1 January 2001, 0:00. The time has three short parts; the date contains the name of a month.
        picker.datePickerMode = .time
        let time = DrawnView(picker)
        XCTAssertLessThan(
            time.count(selected, where: DrawnView.isBlack), date.count(selected, where: DrawnView.isBlack))
        picker.preferredDatePickerStyle = .compact
        XCTAssertNil(DrawnView(picker).bounds { $0[3] > 0 }.flatMap { $0.height > 40 ? $0 : nil })
    }

    func testAToolbarSpreadsItsItemsByFlexibleSpaces() {
        let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        bar.items = [
            UIBarButtonItem(title: "A", style: .plain, target: nil, action: nil), .flexibleSpace(),
            UIBarButtonItem(title: "B", style: .plain, target: nil, action: nil),
        ]
        bar.tintColor = .red
        bar.barTintColor = .white
        let drawn = DrawnView(bar)
        XCTAssertGreaterThan(drawn.count(CGRect(x: 14, y: 0, width: 20, height: 44), where: DrawnView.isRed), 20)
        XCTAssertGreaterThan(drawn.count(CGRect(x: 288, y: 0, width: 20, height: 44), where: DrawnView.isRed), 20)
        XCTAssertEqual(drawn.count(CGRect(x: 40, y: 0, width: 240, height: 44), where: DrawnView.isRed), 0)
    }

    func testATextViewDrawsItsLinesInsideItsInsets() {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 120, height: 100))
        view.font = .systemFont(ofSize: 17)
        view.text = "Text of several lines, wrapped"
        let ink = DrawnView(view).bounds(where: DrawnView.isBlack) ?? .zero
        XCTAssertTrue(CGRect(x: 5, y: 8, width: 110, height: 92).contains(ink), "\(ink)")
        XCTAssertGreaterThan(ink.height, 40)
        view.textContainer.maximumNumberOfLines = 1
        XCTAssertLessThan(DrawnView(view).bounds(where: DrawnView.isBlack)?.maxY ?? 100, 30)
        // The text scrolls with the content.
        view.contentOffset.y = 60
        XCTAssertEqual(DrawnView(view).count(whole(view), where: DrawnView.isBlack), 0)
    }

    func testABlurCoversTheViewInTheColourOfItsStyle() {
        let view = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterialDark))
        view.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
        let color = DrawnView(view).color(10, 10) ?? []
        XCTAssertLessThan(color[0], 60)
        XCTAssertTrue((150...250).contains(color[3]))
        view.effect = nil
        XCTAssertEqual(DrawnView(view).color(10, 10), [0, 0, 0, 0])
    }

    func testASliderDrawsTheImageOfItsThumb() {
        let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 31))
        let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
        }
        slider.value = 0
        slider.setThumbImage(image, for: .normal)
        let thumb = DrawnView(slider).bounds(where: DrawnView.isRed) ?? .zero
        XCTAssertEqual(thumb.width, 10)
        XCTAssertEqual(thumb.minX, 2)
    }

    // UIKit: titleTextAttributes(for:) determine the colour of titles; a segment can be disabled by itself.
    func testSegmentsHaveTheAttributesOfTheirState() {
        let control = UISegmentedControl(items: ["A", "B"])
        control.frame = CGRect(x: 0, y: 0, width: 200, height: 33)
        control.selectedSegmentIndex = 0
        control.setTitleTextAttributes([.foregroundColor: UIColor.red], for: .selected)
        let (left, right) = whole(control).divided(atDistance: 100, from: .minXEdge)
        var drawn = DrawnView(control)
        XCTAssertGreaterThan(drawn.count(left, where: DrawnView.isRed), 10)
        XCTAssertGreaterThan(drawn.count(right, where: DrawnView.isBlack), 10)
        control.setEnabled(false, forSegmentAt: 1)
        drawn = DrawnView(control)
        XCTAssertEqual(drawn.count(right, where: DrawnView.isBlack), 0)
        control.isMomentary = true
        XCTAssertEqual(DrawnView(control).count(left, where: DrawnView.isRed), 0)
    }

    func testATextFieldMakesRoomForWhatIsBesideItsText() {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 120, height: 34))
        field.text = "Text"
        let icon = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        icon.backgroundColor = .red
        field.leftView = icon
        XCTAssertNil(DrawnView(field).bounds(where: DrawnView.isRed))
        field.leftViewMode = .always
        let drawn = DrawnView(field)
        XCTAssertEqual(drawn.bounds(where: DrawnView.isRed), CGRect(x: 0, y: 7, width: 20, height: 20))
        XCTAssertGreaterThanOrEqual(drawn.bounds(where: DrawnView.isBlack)?.minX ?? 0, 20)
        XCTAssertEqual(field.textRect(forBounds: field.bounds).width, 100)
        field.clearButtonMode = .always
        XCTAssertLessThan(field.textRect(forBounds: field.bounds).width, 85)
    }

    func testATextFieldReducesTheFontOfTextThatDoesNotFit() {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 60, height: 34))
        field.text = "Wide enough to be reduced"
        let tall = DrawnView(field).bounds(where: DrawnView.isBlack)?.height ?? 0
        field.adjustsFontSizeToFitWidth = true
        field.minimumFontSize = 6
        XCTAssertLessThan(DrawnView(field).bounds(where: DrawnView.isBlack)?.height ?? 100, tall)
    }
}
