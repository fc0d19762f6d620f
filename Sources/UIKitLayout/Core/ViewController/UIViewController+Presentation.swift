import Foundation

/// The state of a controller's presentation, which is recorded although nothing is shown.
final class PresentationValues {
    var presented: UIViewController?
    weak var presenting: UIViewController?
    var style = UIModalPresentationStyle.automatic
    var transitionStyle = UIModalTransitionStyle.coverVertical
    var isModal = false
    var definesContext = false
    var isChanging = false
    var isBeingDismissed = false
    var isMovingToParent = false
    var isMovingFromParent = false
    /// The coordinator of the transition in which the controller takes part at present.
    var coordinator: TransitionCoordinator?
    /// The object that shows the controller when it is presented, if the controller has a transitioning delegate or a
    /// presentation controller.
    var manager: (any PresentationManager)?
}

/// An object that shows a controller that is presented, and removes it when it is dismissed. Both methods call the
/// closure at the end of the transition, with `false` if it was cancelled.
protocol PresentationManager: AnyObject {
    func show(
        _ controller: UIViewController, over presenter: UIViewController, animated: Bool,
        completion: @escaping (Bool) -> Void)
    func remove(
        _ controller: UIViewController, from presenter: UIViewController, animated: Bool,
        completion: @escaping (Bool) -> Void)
    func preferredContentSizeDidChange(of controller: UIViewController)
    func viewWillTransition(to size: CGSize, with coordinator: TransitionCoordinator)
}

/// A controller that has a presentation manager if it needs one: for a sheet, a popover or an animation of its own.
protocol ManagedPresentation {
    var managerForPresentation: (any PresentationManager)? { get }
}

/// The style in which one controller is presented over another.
public nonisolated enum UIModalPresentationStyle: Int, Hashable, Sendable {
    case fullScreen = 0
    case pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext, popover
    case none = -1
    case automatic = -2
}

/// The animation with which a controller is presented.
public nonisolated enum UIModalTransitionStyle: Int, Hashable, Sendable {
    case coverVertical = 0
    case flipHorizontal, crossDissolve, partialCurl
}

extension UIViewController {
    final func recordPresentation(
        of controller: UIViewController, animated: Bool, completion: @escaping () -> Void
    ) {
        guard presentation.presented == nil else { return completion() }
        presentation.presented = controller
        controller.presentation.presenting = self
        controller.presentation.isChanging = true
        let end = { [self] (isComplete: Bool) in
            controller.presentation.isChanging = false
            if !isComplete { forgetPresentation(of: controller) }
            completion()
        }
        // Controllers conform to the protocol in a group of folders that is compiled after this one.
        let managed: AnyObject = controller
        guard let manager = (managed as? any ManagedPresentation)?.managerForPresentation else {
            controller.appear(animated: animated) { controller.takePresentedSize(over: self) }
            return end(true)
        }
        manager.show(controller, over: self, animated: animated, completion: end)
    }

    /// Lays out the view of a controller that is presented, in the size of the presenter's window or of the screen.
    final func takePresentedSize(over presenter: UIViewController) {
        view.frame = presenter.viewIfLoaded?.window?.bounds ?? UIScreen.main.bounds
        view.layoutIfNeeded()
    }

    final func recordDismissal(animated: Bool, completion: @escaping () -> Void) {
        guard let presented = presentation.presented else {
            guard let presenting = presentingViewController else { return completion() }
            return presenting.recordDismissal(animated: animated, completion: completion)
        }
        presented.presentation.isBeingDismissed = true
        let end = { [self] (isComplete: Bool) in
            presented.presentation.isBeingDismissed = false
            if isComplete { forgetPresentation(of: presented) }
            completion()
        }
        guard let manager = presented.presentation.manager else {
            presented.disappear(animated: animated) {}
            return end(true)
        }
        manager.remove(presented, from: self, animated: animated, completion: end)
    }

    private func forgetPresentation(of controller: UIViewController) {
        controller.presentation.presenting = nil
        presentation.presented = nil
    }

    /// Calls ``viewWillTransition(to:with:)`` on the children and on the presentation of the presented controller.
    final func passOnTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        for child in children {
            let childSize = self.size(forChildContentContainer: child, withParentContainerSize: size)
            guard let view = child.viewIfLoaded, view.bounds.size != childSize else { continue }
            child.viewWillTransition(to: childSize, with: coordinator)
        }
        guard let coordinator = coordinator as? TransitionCoordinator else { return }
        presentation.presented?.presentation.manager?.viewWillTransition(to: size, with: coordinator)
    }
}
