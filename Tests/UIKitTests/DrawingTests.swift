import UIKit
import XCTest

/// Core Graphics, layers and views draw as Apple's documentation describes; colours are read from the drawn pixels.
nonisolated final class DrawingTests: XCTestCase {}

extension DrawingTests {
    private static let clear: [UInt8] = [0, 0, 0, 0]
    private static let red: [UInt8] = [255, 0, 0, 255]
    private static let blue: [UInt8] = [0, 0, 255, 255]

    /// Draws an image of 20 × 20 points with 2 pixels per point.
    private func image(opaque: Bool = false, _ draw: (CGContext) -> Void) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        (format.scale, format.opaque) = (2, opaque)
        return UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20), format: format).image { draw($0.cgContext) }
    }

    /// The colour of the pixel to the right of and below a point.
    private func color(of image: UIImage, _ x: CGFloat, _ y: CGFloat) -> [UInt8]? {
        image.cgImage?.pixel(x: Int(x * image.scale), y: Int(y * image.scale))
    }

    private func draw(_ view: UIView) -> UIImage {
        image { _ in view.drawHierarchy(in: CGRect(x: 0, y: 0, width: 20, height: 20), afterScreenUpdates: true) }
    }

    func testARectangleIsFilledUpToItsEdges() {
        let image = image { context in
            context.setFillColor(UIColor.red.cgColor)
            context.fill(CGRect(x: 4, y: 6, width: 8, height: 3))
        }
        XCTAssertEqual(image.size, CGSize(width: 20, height: 20))
        XCTAssertEqual(image.cgImage?.width, 40)
        XCTAssertEqual(color(of: image, 4, 6), Self.red)
        XCTAssertEqual(color(of: image, 11.5, 8.5), Self.red)
        for (x, y) in [(3.5, 7), (12, 7), (8, 5.5), (8, 9)] as [(CGFloat, CGFloat)] {
            XCTAssertEqual(color(of: image, x, y), Self.clear)
        }
    }

    func testNothingIsDrawnOutsideTheClip() {
        let image = image { context in
            context.saveGState()
            context.clip(to: CGRect(x: 5, y: 5, width: 10, height: 10))
            context.setFillColor(UIColor.red.cgColor)
            context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
            context.restoreGState()
            context.setFillColor(UIColor.blue.cgColor)
            context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
        }
        XCTAssertEqual(color(of: image, 4.5, 10), Self.clear)
        XCTAssertEqual(color(of: image, 5, 5), Self.red)
        XCTAssertEqual(color(of: image, 15, 10), Self.clear)
        XCTAssertEqual(color(of: image, 1, 1), Self.blue)
    }

    func testTransformsApplyToWhatIsDrawnAfterwards() {
        let image = image { context in
            context.translateBy(x: 10, y: 10)
            context.rotate(by: .pi / 2)
            context.scaleBy(x: 2, y: 1)
            context.setFillColor(UIColor.red.cgColor)
            // The x axis points down and is twice as long, the y axis points left.
            context.fill(CGRect(x: 0, y: 0, width: 4, height: 2))
        }
        XCTAssertEqual(color(of: image, 9, 17), Self.red)
        XCTAssertEqual(color(of: image, 9, 18.5), Self.clear)
        XCTAssertEqual(color(of: image, 11, 12), Self.clear)
    }

    func testAStrokeIsCentredOnItsPathAndInterruptedByDashes() {
        let image = image { context in
            context.setStrokeColor(UIColor.red.cgColor)
            context.setLineWidth(4)
            context.setLineDash(phase: 0, lengths: [5, 5])
            context.move(to: CGPoint(x: 0, y: 10))
            context.addLine(to: CGPoint(x: 20, y: 10))
            context.strokePath()
        }
        XCTAssertEqual(color(of: image, 2, 8), Self.red)
        XCTAssertEqual(color(of: image, 2, 11.5), Self.red)
        XCTAssertEqual(color(of: image, 2, 12), Self.clear)
        XCTAssertEqual(color(of: image, 7, 10), Self.clear)
        XCTAssertEqual(color(of: image, 12, 10), Self.red)
    }

    func testATransparencyLayerIsBlendedAsOnePicture() {
        let image = image { context in
            context.setAlpha(0.5)
            context.beginTransparencyLayer(auxiliaryInfo: nil)
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 12, height: 12))
            UIColor.blue.setFill()
            context.fill(CGRect(x: 8, y: 8, width: 12, height: 12))
            context.endTransparencyLayer()
        }
        XCTAssertEqual(color(of: image, 10, 10), [0, 0, 255, 128])
        XCTAssertEqual(color(of: image, 4, 4), [255, 0, 0, 128])
    }

    func testAShadowIsOffsetDownwardsAndBlurred() {
        let image = image { context in
            context.setShadow(offset: CGSize(width: 0, height: 6), blur: 2, color: UIColor.blue.cgColor)
            UIColor.red.setFill()
            context.fill(CGRect(x: 5, y: 2, width: 10, height: 6))
        }
        XCTAssertEqual(color(of: image, 10, 5), Self.red)
        XCTAssertEqual(color(of: image, 10, 10.5), Self.blue)
        let edge = color(of: image, 10, 14.5) ?? []
        XCTAssertEqual(edge.first, 0)
        XCTAssertTrue((1...200).contains(edge.last ?? 0))
    }

    // Core Graphics: the components of a colour are those of its space and the opacity.
    func testColoursAndGradientsAreMadeFromArraysOfComponents() {
        let space = CGColorSpaceCreateDeviceRGB()
        XCTAssertEqual(CGColor(colorSpace: space, components: [1, 0, 0, 1]), UIColor.red.cgColor)
        XCTAssertNil(CGColor(colorSpace: space, components: [1, 0, 0]))
        let components: [CGFloat] = [1, 0, 0, 1, 0, 0, 1, 1]
        XCTAssertNotNil(CGGradient(colorSpace: space, colorComponents: components, locations: [0, 1], count: 2))
        XCTAssertNil(CGGradient(colorSpace: space, colorComponents: components, locations: nil, count: 3))
    }

    func testALinearGradientHasTheMeanColourInItsMiddle() throws {
        let image = image { context in
            let colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
            guard let gradient = CGGradient(colorsSpace: nil, colors: colors, locations: nil) else { return }
            context.drawLinearGradient(
                gradient, start: CGPoint(x: 5, y: 0), end: CGPoint(x: 15, y: 0), options: .drawsBeforeStartLocation)
        }
        XCTAssertEqual(color(of: image, 1, 10), Self.red)
        XCTAssertEqual(color(of: image, 18, 10), Self.clear)
        let middle = try XCTUnwrap(color(of: image, 10, 10))
        XCTAssertEqual(Double(middle[0]), 127.5, accuracy: 8)
        XCTAssertEqual(Double(middle[2]), 127.5, accuracy: 8)
    }

    func testABitmapContextHasItsOriginAtTheBottomLeft() throws {
        let context = try XCTUnwrap(
            CGContext(
                data: nil, width: 10, height: 10, bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: 1))
        context.setFillColor(UIColor.red.cgColor)
        context.fill(CGRect(x: 0, y: 0, width: 10, height: 2))
        let image = try XCTUnwrap(context.makeImage())
        XCTAssertEqual(image.pixel(x: 5, y: 9), Self.red)
        XCTAssertEqual(image.pixel(x: 5, y: 0), Self.clear)
    }

    func testAPictureIsDecodedAsItWasDrawn() throws {
        let drawn = image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 10, height: 20))
        }
        let data = try XCTUnwrap(drawn.pngData())
        XCTAssertEqual(Array(data.prefix(4)), [0x89, 0x50, 0x4E, 0x47])
        let decoded = try XCTUnwrap(UIImage(data: data, scale: 2))
        XCTAssertEqual(decoded.size, CGSize(width: 20, height: 20))
        XCTAssertEqual(color(of: decoded, 5, 5), Self.red)
        XCTAssertEqual(color(of: decoded, 15, 5), Self.clear)
    }

    func testAnImageWithoutPixelsIsNotBegun() {
        let renderer = UIGraphicsImageRenderer(size: CGSize(width: 0, height: 10))
        var isCalled = false
        XCTAssertNil(renderer.image { _ in isCalled = true }.cgImage)
        XCTAssertFalse(isCalled)
        UIGraphicsBeginImageContext(CGSize(width: 100_000, height: 1))
        XCTAssertNil(UIGraphicsGetCurrentContext())
        UIGraphicsEndImageContext()
    }

    // MARK: Images

    /// Red on the left, blue on the right; 8 × 4 points.
    private var halves: UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 8, height: 4)).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
            UIColor.blue.setFill()
            context.fill(CGRect(x: 4, y: 0, width: 4, height: 4))
        }
    }

    func testContentModesPlaceAnImage() {
        let places: [(mode: UIView.ContentMode, frame: CGRect)] = [
            (.scaleToFill, CGRect(x: 0, y: 0, width: 20, height: 20)),
            (.scaleAspectFit, CGRect(x: 0, y: 5, width: 20, height: 10)),
            (.center, CGRect(x: 6, y: 8, width: 8, height: 4)), (.top, CGRect(x: 6, y: 0, width: 8, height: 4)),
            (.bottom, CGRect(x: 6, y: 16, width: 8, height: 4)), (.left, CGRect(x: 0, y: 8, width: 8, height: 4)),
            (.right, CGRect(x: 12, y: 8, width: 8, height: 4)), (.topLeft, CGRect(x: 0, y: 0, width: 8, height: 4)),
            (.topRight, CGRect(x: 12, y: 0, width: 8, height: 4)),
            (.bottomLeft, CGRect(x: 0, y: 16, width: 8, height: 4)),
            (.bottomRight, CGRect(x: 12, y: 16, width: 8, height: 4)),
        ]
        for (mode, frame) in places {
            let view = UIImageView(image: halves)
            view.contentMode = mode
            view.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
            let image = draw(view)
            XCTAssertEqual(color(of: image, frame.minX, frame.minY), Self.red, "\(mode)")
            XCTAssertEqual(color(of: image, frame.maxX - 0.5, frame.maxY - 0.5), Self.blue, "\(mode)")
            if frame.minX > 0 { XCTAssertEqual(color(of: image, frame.minX - 0.5, frame.midY), Self.clear, "\(mode)") }
            if frame.maxY < 20 { XCTAssertEqual(color(of: image, frame.midX, frame.maxY), Self.clear, "\(mode)") }
        }
    }

    func testATemplateHasTheTintColour() {
        let view = UIImageView(image: halves.withRenderingMode(.alwaysTemplate))
        view.tintColor = .green
        view.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
        XCTAssertEqual(color(of: draw(view), 15, 10), [0, 255, 0, 255])
    }

    func testCapsKeepTheirSize() {
        let insets = UIEdgeInsets(top: 0, left: 3, bottom: 0, right: 3)
        let resizable = halves.resizableImage(withCapInsets: insets, resizingMode: .stretch)
        let image = image { _ in resizable.draw(in: CGRect(x: 0, y: 0, width: 20, height: 4)) }
        XCTAssertEqual(color(of: image, 2.5, 1), Self.red)
        XCTAssertEqual(color(of: image, 5, 1), Self.red)
        XCTAssertEqual(color(of: image, 17.5, 1), Self.blue)
        XCTAssertEqual(color(of: image, 5, 5), Self.clear)
    }

    // MARK: Layers

    func testALayerDrawsBackgroundBorderAndCorners() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        view.backgroundColor = .red
        view.layer.cornerRadius = 8
        view.layer.borderWidth = 2
        view.layer.borderColor = UIColor.blue.cgColor
        let image = draw(view)
        XCTAssertEqual(color(of: image, 0, 0), Self.clear)
        XCTAssertEqual(color(of: image, 10, 0), Self.blue)
        XCTAssertEqual(color(of: image, 10, 1.5), Self.blue)
        XCTAssertEqual(color(of: image, 10, 2), Self.red)
    }

    func testSubviewsAreClippedOnlyIfRequested() {
        for isClipped in [false, true] {
            let root = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            let inner = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 10))
            inner.backgroundColor = .red
            view.clipsToBounds = isClipped
            view.addSubview(inner)
            root.addSubview(view)
            XCTAssertEqual(color(of: draw(root), 12, 12), isClipped ? Self.clear : Self.red)
            XCTAssertEqual(color(of: draw(root), 7, 7), Self.red)
        }
    }

    func testASublayerIsBehindViewsThatWereAddedLater() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        let back = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
        back.backgroundColor = .red
        root.addSubview(back)
        let layer = CALayer()
        layer.frame = root.bounds
        layer.backgroundColor = UIColor.blue.cgColor
        root.layer.addSublayer(layer)
        let front = UIView(frame: CGRect(x: 10, y: 0, width: 10, height: 20))
        front.backgroundColor = .red
        root.addSubview(front)
        XCTAssertEqual(color(of: draw(root), 5, 5), Self.blue)
        XCTAssertEqual(color(of: draw(root), 15, 5), Self.red)
    }

    func testAMaskLimitsALayer() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        view.backgroundColor = .red
        let shape = CAShapeLayer()
        shape.path = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 20), transform: nil)
        view.layer.mask = shape
        XCTAssertEqual(color(of: draw(view), 5, 5), Self.red)
        XCTAssertEqual(color(of: draw(view), 15, 5), Self.clear)
    }

    func testHiddenAndTransparentViewsAreDrawnAccordingly() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        let view = UIView(frame: root.bounds)
        view.backgroundColor = .red
        root.addSubview(view)
        view.alpha = 0.5
        XCTAssertEqual(color(of: draw(root), 5, 5), [255, 0, 0, 128])
        view.isHidden = true
        XCTAssertEqual(color(of: draw(root), 5, 5), Self.clear)
    }

    func testAViewDrawsItselfInItsOwnCoordinates() {
        final class Bar: UIView {
            override func draw(_ rect: CGRect) {
                UIColor.red.setFill()
                UIBezierPath(rect: CGRect(x: 0, y: 0, width: 2, height: rect.height)).fill()
            }
        }
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        root.addSubview(Bar(frame: CGRect(x: 8, y: 4, width: 6, height: 6)))
        let image = draw(root)
        XCTAssertEqual(color(of: image, 8, 4), Self.red)
        XCTAssertEqual(color(of: image, 9.5, 9.5), Self.red)
        XCTAssertEqual(color(of: image, 10, 5), Self.clear)
        XCTAssertEqual(color(of: image, 8, 10), Self.clear)
    }

    func testAScrolledViewShowsItsVisiblePart() {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        let low = UIView(frame: CGRect(x: 0, y: 30, width: 20, height: 5))
        low.backgroundColor = .red
        scroll.addSubview(low)
        let wide = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        wide.addSubview(scroll)
        scroll.frame.size.width = 10
        XCTAssertTrue(scroll.clipsToBounds)
        scroll.contentOffset = CGPoint(x: 0, y: 25)
        XCTAssertEqual(color(of: draw(wide), 12, 7), Self.clear)
        scroll.frame.size.width = 20
        XCTAssertEqual(color(of: draw(scroll), 10, 7), Self.red)
        XCTAssertEqual(color(of: draw(scroll), 10, 12), Self.clear)
    }

    // MARK: Text

    /// The box around the pixels that are not transparent, in points.
    private func ink(of image: UIImage) -> CGRect {
        guard let pixels = image.cgImage else { return .null }
        var box = CGRect.null
        for y in 0..<pixels.height {
            for x in 0..<pixels.width where (pixels.pixel(x: x, y: y)?[3] ?? 0) > 40 {
                box = box.union(CGRect(x: x, y: y, width: 1, height: 1))
            }
        }
        return CGRect(
            x: box.minX / image.scale, y: box.minY / image.scale, width: box.width / image.scale,
            height: box.height / image.scale)
    }

    private func draw(_ label: UILabel, in size: CGSize) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 4
        label.frame = CGRect(origin: .zero, size: size)
        return UIGraphicsImageRenderer(size: size, format: format).image { label.layer.render(in: $0.cgContext) }
    }

    func testALabelsInkIsOnItsBaselineAndAligned() {
        let label = UILabel()
        label.text = "HHH"
        let width = label.intrinsicContentSize.width
        for (alignment, left) in [(.left, 0), (.center, (100 - width) / 2), (.right, 100 - width)]
            as [(NSTextAlignment, CGFloat)]
        {
            label.textAlignment = alignment
            let box = ink(of: draw(label, in: CGSize(width: 100, height: 40)))
            // The line of 20.3 points is centred; its baseline is at the ascender of 16.2 points.
            XCTAssertEqual(box.maxY, (40 - label.font.lineHeight) / 2 + label.font.ascender, accuracy: 0.6)
            XCTAssertEqual(box.height, label.font.capHeight, accuracy: 0.6)
            XCTAssertTrue((left...(left + 2.5)).contains(box.minX), "\(box) \(alignment.rawValue)")
        }
    }

    func testLinesAreBrokenWhereTheyAreMeasured() {
        let label = UILabel()
        label.numberOfLines = 0
        label.text = "HHH HHH HHH HHH HHH HHH"
        let size = label.sizeThatFits(CGSize(width: 90, height: 1000))
        let box = ink(of: draw(label, in: CGSize(width: 90, height: size.height)))
        XCTAssertEqual((size.height / label.font.lineHeight).rounded(.down), 3)
        XCTAssertEqual(box.maxY, 2 * label.font.lineHeight + label.font.ascender, accuracy: 0.8)
        XCTAssertLessThanOrEqual(box.maxX, 90)
    }

    func testTextThatDoesNotFitEndsInsideItsFrame() {
        let label = UILabel()
        label.text = "A title that is much too long for its label"
        let box = ink(of: draw(label, in: CGSize(width: 80, height: 21)))
        XCTAssertLessThanOrEqual(box.maxX, 80)
        XCTAssertGreaterThan(box.maxX, 70)
    }

    func testShrunkTextFits() {
        let label = UILabel()
        label.text = "A long title of a label"
        (label.adjustsFontSizeToFitWidth, label.minimumScaleFactor) = (true, 0.3)
        let box = ink(of: draw(label, in: CGSize(width: 80, height: 21)))
        XCTAssertGreaterThan(box.maxX, 76)
        XCTAssertLessThanOrEqual(box.maxX, 80)
        XCTAssertLessThan(box.height, label.font.capHeight)
    }

    func testAttributedTextHasItsColours() {
        let label = UILabel()
        label.attributedText = NSAttributedString(
            string: "\u{2588}\u{2588}",
            attributes: [.foregroundColor: UIColor.red, .font: UIFont.systemFont(ofSize: 20)])
        let image = draw(label, in: CGSize(width: 60, height: 30))
        let box = ink(of: image)
        XCTAssertEqual(color(of: image, box.midX, box.midY), Self.red)
    }

    func testStringsAreDrawnAtPoints() {
        let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 10)]
        let image = image { _ in "HH".draw(at: CGPoint(x: 4, y: 5), withAttributes: attributes) }
        let box = ink(of: image)
        XCTAssertEqual(box.maxY, 5 + UIFont.systemFont(ofSize: 10).ascender, accuracy: 0.6)
        XCTAssertGreaterThanOrEqual(box.minX, 4)
    }

    func testRightToLeftTextIsAtTheRight() {
        let label = UILabel()
        label.text = "HH"
        label.semanticContentAttribute = .forceRightToLeft
        let box = ink(of: draw(label, in: CGSize(width: 100, height: 21)))
        XCTAssertGreaterThan(box.minX, 70)
    }
}
