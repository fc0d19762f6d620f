import Foundation
import UIKitLayout

extension UIPageViewControllerDelegate {
    /// The methods of this name, as a value that can be called with a question mark.
    public var pageViewController: UIPageViewControllerDelegateCalls? {
        UIPageViewControllerDelegateCalls(receiver: self)
    }
}

/// The methods `pageViewController` of an object that conforms to `UIPageViewControllerDelegate`, as a value that can
/// be called with a question mark.
public struct UIPageViewControllerDelegateCalls {
    let receiver: any UIPageViewControllerDelegate

    /// Calls `pageViewController(_:willTransitionTo:)`.
    public func callAsFunction(
        _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
    ) {
        receiver.pageViewController(pageViewController, willTransitionTo: pendingViewControllers)
    }

    /// Calls `pageViewController(_:didFinishAnimating:previousViewControllers:transitionCompleted:)`.
    public func callAsFunction(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) {
        receiver.pageViewController(
            pageViewController, didFinishAnimating: finished, previousViewControllers: previousViewControllers,
            transitionCompleted: completed)
    }
}
