import Foundation

/// An object that runs an app's animations at the same time as a transition between controllers.
public protocol UIViewControllerTransitionCoordinator: AnyObject {
    @discardableResult
    func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool
}

/// The context of a running transition.
public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
    var isAnimated: Bool { get }
}

extension UIViewControllerTransitionCoordinator {
    /// Runs animations alongside the transition, without a completion closure.
    @discardableResult
    public func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        animate(alongsideTransition: animation, completion: nil)
    }
}

extension UIViewController {
    /// The coordinator of the controller's transition: always `nil` on Linux, where there are no animations.
    public var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { nil }
}
