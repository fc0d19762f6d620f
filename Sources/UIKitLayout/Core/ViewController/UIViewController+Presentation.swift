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
    /// The controller that this one presents.
    public var presentedViewController: UIViewController? { presentation.presented }
    /// The controller that presents this one or, if none does, the nearest of its ancestors that is presented.
    public var presentingViewController: UIViewController? {
        presentation.presenting ?? parent?.presentingViewController
    }
    /// The style in which the controller is presented. On Linux it only determines whether the controller has a popover
    /// presentation controller.
    public var modalPresentationStyle: UIModalPresentationStyle {
        get { presentation.style }
        set { presentation.style = newValue }
    }
    /// The animation with which the controller is presented. Stored; has no effect on Linux.
    public var modalTransitionStyle: UIModalTransitionStyle {
        get { presentation.transitionStyle }
        set { presentation.transitionStyle = newValue }
    }
    /// Whether the user cannot dismiss the controller with a gesture. Stored; has no effect on Linux.
    public var isModalInPresentation: Bool {
        get { presentation.isModal }
        set { presentation.isModal = newValue }
    }
    /// Whether a controller that is presented over the current context covers only this controller's view. Stored; has
    /// no effect on Linux.
    public var definesPresentationContext: Bool {
        get { presentation.definesContext }
        set { presentation.definesContext = newValue }
    }

    final func recordPresentation(of controller: UIViewController, animated: Bool) {
        guard presentation.presented == nil else { return }
        presentation.presented = controller
        controller.presentation.presenting = self
        controller.presentation.isChanging = true
        controller.appear(animated: animated) {
            controller.view.frame = viewIfLoaded?.window?.bounds ?? UIScreen.main.bounds
            controller.view.layoutIfNeeded()
        }
        controller.presentation.isChanging = false
    }

    final func recordDismissal(animated: Bool) {
        guard let presented = presentation.presented else {
            if let presenting = presentingViewController { presenting.recordDismissal(animated: animated) }
            return
        }
        presented.disappear(animated: animated) {}
        presented.presentation.presenting = nil
        presentation.presented = nil
    }
}
