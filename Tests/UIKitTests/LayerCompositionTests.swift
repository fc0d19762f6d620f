import QuartzCore
import UIKit
import XCTest

/// Group opacity and flipped geometry, according to Apple's pages on CALayer.
nonisolated final class LayerCompositionTests: XCTestCase {}

extension LayerCompositionTests {
    private func makeLayer(_ frame: CGRect, _ color: UIColor) -> CALayer {
        let layer = CALayer()
        (layer.frame, layer.backgroundColor) = (frame, color.cgColor)
        return layer
    }

    private func draw(_ layer: CALayer) -> CGImage? {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20), format: format).image {
            layer.render(in: $0.cgContext)
        }.cgImage
    }

    // A red layer at half opacity with a blue sublayer. In a group, only blue is visible where the layers overlap, at half
    // opacity (128). Otherwise half of blue covers half of red: 0.5 blue, 0.25 red, and the opacity is 0.75 (191).
    func testWithoutGroupOpacityEachLayerIsTransparentByItself() throws {
        let layer = makeLayer(CGRect(x: 0, y: 0, width: 20, height: 20), .red)
        layer.opacity = 0.5
        layer.addSublayer(makeLayer(CGRect(x: 0, y: 0, width: 10, height: 20), .blue))
        let group = try XCTUnwrap(draw(layer)?.pixel(x: 5, y: 5))
        XCTAssertEqual([group[0], group[2]], [0, 255])
        XCTAssertEqual(Double(group[3]), 128, accuracy: 1)
        layer.allowsGroupOpacity = false
        let separate = try XCTUnwrap(draw(layer)?.pixel(x: 5, y: 5))
        XCTAssertEqual(Double(separate[3]), 191, accuracy: 1)
        XCTAssertEqual(Double(separate[0]), 255 * 0.25 / 0.75, accuracy: 2)
    }

    // The vertical axis of the sublayers' coordinates points up: y = 0 is at the bottom.
    func testTheGeometryOfSublayersIsFlipped() {
        let layer = makeLayer(CGRect(x: 0, y: 0, width: 20, height: 20), .white)
        let inner = makeLayer(CGRect(x: 0, y: 0, width: 20, height: 5), .red)
        layer.addSublayer(inner)
        XCTAssertEqual(draw(layer)?.pixel(x: 10, y: 2), [255, 0, 0, 255])
        layer.isGeometryFlipped = true
        let drawn = draw(layer)
        XCTAssertEqual(drawn?.pixel(x: 10, y: 2), [255, 255, 255, 255])
        XCTAssertEqual(drawn?.pixel(x: 10, y: 17), [255, 0, 0, 255])
        XCTAssertEqual(inner.convert(CGPoint(x: 3, y: 1), to: layer), CGPoint(x: 3, y: 19))
        XCTAssertTrue(inner.contentsAreFlipped())
        XCTAssertFalse(layer.contentsAreFlipped())
    }

    // contentsAreFlipped: images are not upside down.
    func testImagesInFlippedGeometryAreUpright() {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image {
            $0.cgContext.setFillColor(UIColor.red.cgColor)
            $0.cgContext.fill(CGRect(x: 0, y: 0, width: 10, height: 5))
        }
        let layer = makeLayer(CGRect(x: 0, y: 0, width: 20, height: 20), .white)
        layer.isGeometryFlipped = true
        let inner = CALayer()
        (inner.frame, inner.contents) = (CGRect(x: 0, y: 0, width: 20, height: 10), image.cgImage)
        layer.addSublayer(inner)
        let drawn = draw(layer)
        XCTAssertEqual(drawn?.pixel(x: 10, y: 12), [255, 0, 0, 255], "the upper half of the image")
        XCTAssertEqual(drawn?.pixel(x: 10, y: 18), [255, 255, 255, 255], "the lower half of the image")
    }
}
