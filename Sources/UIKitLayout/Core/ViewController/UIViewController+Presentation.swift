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
