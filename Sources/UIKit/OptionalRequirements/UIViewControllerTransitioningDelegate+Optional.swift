import Foundation
import UIKitLayout

extension UIViewControllerTransitioningDelegate {
    /// The methods of this name, as a value that can be called with a question mark.
    public var animationController: UIViewControllerTransitioningDelegateCalls? {
        UIViewControllerTransitioningDelegateCalls(receiver: self)
    }
    /// The methods of this name, as a value that can be called with a question mark.
    public var interactionControllerForPresentation:
        UIViewControllerTransitioningDelegateInteractionControllerForPresentationCalls?
    { UIViewControllerTransitioningDelegateInteractionControllerForPresentationCalls(receiver: self) }
    /// The methods of this name, as a value that can be called with a question mark.
    public var interactionControllerForDismissal:
        UIViewControllerTransitioningDelegateInteractionControllerForDismissalCalls?
    { UIViewControllerTransitioningDelegateInteractionControllerForDismissalCalls(receiver: self) }
}

/// The methods `animationController` of an object that conforms to `UIViewControllerTransitioningDelegate`, as a value
/// that can be called with a question mark.
public struct UIViewControllerTransitioningDelegateCalls {
    let receiver: any UIViewControllerTransitioningDelegate

    /// Calls `animationController(forPresented:presenting:source:)`.
    public func callAsFunction(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        receiver.animationController(forPresented: presented, presenting: presenting, source: source)
    }

    /// Calls `animationController(forDismissed:)`.
    public func callAsFunction(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)?
    {
        receiver.animationController(forDismissed: dismissed)
    }
}

/// The methods `interactionControllerForPresentation` of an object that conforms to
/// `UIViewControllerTransitioningDelegate`, as a value that can be called with a question mark.
public struct UIViewControllerTransitioningDelegateInteractionControllerForPresentationCalls {
    let receiver: any UIViewControllerTransitioningDelegate

    /// Calls `interactionControllerForPresentation(using:)`.
    public func callAsFunction(using animator: any UIViewControllerAnimatedTransitioning) -> (
        any UIViewControllerInteractiveTransitioning
    )? {
        receiver.interactionControllerForPresentation(using: animator)
    }
}

/// The methods `interactionControllerForDismissal` of an object that conforms to
/// `UIViewControllerTransitioningDelegate`, as a value that can be called with a question mark.
public struct UIViewControllerTransitioningDelegateInteractionControllerForDismissalCalls {
    let receiver: any UIViewControllerTransitioningDelegate

    /// Calls `interactionControllerForDismissal(using:)`.
    public func callAsFunction(using animator: any UIViewControllerAnimatedTransitioning) -> (
        any UIViewControllerInteractiveTransitioning
    )? {
        receiver.interactionControllerForDismissal(using: animator)
    }
}
