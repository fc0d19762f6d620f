import Foundation

/// The recorded state of a controller's presentation.
final class PresentationValues {
    var presented: UIViewController?
    weak var presenting: UIViewController?
    var style = UIModalPresentationStyle.automatic
    var transitionStyle = UIModalTransitionStyle.coverVertical
    var isModal = false
    var definesContext = false
    var isChanging = false
}

/// The style in which a controller is presented over another.
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
    /// The controller that presents this one or its nearest presented ancestor.
    public var presentingViewController: UIViewController? {
        presentation.presenting ?? parent?.presentingViewController
    }
    /// The style in which the controller is presented. On Linux it determines only whether there is a popover
    /// presentation controller.
    public var modalPresentationStyle: UIModalPresentationStyle {
        get { presentation.style }
        set { presentation.style = newValue }
    }
    /// The animation with which the controller is presented; has no effect on Linux.
    public var modalTransitionStyle: UIModalTransitionStyle {
        get { presentation.transitionStyle }
        set { presentation.transitionStyle = newValue }
    }
    /// Whether the controller cannot be dismissed interactively; has no effect on Linux.
    public var isModalInPresentation: Bool {
        get { presentation.isModal }
        set { presentation.isModal = newValue }
    }
    /// Whether controllers can be presented over this one only; has no effect on Linux.
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
