import Foundation

extension UIViewController {
    /// The nearest navigation controller that contains this controller.
    public var navigationController: UINavigationController? { nearest(UINavigationController.self) }
    /// The nearest tab bar controller that contains this controller.
    public var tabBarController: UITabBarController? { nearest(UITabBarController.self) }
    /// The nearest split view controller that contains this controller.
    public var splitViewController: UISplitViewController? { nearest(UISplitViewController.self) }

    /// The area that bars cover at the top; the safe area's predecessor.
    ///
    /// As in UIKit, the first access adds two constraints to the view that position the guide.
    public var topLayoutGuide: any UILayoutSupport { view.supported(view.topLayoutGuide, at: .top) }
    /// The area that bars cover at the bottom; the safe area's predecessor.
    ///
    /// As in UIKit, the first access adds two constraints to the view that position the guide.
    public var bottomLayoutGuide: any UILayoutSupport { view.supported(view.bottomLayoutGuide, at: .bottom) }

    private func nearest<Container: UIViewController>(_ type: Container.Type) -> Container? {
        var candidate = parent
        while let current = candidate {
            if let container = current as? Container { return container }
            candidate = current.parent
        }
        return nil
    }

    /// Replaces one child's view by another's, without animation.
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

    /// Adds a child's view to a container and makes it fill the container. Sends the callbacks of an appearance if this
    /// controller is visible.
    final func embed(_ child: UIViewController, in container: UIView, animated: Bool = false) {
        guard let childView = child.view, childView.superview !== container else { return }
        childView.translatesAutoresizingMaskIntoConstraints = true
        guard isAppearingOrAppeared else { return container.fill(with: childView) }
        child.appear(animated: animated) { container.fill(with: childView) }
    }

    /// Removes a child's view from its superview. Sends the callbacks of a disappearance if the child is visible.
    final func takeOut(_ child: UIViewController, animated: Bool = false) {
        child.disappear(animated: animated) { child.viewIfLoaded?.removeFromSuperview() }
    }
}
