import Foundation

/// How a controller is presented; presentations are recorded, and nothing is shown on Linux.
open class UIPresentationController: NSObject {
    deinit {}

    private weak var presented: UIViewController?
    private weak var presenting: UIViewController?
    /// The delegate; held weakly, never asked on Linux.
    open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

    /// Makes a presentation of a controller, which it does not keep alive.
    public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
        (presented, presenting) = (presentedViewController, presentingViewController)
    }

    /// The controller that is presented; an empty one once it has gone.
    open var presentedViewController: UIViewController { presented ?? UIViewController() }
    /// The controller that presents; an empty one if there is none.
    open var presentingViewController: UIViewController {
        presenting ?? presented?.presentingViewController ?? UIViewController()
    }
    /// The view around the presented one, which is that of the presenting controller here.
    open var containerView: UIView? { (presenting ?? presented?.presentingViewController)?.viewIfLoaded }
    /// The view that is presented.
    open var presentedView: UIView? { presented?.viewIfLoaded }
    /// Where the presented view lies: all over the container.
    open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }
    /// How the controller lies over the other.
    open var presentationStyle: UIModalPresentationStyle { presented?.modalPresentationStyle ?? .automatic }
    /// Whether the presented view fills the screen; a stored value of subclasses.
    open var shouldPresentInFullscreen: Bool { true }
    /// Whether the presenting view goes meanwhile; a stored value of subclasses.
    open var shouldRemovePresentersView: Bool { false }

    /// Called before the controller comes; never called on Linux.
    open func presentationTransitionWillBegin() {}
    /// Called when the controller has come; never called on Linux.
    open func presentationTransitionDidEnd(_ completed: Bool) {}
    /// Called before the controller goes; never called on Linux.
    open func dismissalTransitionWillBegin() {}
    /// Called when the controller has gone; never called on Linux.
    open func dismissalTransitionDidEnd(_ completed: Bool) {}
    /// Called before the container lays out; never called on Linux.
    open func containerViewWillLayoutSubviews() {}
    /// Called after the container has laid out; never called on Linux.
    open func containerViewDidLayoutSubviews() {}
}

/// The delegate of presentations that depend on the room there is; never asked on Linux.
#if MainActorViews
    @MainActor
#endif
public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle
    func presentationController(
        _ controller: UIPresentationController,
        viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController?
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
    /// None, unless the delegate says otherwise; never called on Linux.
    public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
        .none
    }
    /// As without traits, unless the delegate says otherwise; never called on Linux.
    public func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle { adaptivePresentationStyle(for: controller) }
    /// None, unless the delegate says otherwise; never called on Linux.
    public func presentationController(
        _ controller: UIPresentationController,
        viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController? { nil }
    /// Yes, unless the delegate says otherwise; never called on Linux.
    public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
        true
    }
    /// Nothing, unless the delegate says otherwise; never called on Linux.
    public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
    /// Nothing, unless the delegate says otherwise; never called on Linux.
    public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
    /// Nothing, unless the delegate says otherwise; never called on Linux.
    public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
}

/// The delegate of a popover; never asked on Linux.
#if MainActorViews
    @MainActor
#endif
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    func popoverPresentationControllerShouldDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
    ) -> Bool
    func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
    /// Yes, unless the delegate says otherwise; never called on Linux.
    public func popoverPresentationControllerShouldDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
    ) -> Bool { true }
    /// Nothing, unless the delegate says otherwise; never called on Linux.
    public func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {}
}

/// Where a popover points to; stored values.
open class UIPopoverPresentationController: UIPresentationController {
    deinit {}

    /// The view that the popover points to.
    open var sourceView: UIView?
    /// The rectangle of that view.
    open var sourceRect = CGRect.null
    /// The button that the popover points to.
    open var barButtonItem: UIBarButtonItem?
    /// The sides from which it may point.
    open var permittedArrowDirections: UIPopoverArrowDirection = .any
    /// The colour of the popover.
    open var backgroundColor: UIColor?
    /// Views that can be used while the popover is there.
    open var passthroughViews: [UIView]?
    /// Whether the popover may lie over its source.
    open var canOverlapSourceViewRect = false
}

/// The sides from which a popover may point.
public nonisolated struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Makes a set from bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// Upwards.
    public static let up = UIPopoverArrowDirection(rawValue: 1)
    /// Downwards.
    public static let down = UIPopoverArrowDirection(rawValue: 2)
    /// To the left.
    public static let left = UIPopoverArrowDirection(rawValue: 4)
    /// To the right.
    public static let right = UIPopoverArrowDirection(rawValue: 8)
    /// Any side.
    public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
}
