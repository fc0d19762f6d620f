import Foundation

/// What is recorded of a controller's presentation.
final class PresentationValues {
    var presented: UIViewController?
    weak var presenting: UIViewController?
    var style = UIModalPresentationStyle.automatic
    var transitionStyle = UIModalTransitionStyle.coverVertical
    var isModal = false
    var definesContext = false
    var isChanging = false
    weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
    var popover: UIPopoverPresentationController?
    var sheet: UISheetPresentationController?
}

/// How a presented controller lies over the other.
public nonisolated enum UIModalPresentationStyle: Int, Hashable, Sendable {
    case fullScreen = 0
    case pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext, popover
    case none = -1
    case automatic = -2
}

/// How a presented controller comes.
public nonisolated enum UIModalTransitionStyle: Int, Hashable, Sendable {
    case coverVertical = 0
    case flipHorizontal, crossDissolve, partialCurl
}

extension UIViewController {
    /// The controller that this one presents.
    public var presentedViewController: UIViewController? { presentation.presented }
    /// The controller that presents this one, or the one that it is inside of.
    public var presentingViewController: UIViewController? {
        presentation.presenting ?? parent?.presentingViewController
    }
    /// How the controller lies over the one that presents it; a stored value.
    public var modalPresentationStyle: UIModalPresentationStyle {
        get { presentation.style }
        set { presentation.style = newValue }
    }
    /// How the controller comes; a stored value.
    public var modalTransitionStyle: UIModalTransitionStyle {
        get { presentation.transitionStyle }
        set { presentation.transitionStyle = newValue }
    }
    /// Whether one cannot swipe the controller away; a stored value.
    public var isModalInPresentation: Bool {
        get { presentation.isModal }
        set { presentation.isModal = newValue }
    }
    /// Whether controllers are presented over this one; a stored value.
    public var definesPresentationContext: Bool {
        get { presentation.definesContext }
        set { presentation.definesContext = newValue }
    }
    /// Who animates presentations; held weakly, never asked on Linux.
    public var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
        get { presentation.transitioningDelegate }
        set { presentation.transitioningDelegate = newValue }
    }
    /// Where a popover points to; a stored value, there for controllers that are presented as popovers.
    public var popoverPresentationController: UIPopoverPresentationController? {
        guard modalPresentationStyle == .popover || self is UIAlertController else { return nil }
        let popover =
            presentation.popover ?? UIPopoverPresentationController(presentedViewController: self, presenting: nil)
        presentation.popover = popover
        return popover
    }
    /// How the controller is presented: as a popover or a sheet.
    public var presentationController: UIPresentationController? {
        popoverPresentationController ?? sheetPresentationController
    }
    /// How high a sheet is; a stored value.
    public var sheetPresentationController: UISheetPresentationController? {
        let sheet = presentation.sheet ?? UISheetPresentationController(presentedViewController: self, presenting: nil)
        presentation.sheet = sheet
        return sheet
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
