import UIKit
import XCTest

/// The memory of bitmap contexts and the bytes of images have the format that their description names.
nonisolated final class BitmapTests: XCTestCase {}

extension BitmapTests {
    private func info(_ alpha: CGImageAlphaInfo, _ order: CGBitmapInfo = []) -> UInt32 {
        alpha.rawValue | order.rawValue
    }

    /// The first bytes of a context of 3 × 2 pixels whose top left pixel is filled with half-transparent orange.
    private func bytes(_ info: UInt32, space: CGColorSpace, count: Int) -> [UInt8]? {
        var memory = [UInt8](repeating: 0, count: 24)
        return memory.withUnsafeMutableBytes { buffer in
            let context = CGContext(
                data: buffer.baseAddress, width: 3, height: 2, bitsPerComponent: 8, bytesPerRow: 12, space: space,
                bitmapInfo: info)
            guard let context else { return nil }
            context.setFillColor(red: 1, green: 0.6, blue: 0, alpha: 0.5)
            context.fill(CGRect(x: 0, y: 1, width: 1, height: 1))
            return Array(buffer.prefix(count))
        }
    }

    // Apple's description of CGBitmapInfo: without a byte order, components are in the order in which the name of the
    // opacity's place gives them; 32-bit little-endian pixels are in the opposite order.
    func testComponentsAreWhereTheDescriptionPlacesThem() {
        let rgb = CGColorSpaceCreateDeviceRGB()
        let formats: [(UInt32, [UInt8])] = [
            (info(.premultipliedLast), [128, 77, 0, 128]), (info(.premultipliedFirst), [128, 128, 77, 0]),
            (info(.premultipliedLast, .byteOrder32Big), [128, 77, 0, 128]),
            (info(.premultipliedFirst, .byteOrder32Little), [0, 77, 128, 128]),
            (info(.premultipliedLast, .byteOrder32Little), [128, 0, 77, 128]),
            (info(.noneSkipLast), [128, 77, 0, 255]),
        ]
        for (format, expected) in formats {
            let found = bytes(format, space: rgb, count: 4) ?? []
            XCTAssertEqual(found.count, 4)
            for (byte, other) in zip(found, expected) {
                XCTAssertEqual(Int(byte), Int(other), accuracy: 1, "\(format)")
            }
        }
        XCTAssertEqual(bytes(info(.alphaOnly), space: rgb, count: 2), [128, 0])
        XCTAssertEqual(bytes(info(.none), space: CGColorSpaceCreateDeviceGray(), count: 2)?.last, 0)
    }

    func testFormatsThatCannotBeDrawnAreRefused() {
        let (rgb, gray) = (CGColorSpaceCreateDeviceRGB(), CGColorSpaceCreateDeviceGray())
        for format in [info(.last), info(.first), info(.none), info(.premultipliedLast, .floatComponents)] {
            XCTAssertNil(bytes(format, space: rgb, count: 1), "\(format)")
        }
        XCTAssertNil(bytes(info(.premultipliedLast), space: gray, count: 1))
        XCTAssertNil(
            CGContext(
                data: nil, width: 3, height: 2, bitsPerComponent: 8, bytesPerRow: 11, space: rgb,
                bitmapInfo: info(.premultipliedLast)))
    }

    func testAContextShowsWhatAProgramWrites() throws {
        let context = try XCTUnwrap(
            CGContext(
                data: nil, width: 2, height: 2, bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: info(.premultipliedLast)))
        XCTAssertEqual(context.bytesPerRow, 8)
        XCTAssertEqual(context.bitsPerPixel, 32)
        XCTAssertEqual(context.alphaInfo, .premultipliedLast)
        let memory = try XCTUnwrap(context.data).assumingMemoryBound(to: UInt8.self)
        for (index, byte) in ([0, 0, 255, 255] as [UInt8]).enumerated() { memory[8 + index] = byte }
        context.setFillColor(UIColor(red: 1, green: 0, blue: 0, alpha: 1).cgColor)
        let image = try XCTUnwrap(context.makeImage())
        XCTAssertEqual(image.pixel(x: 0, y: 1), [0, 0, 255, 255])
        XCTAssertEqual(image.pixel(x: 1, y: 1), [0, 0, 0, 0])
        context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
        XCTAssertEqual(Array(UnsafeBufferPointer(start: memory + 8, count: 8)), [0, 0, 255, 255, 255, 0, 0, 255])
    }

