import UIKit
import XCTest

/// Radii of corner configurations, according to Apple's pages on UICornerConfiguration and UICornerRadius.
nonisolated final class CornerConfigurationTests: XCTestCase {}

extension CornerConfigurationTests {
    private var corners: [UIRectCorner] { [.topLeft, .topRight, .bottomLeft, .bottomRight] }

    private func view(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> UIView {
        UIView(frame: CGRect(x: x, y: y, width: width, height: height))
    }

    private func radii(_ view: UIView) -> [CGFloat] { corners.map { view.effectiveRadius(corner: $0) } }

    func testEachCornerHasItsRadius() {
        let card = view(0, 0, 100, 100)
        XCTAssertEqual(radii(card), [0, 0, 0, 0], "no configuration")
        card.cornerConfiguration = .corners(radius: 8)
        XCTAssertEqual(radii(card), [8, 8, 8, 8])
        card.cornerConfiguration = .corners(topLeftRadius: .fixed(4), bottomRightRadius: 6.5)
        XCTAssertEqual(radii(card), [4, 0, 0, 6.5])
        card.cornerConfiguration = .uniformEdges(topRadius: 10, bottomRadius: 2)
        XCTAssertEqual(radii(card), [10, 10, 2, 2])
        XCTAssertEqual(card.effectiveRadius(corner: .allCorners), 10, "the greatest radius of several corners")
    }

    func testACapsuleIsRoundedByHalfOfItsShorterSide() {
        let button = view(0, 0, 120, 44)
        button.cornerConfiguration = .capsule()
        XCTAssertEqual(radii(button), [22, 22, 22, 22])
        button.cornerConfiguration = .capsule(maximumRadius: 12)
        XCTAssertEqual(radii(button), [12, 12, 12, 12])
        button.cornerConfiguration = .corners(radius: 60)
        XCTAssertEqual(radii(button), [22, 22, 22, 22], "the view is too small for the radius")
    }

    // The container's radius is 30. The left corners are 10 points from its corners and have radius 30 - 10 = 20; the
    // right ones are 110 points away.
    func testConcentricRadiiShrinkWithTheDistanceFromTheContainer() {
        let (card, box, button) = (view(0, 0, 200, 100), view(0, 0, 200, 100), view(10, 10, 80, 80))
        card.cornerConfiguration = .corners(radius: 30)
        card.addSubview(box)
        box.addSubview(button)
        button.cornerConfiguration = .corners(radius: .containerConcentric())
        XCTAssertEqual(radii(button), [20, 0, 20, 0])
        button.cornerConfiguration = .corners(radius: .containerConcentric(minimum: 5))
        XCTAssertEqual(radii(button), [20, 5, 20, 5])
        button.cornerConfiguration = .uniformCorners(radius: .containerConcentric())
        XCTAssertEqual(radii(button), [20, 20, 20, 20])
        button.removeFromSuperview()
        XCTAssertEqual(radii(button), [0, 0, 0, 0], "no container")
    }

    private func picture(of view: UIView) -> Data? {
        view.backgroundColor = .red
        return UIGraphicsImageRenderer(size: view.bounds.size).image { view.layer.render(in: $0.cgContext) }.pngData()
    }

    // The layer's own properties draw the same corners if they all have the same radius or none.
    func testTheBackgroundIsDrawnWithTheRadiusOfEachCorner() throws {
        let (card, masked, square) = (view(0, 0, 20, 20), view(0, 0, 20, 20), view(0, 0, 20, 20))
        card.cornerConfiguration = .corners(topLeftRadius: 8, bottomRightRadius: 8)
        masked.layer.cornerRadius = 8
        masked.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
        let drawn = try XCTUnwrap(picture(of: card))
        XCTAssertEqual(drawn, picture(of: masked))
        XCTAssertNotEqual(drawn, picture(of: square))
        card.cornerConfiguration = .corners(topLeftRadius: 8, bottomRightRadius: 4)
        XCTAssertNotEqual(drawn, picture(of: card), "a smaller radius")
    }
}
