import UIKit
import XCTest

/// Buttons draw their backgrounds and the colours of their states, and layers and text are drawn as Core Animation and
/// TextKit describe; colours are read from the drawn pixels.
nonisolated final class ButtonDrawingTests: XCTestCase {}

extension ButtonDrawingTests {
    private func button(_ configuration: UIButton.Configuration) -> UIButton {
        var configuration = configuration
        configuration.title = "Title"
        let button = UIButton(configuration: configuration)
        button.frame = CGRect(x: 0, y: 0, width: 120, height: 40)
        button.tintColor = .red
        return button
    }

    // UIKit: a filled configuration has a background in the tint colour and a white title.
    func testAFilledConfigurationHasTheTintColourBehindItsTitle() {
        let drawn = DrawnView(button(.filled()))
        XCTAssertEqual(drawn.color(20, 20), [255, 0, 0, 255])
        XCTAssertEqual(drawn.color(0, 0)?.last, 0)
        XCTAssertGreaterThan(
            drawn.count(CGRect(x: 30, y: 0, width: 60, height: 40)) { $0 == [255, 255, 255, 255] }, 20)
        let plain = DrawnView(button(.plain()))
        XCTAssertEqual(plain.color(20, 20)?.last, 0)
        XCTAssertGreaterThan(plain.count(CGRect(x: 30, y: 0, width: 60, height: 40), where: DrawnView.isRed), 20)
    }

    func testAConfigurationHasItsOwnColoursAndCorners() {
        var configuration = UIButton.Configuration.filled()
        (configuration.baseBackgroundColor, configuration.baseForegroundColor) = (.blue, .black)
        configuration.cornerStyle = .capsule
        let drawn = DrawnView(button(configuration))
        XCTAssertEqual(drawn.color(60, 2), [0, 0, 255, 255])
        XCTAssertEqual(drawn.color(3, 3)?.last, 0)
        XCTAssertGreaterThan(drawn.count(CGRect(x: 30, y: 0, width: 60, height: 40), where: DrawnView.isBlack), 20)
    }

    // UIKit: with the style fixed, the background's corner radius is used as it is. A stroke without an outset is inside
    // the background.
    func testTheBackgroundOfAConfigurationHasItsColourRadiusAndStroke() {
        var configuration = UIButton.Configuration.plain()
        configuration.background.backgroundColor = .blue
        configuration.background.cornerRadius = 20
        (configuration.background.strokeColor, configuration.background.strokeWidth) = (.red, 4)
        configuration.cornerStyle = .fixed
        let drawn = DrawnView(button(configuration))
        XCTAssertEqual(drawn.color(12, 20), [0, 0, 255, 255])
        XCTAssertEqual(drawn.color(60, 1), [255, 0, 0, 255])
        XCTAssertEqual(drawn.color(3, 3)?.last, 0)
        var other = configuration
        other.background.cornerRadius = 10
        XCTAssertNotEqual(configuration, other)
        other.background.cornerRadius = 20
        XCTAssertEqual(configuration, other)
    }

    func testASubtitleIsDrawnBelowTheTitle() throws {
        var configuration = UIButton.Configuration.plain()
        configuration.baseForegroundColor = .black
        let single = try XCTUnwrap(DrawnView(button(configuration)).bounds(where: DrawnView.isBlack))
        configuration.subtitle = "Subtitle"
        let both = try XCTUnwrap(DrawnView(button(configuration)).bounds(where: DrawnView.isBlack))
        XCTAssertLessThan(both.minY, single.minY)
        XCTAssertGreaterThan(both.maxY, single.maxY)
    }

