import UIKit
import XCTest

/// Text that is made to fit: smaller, or with its characters closer together.
nonisolated final class TextFittingTests: XCTestCase {}

extension TextFittingTests {
    /// A label of 30 points height with black text at 20 points, as wide as the given share of the text.
    private func makeLabel(_ text: String, width share: CGFloat) -> UILabel {
        let label = UILabel()
        (label.text, label.font, label.textColor) = (text, .systemFont(ofSize: 20), .black)
        label.frame = CGRect(x: 0, y: 0, width: label.intrinsicContentSize.width * share, height: 30)
        return label
    }

    // Apple's page on UIBaselineAdjustment: relative to the baseline, to the centre of the box, and to its top left corner.
    func testSmallerTextIsOnTheBaselineInTheMiddleOrAtTheTop() throws {
        func ink(_ adjustment: UIBaselineAdjustment, share: CGFloat = 0.5) throws -> CGRect {
            let label = makeLabel("HHHHHHHH", width: share)
            (label.adjustsFontSizeToFitWidth, label.baselineAdjustment) = (true, adjustment)
            return try XCTUnwrap(DrawnView(label).bounds { $0[3] > 128 })
        }
        let full = try ink(.alignBaselines, share: 1)
        XCTAssertEqual(try ink(.alignBaselines).maxY, full.maxY, accuracy: 0.6)
        XCTAssertEqual(try ink(.alignCenters).midY, full.midY, accuracy: 0.6)
        XCTAssertLessThan(try ink(.none).minY, try ink(.alignCenters).minY - 2)
        XCTAssertEqual(try ink(.none).height, full.height / 2, accuracy: 1)
    }

    // AppKit's page on tighteningFactorForTruncation: lines are tightened if they are at most 5 % too wide.
    func testALineThatIsSlightlyTooWideIsTightenedInPlaceOfBeingTruncated() throws {
        func drawn(_ share: CGFloat, tightens: Bool) -> DrawnView {
            let label = makeLabel("IIIIIIIIIIIIIIIIIIII", width: share)
            (label.lineBreakMode, label.allowsDefaultTighteningForTruncation) = (.byTruncatingTail, tightens)
            return DrawnView(label)
        }
        // The ellipsis leaves the upper part of the end of the line empty.
        func columns(_ drawn: DrawnView) -> CGFloat { drawn.bounds { $0[3] > 128 }?.maxX ?? 0 }
        func upperInk(_ share: CGFloat, tightens: Bool) -> Int {
            let view = drawn(share, tightens: tightens)
            let end = columns(view)
            return view.count(CGRect(x: end - 5, y: 8, width: 5, height: 6)) { $0[3] > 128 }
        }
        XCTAssertEqual(upperInk(0.97, tightens: false), 0)
        XCTAssertGreaterThan(upperInk(0.97, tightens: true), 10)
        XCTAssertEqual(upperInk(0.9, tightens: true), 0)
    }

    // Apple's pages on NSStringDrawingContext: the smallest scale factor, the factor in effect, and the bounds of the text.
    func testADrawingContextScalesTextThatDoesNotFit() {
        let text = NSAttributedString(string: "HHHHHHHH", attributes: [.font: UIFont.systemFont(ofSize: 20)])
        let full = text.size()
        let context = NSStringDrawingContext()
        let half = CGSize(width: full.width / 2, height: 100)
        XCTAssertEqual(text.boundingRect(with: half, context: context).width, full.width)
        XCTAssertEqual(context.actualScaleFactor, 1)
        context.minimumScaleFactor = 0.25
        let bounds = text.boundingRect(with: half, context: context)
        XCTAssertLessThan(context.actualScaleFactor, 0.6)
        XCTAssertLessThanOrEqual(bounds.width, half.width)
        XCTAssertEqual(
            bounds.width, half.width, accuracy: full.width * 0.02, "fonts change by a hundredth of their size")
        XCTAssertEqual(context.totalBounds, bounds)
        context.minimumScaleFactor = 0.75
        _ = text.boundingRect(with: half, context: context)
        XCTAssertEqual(context.actualScaleFactor, 0.75)
        _ = text.boundingRect(with: CGSize(width: full.width + 1, height: 100), context: context)
        XCTAssertEqual(context.actualScaleFactor, 1)
    }

    func testWrappedTextIsScaledToTheHeight() {
        let words = String(repeating: "word ", count: 30)
        let text = NSAttributedString(string: words, attributes: [.font: UIFont.systemFont(ofSize: 20)])
        let context = NSStringDrawingContext()
        context.minimumScaleFactor = 0.1
        let area = CGSize(width: 200, height: 60)
        let bounds = text.boundingRect(with: area, options: .usesLineFragmentOrigin, context: context)
        XCTAssertLessThanOrEqual(bounds.height, 60)
        XCTAssertGreaterThan(bounds.height, 40)
        let drawn = UIGraphicsImageRenderer(size: CGSize(width: 200, height: 200)).image { _ in
            text.draw(with: CGRect(origin: .zero, size: area), options: .usesLineFragmentOrigin, context: context)
        }
        let below = (120..<200).contains { y in
            (0..<200).contains { (drawn.cgImage?.pixel(x: $0, y: y)?[3] ?? 0) > 0 }
        }
        XCTAssertFalse(below)
        XCTAssertEqual(context.totalBounds, bounds)
    }
}
