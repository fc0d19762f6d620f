import Foundation

/// Controllers on top of each other, the topmost of which is shown below a bar.
open class UINavigationController: UIViewController {
    deinit {}

    /// The bar.
    public let navigationBar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    /// The bar at the bottom, out of sight by default.
    public private(set) lazy var toolbar: UIToolbar! = UIToolbar(frame: .zero)
    /// Whether the bar at the bottom is out of sight; it takes no room on Linux.
    open var isToolbarHidden = true
    /// The delegate, notified of changes; held weakly.
    open weak var delegate: (any UINavigationControllerDelegate)?
    /// The gesture that goes back; never recognised on Linux.
    public let interactivePopGestureRecognizer: UIGestureRecognizer? = UIGestureRecognizer()
    /// Whether the bar goes when one scrolls; does nothing on Linux.
    open var hidesBarsOnSwipe = false

    /// The controllers from the bottom to the top.
    open var viewControllers: [UIViewController] {
        get { children }
        set { setViewControllers(newValue, animated: false) }
    }

    /// Makes an empty stack.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Makes a stack for a storyboard, which fills it afterwards.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Makes a stack of one.
    public init(rootViewController: UIViewController) {
        super.init(nibName: nil, bundle: nil)
        pushViewController(rootViewController, animated: false)
    }

    /// Makes an empty stack; the classes of the bars are not used.
    public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
        super.init(nibName: nil, bundle: nil)
    }

    /// The controller at the top.
    open var topViewController: UIViewController? { children.last }
    /// The controller that is seen: the one that is presented, or the one at the top.
    open var visibleViewController: UIViewController? {
        topViewController?.presentedViewController ?? presentedViewController ?? topViewController
    }

    /// Whether the bar is out of sight.
    open var isNavigationBarHidden: Bool {
        get { navigationBar.isHidden }
        set { setNavigationBarHidden(newValue, animated: false) }
    }

    /// Shows or hides the bar, at once.
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
        guard navigationBar.isHidden != hidden else { return }
        navigationBar.isHidden = hidden
        viewIfLoaded?.setNeedsLayout()
    }

    /// Shows or hides the bar at the bottom; it takes no room on Linux.
    open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }

    /// Puts a controller on top.
    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        setViewControllers(children + [viewController], animated: animated)
    }

    /// Takes the controller at the top away, unless it is the only one.
    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        guard children.count > 1, let top = children.last else { return nil }
        setViewControllers(Array(children.dropLast()), animated: animated)
        return top
    }

    /// Takes all controllers above one away.
    @discardableResult
    open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
        guard let index = children.firstIndex(where: { $0 === viewController }) else { return nil }
        let gone = Array(children[(index + 1)...])
        setViewControllers(Array(children[...index]), animated: animated)
        return gone
    }

    /// Takes all controllers but the lowest away.
    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        children.first.flatMap { popToViewController($0, animated: animated) }
    }

    /// Sets the controllers from the bottom to the top.
    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        let former = topViewController
        let gone = children.filter { child in !viewControllers.contains { $0 === child } }
        for controller in gone { controller.willMove(toParent: nil) }
        if let former, former !== viewControllers.last { takeOut(former, animated: animated) }
        for controller in gone { controller.removeFromParent() }
        replaceChildren(with: viewControllers)
        showTop(animated: animated)
        navigationBar.items = viewControllers.map(\.navigationItem)
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
        for child in children { place(child, below: navigationBar.isHidden ? 0 : barHeight) }
    }

    /// Content lies under the bar, of which its safe area tells, or begins below it.
    private func place(_ child: UIViewController, below barHeight: CGFloat) {
        let isUnder = child.reachesUnderBar(at: .top, isTranslucent: navigationBar.isTranslucent)
        child.barInsets.top = isUnder ? barHeight : 0
        guard let childView = child.viewIfLoaded, childView.superview === view else { return }
        let covered = isUnder || barHeight == 0 ? 0 : view.safeAreaInsets.top + barHeight
        childView.frame = view.bounds.inset(by: UIEdgeInsets(top: covered, left: 0, bottom: 0, right: 0))
    }

    private var barHeight: CGFloat { navigationBar.intrinsicContentSize.height }

    private func showTop(animated: Bool) {
        guard isViewLoaded, let top = topViewController, top.viewIfLoaded?.superview !== view else { return }
        delegate?.navigationController(self, willShow: top, animated: animated)
        embed(top, in: view, animated: animated)
        view.bringSubviewToFront(navigationBar)
        view.setNeedsLayout()
        delegate?.navigationController(self, didShow: top, animated: animated)
    }
}

/// The delegate of a navigation controller, notified of what it shows.
public protocol UINavigationControllerDelegate: AnyObject {
    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
}

extension UINavigationControllerDelegate {
    /// Nothing, unless the delegate says otherwise.
    public func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {}
    /// Nothing, unless the delegate says otherwise.
    public func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {}
}

extension UIViewController {
    /// Makes controllers the children, in this order; those that are children already stay without calls.
    final func replaceChildren(with controllers: [UIViewController]) {
        for child in children where !controllers.contains(where: { $0 === child }) { child.removeFromParent() }
        for controller in controllers where controller.parent !== self {
            addChild(controller)
            controller.didMove(toParent: self)
        }
        orderChildren(controllers)
    }
}
