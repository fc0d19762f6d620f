import UIKit
import XCTest

/// Numbers beyond the range of integers, infinite ones and what is not a number end no program.
nonisolated final class ExtremeNumberTests: XCTestCase {}

extension ExtremeNumberTests {
    private static let numbers: [CGFloat] = [1e300, -1e300, .infinity, -.infinity, .nan, 1e-300]

    private func picture(_ draw: (CGContext) -> Void) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { draw($0.cgContext) }
    }

    func testArcsAndShadowsOfAnySizeAreDrawn() {
        for number in Self.numbers {
            let image = picture { context in
                context.setShadow(offset: CGSize(width: 1, height: number), blur: number, color: UIColor.red.cgColor)
                context.fill(CGRect(x: 2, y: 2, width: 4, height: 4))
                context.addArc(
                    center: .zero, radius: 5, startAngle: number, endAngle: -number, clockwise: number > 0)
                context.fillPath()
            }
            XCTAssertEqual(image.size, CGSize(width: 10, height: 10), "\(number)")
        }
    }

    // UIKit's documentation of CGImage.cropping(to:): nil if the rectangle is outside the image.
    func testImagesAreCroppedToTheirBounds() throws {
        let image = try XCTUnwrap(picture { $0.fill(CGRect(x: 0, y: 0, width: 10, height: 10)) }.cgImage)
        let width = image.width
        XCTAssertEqual(image.cropping(to: CGRect(x: -1e300, y: 0, width: 2e300, height: 5))?.width, width)
        XCTAssertNil(image.cropping(to: CGRect(x: 1e300, y: 0, width: 5, height: 5)))
    }

    func testTextIsScaledByFactorsInRangeOnly() {
        for number in Self.numbers {
            let context = NSStringDrawingContext()
            context.minimumScaleFactor = number
            let text = NSAttributedString(string: "Text", attributes: [.font: UIFont.systemFont(ofSize: 17)])
            let bounds = text.boundingRect(with: CGSize(width: 100, height: 100), options: [], context: context)
            XCTAssertEqual(bounds.height, 17 * 1.193359, accuracy: 0.01)
            XCTAssertEqual(context.actualScaleFactor, 1)
        }
    }

    private final class Rows: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
        var height: CGFloat = 0
        func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
        func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 3 }
        func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { height }
        func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
            "\(row)"
        }
    }

    func testPickersWithRowsOfAnyHeightAreDrawn() {
        for number in Self.numbers {
            let rows = Rows()
            rows.height = number
            let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            (picker.dataSource, picker.delegate) = (rows, rows)
            let image = picture { picker.layer.render(in: $0) }
            XCTAssertNotNil(image.cgImage, "\(number)")
        }
    }

    func testFontsWithNegativeTraitsAreFound() {
        let descriptor = UIFontDescriptor(fontAttributes: [
            .traits: [UIFontDescriptor.TraitKey.symbolic: -1.0], .size: 12,
        ])
        XCTAssertEqual(UIFont(descriptor: descriptor, size: 12).pointSize, 12)
    }

    // Neighbouring parts with the same number of attributes, whose values are different objects of the same types.
    func testPropertiesChangeTextsOfManyParts() {
        let text = NSMutableAttributedString(string: "")
        for size in 10..<20 as Range<Int> {
            let style = NSMutableParagraphStyle()
            style.lineSpacing = CGFloat(size)
            text.append(
                NSAttributedString(
                    string: "\(size) ",
                    attributes: [
                        .font: UIFont.systemFont(ofSize: CGFloat(size)), .foregroundColor: UIColor.gray,
                        .paragraphStyle: style, .kern: CGFloat(size) / 10, .baselineOffset: size,
                    ]))
        }
        let label = UILabel()
        label.attributedText = text
        label.font = .systemFont(ofSize: 30)
        (label.textColor, label.textAlignment, label.lineBreakMode) = (.red, .center, .byCharWrapping)
        XCTAssertEqual(label.attributedText?.string, text.string)
        XCTAssertEqual(
            (label.attributedText?.attribute(.font, at: 20, effectiveRange: nil) as? UIFont)?.pointSize, 30)
    }
}
