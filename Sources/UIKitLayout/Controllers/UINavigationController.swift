import Foundation
import UIKitFacts

/// A controller that manages a stack of controllers and shows the topmost one of them with a navigation bar.
open class UINavigationController: UIViewController {
    deinit {}

    /// The navigation bar.
    public let navigationBar = UINavigationBar(
        frame: CGRect(x: 0, y: 0, width: 320, height: BarHeights.standardBar.value))
    /// The toolbar at the bottom of the view, with the items of the topmost controller.
    public private(set) lazy var toolbar: UIToolbar! = UIToolbar(frame: .zero)
    /// Whether the toolbar is hidden; true by default.
    open var isToolbarHidden = true {
        didSet { viewIfLoaded?.setNeedsLayout() }
    }
    /// The delegate, which is notified when another controller is shown; held weakly.
    open weak var delegate: (any UINavigationControllerDelegate)?
    /// The gesture that pops the topmost controller; never recognised on Linux.
    public let interactivePopGestureRecognizer: UIGestureRecognizer? = UIGestureRecognizer()
    /// Whether a swipe hides the bars. Stored; has no effect on Linux.
    open var hidesBarsOnSwipe = false

    /// The controllers, from bottom to top of the stack.
    open var viewControllers: [UIViewController] {
        get { children }
        set { setViewControllers(newValue, animated: false) }
    }

    /// Creates an empty stack.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Creates a stack from a storyboard, with the controllers that the storyboard connects.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Creates a stack with one controller.
    public init(rootViewController: UIViewController) {
        super.init(nibName: nil, bundle: nil)
        pushViewController(rootViewController, animated: false)
    }

