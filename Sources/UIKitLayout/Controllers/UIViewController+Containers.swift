import Foundation

extension UIViewController {
    /// The nearest navigation controller that contains this controller.
    public var navigationController: UINavigationController? { nearest(UINavigationController.self) }
    /// The nearest tab bar controller that contains this controller.
    public var tabBarController: UITabBarController? { nearest(UITabBarController.self) }
    /// The nearest split view controller that contains this controller.
    public var splitViewController: UISplitViewController? { nearest(UISplitViewController.self) }

    /// The guide for the part of the view that bars cover at the top. Later versions of iOS replace it with the safe
    /// area.
    ///
    /// As in UIKit, the first access adds two constraints to the view, which position the guide.
    public var topLayoutGuide: any UILayoutSupport { view.supported(view.topLayoutGuide, at: .top) }
    /// The guide for the part of the view that bars cover at the bottom. Later versions of iOS replace it with the safe
    /// area.
    ///
    /// As in UIKit, the first access adds two constraints to the view, which position the guide.
    public var bottomLayoutGuide: any UILayoutSupport { view.supported(view.bottomLayoutGuide, at: .bottom) }

    /// Whether the view extends under the bar at the given edge. It extends under an opaque bar only if
    /// `extendedLayoutIncludesOpaqueBars` is set.
    final func reachesUnderBar(at edge: UIRectEdge, isTranslucent: Bool) -> Bool {
        edgesForExtendedLayout.contains(edge) && (isTranslucent || extendedLayoutIncludesOpaqueBars)
    }

    private func nearest<Container: UIViewController>(_ type: Container.Type) -> Container? {
        var candidate = parent
        while let current = candidate {
            if let container = current as? Container { return container }
            candidate = current.parent
        }
        return nil
    }

    /// Replaces the view of one child controller with the view of another, without animation. Both closures are called
    /// before the method returns.
    public func transition(
        from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
        options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        let container: UIView = fromViewController.view.superview ?? view
        fromViewController.view.removeFromSuperview()
        container.addSubview(toViewController.view)
        animations?()
        completion?(true)
    }

    /// Adds the view of a child controller to the given container and makes the view fill the container. If this
    /// controller is visible or about to be, the child receives the callbacks of an appearance.
    final func embed(_ child: UIViewController, in container: UIView, animated: Bool = false) {
        guard let childView = child.view, childView.superview !== container else { return }
        childView.translatesAutoresizingMaskIntoConstraints = true
        guard isAppearingOrAppeared else { return container.fill(with: childView) }
        child.appear(animated: animated) { container.fill(with: childView) }
    }

    /// Removes the view of a child controller from its superview. If the child is visible, it receives the callbacks of
    /// a disappearance.
    final func takeOut(_ child: UIViewController, animated: Bool = false) {
        child.disappear(animated: animated) { child.viewIfLoaded?.removeFromSuperview() }
    }
}
