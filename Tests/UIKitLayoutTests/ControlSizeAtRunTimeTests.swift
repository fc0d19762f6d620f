import Foundation
import UIKitLayout
import XCTest

/// The sizes of controls in code: those that Interface Builder stored with Xcode 15 and 16, which draw controls with iOS 17
/// and 18.
nonisolated final class ControlSizeAtRunTimeTests: XCTestCase {}

extension ControlSizeAtRunTimeTests {
    private func frame(_ view: UIView) -> CGSize {
        UITraitCollection(displayScale: 2).callAsCurrent {
            let root = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
            view.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(view)
            NSLayoutConstraint.activate([
                view.topAnchor.constraint(equalTo: root.topAnchor),
                view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            ])
            root.layoutIfNeeded()
            return view.frame.size
        }
    }

    // Stored frames: 51 × 31, 31 in 41 sliders, 94 × 32, 32 since Xcode 11, 4 since Xcode 12, 26 for page controls and 134.5
    // for four pages since Xcode 12, 56 for search bars.
    func testControlsInCodeAreAsLargeAsTheirStoredFramesOfXcode15() {
        XCTAssertEqual(frame(UISwitch()), CGSize(width: 51, height: 31))
        XCTAssertEqual(frame(UISlider()).height, 31)
        XCTAssertEqual(frame(UIStepper()), CGSize(width: 94, height: 32))
        XCTAssertEqual(frame(UISegmentedControl(items: ["a", "b"])).height, 32)
        XCTAssertEqual(frame(UIProgressView(progressViewStyle: .default)).height, 4)
        let pages = UIPageControl()
        pages.numberOfPages = 4
        XCTAssertEqual(frame(pages), CGSize(width: 134.5, height: 26))
        XCTAssertEqual(pages.size(forNumberOfPages: 2).width, 98.5)
        XCTAssertEqual(frame(UISearchBar()).height, 56)
    }

    private func fieldHeight(_ points: CGFloat, _ style: UITextField.BorderStyle, isSecure: Bool = false) -> CGFloat {
        let field = UITextField()
        (field.borderStyle, field.font) = (style, .systemFont(ofSize: points))
        field.isSecureTextEntry = isSecure
        return frame(field).height
    }

    // Stored frames: 34 with a font of 14 in 105 fields; UIKit: 34 in the standard font of 17. Since iOS 11 the height follows
    // larger fonts (Xamarin.Forms, EntryRenderer): a line of 30 points is 35.8 high, rounded up to 36, and 15.5 more than
    // that of 17, rounded up to 20.5.
    func testFieldsWithABorderGrowWithFontsLargerThanTheStandardOne() {
        for style in [UITextField.BorderStyle.roundedRect, .line, .bezel] {
            XCTAssertEqual(
                [fieldHeight(14, style), fieldHeight(17, style), fieldHeight(30, style)], [34, 34, 34 + 15.5])
        }
    }

    // Stored frames since Xcode 15: 22 with a font of 17, 18.5 with one of 14, 21 for a password.
    func testFieldsWithoutABorderAreTallerThanTheirLine() {
        XCTAssertEqual([fieldHeight(17, .none), fieldHeight(14, .none)], [22, 18.5])
        XCTAssertEqual(fieldHeight(17, .none, isSecure: true), 21)
    }
}
