import Foundation
import Trapping

/// Something that owns a view and loads it when it is first asked for.
#if MainActorViews
    @preconcurrency @MainActor
#endif
open class UIViewController: ControllerAppearance, UITraitEnvironment {
    deinit {}

    private var loadedView: UIView?
    /// What a storyboard made for the controller, until its view is asked for.
    package var viewToLoad: UIView?
    /// How far the controller's appearance has got.
    var appearance = Appearance.disappeared

    /// What navigation bars and tabs show.
    open var title: String?
    /// The name of the nib that the view is loaded from.
    open private(set) var nibName: String?
    /// The bundle of the nib.
    open private(set) var nibBundle: Bundle?
    /// The controller that this one is a child of.
    open private(set) weak var parent: UIViewController?
    /// The controllers inside this one, in the order in which they came.
    open private(set) var children: [UIViewController] = []

    /// Makes a controller in code; without a name of a nib its view is an empty one, or what ``loadView()`` sets.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        nibName = nibNameOrNil
        nibBundle = nibBundleOrNil
        super.init()
    }

    /// Makes a controller in code.
    public convenience override init() {
        self.init(nibName: nil, bundle: nil)
    }

    /// Makes a controller for a storyboard, which connects it afterwards.
    public required init?(coder: NSCoder) {
        super.init()
    }

    // MARK: The view

    /// The view, which is loaded when it is first asked for.
    open var view: UIView! {
        get {
            loadViewIfNeeded()
            return loadedView
        }
        set {
            loadedView?.controller = nil
            loadedView = newValue
            newValue?.controller = self
        }
    }

    /// The view if it is loaded.
    open var viewIfLoaded: UIView? { loadedView }
    /// Whether the view is loaded.
    open var isViewLoaded: Bool { loadedView != nil }

    /// Loads the view unless it is loaded.
    open func loadViewIfNeeded() {
        guard loadedView == nil else { return }
        loadView()
        trap(unless: loadedView != nil, "\(type(of: self)).loadView() did not set the view")
        viewDidLoad()
    }

    /// Sets the view: the storyboard's, that of the nib, or an empty one. Subclasses that override it do not call it.
    open func loadView() {
        if viewToLoad == nil, let nibName { (self as? any NibOwner)?.loadNib(named: nibName, bundle: nibBundle) }
        guard loadedView == nil else { return }
        let size = UIScreen.main.bounds.size
        view = viewToLoad ?? UIView(frame: CGRect(origin: .zero, size: size))
        viewToLoad = nil
    }

    /// Called when the view has been loaded.
    open func viewDidLoad() {}

    /// Called before the view appears.
    open func viewWillAppear(_ animated: Bool) {}

    /// Called when the view is in the hierarchy, before it is laid out to appear.
    open func viewIsAppearing(_ animated: Bool) {}

    /// Called after the view has appeared.
    open func viewDidAppear(_ animated: Bool) {}

    /// Called before the view disappears.
    open func viewWillDisappear(_ animated: Bool) {}

    /// Called after the view has disappeared.
    open func viewDidDisappear(_ animated: Bool) {}

    /// Called before the view lays out its subviews.
    open func viewWillLayoutSubviews() {}

    /// Called after the view has laid out its subviews.
    open func viewDidLayoutSubviews() {}

    /// Called when the view updates its constraints. Subclasses call the inherited one at the end.
    open func updateViewConstraints() {}

    /// Called after other bars or cut-outs reach into the view.
    open func viewSafeAreaInsetsDidChange() {}

    /// Called after the margins of the view have changed; never called on Linux.
    open func viewLayoutMarginsDidChange() {}

    /// Called when memory runs low; never called on Linux.
    open func didReceiveMemoryWarning() {}

    /// Called before the view gets another size; sent by nobody on Linux.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {}

    /// Called before the traits change; sent by nobody on Linux.
    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {}

    // MARK: Safe area

    /// What the controller adds to the safe area of its view, in points.
    open var additionalSafeAreaInsets = UIEdgeInsets.zero {
        didSet { if additionalSafeAreaInsets != oldValue { viewIfLoaded?.superview?.passSafeAreaOn() } }
    }
    /// What the bars of a container add to it.
    var barInsets = UIEdgeInsets.zero
    /// What is added to the safe area of the view.
    final var totalAdditionalInsets: UIEdgeInsets { additionalSafeAreaInsets.adding(barInsets) }
    /// Whether the view goes on under the bar at an edge: not where the bar is opaque, unless the view says so.
    final func reachesUnderBar(at edge: UIRectEdge, isTranslucent: Bool) -> Bool {
        edgesForExtendedLayout.contains(edge) && (isTranslucent || extendedLayoutIncludesOpaqueBars)
    }
    /// Whether the margins of the view are at least the system's; the view's own margins count here.
    open var viewRespectsSystemMinimumLayoutMargins = true
    /// The edges under bars to which the view reaches; all by default.
    open var edgesForExtendedLayout: UIRectEdge = .all
    /// Whether the view reaches under opaque bars as well.
    open var extendedLayoutIncludesOpaqueBars = false
    /// Whether scroll views keep clear of bars by themselves; does nothing on Linux.
    open var automaticallyAdjustsScrollViewInsets = true

    // MARK: Containers

    /// Fills the `view` outlet of a nib's owner, and properties declared with ``Outlet``.
    @discardableResult
    open override func setOutlet(_ value: AnyObject?, named name: String) -> Bool {
        guard name == "view", let view = value as? UIView else { return super.setOutlet(value, named: name) }
        self.view = view
        return true
    }

    /// Takes a controller in; its view is up to the caller.
    open func addChild(_ childController: UIViewController) {
        guard childController.parent !== self else { return }
        childController.removeFromParent()
        childController.willMove(toParent: self)
        children.append(childController)
        childController.parent = self
    }

    /// Leaves the parent; the view is up to the caller.
    open func removeFromParent() {
        guard let former = parent else { return }
        former.children.removeAll { $0 === self }
        parent = nil
        didMove(toParent: nil)
    }

    /// Puts the children in another order.
    final func orderChildren(_ controllers: [UIViewController]) { children = controllers }

    /// Called before the controller comes to a parent or leaves it.
    open func willMove(toParent parent: UIViewController?) {}

    /// Called after the controller has come to a parent or left it.
    open func didMove(toParent parent: UIViewController?) {}

    /// Whether appearances are passed on to children.
    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

    /// The size that a child is given; the parent's own by default.
    open func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize { parentSize }

    /// Called after the preferred size of a child has changed.
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

    /// The size that the controller would like its view to have, in points.
    open var preferredContentSize = CGSize.zero {
        didSet {
            if preferredContentSize != oldValue {
                parent?.preferredContentSizeDidChange(forChildContentContainer: self)
            }
        }
    }

    // MARK: Traits

    /// The traits of the view, of the parent, or of the task.
    open var traitCollection: UITraitCollection {
        loadedView?.traitCollection ?? parent?.traitCollection ?? .current
    }

    /// Called after traits of the view have changed.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// Closures that are called when traits change.
    final var traitObservers: [TraitObserver] = []

    /// Light or dark, in place of the inherited style; a stored value.
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified

    // MARK: Bars

    /// What navigation bars show for the controller.
    open lazy var navigationItem = UINavigationItem(title: title ?? "")
    /// What tab bars show for the controller.
    open lazy var tabBarItem: UITabBarItem! = UITabBarItem(title: title, image: nil, tag: 0)
    /// What toolbars show for the controller.
    open var toolbarItems: [UIBarButtonItem]?
    /// Whether a tab bar goes when the controller is pushed.
    open var hidesBottomBarWhenPushed = false

    // MARK: Presentation

    let presentation = PresentationValues()

    open override var next: UIResponder? { viewIfLoaded?.superview ?? presentingViewController }

    /// Whether the controller is about to load a segue's destination; segues are not performed on Linux.
    open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

    /// Goes back to a controller; does nothing on Linux.
    open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {}

    /// Called before a segue; never called on Linux.
    open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

    /// Presents a controller: it is recorded, appears, and its view is laid out as large as the screen; nothing is shown.
    open func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
    ) {
        recordPresentation(of: viewControllerToPresent, animated: flag)
        completion?()
    }

    /// Ends a presentation: that of the controller which this one presents, else its own.
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        recordDismissal(animated: flag)
        completion?()
    }

    /// Shows a controller: pushes it where there is a navigation controller, else presents it.
    open func show(_ vc: UIViewController, sender: Any?) {
        if let navigationController {
            navigationController.pushViewController(vc, animated: true)
        } else {
            present(vc, animated: true)
        }
    }

    /// Shows a controller beside this one, where there is a split view controller.
    open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        if let splitViewController {
            splitViewController.showDetailViewController(vc, sender: sender)
        } else {
            present(vc, animated: true)
        }
    }
}

/// What gives sizes to the content inside it, or has one.
public protocol UIContentContainer: AnyObject {
    var preferredContentSize: CGSize { get }
}

extension UIViewController: UIContentContainer {}

/// How a status bar looks.
public nonisolated enum UIStatusBarStyle: Int, Hashable, Sendable {
    case `default` = 0
    case lightContent, blackOpaque, darkContent
}

/// A controller that can load its view from a nib: every one, where the module that reads nibs is part of the program.
package protocol NibOwner {
    func loadNib(named name: String, bundle: Bundle?)
}