    /// Creates an empty stack; the given classes of the bars are ignored.
    public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
        super.init(nibName: nil, bundle: nil)
    }

    /// The controller on top of the stack.
    open var topViewController: UIViewController? { children.last }
    /// The visible controller: the presented controller or, without a presentation, the topmost one of the stack.
    open var visibleViewController: UIViewController? {
        topViewController?.presentedViewController ?? presentedViewController ?? topViewController
    }

    /// Whether the navigation bar is hidden.
    open var isNavigationBarHidden: Bool {
        get { navigationBar.isHidden }
        set { setNavigationBarHidden(newValue, animated: false) }
    }

    /// Shows or hides the navigation bar, without animation.
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
        guard navigationBar.isHidden != hidden else { return }
        navigationBar.isHidden = hidden
        viewIfLoaded?.setNeedsLayout()
    }

    /// Sets ``isToolbarHidden``, without animation.
    open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }

    /// Pushes a controller onto the stack.
    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        setViewControllers(children + [viewController], animated: animated)
    }

    override func showInside(_ controller: UIViewController) -> Bool {
        pushViewController(controller, animated: true)
        return true
    }

    /// Pops the topmost controller, unless it is the only one, and returns it.
    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        guard children.count > 1, let top = children.last else { return nil }
        setViewControllers(Array(children.dropLast()), animated: animated)
        return top
    }

    /// Pops the controllers above the given one and returns them; returns `nil` if the given controller is not in the
    /// stack.
    @discardableResult
    open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
        guard let index = children.firstIndex(where: { $0 === viewController }) else { return nil }
        let popped = Array(children[(index + 1)...])
        setViewControllers(Array(children[...index]), animated: animated)
        return popped
    }

    /// Pops all controllers but the bottom one and returns those popped; returns `nil` if the stack is empty.
    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        children.first.flatMap { popToViewController($0, animated: animated) }
    }

    /// Replaces the stack with the given controllers, which are in the order from bottom to top.
    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        let former = topViewController
        let removed = children.filter { child in !viewControllers.contains { $0 === child } }
        for controller in removed { controller.willMove(toParent: nil) }
        if let former, former !== viewControllers.last {
            former.presentation.isMovingFromParent = removed.contains { $0 === former }
            takeOut(former, animated: animated)
            former.presentation.isMovingFromParent = false
        }
        for controller in removed { controller.removeFromParent() }
        replaceChildren(with: viewControllers)
        showTop(animated: animated)
        navigationBar.items = viewControllers.map(\.navigationItem)
        viewIfLoaded?.setNeedsLayout()
        tabBarController?.viewIfLoaded?.setNeedsLayout()
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(navigationBar)
        showTop(animated: false)
    }

    open override func addChild(_ childController: UIViewController) {
        super.addChild(childController)
        showTop(animated: false)
    }

    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        let top = view.safeAreaInsets.top
        navigationBar.frame = CGRect(x: 0, y: top, width: view.bounds.width, height: barHeight)
        let toolbarHeight = placeToolbar()
        for child in children { place(child, below: navigationBar.isHidden ? 0 : barHeight, above: toolbarHeight) }
    }

    /// Shows or removes the toolbar, and returns its height above the safe area; 0 if it is hidden.
    private func placeToolbar() -> CGFloat {
        guard !isToolbarHidden, let toolbar else {
            if view.subviews.contains(where: { $0 is UIToolbar }) { toolbar?.removeFromSuperview() }
            return 0
        }
        if toolbar.superview !== view { view.addSubview(toolbar) }
        view.bringSubviewToFront(toolbar)
        toolbar.items = topViewController?.toolbarItems
        let height = toolbar.intrinsicContentSize.height
        let covered = height + view.safeAreaInsets.bottom
        toolbar.frame = CGRect(x: 0, y: view.bounds.height - covered, width: view.bounds.width, height: covered)
        return height
    }

    /// Sets the bar insets of a child controller and, if the child's view is shown, the frame of that view. The view
    /// either extends under a bar, which the view's safe area then excludes, or ends at the bar.
    private func place(_ child: UIViewController, below barHeight: CGFloat, above toolbarHeight: CGFloat) {
        let isUnder = child.reachesUnderBar(at: .top, isTranslucent: navigationBar.isTranslucent)
        let isUnderToolbar =
            toolbarHeight == 0
            || child.reachesUnderBar(at: .bottom, isTranslucent: toolbar.isTranslucent)
        child.barInsets.top = isUnder ? barHeight : 0
        child.barInsets.bottom = isUnderToolbar ? toolbarHeight : 0
        guard let childView = child.viewIfLoaded, childView.superview === view else { return }
        let covered = isUnder || barHeight == 0 ? 0 : view.safeAreaInsets.top + barHeight
        let coveredBelow = isUnderToolbar ? 0 : view.safeAreaInsets.bottom + toolbarHeight
        childView.frame = view.bounds.inset(by: UIEdgeInsets(top: covered, left: 0, bottom: coveredBelow, right: 0))
    }

    private var barHeight: CGFloat {
        navigationBar.intrinsicContentSize.height
            + (navigationBar.showsLargeTitle ? BarHeights.largeTitle.value : 0)
    }

    private func showTop(animated: Bool) {
        guard isViewLoaded, let top = topViewController, top.viewIfLoaded?.superview !== view else { return }
        delegate?.navigationController(self, willShow: top, animated: animated)
        embed(top, in: view, animated: animated)
        view.bringSubviewToFront(navigationBar)
        view.setNeedsLayout()
        delegate?.navigationController(self, didShow: top, animated: animated)
    }
}

extension UINavigationController: ScrollViewAdjuster {}

extension UIViewController {
    /// Makes the given controllers the children of this controller, in the given order. Controllers that are already
    /// children receive no callbacks.
    final func replaceChildren(with controllers: [UIViewController]) {
        for child in children where !controllers.contains(where: { $0 === child }) { child.removeFromParent() }
        for controller in controllers where controller.parent !== self {
            addChild(controller)
            controller.didMove(toParent: self)
        }
        orderChildren(controllers)
    }
}
