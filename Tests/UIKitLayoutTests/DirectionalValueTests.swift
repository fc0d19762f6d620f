import UIKitLayout
import XCTest

/// Directional values that are set before the layout direction is known. Apple's documentation of
/// `directionalLayoutMargins`: "The leading and trailing values are synchronized with the left and right values" in the
/// view's layout direction.
nonisolated final class DirectionalValueTests: XCTestCase {}

extension DirectionalValueTests {
    private static let margins = NSDirectionalEdgeInsets(top: 1, leading: 30, bottom: 2, trailing: 12)
    private static let leftToRight = UIEdgeInsets(top: 1, left: 30, bottom: 2, right: 12)
    private static let rightToLeft = UIEdgeInsets(top: 1, left: 12, bottom: 2, right: 30)

    func testDirectionalMarginsFollowTheSemanticAttribute() {
        let view = UIView()
        view.directionalLayoutMargins = Self.margins
        XCTAssertEqual(view.layoutMargins, Self.leftToRight)
        view.semanticContentAttribute = .forceRightToLeft
        XCTAssertEqual(view.layoutMargins, Self.rightToLeft)
        XCTAssertEqual(view.directionalLayoutMargins, Self.margins)
        view.semanticContentAttribute = .forceLeftToRight
        XCTAssertEqual(view.layoutMargins, Self.leftToRight)
    }

    func testMarginsSetByTheirSidesKeepTheirSides() {
        let view = UIView()
        view.directionalLayoutMargins = Self.margins
        view.layoutMargins = Self.leftToRight
        view.semanticContentAttribute = .forceRightToLeft
        XCTAssertEqual(view.layoutMargins, Self.leftToRight)
        XCTAssertEqual(view.directionalLayoutMargins.leading, 12)
    }

    func testDirectionalMarginsFollowTraits() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let controller = UIViewController()
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.directionalLayoutMargins = Self.margins
        controller.view.addSubview(view)
        window.rootViewController = controller
        window.makeKeyAndVisible()
        XCTAssertEqual(view.layoutMargins, Self.leftToRight)
        window.traitOverrides.layoutDirection = .rightToLeft
        XCTAssertEqual(view.layoutMargins, Self.rightToLeft)
        view.traitOverrides.layoutDirection = .leftToRight
        XCTAssertEqual(view.layoutMargins, Self.leftToRight)
        view.semanticContentAttribute = .forceRightToLeft
        XCTAssertEqual(view.layoutMargins, Self.rightToLeft)
    }

    /// A dot at the leading margin of a card that is 100 points wide, and a stack in the margins of another one.
    func testViewsInsideDirectionalMarginsAreMirrored() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let card = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        let dot = SizedView(10)
        let stack = UIStackView(arrangedSubviews: [SizedView(10), SizedView(20)])
        card.directionalLayoutMargins = Self.margins
        dot.translatesAutoresizingMaskIntoConstraints = false
        card.addSubview(dot)
        dot.leadingAnchor.constraint(equalTo: card.layoutMarginsGuide.leadingAnchor).isActive = true
        stack.frame = CGRect(x: 0, y: 100, width: 100, height: 20)
        stack.isLayoutMarginsRelativeArrangement = true
        stack.directionalLayoutMargins = Self.margins
        window.addSubview(card)
        window.addSubview(stack)
        func positions() -> [CGFloat] {
            window.layoutIfNeeded()
            return [dot.frame.minX] + stack.arrangedSubviews.map(\.frame.minX)
        }
        XCTAssertEqual(positions(), [30, 30, 68])
        window.overrideTraitCollection = UITraitCollection(layoutDirection: .rightToLeft)
        XCTAssertEqual(positions(), [60, 32, 12])
        window.overrideTraitCollection = UITraitCollection(layoutDirection: .leftToRight)
        XCTAssertEqual(positions(), [30, 30, 68])
    }

    // UIButton.Configuration.contentInsets are directional.
    func testContentInsetsOfButtonsAreMirrored() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let button = UIButton(configuration: .plain())
        button.configuration?.title = "Title"
        button.configuration?.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 30, bottom: 0, trailing: 12)
        button.contentHorizontalAlignment = .leading
        button.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
        window.addSubview(button)
        func distance(isMirrored: Bool) -> CGFloat {
            window.layoutIfNeeded()
            let frame = button.titleLabel?.frame ?? .zero
            return isMirrored ? 200 - frame.maxX : frame.minX
        }
        XCTAssertEqual(distance(isMirrored: false), 30)
        window.overrideTraitCollection = UITraitCollection(layoutDirection: .rightToLeft)
        XCTAssertEqual(distance(isMirrored: true), 30)
        window.overrideTraitCollection = UITraitCollection(layoutDirection: .leftToRight)
        XCTAssertEqual(distance(isMirrored: false), 30)
        button.semanticContentAttribute = .forceRightToLeft
        XCTAssertEqual(distance(isMirrored: true), 30)
    }

    // UIImage: "imageFlippedForRightToLeftLayoutDirection ... Returns a new version of the image that is mirrored
    // horizontally when displayed in a right-to-left layout".
    func testAnImageSaysWhetherItFlips() {
        let image = UIImage(size: CGSize(width: 2, height: 1))
        XCTAssertFalse(image.flipsForRightToLeftLayoutDirection)
        XCTAssertTrue(image.imageFlippedForRightToLeftLayoutDirection().flipsForRightToLeftLayoutDirection)
    }

    func testTheSubclassIsToldThatItsMarginsAreMirrored() {
        final class Counting: UIView {
            var changes = 0
            override func layoutMarginsDidChange() { changes += 1 }
        }
        let view = Counting()
        view.directionalLayoutMargins = Self.margins
        let former = view.changes
        view.semanticContentAttribute = .forceRightToLeft
        XCTAssertEqual(view.changes, former + 1)
    }
}
