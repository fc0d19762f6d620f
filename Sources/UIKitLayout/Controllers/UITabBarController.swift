import Foundation
import UIKitFacts

/// A controller that shows one of several controllers above a tab bar. Each tab selects one controller.
open class UITabBarController: UIViewController, UITabBarDelegate {
    deinit {}

    /// The tab bar.
    public let tabBar = UITabBar(frame: CGRect(x: 0, y: 0, width: 320, height: BarHeights.standardTabBar.value))
    /// The delegate; held weakly, never notified on Linux.
    open weak var delegate: (any UITabBarControllerDelegate)?
    private var chosenIndex = 0

    /// The controllers in the order of their tabs.
    open var viewControllers: [UIViewController]? {
        get { children }
        set { setViewControllers(newValue, animated: false) }
    }

    /// The index of the selected controller. Setting an index that is out of range has no effect.
    open var selectedIndex: Int {
        get { chosenIndex }
        set {
            guard newValue != chosenIndex, children.indices.contains(newValue) else { return }
            if let former = selectedViewController { takeOut(former) }
            chosenIndex = newValue
            showChosen()
        }
    }

    /// The selected controller; `nil` if there is none. Setting a controller without a tab has no effect.
    open var selectedViewController: UIViewController? {
        get { children.indices.contains(chosenIndex) ? children[chosenIndex] : nil }
        set {
            if let index = children.firstIndex(where: { $0 === newValue }) { selectedIndex = index }
        }
    }

    /// Sets the controllers, in the order of their tabs. The selected controller stays selected if it is one of them;
    /// otherwise the first one is selected.
    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        let chosen = selectedViewController
        let controllers = viewControllers ?? []
        if let chosen, !controllers.contains(where: { $0 === chosen }) { takeOut(chosen) }
        replaceChildren(with: controllers)
        chosenIndex = controllers.firstIndex { $0 === chosen } ?? 0
        tabBar.items = controllers.map(\.tabBarItem)
        showChosen()
    }

    /// Called when a tab is tapped; never called on Linux.
    open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(tabBar)
        showChosen()
    }

    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        let height = tabBar.intrinsicContentSize.height
        let covered = height + view.safeAreaInsets.bottom
        let top = hidesBar ? view.bounds.height : view.bounds.height - covered
        tabBar.frame = CGRect(x: 0, y: top, width: view.bounds.width, height: covered)
        for child in children { place(child, above: tabBar.isHidden || hidesBar ? 0 : height) }
    }

    /// Whether a controller on the stack of the selected navigation controller hides the tab bar, which is then below
    /// the view.
    private var hidesBar: Bool {
        guard let navigation = selectedViewController as? UINavigationController else { return false }
        return navigation.viewControllers.contains(where: \.hidesBottomBarWhenPushed)
    }

    /// Sets the bar inset of a child controller and, if the child's view is shown, the frame of that view. The view
    /// either extends under the bar, which the view's safe area then excludes, or ends above the bar.
    private func place(_ child: UIViewController, above barHeight: CGFloat) {
        let isUnder = child.reachesUnderBar(at: .bottom, isTranslucent: tabBar.isTranslucent)
        child.barInsets.bottom = isUnder ? barHeight : 0
        guard let childView = child.viewIfLoaded, childView.superview === view else { return }
        let covered = isUnder || barHeight == 0 ? 0 : view.safeAreaInsets.bottom + barHeight
        childView.frame = view.bounds.inset(by: UIEdgeInsets(top: 0, left: 0, bottom: covered, right: 0))
    }

    private func showChosen() {
        guard isViewLoaded, let chosen = selectedViewController else { return }
        embed(chosen, in: view)
        view.bringSubviewToFront(tabBar)
        view.setNeedsLayout()
    }
}

/// The delegate of a tab bar controller; never notified on Linux, where tabs are not tapped.
public protocol UITabBarControllerDelegate: AnyObject {
    func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
    func tabBarController(
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?
    func tabBarController(
        _ tabBarController: UITabBarController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?
}

extension UITabBarControllerDelegate {
    /// Returns `true` by default. Never called on Linux.
    public func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool { true }
    /// Does nothing by default. Never called on Linux.
    public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {}
    /// Returns `nil` by default. Never called on Linux, where controllers are exchanged at once.
    public func tabBarController(
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
    /// Returns `nil` by default. Never called on Linux.
    public func tabBarController(
        _ tabBarController: UITabBarController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
}
