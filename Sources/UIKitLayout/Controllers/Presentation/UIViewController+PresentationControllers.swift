import Foundation

/// The objects that manage a controller's presentation.
private final class PresentationControllers: PresentationManager {
    static let key = AssociatedKey<PresentationControllers>()

    weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
    var popover: UIPopoverPresentationController?
    var sheet: UISheetPresentationController?
    /// The controller that the delegate supplied for the adapted style, while it is shown in place of the presented one.
    var adapted: UIViewController?
    /// The presentation controller that determines the frame of the presented view, during the presentation.
    var framing: UIPresentationController?
    /// The presentation controller of a presentation with the style `custom`.
    var custom: UIPresentationController?

    func show(
        _ controller: UIViewController, over presenter: UIViewController, animated: Bool,
        completion: @escaping (Bool) -> Void
    ) {
        custom = customController(for: controller, over: presenter)
        let animator =
            animated
            ? transitioningDelegate?.animationController(
                forPresented: controller, presenting: presenter, source: presenter) : nil
        let presentation = current(of: controller, over: presenter)
        presentation.preparePresentation()
        guard custom != nil || animator != nil else {
            presentation.presentationTransitionWillBegin()
            show(controller, with: presentation, over: presenter, animated: animated)
            presentation.presentationTransitionDidEnd(true)
            return completion(true)
        }
        PresentationTransition(presentation, of: controller, over: presenter, isAnimated: animated)
            .present(with: animator, completion: completion)
    }

    func remove(
        _ controller: UIViewController, from presenter: UIViewController, animated: Bool,
        completion: @escaping (Bool) -> Void
    ) {
        let presentation = current(of: controller, over: presenter)
        guard presentation.container != nil else {
            presentation.dismissalTransitionWillBegin()
            (adapted ?? controller).disappear(animated: animated) {}
            (adapted, framing) = (nil, nil)
            presentation.dismissalTransitionDidEnd(true)
            return completion(true)
        }
        let animator = animated ? transitioningDelegate?.animationController(forDismissed: controller) : nil
        PresentationTransition(presentation, of: controller, over: presenter, isAnimated: animated)
            .dismiss(with: animator) { [weak self] isComplete in
                if isComplete { self?.custom = nil }
                completion(isComplete)
            }
    }

    /// Lays out a sheet or a popover in its frame, and other controllers in the size of the window. If the style is
    /// adapted, the delegate can supply a controller to show in place of the presented one.
    private func show(
        _ controller: UIViewController, with presentation: UIPresentationController, over presenter: UIViewController,
        animated: Bool
    ) {
        guard controller.modalPresentationStyle.hasFrame else {
            return controller.appear(animated: animated) { controller.takePresentedSize(over: presenter) }
        }
        let style = presentation.adaptivePresentationStyle(for: presentation.presentationArea.traits)
        if style != controller.modalPresentationStyle {
            adapted = presentation.delegate?.presentationController(
                presentation, viewControllerForAdaptivePresentationStyle: style)
        }
        framing = presentation
        let shown = adapted ?? controller
        shown.appear(animated: animated) { presentation.place(shown) }
    }

    func preferredContentSizeDidChange(of controller: UIViewController) {
        (custom ?? framing)?.preferredContentSizeDidChange(forChildContentContainer: controller)
        if let framing { framing.place(adapted ?? controller) }
    }

    func viewWillTransition(to size: CGSize, with coordinator: TransitionCoordinator) {
        custom?.viewWillTransition(to: size, with: coordinator)
    }

    /// Returns the transitioning delegate's presentation controller or, without one, the standard one, for a controller
    /// with the style `custom`; `nil` for other styles.
    private func customController(
        for controller: UIViewController, over presenter: UIViewController
    ) -> UIPresentationController? {
        guard controller.modalPresentationStyle == .custom else { return nil }
        return transitioningDelegate?.presentationController(
            forPresented: controller, presenting: presenter, source: presenter)
            ?? UIPresentationController(presentedViewController: controller, presenting: presenter)
    }

    private func current(of controller: UIViewController, over presenter: UIViewController) -> UIPresentationController
    {
        controller.presentationController
            ?? UIPresentationController(presentedViewController: controller, presenting: presenter)
    }
}

extension UIModalPresentationStyle {
    /// Whether the presentation controller determines the frame of the presented view.
    nonisolated fileprivate var hasFrame: Bool { self == .pageSheet || self == .formSheet || self == .popover }
}

extension UIViewController: ManagedPresentation {
    var managerForPresentation: (any PresentationManager)? {
        modalPresentationStyle.hasFrame ? presentationControllers : presentation.manager
    }

    private var presentationControllers: PresentationControllers {
        if let known = associatedValues[PresentationControllers.key] { return known }
        let made = PresentationControllers()
        associatedValues[PresentationControllers.key] = made
        presentation.manager = made
        return made
    }

    /// The delegate that supplies presentation controllers, for the style `custom`, and animations for presentations
    /// and dismissals that are animated; held weakly.
    public var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
        get { presentationControllers.transitioningDelegate }
        set { presentationControllers.transitioningDelegate = newValue }
    }
    /// The presentation controller of the popover, created on first access; `nil` unless the controller is an alert or
    /// has the presentation style `popover`.
    public var popoverPresentationController: UIPopoverPresentationController? {
        guard modalPresentationStyle == .popover || self is UIAlertController else { return nil }
        let popover =
            presentationControllers.popover
            ?? UIPopoverPresentationController(presentedViewController: self, presenting: nil)
        presentationControllers.popover = popover
        return popover
    }
    /// During a presentation with the style `custom`, the presentation controller that the transitioning delegate
    /// supplied. Otherwise the value of ``popoverPresentationController`` or, if that is `nil`, of
    /// ``sheetPresentationController``.
    public var presentationController: UIPresentationController? {
        presentationControllers.custom ?? popoverPresentationController ?? sheetPresentationController
    }
    /// The presentation controller of the sheet, created on first access.
    public var sheetPresentationController: UISheetPresentationController? {
        let sheet =
            presentationControllers.sheet
            ?? UISheetPresentationController(presentedViewController: self, presenting: nil)
        presentationControllers.sheet = sheet
        return sheet
    }
}
