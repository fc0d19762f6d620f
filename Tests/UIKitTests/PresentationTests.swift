import UIKit
import XCTest

/// Presentations by a presentation controller and an animator of an app, according to Apple's documentation of
/// UIPresentationController and UIViewControllerTransitioningDelegate.
nonisolated final class PresentationTests: XCTestCase {
    /// The windows of the test, which nothing else holds.
    private var windows: [UIWindow] = []
}

extension PresentationTests {
    private final class Log {
        var calls: [String] = []
    }

    /// A sheet in the lower half of its container, above a view that dims the content.
    private final class HalfSheet: UIPresentationController {
        var log = Log()
        let dimming = UIView()
        var removesPresenter = false

        override var shouldRemovePresentersView: Bool { removesPresenter }
        override var frameOfPresentedViewInContainerView: CGRect {
            guard let bounds = containerView?.bounds else { return .zero }
            return CGRect(x: 0, y: bounds.midY, width: bounds.width, height: bounds.height / 2)
        }
        override func presentationTransitionWillBegin() {
            log.calls.append("will begin")
            dimming.alpha = 0
            containerView?.addSubview(dimming)
            presentedViewController.transitionCoordinator?.animate(
                alongsideTransition: { [unowned self] _ in dimming.alpha = 1 },
                completion: { [unowned self] in log.calls.append($0.isCancelled ? "cancelled" : "completed") })
        }
        override func presentationTransitionDidEnd(_ completed: Bool) { log.calls.append("did end \(completed)") }
        override func dismissalTransitionWillBegin() { log.calls.append("dismissal will begin") }
        override func dismissalTransitionDidEnd(_ completed: Bool) {
            log.calls.append("dismissal did end \(completed)")
        }
        override func containerViewWillLayoutSubviews() {
            dimming.frame = containerView?.bounds ?? .zero
            presentedView?.frame = frameOfPresentedViewInContainerView
        }
        override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
            log.calls.append("preferred \(container.preferredContentSize.height)")
        }
    }

    private final class Animator: NSObject, UIViewControllerAnimatedTransitioning {
        let log: Log
        var completes = true
        init(_ log: Log) { self.log = log }

        func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }
        func animateTransition(using context: UIViewControllerContextTransitioning) {
            log.calls.append("animate")
            if let view = context.view(forKey: .to), let controller = context.viewController(forKey: .to) {
                view.frame = context.finalFrame(for: controller)
                context.containerView.addSubview(view)
            }
            UIView.animate(withDuration: 0.3) {
                context.view(forKey: .from)?.alpha = 0
            } completion: { _ in
                context.completeTransition(self.completes)
            }
        }
        func animationEnded(_ transitionCompleted: Bool) { log.calls.append("ended \(transitionCompleted)") }
    }

    private final class Transitions: NSObject, UIViewControllerTransitioningDelegate {
        let log = Log()
        var usesAnimator = false
        var removesPresenter = false
        var completes = true
        weak var sheet: HalfSheet?

        func presentationController(
            forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
        ) -> UIPresentationController? {
            let made = HalfSheet(presentedViewController: presented, presenting: presenting)
            (made.log, made.removesPresenter) = (log, removesPresenter)
            sheet = made
            return made
        }
        private func animator() -> Animator? {
            guard usesAnimator else { return nil }
            let made = Animator(log)
            made.completes = completes
            return made
        }
        func animationController(
            forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
        ) -> UIViewControllerAnimatedTransitioning? { animator() }
        func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
            animator()
        }
    }

    private final class Recorder: UIViewController {
        var calls: [String] = []
        override func viewWillAppear(_ animated: Bool) { calls.append("will appear \(isBeingPresented)") }
        override func viewDidAppear(_ animated: Bool) { calls.append("did appear") }
        override func viewWillDisappear(_ animated: Bool) { calls.append("will disappear \(isBeingDismissed)") }
        override func viewDidDisappear(_ animated: Bool) { calls.append("did disappear") }
    }

    private func makeWindow() -> (window: UIWindow, below: Recorder, presented: Recorder, transitions: Transitions) {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
        windows.append(window)
        let below = Recorder()
        window.rootViewController = below
        window.makeKeyAndVisible()
        let (presented, transitions) = (Recorder(), Transitions())
        presented.modalPresentationStyle = .custom
        presented.transitioningDelegate = transitions
        return (window, below, presented, transitions)
    }

    func testThePresentationControllerPlacesThePresentedView() {
        let (window, below, presented, transitions) = makeWindow()
        below.present(presented, animated: true)
        let sheet = transitions.sheet
        XCTAssertTrue(presented.presentationController === sheet)
        XCTAssertTrue(presented.view.window === window)
        XCTAssertEqual(presented.view.frame, CGRect(x: 0, y: 300, width: 300, height: 300))
        XCTAssertEqual(sheet?.dimming.alpha, 1)
        XCTAssertEqual(sheet?.dimming.frame, window.bounds)
        XCTAssertEqual(transitions.log.calls, ["will begin", "did end true", "completed"])
        XCTAssertEqual(presented.calls, ["will appear true", "did appear"])
        XCTAssertFalse(presented.isBeingPresented)
        XCTAssertNil(presented.transitionCoordinator)
        XCTAssertEqual(below.calls, ["will appear false", "did appear"])
    }

    func testTheDismissalRemovesThePresentation() {
        let (window, below, presented, transitions) = makeWindow()
        below.present(presented, animated: false)
        transitions.log.calls = []
        presented.dismiss(animated: true)
        XCTAssertEqual(transitions.log.calls, ["dismissal will begin", "dismissal did end true"])
        XCTAssertEqual(presented.calls.suffix(2), ["will disappear true", "did disappear"])
        XCTAssertNil(presented.view.window)
        XCTAssertEqual(window.subviews, [below.view])
        XCTAssertNil(below.presentedViewController)
        XCTAssertFalse(presented.isBeingDismissed)
    }

    func testTheAnimatorPerformsTheTransition() {
        let (_, below, presented, transitions) = makeWindow()
        transitions.usesAnimator = true
        var isComplete = false
        below.present(presented, animated: true) { isComplete = true }
        XCTAssertTrue(isComplete)
        XCTAssertEqual(
            transitions.log.calls, ["will begin", "animate", "did end true", "completed", "ended true"])
        XCTAssertEqual(presented.view.frame, CGRect(x: 0, y: 300, width: 300, height: 300))
        transitions.log.calls = []
        below.dismiss(animated: true)
        XCTAssertEqual(
            transitions.log.calls, ["dismissal will begin", "animate", "dismissal did end true", "ended true"])
        XCTAssertEqual(presented.view.alpha, 0)
    }

    func testAPresentationWithoutAnimationHasNoAnimator() {
        let (_, below, presented, transitions) = makeWindow()
        transitions.usesAnimator = true
        below.present(presented, animated: false)
        XCTAssertEqual(transitions.log.calls, ["will begin", "did end true"])
        XCTAssertEqual(transitions.sheet?.dimming.alpha, 0, "there is no coordinator")
    }

    func testACancelledPresentationLeavesNothingBehind() {
        let (window, below, presented, transitions) = makeWindow()
        (transitions.usesAnimator, transitions.completes) = (true, false)
        below.present(presented, animated: true)
        XCTAssertEqual(
            transitions.log.calls, ["will begin", "animate", "did end false", "cancelled", "ended false"])
        XCTAssertNil(below.presentedViewController)
        XCTAssertEqual(window.subviews, [below.view])
        XCTAssertEqual(presented.calls, ["will appear true", "will disappear false", "did disappear"])
    }

    func testACancelledDismissalLeavesThePresentation() {
        let (window, below, presented, transitions) = makeWindow()
        below.present(presented, animated: false)
        (transitions.usesAnimator, transitions.completes) = (true, false)
        (transitions.log.calls, presented.calls) = ([], [])
        below.dismiss(animated: true)
        XCTAssertEqual(
            transitions.log.calls, ["dismissal will begin", "animate", "dismissal did end false", "ended false"])
        XCTAssertTrue(below.presentedViewController === presented)
        XCTAssertTrue(presented.view.window === window)
        XCTAssertEqual(presented.calls, ["will disappear true", "will appear false", "did appear"])
    }

    func testAPresenterThatIsRemovedDisappears() {
        let (_, below, presented, transitions) = makeWindow()
        transitions.removesPresenter = true
        below.calls = []
        below.present(presented, animated: false)
        XCTAssertEqual(below.calls, ["will disappear false", "did disappear"])
        below.dismiss(animated: false)
        XCTAssertEqual(below.calls.suffix(2), ["will appear false", "did appear"])
    }

    func testThePresentationControllerIsToldOfChangesOfSize() {
        let (window, below, presented, transitions) = makeWindow()
        below.present(presented, animated: false)
        transitions.log.calls = []
        presented.preferredContentSize = CGSize(width: 0, height: 120)
        XCTAssertEqual(transitions.log.calls, ["preferred 120.0"])
        window.frame.size = CGSize(width: 600, height: 300)
        XCTAssertEqual(presented.view.frame, CGRect(x: 0, y: 150, width: 600, height: 150))
    }

    func testTraitsOfThePresentationControllerOverrideThoseOfThePresentedController() {
        let (_, below, presented, transitions) = makeWindow()
        below.present(presented, animated: false)
        transitions.sheet?.overrideTraitCollection = UITraitCollection(horizontalSizeClass: .regular)
        XCTAssertEqual(presented.view.traitCollection.horizontalSizeClass, .regular)
    }

    private final class PopoverDelegate: NSObject, UIPopoverPresentationControllerDelegate {
        var prepared: UIPopoverPresentationController?
        func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {
            prepared = popoverPresentationController
        }
    }

    func testThePopoverDelegateIsToldOfThePresentation() {
        let (_, below, _, _) = makeWindow()
        let (menu, delegate) = (UIViewController(), PopoverDelegate())
        menu.modalPresentationStyle = .popover
        menu.popoverPresentationController?.delegate = delegate
        below.present(menu, animated: true)
        XCTAssertNotNil(delegate.prepared)
        XCTAssertTrue(delegate.prepared === menu.popoverPresentationController)
    }
}
