import Foundation
import UIKitLayout

extension UIViewControllerAnimatedTransitioning {
    /// The methods of this name, as a value that can be called with a question mark.
    public var interruptibleAnimator: UIViewControllerAnimatedTransitioningCalls? {
        UIViewControllerAnimatedTransitioningCalls(receiver: self)
    }
    /// The method of this name, as a value that can be called with a question mark.
    public var animationEnded: ((Bool) -> Void)? { { self.animationEnded($0) } }
}

/// The methods `interruptibleAnimator` of an object that conforms to `UIViewControllerAnimatedTransitioning`, as a
/// value that can be called with a question mark.
public struct UIViewControllerAnimatedTransitioningCalls {
    let receiver: any UIViewControllerAnimatedTransitioning

    /// Calls `interruptibleAnimator(using:)`.
    public func callAsFunction(using transitionContext: any UIViewControllerContextTransitioning)
        -> any UIViewImplicitlyAnimating
    {
        receiver.interruptibleAnimator(using: transitionContext)
    }
}
