import UIKit
import XCTest

@testable import UnmodifiedSources

/// Strategies of snapshot tests in the style of public libraries compile and produce the pictures that they describe.
nonisolated final class SnapshotTransformTests: XCTestCase {}

extension SnapshotTransformTests {
    private func pixel(of image: UIImage, _ x: Int, _ y: Int) -> [UInt8]? { image.cgImage?.pixel(x: x, y: y) }

    func testAControllerIsDrawnInTheTraitsAndTheSafeAreaOfItsScreen() throws {
        let controller = StripedController()
        for drawsHierarchy in [false, true] {
            let strategy = SnapshotTransform<UIViewController, UIImage>.image(
                on: .phone(.portrait), drawsHierarchy: drawsHierarchy, traits: .init(userInterfaceStyle: .dark))
            let image = strategy.snapshot(controller)
            XCTAssertEqual(image.size, CGSize(width: 375, height: 812))
            XCTAssertEqual(image.cgImage?.width, 1125)
            // The safe area begins 44 points, 132 pixels, below the top; the background is black in dark style.
            XCTAssertEqual(pixel(of: image, 0, 131), [0, 0, 0, 255])
            XCTAssertEqual(pixel(of: image, 0, 132), [255, 0, 0, 255])
        }
        XCTAssertEqual(controller.sizeClasses, [.compact, .regular])
        XCTAssertNil(controller.parent)
        XCTAssertEqual(controller.traitCollection, UITraitCollection.current, "the parent's traits are gone")
    }

    func testAViewWithoutSizeIsDrawnInTheSizeThatFits() {
        let label = UILabel()
        label.text = "What's the point?"
        let image = SnapshotTransform<UIView, UIImage>.image(traits: .init(displayScale: 1)).snapshot(label)
        XCTAssertEqual(image.cgImage?.width, Int(label.sizeThatFits(.zero).width.rounded(.up)))
        // A line of text of 17 points is 20.29 points tall.
        XCTAssertEqual(image.cgImage?.height, 21)
    }

    func testLayersAndPathsAreDrawn() {
        let layer = CALayer()
        layer.bounds = CGRect(x: 0, y: 0, width: 4, height: 4)
        layer.backgroundColor = UIColor.red.cgColor
        let drawn = SnapshotTransform<CALayer, UIImage>.image(traits: .init(displayScale: 3)).snapshot(layer)
        XCTAssertEqual(drawn.cgImage?.width, 12)
        XCTAssertEqual(pixel(of: drawn, 11, 11), [255, 0, 0, 255])

        // The inner rectangle is a hole by the even-odd rule.
        let path = UIBezierPath(rect: CGRect(x: 10, y: 10, width: 6, height: 6))
        path.append(UIBezierPath(rect: CGRect(x: 12, y: 12, width: 2, height: 2)))
        let filled = SnapshotTransform<UIBezierPath, UIImage>.image().snapshot(path)
        XCTAssertEqual(filled.size, CGSize(width: 6, height: 6))
        XCTAssertEqual([pixel(of: filled, 1, 1), pixel(of: filled, 2, 2)], [[0, 0, 0, 255], [0, 0, 0, 0]])
    }

    func testTheElementsOfAPathAreListed() {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 1, y: 2))
        path.addLine(to: CGPoint(x: 3, y: 4))
        path.addQuadCurve(to: CGPoint(x: 5, y: 6), controlPoint: CGPoint(x: 7, y: 8))
        path.addCurve(
            to: CGPoint(x: 9, y: 10), controlPoint1: CGPoint(x: 11, y: 12), controlPoint2: CGPoint(x: 13, y: 14))
        path.close()
        XCTAssertEqual(
            SnapshotTransform<CGPath, String>.elementsDescription.snapshot(path.cgPath),
            """
            MoveTo (1.0, 2.0)
            LineTo (3.0, 4.0)
            QuadCurveTo (7.0, 8.0) (5.0, 6.0)
            CurveTo (11.0, 12.0) (13.0, 14.0) (9.0, 10.0)
            Close
            """)
    }

    func testStoredImagesAreComparedByTheirPixels() throws {
        func box(_ color: UIColor, _ width: CGFloat = 10) -> UIImage {
            UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { context in
                color.setFill()
                context.fill(CGRect(x: 0, y: 0, width: width, height: 10))
            }
        }
        let diffing = ImageDiffing()
        let translucent = box(UIColor(red: 0.3, green: 0.7, blue: 0.2, alpha: 0.4))
        for image in [box(.red), box(.green, 3), translucent] {
            let stored = diffing.fromData(diffing.toData(image))
            XCTAssertEqual(stored.size, image.size)
            XCTAssertNil(diffing.diff(stored, image)?.0)
        }
        let (message, difference) = try XCTUnwrap(diffing.diff(box(.red), box(.red, 9)))
        XCTAssertEqual(message, "different")
        XCTAssertEqual(pixel(of: difference, 0, 0), [0, 0, 0, 255])
        XCTAssertEqual(pixel(of: difference, 19, 0), [255, 0, 0, 255])
        // 40 of 400 pixels differ, each in the bytes of red and of the opacity: 80 of 1600 bytes.
        XCTAssertNil(ImageDiffing(precision: 0.95).diff(box(.red), box(.red, 9)))
        XCTAssertEqual(ImageDiffing(precision: 0.96).diff(box(.red), box(.red, 9))?.0, "80 bytes differ")
    }
}

/// A controller with a red strip at the top of its safe area.
private final class StripedController: UIViewController {
    private(set) var sizeClasses: [UIUserInterfaceSizeClass] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let strip = UIView()
        strip.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        strip.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(strip)
        NSLayoutConstraint.activate([
            strip.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            strip.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            strip.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            strip.heightAnchor.constraint(equalToConstant: 10),
        ])
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        sizeClasses = [traitCollection.horizontalSizeClass, traitCollection.verticalSizeClass]
    }
}