    func testADisabledSystemButtonHasAGreyTitle() {
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 0, y: 0, width: 120, height: 40)
        button.tintColor = .red
        button.setTitle("Title", for: .normal)
        XCTAssertNotNil(DrawnView(button).bounds(where: DrawnView.isRed))
        button.isEnabled = false
        XCTAssertNil(DrawnView(button).bounds(where: DrawnView.isRed))
        XCTAssertNotNil(DrawnView(button).bounds { $0[3] > 40 })
    }

    // The tint colour is inherited when the button is drawn.
    func testTheTitleOfASystemButtonFollowsTheTintColour() {
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 0, y: 0, width: 120, height: 40)
        button.setTitle("Title", for: .normal)
        button.layoutIfNeeded()
        let view = UIView(frame: button.frame)
        view.addSubview(button)
        view.tintColor = .red
        XCTAssertNotNil(DrawnView(view).bounds(where: DrawnView.isRed))
        view.tintAdjustmentMode = .dimmed
        XCTAssertNil(DrawnView(view).bounds(where: DrawnView.isRed))
    }

    func testABackgroundImageFillsTheButton() {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
        }
        let button = UIButton(type: .custom)
        button.frame = CGRect(x: 0, y: 0, width: 60, height: 30)
        button.setBackgroundImage(image, for: .normal)
        XCTAssertEqual(DrawnView(button).bounds(where: DrawnView.isRed), button.frame)
    }

    // A picture that iOS recorded at 3 pixels per point is 73 × 71 pixels large.
    func testAButtonForAddingContactsIsAsLargeAsOnIOS() {
        UITraitCollection(displayScale: 3).performAsCurrent {
            let size = UIButton(type: .contactAdd).intrinsicContentSize
            XCTAssertEqual(size.width, 73.0 / 3, accuracy: 0.01)
            XCTAssertEqual(size.height, 71.0 / 3, accuracy: 0.01)
        }
    }

    // UIView: overrideUserInterfaceStyle applies to the view and its subviews.
    func testAnOverriddenInterfaceStyleDeterminesColours() {
        let frame = CGRect(x: 0, y: 0, width: 20, height: 20)
        let (screen, view) = (UIView(frame: frame), UIView(frame: frame))
        let inner = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 10))
        screen.addSubview(view)
        view.addSubview(inner)
        (view.backgroundColor, inner.backgroundColor) = (.systemBackground, .label)
        XCTAssertEqual(DrawnView(screen).color(10, 10), [0, 0, 0, 255])
        view.overrideUserInterfaceStyle = .dark
        let drawn = DrawnView(screen)
        XCTAssertEqual(drawn.color(2, 2), [0, 0, 0, 255])
        XCTAssertEqual(drawn.color(10, 10), [255, 255, 255, 255])
        inner.overrideUserInterfaceStyle = .light
        XCTAssertEqual(DrawnView(screen).color(10, 10), [0, 0, 0, 255])
    }

    // UIViewController: overrideUserInterfaceStyle applies to the controller's view and its subviews.
    func testAnOverriddenInterfaceStyleOfAControllerDeterminesColours() {
        let (screen, controller) = (UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20)), UIViewController())
        controller.view.frame = screen.bounds
        controller.view.backgroundColor = .label
        screen.addSubview(controller.view)
        XCTAssertEqual(DrawnView(screen).color(2, 2), [0, 0, 0, 255])
        controller.overrideUserInterfaceStyle = .dark
        XCTAssertEqual(DrawnView(screen).color(2, 2), [255, 255, 255, 255])
    }

    // Core Animation: a conic gradient begins in the direction of the end point and runs clockwise.
    func testAConicGradientTurnsAroundItsStartPoint() throws {
        let layer = CAGradientLayer()
        layer.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
        (layer.type, layer.colors) = (.conic, [UIColor.red.cgColor, UIColor.blue.cgColor])
        (layer.startPoint, layer.endPoint) = (CGPoint(x: 0.5, y: 0.5), CGPoint(x: 0.5, y: 0))
        let view = UIView(frame: layer.frame)
        view.layer.addSublayer(layer)
        let drawn = DrawnView(view)
        XCTAssertGreaterThan(try XCTUnwrap(drawn.color(11, 1))[0], 230)
        XCTAssertGreaterThan(try XCTUnwrap(drawn.color(9, 1))[2], 230)
        let below = try XCTUnwrap(drawn.color(10, 18))
        XCTAssertEqual(Double(below[0]), 127.5, accuracy: 6)
        XCTAssertEqual(below[3], 255)
    }

    func testATextLayerDrawsItsTextInItsColour() throws {
        let layer = CATextLayer()
        layer.frame = CGRect(x: 0, y: 0, width: 80, height: 40)
        (layer.string, layer.fontSize, layer.foregroundColor) = ("Text", 20, UIColor.red.cgColor)
        let view = UIView(frame: layer.frame)
        view.layer.addSublayer(layer)
        let left = try XCTUnwrap(DrawnView(view).bounds(where: DrawnView.isRed))
        XCTAssertLessThan(left.minX, 4)
        XCTAssertLessThan(left.maxY, 25)
        layer.alignmentMode = .right
        XCTAssertGreaterThan(try XCTUnwrap(DrawnView(view).bounds(where: DrawnView.isRed)).maxX, 76)
    }

    // TextKit: all lines of a justified paragraph but the last one extend over the whole width.
    func testJustifiedLinesExtendOverTheWholeWidth() throws {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 150, height: 60))
        (label.text, label.numberOfLines) = ("Words that fill the first line and a second one", 0)
        let first = CGRect(x: 0, y: 0, width: 150, height: 20)
        let natural = DrawnView(label).count(first.divided(atDistance: 4, from: .maxXEdge).slice) { $0[3] > 100 }
        XCTAssertEqual(natural, 0)
        label.textAlignment = .justified
        let edge = DrawnView(label).count(first.divided(atDistance: 4, from: .maxXEdge).slice) { $0[3] > 100 }
        XCTAssertGreaterThan(edge, 3)
    }
}
