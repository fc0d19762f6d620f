import UIKit
import XCTest

/// Accessibility elements and the coordinates of the screen.
nonisolated final class ScreenCoordinateTests: XCTestCase {}

extension ScreenCoordinateTests {
    /// A view of 40 × 20 points at (50, 100) in a window at (10, 20), turned by a right angle around its centre, which
    /// is at (80, 130) on the screen.
    private func turnedView() -> (UIWindow, UIView) {
        let window = UIWindow(frame: CGRect(x: 10, y: 20, width: 300, height: 400))
        let view = UIView(frame: CGRect(x: 50, y: 100, width: 40, height: 20))
        view.transform = CGAffineTransform(rotationAngle: .pi / 2)
        window.addSubview(view)
        return (window, view)
    }

    // The view's left upper corner is at the right upper corner of its frame, (90, 110), on the screen.
    func testRectanglesAndPathsOfViewsAreConvertedToTheScreen() {
        let (window, view) = turnedView()
        let part = CGRect(x: 0, y: 0, width: 10, height: 5)
        let expected = CGRect(x: 85, y: 110, width: 5, height: 10)
        let path = UIBezierPath(rect: part)
        for result in [
            UIAccessibility.convertToScreenCoordinates(part, in: view),
            UIAccessibility.convertToScreenCoordinates(path, in: view).bounds,
        ] {
            XCTAssertEqual(result.minX, expected.minX, accuracy: 1e-9)
            XCTAssertEqual(result.minY, expected.minY, accuracy: 1e-9)
            XCTAssertEqual(result.width, expected.width, accuracy: 1e-9)
            XCTAssertEqual(result.height, expected.height, accuracy: 1e-9)
        }
        XCTAssertEqual(path.bounds, part, "the path itself stays")
        withExtendedLifetime(window) {}
    }

    func testAnElementIsActivatedAtItsCentreUnlessAPointIsSet() {
        let element = UIAccessibilityElement(accessibilityContainer: UIView())
        element.accessibilityFrame = CGRect(x: 10, y: 20, width: 30, height: 40)
        XCTAssertEqual(element.accessibilityActivationPoint, CGPoint(x: 25, y: 40))
        element.accessibilityActivationPoint = CGPoint(x: 11, y: 21)
        XCTAssertEqual(element.accessibilityActivationPoint, CGPoint(x: 11, y: 21))
    }

    // An animation with the largest number of repetitions never ends, so that its delegate is not told of an end.
    func testAnAnimationThatRepeatsWithoutEndHasNoEnd() {
        final class Ends: CAAnimationDelegate {
            var count = 0
            func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { count += 1 }
        }
        for (repetitions, expected) in [(1, 1), (HUGE, 0)] as [(Float, Int)] {
            let (ends, animation) = (Ends(), CAKeyframeAnimation(keyPath: "opacity"))
            animation.timingFunctions = [CAMediaTimingFunction(name: .easeIn)]
            (animation.repeatCount, animation.delegate) = (repetitions, ends)
            CALayer().add(animation, forKey: nil)
            XCTAssertEqual(ends.count, expected)
        }
    }
}
