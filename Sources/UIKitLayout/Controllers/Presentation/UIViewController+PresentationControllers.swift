import Foundation

/// The objects that manage a controller's presentation.
private final class PresentationControllers {
    static let key = AssociatedKey<PresentationControllers>()

    weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
    var popover: UIPopoverPresentationController?
    var sheet: UISheetPresentationController?
}

extension UIViewController {
    private var presentationControllers: PresentationControllers {
        if let known = associatedValues[PresentationControllers.key] { return known }
        let made = PresentationControllers()
        associatedValues[PresentationControllers.key] = made
        return made
    }

    /// The delegate that supplies animations for presentations; held weakly, never called on Linux.
    public var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
        get { presentationControllers.transitioningDelegate }
        set { presentationControllers.transitioningDelegate = newValue }
    }
    /// The presentation controller of the popover, created on first access; `nil` unless the controller is an alert or
    /// has the presentation style `popover`. It has no effect on Linux.
    public var popoverPresentationController: UIPopoverPresentationController? {
        guard modalPresentationStyle == .popover || self is UIAlertController else { return nil }
        let popover =
            presentationControllers.popover
            ?? UIPopoverPresentationController(presentedViewController: self, presenting: nil)
        presentationControllers.popover = popover
        return popover
    }
    /// The value of ``popoverPresentationController`` or, if that is `nil`, of ``sheetPresentationController``.
    public var presentationController: UIPresentationController? {
        popoverPresentationController ?? sheetPresentationController
    }
    /// The presentation controller of the sheet, created on first access. It has no effect on Linux.
    public var sheetPresentationController: UISheetPresentationController? {
        let sheet =
            presentationControllers.sheet
            ?? UISheetPresentationController(presentedViewController: self, presenting: nil)
        presentationControllers.sheet = sheet
        return sheet
    }
}
