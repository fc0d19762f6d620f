import Foundation

/// An object that manages a presentation. A presentation with the style `custom`, or with an animation by an app's
/// animator, has a container in the window, which contains the presented view and the views that a subclass adds; other
/// presentations are recorded, but not shown.
open class UIPresentationController: NSObject {
    deinit {}

    private weak var presented: UIViewController?
    private weak var presenting: UIViewController?
    /// The container of a presentation that is shown; `nil` for others.
    final var container: UIView?
    /// The delegate; held weakly. On Linux it is not asked to adapt the presentation to the available space.
    open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

    /// Creates a presentation controller, which holds both controllers weakly.
    public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
        (presented, presenting) = (presentedViewController, presentingViewController)
    }

    /// The presented controller. If that no longer exists, it is a new, empty controller.
    open var presentedViewController: UIViewController { presented ?? UIViewController() }
    /// The presenting controller. If there is none, it is a new, empty controller.
    open var presentingViewController: UIViewController {
        presenting ?? presented?.presentingViewController ?? UIViewController()
    }
    /// The view that contains the presentation: a view in the presenter's window, from the beginning of the
    /// presentation to the end of the dismissal. For a presentation that is only recorded, the view of the presenting
    /// controller; `nil` if that view is not loaded.
    open var containerView: UIView? {
        container ?? (presenting ?? presented?.presentingViewController)?.viewIfLoaded
    }
    /// The presented view.
    open var presentedView: UIView? { presented?.view }
    /// The frame of the presented view, which is the bounds of ``containerView``.
    open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }
    /// The style of the presentation.
    open var presentationStyle: UIModalPresentationStyle { presented?.modalPresentationStyle ?? .automatic }
    /// Whether the presented view covers the screen; never read on Linux.
    open var shouldPresentInFullscreen: Bool { true }
    /// Whether the presenting controller disappears during the presentation; false by default. Its view remains in the
    /// window, behind ``containerView``.
    open var shouldRemovePresentersView: Bool { false }

    /// The preferred size of the presented view, which is that of the presented controller, in points.
    open var preferredContentSize: CGSize { presented?.preferredContentSize ?? .zero }
    /// The traits that override those of the presented controller.
    open var overrideTraitCollection: UITraitCollection? {
        didSet { presented?.traitsFromParent = overrideTraitCollection }
    }
    /// The traits of the presented controller.
    open var traitCollection: UITraitCollection { presented?.traitCollection ?? .current }

    /// Called before the size of the window changes. Overrides must call `super`, which calls the method on the
    /// presented controller.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        presented?.viewWillTransition(to: size, with: coordinator)
    }
    /// A hook that UIKit calls before the traits of the presentation change; never called on Linux.
    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {}
    /// Called after the preferred size of the presented controller has changed.
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
    /// The size of the presented view in a container of the given size: by default the size of the container.
    open func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize { parentSize }

    /// Called before the presentation; does nothing by default.
    open func presentationTransitionWillBegin() {}
    /// Called after the presentation, with `false` if it was cancelled; does nothing by default.
    open func presentationTransitionDidEnd(_ completed: Bool) {}
    /// Called before the dismissal; does nothing by default.
    open func dismissalTransitionWillBegin() {}
    /// Called after the dismissal, with `false` if it was cancelled; does nothing by default.
    open func dismissalTransitionDidEnd(_ completed: Bool) {}
    /// Called before the container view is laid out; does nothing by default.
    open func containerViewWillLayoutSubviews() {}
    /// Called after the container view has been laid out; does nothing by default.
    open func containerViewDidLayoutSubviews() {}

    /// Notifies the delegate of the presentation that is about to begin.
    func preparePresentation() {}
}

/// The delegate of presentations that adapt to the available space, and that the user can dismiss.
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
    /// Returns the style `none` by default. Never called on Linux.
    public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
        .none
    }
    /// Returns the style of `adaptivePresentationStyle(for:)` by default, whatever the traits are. Never called on
    /// Linux.
    public func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle { adaptivePresentationStyle(for: controller) }
    /// Returns `nil` by default. Never called on Linux.
    public func presentationController(
        _ controller: UIPresentationController,
        viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController? { nil }
    /// Returns `true` by default. Never called on Linux.
    public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
        true
    }
    /// Does nothing by default. Never called on Linux.
    public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
    /// Does nothing by default. Never called on Linux.
    public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
    /// Does nothing by default. Never called on Linux.
    public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
}

/// The delegate of a popover.
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
    /// Returns `true` by default. Never called on Linux.
    public func popoverPresentationControllerShouldDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
    ) -> Bool { true }
    /// Does nothing by default.
    public func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {}
}

/// A presentation controller of a popover; its properties have no effect on Linux.
open class UIPopoverPresentationController: UIPresentationController {
    deinit {}

    override func preparePresentation() {
        (delegate as? any UIPopoverPresentationControllerDelegate)?.prepareForPopoverPresentation(self)
    }

    /// The view to which the popover's arrow points.
    open var sourceView: UIView?
    /// The rectangle, in the coordinates of ``sourceView``, to which the arrow points.
    open var sourceRect = CGRect.null
    /// The bar button to which the arrow points.
    open var barButtonItem: UIBarButtonItem?
    /// The directions in which the arrow may point.
    open var permittedArrowDirections: UIPopoverArrowDirection = .any
    /// The background colour of the popover.
    open var backgroundColor: UIColor?
    /// The views that remain usable while the popover is shown.
    open var passthroughViews: [UIView]?
    /// Whether the popover may overlap ``sourceRect``.
    open var canOverlapSourceViewRect = false
}

/// A set of directions in which the arrow of a popover may point.
public nonisolated struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Creates a set from bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// Up.
    public static let up = UIPopoverArrowDirection(rawValue: 1)
    /// Down.
    public static let down = UIPopoverArrowDirection(rawValue: 2)
    /// Left.
    public static let left = UIPopoverArrowDirection(rawValue: 4)
    /// Right.
    public static let right = UIPopoverArrowDirection(rawValue: 8)
    /// Any direction.
    public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
}
