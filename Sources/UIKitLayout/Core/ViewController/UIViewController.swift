import Foundation
import Trapping

/// An object that owns a view and loads it on first access.
#if MainActorViews
    @preconcurrency @MainActor
#endif
open class UIViewController: ControllerAppearance, UITraitEnvironment {
    deinit {}

    private var loadedView: UIView?
    /// The view that a storyboard created for the controller, until it becomes the controller's view.
    package var viewToLoad: UIView?
    /// The phase of the controller's appearance.
    var appearance = Appearance.disappeared

    /// The title, from which navigation bars and tabs take theirs.
    open var title: String?
    /// The name of the nib from which the view is loaded.
    open private(set) var nibName: String?
    /// The bundle of the nib.
    open private(set) var nibBundle: Bundle?
    /// The controller that this one is a child of.
    open private(set) weak var parent: UIViewController?
    /// The child controllers, in the order in which they were added.
    open private(set) var children: [UIViewController] = []

    /// Creates a controller in code. Without a nib name its view is an empty one or the one that ``loadView()`` sets.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        nibName = nibNameOrNil
        nibBundle = nibBundleOrNil
        super.init()
    }

    /// Creates a controller in code.
    public convenience override init() {
        self.init(nibName: nil, bundle: nil)
    }

    /// Creates a controller for a storyboard, which connects its outlets afterwards.
    public required init?(coder: NSCoder) {
        super.init()
    }

    // MARK: The view

    /// The view, loaded on first access.
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

    /// Sets the view: the storyboard's, the nib's or an empty one. Overrides do not call `super`.
    open func loadView() {
        if viewToLoad == nil, let nibName { (self as? any NibOwner)?.loadNib(named: nibName, bundle: nibBundle) }
        guard loadedView == nil else { return }
        let size = UIScreen.main.bounds.size
        view = viewToLoad ?? UIView(frame: CGRect(origin: .zero, size: size))
        viewToLoad = nil
    }

    /// Called after the view has been loaded.
    open func viewDidLoad() {}

    /// Called before the view appears.
    open func viewWillAppear(_ animated: Bool) {}

    /// Called when the view is in the hierarchy, before the layout with which it appears.
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

    /// Called when the view updates its constraints. Overrides call `super` last.
    open func updateViewConstraints() {}

    /// Called after the view's safe area insets have changed.
    open func viewSafeAreaInsetsDidChange() {}

    /// Called after the view's layout margins have changed; never called on Linux.
    open func viewLayoutMarginsDidChange() {}

    /// Called when memory runs low; never called on Linux.
    open func didReceiveMemoryWarning() {}

    /// Called before the size of the view changes; never called on Linux.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {}

    /// Called before the traits change; never called on Linux.
    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {}

    // MARK: Safe area

    /// Insets that the controller adds to its view's safe area, in points.
    open var additionalSafeAreaInsets = UIEdgeInsets.zero {
        didSet { if additionalSafeAreaInsets != oldValue { viewIfLoaded?.superview?.passSafeAreaOn() } }
    }
    /// Insets that the bars of a container add to the safe area, in points.
    var barInsets = UIEdgeInsets.zero
    /// All insets that are added to the view's safe area, in points.
    final var totalAdditionalInsets: UIEdgeInsets { additionalSafeAreaInsets.adding(barInsets) }
    /// Whether the view extends under the bar at an edge. Under opaque bars it does so only if
    /// ``extendedLayoutIncludesOpaqueBars`` is set.
    final func reachesUnderBar(at edge: UIRectEdge, isTranslucent: Bool) -> Bool {
        edgesForExtendedLayout.contains(edge) && (isTranslucent || extendedLayoutIncludesOpaqueBars)
    }
    /// Whether the view's margins are at least the system's minimum; has no effect on Linux, where the view's own
    /// margins apply.
    open var viewRespectsSystemMinimumLayoutMargins = true
    /// The edges at which the view extends under bars; all by default.
    open var edgesForExtendedLayout: UIRectEdge = .all
    /// Whether the view extends under opaque bars too.
    open var extendedLayoutIncludesOpaqueBars = false
    /// Whether content insets of scroll views are adjusted to bars; has no effect on Linux.
    open var automaticallyAdjustsScrollViewInsets = true

    // MARK: Containers

    /// Sets the `view` outlet of a nib's owner, or a property declared with ``Outlet``.
    @discardableResult
    open override func setOutlet(_ value: AnyObject?, named name: String) -> Bool {
        guard name == "view", let view = value as? UIView else { return super.setOutlet(value, named: name) }
        self.view = view
        return true
    }

    /// Adds a child controller, without its view.
    open func addChild(_ childController: UIViewController) {
        guard childController.parent !== self else { return }
        childController.removeFromParent()
        childController.willMove(toParent: self)
        children.append(childController)
        childController.parent = self
    }

    /// Removes the controller from its parent, without its view.
    open func removeFromParent() {
        guard let former = parent else { return }
        former.children.removeAll { $0 === self }
        parent = nil
        didMove(toParent: nil)
    }

    /// The parent, its parent and so on.
    private var ancestors: [UIViewController] { parent.map { [$0] + $0.ancestors } ?? [] }

    /// Replaces the children by the same controllers in another order.
    final func orderChildren(_ controllers: [UIViewController]) { children = controllers }

    /// Called before the controller is added to a parent or removed from it.
    open func willMove(toParent parent: UIViewController?) {}

    /// Called after the controller has been added to a parent or removed from it.
    open func didMove(toParent parent: UIViewController?) {}

    /// Whether appearance callbacks are forwarded to children.
    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

    /// Returns the size for a child's content; by default the size of this controller's.
    open func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize { parentSize }

    /// Called after the preferred size of a child has changed.
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

    /// The preferred size of the controller's view, in points.
    open var preferredContentSize = CGSize.zero {
        didSet {
            if preferredContentSize != oldValue {
                parent?.preferredContentSizeDidChange(forChildContentContainer: self)
            }
        }
    }

    // MARK: Traits

    /// The traits of the view if it is loaded, else those of the parent, else those of the task.
    open var traitCollection: UITraitCollection {
        loadedView?.traitCollection ?? parent?.traitCollection ?? .current
    }

    /// Called after traits of the view have changed.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// The observers of trait changes.
    final var traitObservers: [TraitObserver] = []

    /// The user interface style that overrides the inherited one; has no effect on Linux.
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified

    // MARK: Bars

    /// The content of navigation bars for the controller.
    open lazy var navigationItem = UINavigationItem(title: title ?? "")
    /// The tab of the controller in a tab bar.
    open lazy var tabBarItem: UITabBarItem! = UITabBarItem(title: title, image: nil, tag: 0)
    /// The items of a toolbar for the controller.
    open var toolbarItems: [UIBarButtonItem]?
    /// Whether the tab bar is hidden while the controller is pushed; has no effect on Linux.
    open var hidesBottomBarWhenPushed = false

    // MARK: Presentation

    let presentation = PresentationValues()

    open override var next: UIResponder? { viewIfLoaded?.superview ?? presentingViewController }

    /// Whether a segue may be performed; never called on Linux, where segues are not performed.
    open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

    /// Unwinds to a controller; does nothing on Linux.
    open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {}

    /// Called before a segue is performed; never called on Linux.
    open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

    /// Presents a controller: records it, sends the callbacks of an appearance, and lays out its view in the size of
    /// the window or, without one, the screen. Nothing is shown.
    open func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
    ) {
        recordPresentation(of: viewControllerToPresent, animated: flag)
        completion?()
    }

    /// Dismisses the controller that this one presents or, if there is none, this controller itself.
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        recordDismissal(animated: flag)
        completion?()
    }

    /// Shows a controller: pushes it if there is a navigation controller, else presents it.
    open func show(_ vc: UIViewController, sender: Any?) {
        if !ancestors.contains(where: { $0.showInside(vc) }) { present(vc, animated: true) }
    }

    /// Shows a controller in the secondary column of the split view controller or, if there is none, presents it.
    open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        if !ancestors.contains(where: { $0.showDetailInside(vc, sender: sender) }) { present(vc, animated: true) }
    }

    /// Shows a controller inside this one, if this is a container that does so for ``show(_:sender:)``.
    ///
    /// - Returns: Whether the controller is shown.
    func showInside(_ controller: UIViewController) -> Bool { false }

    /// Shows a controller inside this one, if this is a container that does so for
    /// ``showDetailViewController(_:sender:)``.
    ///
    /// - Returns: Whether the controller is shown.
    func showDetailInside(_ controller: UIViewController, sender: Any?) -> Bool { false }
}

/// An object that has a preferred content size and that gives sizes to the content inside it.
public protocol UIContentContainer: AnyObject {
    var preferredContentSize: CGSize { get }
}

extension UIViewController: UIContentContainer {}

/// The style of a status bar.
public nonisolated enum UIStatusBarStyle: Int, Hashable, Sendable {
    case `default` = 0
    case lightContent, blackOpaque, darkContent
}

/// A controller that loads its view from a nib. Every controller conforms if the module that reads nibs is linked.
package protocol NibOwner {
    func loadNib(named name: String, bundle: Bundle?)
}
