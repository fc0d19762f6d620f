import Foundation

extension UIViewController {
    /// The nearest navigation controller that this one is in.
    public var navigationController: UINavigationController? { nearest(UINavigationController.self) }
    /// The nearest tab bar controller that this one is in.
    public var tabBarController: UITabBarController? { nearest(UITabBarController.self) }
    /// The nearest split view controller that this one is in.
    public var splitViewController: UISplitViewController? { nearest(UISplitViewController.self) }

    /// The strip that bars at the top cover, as controllers knew it before safe areas.
    ///
    /// As in UIKit two constraints of the view hold it, from when it is first asked for.
    public var topLayoutGuide: any UILayoutSupport { view.supported(view.topLayoutGuide, at: .top) }
    /// The strip that bars at the bottom cover, as controllers knew it before safe areas.
    ///
    /// As in UIKit two constraints of the view hold it, from when it is first asked for.
    public var bottomLayoutGuide: any UILayoutSupport { view.supported(view.bottomLayoutGuide, at: .bottom) }

    private func nearest<Container: UIViewController>(_ type: Container.Type) -> Container? {
        var candidate = parent
        while let current = candidate {
            if let container = current as? Container { return container }
            candidate = current.parent
        }
        return nil
    }

    /// Exchanges one child for another, at once.
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

    /// Puts a child's view into a container, as large as it, with the calls of an appearance where this controller is
    /// seen.
    final func embed(_ child: UIViewController, in container: UIView, animated: Bool = false) {
        guard let childView = child.view, childView.superview !== container else { return }
        childView.translatesAutoresizingMaskIntoConstraints = true
        guard isAppearingOrAppeared else { return container.fill(with: childView) }
        child.appear(animated: animated) { container.fill(with: childView) }
    }

    /// Takes a child's view out, with the calls of a disappearance where it is seen.
    final func takeOut(_ child: UIViewController, animated: Bool = false) {
        child.disappear(animated: animated) { child.viewIfLoaded?.removeFromSuperview() }
    }
}

/// A strip that bars cover, which constraints can mention.
public protocol UILayoutSupport: NSObjectProtocol {
    var length: CGFloat { get }
    var topAnchor: NSLayoutYAxisAnchor { get }
    var bottomAnchor: NSLayoutYAxisAnchor { get }
    var heightAnchor: NSLayoutDimension { get }
}

extension UILayoutGuide: UILayoutSupport {
    /// The height of the guide, in points.
    public var length: CGFloat { layoutFrame.height }
}
