import Foundation
import Trapping

/// Something that owns a view and loads it when it is first asked for.
open class UIViewController: UIResponder {
    private var loadedView: UIView?
    /// What a storyboard made for the controller, until its view is asked for.
    package var viewToLoad: UIView?

    /// What navigation bars and tabs show.
    open var title: String?
    /// The controller that this one is a child of.
    public private(set) weak var parent: UIViewController?
    /// The controllers inside this one, in the order in which they came.
    public private(set) var children: [UIViewController] = []

    /// Makes a controller in code.
    public override init() {
        super.init()
    }

    /// Makes a controller for a storyboard, which connects it afterwards.
    public required init?(coder: NSCoder) {
        super.init()
    }

    /// The view, which is loaded when it is first asked for.
    open var view: UIView! {
        get {
            loadViewIfNeeded()
            return loadedView
        }
        set { loadedView = newValue }
    }

    /// The view if it is loaded.
    public var viewIfLoaded: UIView? { loadedView }
    /// Whether the view is loaded.
    public var isViewLoaded: Bool { loadedView != nil }

    /// Loads the view unless it is loaded.
    open func loadViewIfNeeded() {
        guard loadedView == nil else { return }
        loadView()
        trap(unless: loadedView != nil, "\(type(of: self)).loadView() did not set the view")
        viewDidLoad()
    }

    /// Sets the view: the storyboard's, or an empty one. Subclasses that override it do not call it.
    open func loadView() {
        view = viewToLoad ?? UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
        viewToLoad = nil
    }

    /// Called when the view has been loaded.
    open func viewDidLoad() {}

    /// Fills the `view` outlet of a nib's owner, and properties declared with ``Outlet``.
    @discardableResult
    open override func setOutlet(_ value: AnyObject?, named name: String) -> Bool {
        guard name == "view", let view = value as? UIView else { return super.setOutlet(value, named: name) }
        self.view = view
        return true
    }

    /// Takes a controller in; its view is up to the caller.
    open func addChild(_ child: UIViewController) {
        child.removeFromParent()
        children.append(child)
        child.parent = self
    }

    /// Leaves the parent; the view is up to the caller.
    open func removeFromParent() {
        parent?.children.removeAll { $0 === self }
        parent = nil
    }

    /// Called after the controller has come to a parent or left it.
    open func didMove(toParent parent: UIViewController?) {}

    /// The traits of the view, of the parent, or of the task.
    open var traitCollection: UITraitCollection {
        loadedView?.traitCollection ?? parent?.traitCollection ?? .current
    }
}

/// Controllers on top of each other.
open class UINavigationController: UIViewController {
    /// The controllers from the bottom to the top.
    open var viewControllers: [UIViewController] {
        get { children }
        set { replaceChildren(with: newValue) }
    }

    /// Makes a stack of one.
    public convenience init(rootViewController: UIViewController) {
        self.init()
        addChild(rootViewController)
    }

    /// The controller at the top.
    public var topViewController: UIViewController? { children.last }
}

/// Controllers side by side, chosen by tabs.
open class UITabBarController: UIViewController {
    /// The controllers in the order of their tabs.
    open var viewControllers: [UIViewController]? {
        get { children }
        set { replaceChildren(with: newValue ?? []) }
    }
}

extension UIViewController {
    fileprivate func replaceChildren(with controllers: [UIViewController]) {
        for child in children { child.removeFromParent() }
        for controller in controllers { addChild(controller) }
    }
}
