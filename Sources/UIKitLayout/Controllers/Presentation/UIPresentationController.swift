import Foundation

/// An object that manages a presentation. A presentation with the style `custom`, or with an animation by an app's
/// animator, has a container in the window, which contains the presented view and the views that a subclass adds; other
/// presentations are recorded, but not shown.
#if MainActorViews
    @preconcurrency @MainActor
#endif
open class UIPresentationController: NSObject {
    deinit {}

    private weak var presented: UIViewController?
    private weak var presenting: UIViewController?
    /// The container of a presentation that is shown; `nil` for others.
    final var container: UIView?
    /// The delegate, which can adapt the style of a sheet or a popover to the traits; held weakly.
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

    /// Returns the style in an environment with the given traits: the one that the delegate returns, unless that is
    /// `automatic`. With the style `none` the presentation keeps its own style. Without a delegate, a popover covers the
    /// screen in a horizontally compact environment.
    open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
        let own = presentationStyle
        switch delegate?.adaptivePresentationStyle(for: self, traitCollection: traitCollection) ?? .automatic {
        case .none: return own
        case .automatic:
            return own == .popover && traitCollection.horizontalSizeClass == .compact ? .fullScreen : own
        case let style: return style
        }
    }
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
    /// Returns the style `automatic` by default, which stands for the presentation's own adaptation.
    public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
        .automatic
    }
    /// Returns the style of `adaptivePresentationStyle(for:)` by default, whatever the traits are.
    public func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle { adaptivePresentationStyle(for: controller) }
    /// Returns `nil` by default, so that the presented controller is shown in the adapted style.
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
