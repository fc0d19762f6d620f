import Foundation

/// The space in which a controller is presented: that of the presenter's window or, without a window, of the screen.
nonisolated struct PresentationArea {
    let bounds: CGRect
    let safeArea: UIEdgeInsets
    let traits: UITraitCollection
}

extension UIPresentationController {
    final var presentationArea: PresentationArea {
        let presenter = presentingViewController
        let window = presenter.viewIfLoaded?.window
        return PresentationArea(
            bounds: window?.bounds ?? UIScreen.main.bounds, safeArea: window?.safeAreaInsets ?? .zero,
            traits: window?.traitCollection ?? presenter.traitCollection)
    }

    /// Gives the view of the presented controller its frame, and lays it out.
    final func placePresentedView() {
        place(presentedViewController)
    }

    /// Gives a controller's view the frame of the presentation, and lays it out.
    final func place(_ controller: UIViewController) {
        controller.view.frame = frameOfPresentedViewInContainerView
        controller.view.layoutIfNeeded()
    }
}
