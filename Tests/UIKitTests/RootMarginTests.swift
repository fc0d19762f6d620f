import UIKit
import XCTest

/// The margins of controllers' views, according to Apple's pages on `systemMinimumLayoutMargins` and
/// `viewRespectsSystemMinimumLayoutMargins`: 16 points at the sides of narrow views and 20 points at those of wide views,
/// as in frames that Interface Builder stored at widths of 375 and 414 points, and 0 above and below.
nonisolated final class RootMarginTests: XCTestCase {}

extension RootMarginTests {
    private func guideFrame(of controller: UIViewController, width: CGFloat) -> CGRect {
        controller.view.frame = CGRect(x: 0, y: 0, width: width, height: 600)
        let content = UIView()
        content.translatesAutoresizingMaskIntoConstraints = false
        controller.view.addSubview(content)
        let guide = controller.view.layoutMarginsGuide
        NSLayoutConstraint.activate([
            content.topAnchor.constraint(equalTo: guide.topAnchor),
            content.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
            content.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            content.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
        ])
        controller.view.layoutIfNeeded()
        return content.frame
    }

    func testTheMarginsAreTheSystems() {
        for (width, side) in [(375, 16), (414, 20)] as [(CGFloat, CGFloat)] {
            let controller = UIViewController()
            let content = guideFrame(of: controller, width: width)
            XCTAssertEqual(content, CGRect(x: side, y: 0, width: width - 2 * side, height: 600))
            XCTAssertEqual(
                controller.systemMinimumLayoutMargins,
                NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side))
            XCTAssertEqual(controller.view.layoutMargins, UIEdgeInsets(top: 0, left: side, bottom: 0, right: side))
        }
    }

    func testMarginsThatWereSetAreAtLeastTheSystems() {
        let controller = UIViewController()
        controller.view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 3, leading: 5, bottom: 4, trailing: 30)
        XCTAssertEqual(guideFrame(of: controller, width: 375), CGRect(x: 16, y: 3, width: 329, height: 593))
    }

    // Without the minimum, the margins are those that were set, and those of any view by default.
    func testAControllerMayDoWithoutTheMinimum() {
        let controller = UIViewController()
        controller.viewRespectsSystemMinimumLayoutMargins = false
        XCTAssertEqual(guideFrame(of: controller, width: 375), CGRect(x: 8, y: 8, width: 359, height: 584))
        controller.view.layoutMargins = UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 5)
        controller.view.layoutIfNeeded()
        let content = controller.view.subviews[0]
        XCTAssertEqual(content.frame, CGRect(x: 5, y: 0, width: 365, height: 600))
        controller.viewRespectsSystemMinimumLayoutMargins = true
        controller.view.layoutIfNeeded()
        XCTAssertEqual(content.frame, CGRect(x: 16, y: 0, width: 343, height: 600))
    }

    func testTheMarginsFollowTheWidth() {
        let controller = UIViewController()
        XCTAssertEqual(guideFrame(of: controller, width: 375).minX, 16)
        controller.view.frame.size.width = 414
        controller.view.layoutIfNeeded()
        XCTAssertEqual(controller.view.subviews[0].frame, CGRect(x: 20, y: 0, width: 374, height: 600))
        controller.view.layoutMargins = .zero
        controller.view.frame.size.width = 375
        controller.view.layoutIfNeeded()
        XCTAssertEqual(controller.view.subviews[0].frame, CGRect(x: 16, y: 0, width: 343, height: 600))
    }

    private final class Wide: UIViewController {
        override var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
            NSDirectionalEdgeInsets(top: 1, leading: 40, bottom: 2, trailing: 10)
        }
    }

    func testASubclassMayReplaceTheMinimum() {
        XCTAssertEqual(guideFrame(of: Wide(), width: 375), CGRect(x: 40, y: 1, width: 325, height: 597))
    }
}
