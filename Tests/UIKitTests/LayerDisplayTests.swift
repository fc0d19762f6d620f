import QuartzCore
import UIKit
import XCTest

/// Display of layers, animations and transactions, according to Apple's documentation of Core Animation.
nonisolated final class LayerDisplayTests: XCTestCase {}

extension LayerDisplayTests {
    private final class Delegate: NSObject, CALayerDelegate, CAAnimationDelegate {
        var calls: [String] = []

        func display(_ layer: CALayer) { calls.append("display") }
        func layoutSublayers(of layer: CALayer) { calls.append("layout") }
        func animationDidStart(_ anim: CAAnimation) { calls.append("start") }
        func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { calls.append("stop \(flag)") }
    }

    private final class ProgressLayer: CALayer {
        override class func needsDisplay(forKey key: String) -> Bool {
            key == "progress" || super.needsDisplay(forKey: key)
        }
    }

    private func render(_ layer: CALayer) {
        _ = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { layer.render(in: $0.cgContext) }
    }

    private func makeLayer() -> (layer: CALayer, delegate: Delegate) {
        let layer = CALayer()
        layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        let delegate = Delegate()
        layer.delegate = delegate
        return (layer, delegate)
    }

    func testALayerIsDisplayedOnceForEachRequest() {
        let (layer, delegate) = makeLayer()
        render(layer)
        XCTAssertEqual(delegate.calls, [], "a layer that is created in code is not displayed without a request")
        layer.setNeedsDisplay()
        XCTAssertTrue(layer.needsDisplay())
        render(layer)
        render(layer)
        XCTAssertEqual(delegate.calls, ["display"])
        XCTAssertFalse(layer.needsDisplay())
        layer.setNeedsDisplay()
        layer.displayIfNeeded()
        XCTAssertEqual(delegate.calls, ["display", "display"])
    }

    func testAChangeOfTheSizeRequestsDisplayIfTheLayerSaysSo() {
        let (layer, delegate) = makeLayer()
        layer.setNeedsDisplay()
        render(layer)
        layer.bounds.size.width = 20
        render(layer)
        XCTAssertEqual(delegate.calls, ["display"])
        layer.needsDisplayOnBoundsChange = true
        layer.bounds.size.width = 30
        render(layer)
        render(layer)
        XCTAssertEqual(delegate.calls, ["display", "display"])
    }

    func testAKeyOfTheClassRequestsDisplay() {
        let layer = ProgressLayer()
        layer.setValue(1, forKey: "other")
        XCTAssertFalse(layer.needsDisplay())
        layer.setValue(1, forKey: "progress")
        XCTAssertTrue(layer.needsDisplay())
    }

    func testTheLayerOfAViewIsDisplayedWhenTheViewRequestsIt() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let delegate = Delegate()
        view.layer.delegate = delegate
        view.setNeedsDisplay()
        render(view.layer)
        XCTAssertEqual(delegate.calls, ["display"])
    }

    func testTheDelegateLaysOutSublayers() {
        let (layer, delegate) = makeLayer()
        layer.setNeedsLayout()
        layer.layoutIfNeeded()
        layer.layoutIfNeeded()
        XCTAssertEqual(delegate.calls, ["layout"])
    }

    func testALayerWithOneSideIsNotDrawnFromBehind() {
        let layer = CALayer()
        layer.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
        let card = CALayer()
        card.frame = layer.bounds
        card.backgroundColor = UIColor.red.cgColor
        layer.addSublayer(card)
        card.transform = CATransform3DMakeRotation(.pi, 0, 1, 0)
        XCTAssertTrue(isRed(layer), "by default both sides are drawn")
        card.isDoubleSided = false
        XCTAssertFalse(isRed(layer))
        card.transform = CATransform3DMakeRotation(.pi, 0, 0, 1)
        XCTAssertTrue(isRed(layer), "a rotation in the plane of the screen does not show the back")
    }

    private func isRed(_ layer: CALayer) -> Bool {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image {
            layer.render(in: $0.cgContext)
        }
        return image.cgImage?.pixel(x: 5, y: 5).map(DrawnView.isRed) ?? false
    }

    func testAnAnimationNotifiesItsDelegateOfStartAndEnd() {
        let layer = CALayer()
        let animation = CABasicAnimation(keyPath: "opacity")
        let delegate = Delegate()
        animation.delegate = delegate
        layer.add(animation, forKey: "fade")
        XCTAssertEqual(delegate.calls, ["start", "stop true"])
        animation.repeatCount = .infinity
        layer.add(animation, forKey: "pulse")
        XCTAssertEqual(delegate.calls, ["start", "stop true", "start"])
    }

    func testTheCompletionBlockIsCalledWhenItsTransactionIsCommitted() {
        var calls: [String] = []
        CATransaction.begin()
        CATransaction.setCompletionBlock { calls.append("outer") }
        CATransaction.begin()
        CATransaction.setCompletionBlock { calls.append("inner") }
        XCTAssertEqual(calls, [])
        CATransaction.commit()
        XCTAssertEqual(calls, ["inner"])
        CATransaction.commit()
        XCTAssertEqual(calls, ["inner", "outer"])
    }

    // CATransaction: "the default duration is 1/4 of a second"; settings are searched in the innermost transaction first,
    // then in those around it.
    func testSettingsOfTransactionsAreNested() {
        XCTAssertEqual(CATransaction.animationDuration(), 0.25)
        XCTAssertFalse(CATransaction.disableActions())
        CATransaction.begin()
        CATransaction.setAnimationDuration(2)
        CATransaction.setDisableActions(true)
        CATransaction.begin()
        CATransaction.setAnimationDuration(3)
        XCTAssertEqual(CATransaction.animationDuration(), 3)
        XCTAssertTrue(CATransaction.disableActions())
        CATransaction.commit()
        XCTAssertEqual(CATransaction.animationDuration(), 2)
        CATransaction.commit()
        XCTAssertEqual(CATransaction.animationDuration(), 0.25)
    }

    func testChangesKnowTheDurationOfTheirAnimation() {
        var durations: [TimeInterval] = [UIView.inheritedAnimationDuration]
        UIView.animate(withDuration: 2) {
            durations.append(UIView.inheritedAnimationDuration)
            UIView.animate(withDuration: 5) { durations.append(UIView.inheritedAnimationDuration) }
            UIView.animate(withDuration: 5, delay: 0, options: .overrideInheritedDuration) {
                durations.append(UIView.inheritedAnimationDuration)
            }
        }
        XCTAssertEqual(durations + [UIView.inheritedAnimationDuration], [0, 2, 2, 5, 0])
        var isRunning = false
        let animator = UIViewPropertyAnimator(duration: 3, curve: .linear)
        animator.addAnimations { [unowned animator] in
            isRunning = animator.isRunning
            durations = [UIView.inheritedAnimationDuration]
        }
        animator.startAnimation()
        XCTAssertTrue(isRunning)
        XCTAssertFalse(animator.isRunning)
        XCTAssertEqual(durations, [3])
    }

    func testAnimationsAreDisabledAsTheProgramSays() {
        XCTAssertTrue(UIView.areAnimationsEnabled)
        UIView.performWithoutAnimation { XCTAssertFalse(UIView.areAnimationsEnabled) }
        XCTAssertTrue(UIView.areAnimationsEnabled)
        UIView.setAnimationsEnabled(false)
        UIView.performWithoutAnimation {}
        XCTAssertFalse(UIView.areAnimationsEnabled)
        UIView.setAnimationsEnabled(true)
    }
}