    func testTheBytesOfAnImageAreItsPixels() throws {
        let bytes: [UInt8] = [255, 0, 0, 255, 0, 128, 0, 128, 1, 2, 3, 255, 0, 0, 0, 0]
        let provider = try XCTUnwrap(CGDataProvider(data: Data(bytes) as CFData))
        func image(_ alpha: CGImageAlphaInfo, bytesPerRow: Int = 8) -> CGImage? {
            CGImage(
                width: 2, height: 2, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: bytesPerRow,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGBitmapInfo(rawValue: alpha.rawValue),
                provider: provider, decode: nil, shouldInterpolate: false, intent: .defaultIntent)
        }
        let premultiplied = try XCTUnwrap(image(.premultipliedLast))
        XCTAssertEqual([UInt8](try XCTUnwrap(premultiplied.dataProvider?.data) as Data), bytes)
        XCTAssertEqual(premultiplied.bytesPerRow, 8)
        XCTAssertEqual(premultiplied.pixel(x: 1, y: 0), [0, 255, 0, 128])
        XCTAssertEqual(try XCTUnwrap(image(.last)).pixel(x: 1, y: 0), [0, 128, 0, 128])
        XCTAssertEqual(try XCTUnwrap(image(.noneSkipLast)).pixel(x: 1, y: 0), [0, 128, 0, 255])
        XCTAssertNil(image(.premultipliedLast, bytesPerRow: 7))
        XCTAssertNil(image(.premultipliedLast, bytesPerRow: 9))
    }

    // A circle of radius 10 extends 10 points from its centre; the control points of its curves are outside.
    func testTheBoundingBoxOfAPathIsWithoutControlPoints() {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addCurve(to: CGPoint(x: 30, y: 0), control1: CGPoint(x: 0, y: 40), control2: CGPoint(x: 30, y: 40))
        path.move(to: CGPoint(x: 40, y: 0))
        path.addQuadCurve(to: CGPoint(x: 60, y: 0), control: CGPoint(x: 50, y: -20))
        // The cubic is at 3/4 of its control points' height in its middle, the quadratic at half.
        XCTAssertEqual(path.boundingBoxOfPath, CGRect(x: 0, y: -10, width: 60, height: 40))
        XCTAssertEqual(path.boundingBox, CGRect(x: 0, y: -20, width: 60, height: 60))
        XCTAssertTrue(CGMutablePath().boundingBoxOfPath.isNull)
    }

    func testFormatsHaveTheScaleOfTraits() {
        XCTAssertEqual(UIGraphicsImageRendererFormat(for: UITraitCollection(displayScale: 3)).scale, 3)
        XCTAssertEqual(UIGraphicsImageRendererFormat(for: UITraitCollection()).scale, 2)
    }
}

/// A view that saves a state, clips, begins a layer and ends neither; or that restores states which it has not saved.
private final class UnbalancedView: UIView {
    var restores = false

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        if restores {
            for _ in 0..<9 { context.restoreGState() }
            context.endTransparencyLayer()
        } else {
            context.saveGState()
            context.clip(to: CGRect(x: 0, y: 0, width: 1, height: 1))
            context.translateBy(x: 5, y: 5)
            context.beginTransparencyLayer(auxiliaryInfo: nil)
            context.saveGState()
        }
    }
}

extension BitmapTests {
    // On iOS each layer draws into a context of its own, so the state that one layer leaves does not affect the others.
    func testAViewThatLeavesStatesUnbalancedDoesNotDisturbOthers() {
        for restores in [false, true] {
            let (root, inner) = (UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)), UIView())
            root.alpha = 0.5
            root.transform = CGAffineTransform(scaleX: 1, y: 1)
            let first = UnbalancedView(frame: CGRect(x: 2, y: 0, width: 2, height: 2))
            first.restores = restores
            let last = UIView(frame: CGRect(x: 6, y: 6, width: 2, height: 2))
            last.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
            root.addSubview(inner)
            [first, last].forEach(inner.addSubview)
            let format = UIGraphicsImageRendererFormat()
            format.scale = 1
            let image = UIGraphicsImageRenderer(bounds: root.bounds, format: format).image {
                root.layer.render(in: $0.cgContext)
            }
            XCTAssertEqual(image.cgImage?.pixel(x: 6, y: 6)?.prefix(3), [255, 0, 0])
            XCTAssertEqual(image.cgImage?.pixel(x: 5, y: 5), [0, 0, 0, 0])
        }
    }
}
