import UIKit
import XCTest

/// Clipping by the opacity of an image, according to Apple's documentation of CGContext, the bounds of renderers, and
/// the images of tab bars.
nonisolated final class ClippingMaskTests: XCTestCase {}

extension ClippingMaskTests {
    private func format() -> UIGraphicsImageRendererFormat {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return format
    }

    private func picture(_ size: CGSize = CGSize(width: 4, height: 4), _ draw: (CGContext) -> Void) throws -> CGImage {
        let renderer = UIGraphicsImageRenderer(size: size, format: format())
        return try XCTUnwrap(renderer.image { draw($0.cgContext) }.cgImage)
    }

    /// A mask whose upper half is opaque and whose lower half is half transparent.
    private func halves() throws -> CGImage {
        try picture { context in
            context.setFillColor(gray: 0, alpha: 1)
            context.fill(CGRect(x: 0, y: 0, width: 4, height: 2))
            context.setFillColor(gray: 0, alpha: 0.5)
            context.fill(CGRect(x: 0, y: 2, width: 4, height: 2))
        }
    }

    // The vertical axis of the context points down, so the image is upside down, as when it is drawn.
    func testDrawingHasTheOpacityOfTheMask() throws {
        let mask = try halves()
        let drawn = try picture { context in
            context.clip(to: CGRect(x: 0, y: 0, width: 2, height: 4), mask: mask)
            context.setFillColor(UIColor.red.cgColor)
            context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
        }
        XCTAssertEqual(drawn.pixel(x: 1, y: 3), [255, 0, 0, 255])
        XCTAssertEqual(try XCTUnwrap(drawn.pixel(x: 1, y: 0)?[3]), 128, accuracy: 1)
        XCTAssertEqual(drawn.pixel(x: 2, y: 3), [0, 0, 0, 0], "outside the rectangle")
    }

    func testTheLightnessOfAnOpaqueImageIsTheMask() throws {
        let mask = try picture { context in
            context.setFillColor(gray: 0, alpha: 1)
            context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
            context.setFillColor(gray: 1, alpha: 1)
            context.fill(CGRect(x: 0, y: 0, width: 1, height: 4))
        }
        let drawn = try picture { context in
            context.clip(to: CGRect(x: 0, y: 0, width: 4, height: 4), mask: mask)
            context.setFillColor(UIColor.blue.cgColor)
            context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
        }
        XCTAssertEqual(drawn.pixel(x: 0, y: 1), [0, 0, 255, 255])
        XCTAssertEqual(drawn.pixel(x: 1, y: 1)?[3], 0)
    }

    func testTwoMasksMultiplyUntilTheStateIsRestored() throws {
        let mask = try halves()
        let whole = CGRect(x: 0, y: 0, width: 4, height: 4)
        let drawn = try picture { context in
            context.setFillColor(UIColor.red.cgColor)
            context.saveGState()
            context.clip(to: whole, mask: mask)
            context.clip(to: whole, mask: mask)
            context.beginTransparencyLayer(auxiliaryInfo: nil)
            context.fill(CGRect(x: 0, y: 0, width: 2, height: 4))
            context.endTransparencyLayer()
            context.restoreGState()
            context.fill(CGRect(x: 3, y: 0, width: 1, height: 4))
        }
        XCTAssertEqual(try XCTUnwrap(drawn.pixel(x: 0, y: 0)?[3]), 64, accuracy: 1)
        XCTAssertEqual(drawn.pixel(x: 0, y: 3)?[3], 255)
        XCTAssertEqual(drawn.pixel(x: 3, y: 0), [255, 0, 0, 255])
    }

    func testAColorSpaceOfGreysHasAModelOfItsOwn() {
        XCTAssertEqual(CGColorSpaceCreateDeviceGray().model, .monochrome)
        XCTAssertEqual(UIColor.red.cgColor.colorSpace?.model, .rgb)
        XCTAssertEqual(CGColorSpaceModel.pattern.rawValue, 6)
    }

    func testTheFormatOfAContextHasTheBoundsOfItsRenderer() {
        let bounds = CGRect(x: 5, y: 6, width: 7, height: 8)
        let format = format()
        var seen: CGRect?
        _ = UIGraphicsImageRenderer(bounds: bounds, format: format).image { seen = $0.format.bounds }
        XCTAssertEqual(seen, bounds)
        XCTAssertEqual(format.bounds, .zero)
    }

    func testATabBarDrawsItsImages() throws {
        let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 320, height: 49))
        bar.items = ["A", "B"].enumerated().map { UITabBarItem(title: $1, image: nil, tag: $0) }
        bar.selectedItem = bar.items?[1]
        func image(_ color: UIColor, _ size: CGSize) -> UIImage {
            UIGraphicsImageRenderer(size: size).image { context in
                color.setFill()
                context.fill(context.format.bounds)
            }
        }
        bar.backgroundImage = image(.blue, CGSize(width: 1, height: 1))
        bar.selectionIndicatorImage = image(.red, CGSize(width: 40, height: 20))
        let drawn = DrawnView(bar)
        XCTAssertEqual(drawn.color(5, 5), [0, 0, 255, 255])
        XCTAssertEqual(drawn.bounds(where: DrawnView.isRed)?.midX ?? 0, 240, accuracy: 1)
        XCTAssertEqual(drawn.bounds(where: DrawnView.isRed)?.width ?? 0, 40, accuracy: 1)
    }
}
