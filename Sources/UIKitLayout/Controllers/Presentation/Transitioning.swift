import Foundation

/// Who animates presentations; never asked on Linux, where presentations are recorded and nothing moves.
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
    /// None, unless the delegate says otherwise; never called on Linux.
    public func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
    /// None, unless the delegate says otherwise; never called on Linux.
    public func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
    /// None, unless the delegate says otherwise; never called on Linux.
    public func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
    /// None, unless the delegate says otherwise; never called on Linux.
    public func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
    /// None, unless the delegate says otherwise; never called on Linux.
    public func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? { nil }
}

/// What moves views while one controller takes another's place; never asked on Linux.
public protocol UIViewControllerAnimatedTransitioning: AnyObject {
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
    func interruptibleAnimator(
        using transitionContext: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating
    func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
    /// An animator that does nothing, unless somebody says otherwise; never called on Linux.
    public func interruptibleAnimator(
        using transitionContext: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating {
        UIViewPropertyAnimator(duration: 0, curve: .linear, animations: nil)
    }
    /// Nothing, unless somebody says otherwise; never called on Linux.
    public func animationEnded(_ transitionCompleted: Bool) {}
}

/// What follows a finger while one controller takes another's place; never asked on Linux.
public protocol UIViewControllerInteractiveTransitioning: AnyObject {
    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
    var completionSpeed: CGFloat { get }
    var completionCurve: UIView.AnimationCurve { get }
    var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
    /// The usual speed, unless somebody says otherwise; never asked on Linux.
    public var completionSpeed: CGFloat { 1 }
    /// Slow at both ends, unless somebody says otherwise; never asked on Linux.
    public var completionCurve: UIView.AnimationCurve { .easeInOut }
    /// Yes, unless somebody says otherwise; never asked on Linux.
    public var wantsInteractiveStart: Bool { true }
}

/// What takes part in a transition; there is none on Linux, so that nobody makes one.
public protocol UIViewControllerContextTransitioning: AnyObject {
    var containerView: UIView { get }
    var isAnimated: Bool { get }
    var isInteractive: Bool { get }
    var transitionWasCancelled: Bool { get }
    var presentationStyle: UIModalPresentationStyle { get }
    func updateInteractiveTransition(_ percentComplete: CGFloat)
    func finishInteractiveTransition()
    func cancelInteractiveTransition()
    func completeTransition(_ didComplete: Bool)
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    func view(forKey key: UITransitionContextViewKey) -> UIView?
    func initialFrame(for vc: UIViewController) -> CGRect
    func finalFrame(for vc: UIViewController) -> CGRect
}

/// Which controller of a transition is meant.
public nonisolated struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
    /// The name of the key.
    public let rawValue: String

    /// Makes a key from its name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The one that goes.
    public static let from = UITransitionContextViewControllerKey(
        rawValue: "UITransitionContextFromViewControllerKey")
    /// The one that comes.
    public static let to = UITransitionContextViewControllerKey(rawValue: "UITransitionContextToViewControllerKey")
}

/// Which view of a transition is meant.
public nonisolated struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
    /// The name of the key.
    public let rawValue: String

    /// Makes a key from its name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The one that goes.
    public static let from = UITransitionContextViewKey(rawValue: "UITransitionContextFromViewKey")
    /// The one that comes.
    public static let to = UITransitionContextViewKey(rawValue: "UITransitionContextToViewKey")
}

/// A transition that follows a finger; its progress is stored, nothing moves on Linux.
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
    deinit {}

    /// How far the transition is, from 0 to 1.
    open private(set) var percentComplete: CGFloat = 0
    /// How fast the rest goes; a stored value.
    open var completionSpeed: CGFloat = 1
    /// How the rest speeds up and slows down; a stored value.
    open var completionCurve = UIView.AnimationCurve.easeInOut
    /// Whether the transition begins with a finger; a stored value.
    open var wantsInteractiveStart = true

    /// Notes how far the transition is.
    open func update(_ percentComplete: CGFloat) {
        self.percentComplete = min(max(percentComplete, 0), 1)
    }
    /// Notes that the transition is complete.
    open func finish() { percentComplete = 1 }
    /// Notes that the transition has gone back.
    open func cancel() { percentComplete = 0 }
    /// Does nothing on Linux.
    open func pause() {}
    /// Does nothing on Linux.
    open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {}
}
