import Foundation

/// The delegate that supplies presentation controllers and animations for presentations.
public protocol UIViewControllerTransitioningDelegate: AnyObject {
    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?
    func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?
    func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?
    func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?
    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController?
}

extension UIViewControllerTransitioningDelegate {
    /// Returns `nil` by default.
    public func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
    /// Returns `nil` by default.
    public func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
    /// Returns `nil` by default. Never called on Linux.
    public func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
    /// Returns `nil` by default. Never called on Linux.
    public func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
    /// Returns `nil` by default.
    public func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? { nil }
}

/// An object that animates the transition from one controller to another.
public protocol UIViewControllerAnimatedTransitioning: AnyObject {
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
    func interruptibleAnimator(
        using transitionContext: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating
    func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
    /// Returns an animator without animations by default. Never called on Linux.
    public func interruptibleAnimator(
        using transitionContext: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating {
        UIViewPropertyAnimator(duration: 0, curve: .linear, animations: nil)
    }
    /// Does nothing by default.
    public func animationEnded(_ transitionCompleted: Bool) {}
}

/// An object that drives an interactive transition from one controller to another; never called on Linux.
public protocol UIViewControllerInteractiveTransitioning: AnyObject {
    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
    var completionSpeed: CGFloat { get }
    var completionCurve: UIView.AnimationCurve { get }
    var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
    /// 1, the normal speed, by default. Never read on Linux.
    public var completionSpeed: CGFloat { 1 }
    /// `easeInOut` by default. Never read on Linux.
    public var completionCurve: UIView.AnimationCurve { .easeInOut }
    /// `true` by default. Never read on Linux.
    public var wantsInteractiveStart: Bool { true }
}

/// The context of a transition, which an animator receives. The transition ends when the animator calls
/// `completeTransition(_:)`.
public protocol UIViewControllerContextTransitioning: AnyObject {
    var containerView: UIView { get }
    var isAnimated: Bool { get }
    var isInteractive: Bool { get }
    var transitionWasCancelled: Bool { get }
    var presentationStyle: UIModalPresentationStyle { get }
    var targetTransform: CGAffineTransform { get }
    func pauseInteractiveTransition()
    func updateInteractiveTransition(_ percentComplete: CGFloat)
    func finishInteractiveTransition()
    func cancelInteractiveTransition()
    func completeTransition(_ didComplete: Bool)
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    func view(forKey key: UITransitionContextViewKey) -> UIView?
    func initialFrame(for vc: UIViewController) -> CGRect
    func finalFrame(for vc: UIViewController) -> CGRect
}

/// An interactive transition that is driven by a percentage. On Linux the percentage is stored, and nothing moves.
#if MainActorViews
    @preconcurrency @MainActor
#endif
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
    deinit {}

    /// The completed part of the transition, from 0 to 1.
    open private(set) var percentComplete: CGFloat = 0
    /// The speed of the remaining part of the transition. Stored; has no effect on Linux.
    open var completionSpeed: CGFloat = 1
    /// The timing curve of the remaining part of the transition. Stored; has no effect on Linux.
    open var completionCurve = UIView.AnimationCurve.easeInOut
    /// Whether the transition starts interactively. Stored; has no effect on Linux.
    open var wantsInteractiveStart = true

    /// Sets the completed part of the transition, clamped to the range from 0 to 1.
    open func update(_ percentComplete: CGFloat) {
        self.percentComplete = min(max(percentComplete, 0), 1)
    }
    /// Sets the completed part to 1.
    open func finish() { percentComplete = 1 }
    /// Sets the completed part to 0.
    open func cancel() { percentComplete = 0 }
    /// Does nothing on Linux.
    open func pause() {}
    /// Does nothing on Linux.
    open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {}
}
