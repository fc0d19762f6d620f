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

    // Apple, titleLineBreakMode: wrapping modes enable several lines. Two lines of 17 points are 40 points apart from top to
    // bottom. Apple, titleAlignment: the lines are aligned at the leading or the trailing edge of the texts.
    func testATitleIsDrawnOnSeveralLinesAsItsAlignmentSays() throws {
        func ink(_ title: String, _ alignment: UIButton.Configuration.TitleAlignment) throws -> CGRect {
            var configuration = UIButton.Configuration.plain()
            (configuration.title, configuration.titleAlignment) = (title, alignment)
            configuration.baseForegroundColor = .black
            let button = UIButton(configuration: configuration)
            button.frame = CGRect(x: 0, y: 0, width: 120, height: 80)
            return try XCTUnwrap(DrawnView(button).bounds(where: DrawnView.isBlack))
        }
        XCTAssertLessThan(try ink("Words", .center).height, 20)
        XCTAssertGreaterThan(try ink("Words that wrap here", .center).height, 25)
        // The second line is an I below the first or the last letter of the first line.
        func inkOfSecondLine(_ alignment: UIButton.Configuration.TitleAlignment) -> [Bool] {
            var configuration = UIButton.Configuration.plain()
            (configuration.title, configuration.titleAlignment) = ("IIIIIIIIII\nI", alignment)
            configuration.baseForegroundColor = .black
            let button = UIButton(configuration: configuration)
            button.frame = CGRect(x: 0, y: 0, width: 120, height: 60)
            let drawn = DrawnView(button)
            return [0, 57, 63].map { left in
                let width: CGFloat = left == 57 ? 6 : 57
                return drawn.count(CGRect(x: left, y: 31, width: width, height: 29), where: DrawnView.isBlack) > 0
            }
        }
        XCTAssertEqual(inkOfSecondLine(.leading), [true, false, false])
        XCTAssertEqual(inkOfSecondLine(.center), [false, true, false])
        XCTAssertEqual(inkOfSecondLine(.trailing), [false, false, true])
    }

    // Apple, showsActivityIndicator: the indicator takes the place of the image.
    func testAnActivityIndicatorIsDrawnInPlaceOfTheImage() throws {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
        }
        var configuration = UIButton.Configuration.plain()
        (configuration.image, configuration.imagePlacement) = (image.withRenderingMode(.alwaysOriginal), .trailing)
        let button = UIButton(configuration: configuration)
        button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
        XCTAssertEqual(DrawnView(button).bounds(where: DrawnView.isRed), CGRect(x: 40, y: 10, width: 20, height: 20))
        button.configuration?.showsActivityIndicator = true
        let drawn = DrawnView(button)
        XCTAssertNil(drawn.bounds(where: DrawnView.isRed))
        let ink = try XCTUnwrap(drawn.bounds { $0[3] > 20 })
        XCTAssertTrue(CGRect(x: 39, y: 9, width: 22, height: 22).contains(ink), "\(ink)")
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
