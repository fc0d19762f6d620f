import Foundation

/// A presentation or a dismissal by a presentation controller: the context that an app's animator receives, and the
/// coordinator of animations alongside it.
final class PresentationTransition: TransitionCoordinator, UIViewControllerContextTransitioning {
    deinit {}

    private let presentation: UIPresentationController
    private let presented: UIViewController
    private let presenter: UIViewController
    private var isDismissal = false
    private var animator: (any UIViewControllerAnimatedTransitioning)?
    private var finish: ((Bool) -> Void)?

    init(
        _ presentation: UIPresentationController, of presented: UIViewController, over presenter: UIViewController,
        isAnimated: Bool
    ) {
        (self.presentation, self.presented, self.presenter) = (presentation, presented, presenter)
        super.init(in: presentation.loadContainer(over: presenter), isAnimated: isAnimated)
    }

    // MARK: Stages

    func present(with animator: (any UIViewControllerAnimatedTransitioning)?, completion: @escaping (Bool) -> Void) {
        finish = { [self] isComplete in endPresentation(isComplete, completion) }
        start(with: animator, presentation.presentationTransitionWillBegin) { [self] in
            presented.beginAppearanceTransition(true, animated: isAnimated)
            presented.propagateIsAppearing(isAnimated)
            if presentation.shouldRemovePresentersView {
                presenter.beginAppearanceTransition(false, animated: isAnimated)
            }
        }
    }

    func dismiss(with animator: (any UIViewControllerAnimatedTransitioning)?, completion: @escaping (Bool) -> Void) {
        isDismissal = true
        finish = { [self] isComplete in endDismissal(isComplete, completion) }
        start(with: animator, presentation.dismissalTransitionWillBegin) { [self] in
            presented.beginAppearanceTransition(false, animated: isAnimated)
            if presentation.shouldRemovePresentersView {
                presenter.beginAppearanceTransition(true, animated: isAnimated)
            }
        }
    }

    /// Begins the transition. Without an animator, the presented view is placed or removed at once.
    private func start(
        with animator: (any UIViewControllerAnimatedTransitioning)?, _ willBegin: () -> Void, _ notify: () -> Void
    ) {
        self.animator = animator
        if isAnimated { (presented.presentation.coordinator, presenter.presentation.coordinator) = (self, self) }
        notify()
        willBegin()
        begin()
        if let animator { return animator.animateTransition(using: self) }
        if !isDismissal, let view = presentation.presentedView {
            view.frame = presentation.frameOfPresentedViewInContainerView
            containerView.addSubview(view)
        }
        completeTransition(true)
    }

    /// Ends the transition. As in UIKit, an animator calls this method; further calls do nothing.
    func completeTransition(_ didComplete: Bool) {
        guard let finish else { return }
        self.finish = nil
        containerView.layoutIfNeeded()
        finish(didComplete)
    }

    private func endPresentation(_ isComplete: Bool, _ completion: (Bool) -> Void) {
        endAppearance(isReverted: !isComplete)
        presentation.presentationTransitionDidEnd(isComplete)
        if !isComplete { presentation.removeContainer() }
        end(isComplete, completion)
    }

    private func endDismissal(_ isComplete: Bool, _ completion: (Bool) -> Void) {
        endAppearance(isReverted: !isComplete)
        presentation.dismissalTransitionDidEnd(isComplete)
        if isComplete { presentation.removeContainer() }
        end(isComplete, completion)
    }

    /// Ends the appearance transitions of the controllers. If the transition was cancelled, they are reversed before.
    private func endAppearance(isReverted: Bool) {
        if isReverted {
            presented.beginAppearanceTransition(isDismissal, animated: isAnimated)
            if presentation.shouldRemovePresentersView {
                presenter.beginAppearanceTransition(!isDismissal, animated: isAnimated)
            }
        }
        presented.endAppearanceTransition()
        if presentation.shouldRemovePresentersView { presenter.endAppearanceTransition() }
    }

    private func end(_ isComplete: Bool, _ completion: (Bool) -> Void) {
        (presented.presentation.coordinator, presenter.presentation.coordinator) = (nil, nil)
        end(isCancelled: !isComplete)
        animator?.animationEnded(isComplete)
        completion(isComplete)
    }

    // MARK: Context

    var transitionWasCancelled: Bool { isCancelled }
    override var presentationStyle: UIModalPresentationStyle { presentation.presentationStyle }
    override var transitionDuration: TimeInterval { animator?.transitionDuration(using: self) ?? 0 }

    override func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        (key == .to) == isDismissal ? presenter : presented
    }

    /// The presented view, or the presenter's if the presentation controller removes that view; `nil` otherwise.
    override func view(forKey key: UITransitionContextViewKey) -> UIView? {
        if (key == .to) != isDismissal { return presentation.presentedView }
        return presentation.shouldRemovePresentersView ? presenter.viewIfLoaded : nil
    }

    func initialFrame(for vc: UIViewController) -> CGRect {
        guard vc === presented else { return presenter.viewIfLoaded?.frame ?? .zero }
        return isDismissal ? presentation.presentedView?.frame ?? .zero : .zero
    }

    func finalFrame(for vc: UIViewController) -> CGRect {
        guard vc === presented else { return presenter.viewIfLoaded?.frame ?? .zero }
        return isDismissal ? .zero : presentation.frameOfPresentedViewInContainerView
    }

    // The transition is never interactive, so these calls have nothing to drive.
    func pauseInteractiveTransition() {}
    func updateInteractiveTransition(_ percentComplete: CGFloat) {}
    func finishInteractiveTransition() {}
    func cancelInteractiveTransition() {}
}

/// The view that contains a presentation. It notifies the presentation controller of its layout.
final class PresentationContainer: UIView {
    deinit {}

    weak var presentation: UIPresentationController?

    override func layoutSubviews() {
        presentation?.containerViewWillLayoutSubviews()
        super.layoutSubviews()
        presentation?.containerViewDidLayoutSubviews()
    }
}

extension UIPresentationController {
    /// The container of the presentation, which is created in the presenter's window or, without a window, in the size
    /// of the screen.
    func loadContainer(over presenter: UIViewController) -> UIView {
        if let container { return container }
        let window = presenter.viewIfLoaded?.window
        let made = PresentationContainer(frame: window?.bounds ?? UIScreen.main.bounds)
        made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        made.presentation = self
        window?.addSubview(made)
        container = made
        return made
    }

    func removeContainer() {
        presentedView?.removeFromSuperview()
        container?.removeFromSuperview()
        container = nil
    }
}
