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

    /// The title. The navigation item and the tab bar item take their titles from it when they are created.
    open var title: String?
    /// The name of the nib from which the view is loaded.
    open private(set) var nibName: String?
    /// The bundle that contains the nib; `nil` means the main bundle.
    open private(set) var nibBundle: Bundle?
    /// The controller that this one is a child of.
    open private(set) weak var parent: UIViewController? { didSet { propertyObservers?.valuesMayHaveChanged() } }
    /// The observers of the controller's properties; `nil` for none.
    final var propertyObservers: PropertyObservers?
    /// The child controllers, in the order in which they were added.
    open private(set) var children: [UIViewController] = []

    /// Creates a controller in code. If the nib name is `nil`, the view is the one that ``loadView()`` creates.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        nibName = nibNameOrNil
        nibBundle = nibBundleOrNil
        super.init()
    }

    /// Creates a controller in code, without a nib.
    public convenience override init() {
        self.init(nibName: nil, bundle: nil)
    }

    /// Creates a controller with the properties and children in a storyboard, which connects its outlets afterwards.
    public required init?(coder: NSCoder) {
        super.init()
        NibCoder.decoder(of: coder)?.decode(into: self)
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
            newValue.map(adopt)
        }
    }

    /// The view if it is loaded.
    open var viewIfLoaded: UIView? { loadedView }
    /// Whether the view is loaded.
    open var isViewLoaded: Bool { loadedView != nil }

    /// Loads the view if it is not loaded yet, and then calls ``viewDidLoad()``.
    open func loadViewIfNeeded() {
        guard loadedView == nil else { return }
        loadView()
        trap(unless: loadedView != nil, "\(type(of: self)).loadView() did not set the view")
        viewDidLoad()
    }

    /// Sets ``view`` to the view from the nib or the storyboard or, if there is none, to an empty one of the screen's
    /// size. An override sets the view itself and does not call `super`.
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

    /// Called after ``viewWillAppear(_:)``. On Linux the view is added to the hierarchy and laid out only afterwards.
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

    /// Called after the view's layout margins have changed.
    open func viewLayoutMarginsDidChange() {}

    /// Called when memory runs low; never called on Linux.
    open func didReceiveMemoryWarning() {}

    /// Called before a resized window changes the size of the view. The coordinator runs closures when the view has its new
    /// size, and after the layout. Overrides must call `super`, which notifies the children whose sizes change.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        passOnTransition(to: size, with: coordinator)
    }

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
    /// Whether the view's margins are at least ``systemMinimumLayoutMargins``; true by default.
    open var viewRespectsSystemMinimumLayoutMargins = true {
        didSet { if viewRespectsSystemMinimumLayoutMargins != oldValue { updateViewMargins() } }
    }
    /// The least margins of the view beside its safe area, in points: the system's at the sides, 0 above and below.
    open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets { baseSystemMinimumLayoutMargins }
    /// The edges at which the view extends under bars; all by default.
    open var edgesForExtendedLayout: UIRectEdge = .all
    /// Whether the view extends under opaque bars too.
    open var extendedLayoutIncludesOpaqueBars = false
    /// Whether a scroll view whose `contentInsetAdjustmentBehavior` is automatic is inset at the top and bottom in a
    /// navigation controller even if its content cannot be scrolled. The scroll view is the view of the controller or
    /// the first subview of that view.
    open var automaticallyAdjustsScrollViewInsets = true

    // MARK: Containers

    /// Sets ``view`` if the outlet is named `view`, and otherwise a property declared with ``Outlet``.
    @discardableResult
    open override func setOutlet(_ value: AnyObject?, named name: String) -> Bool {
        guard name == "view", let view = value as? UIView else { return super.setOutlet(value, named: name) }
        self.view = view
        return true
    }

    /// Adds a child controller. The caller adds the child's view to the hierarchy.
    open func addChild(_ childController: UIViewController) {
        guard childController.parent !== self else { return }
        childController.removeFromParent()
        childController.willMove(toParent: self)
        children.append(childController)
        (childController.parent, childController.presentation.isMovingToParent) = (self, true)
    }

    /// Removes the controller from its parent. The caller removes the controller's view from the hierarchy.
    open func removeFromParent() {
        guard let former = parent else { return }
        former.setOverrideTraitCollection(nil, forChild: self)
        former.children.removeAll { $0 === self }
        parent = nil
        presentation.isMovingToParent = false
        didMove(toParent: nil)
    }

    /// The parent, the parent's parent and so on.
    private var ancestors: [UIViewController] { parent.map { [$0] + $0.ancestors } ?? [] }

    /// Changes the order of the children; `controllers` contains the same controllers in the new order.
    final func orderChildren(_ controllers: [UIViewController]) { children = controllers }

    /// Called by ``addChild(_:)`` before an addition to a parent. The parent calls it with `nil` before a removal.
    open func willMove(toParent parent: UIViewController?) {}

    /// Called by ``removeFromParent()`` after the removal, with `nil`. The parent calls it after an addition.
    open func didMove(toParent parent: UIViewController?) {}

    /// Whether the controller forwards appearance methods, such as ``viewWillAppear(_:)``, to its children.
    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

    /// Returns the size of a child's content if this controller's content has `parentSize`; by default `parentSize`.
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
                presentation.manager?.preferredContentSizeDidChange(of: self)
            }
        }
    }

    // MARK: Traits

    /// The traits of the view if it is loaded, else of the parent if there is one, else the current traits of the task.
    open var traitCollection: UITraitCollection {
        loadedView?.traitCollection ?? parent?.traitCollection ?? .current
    }

    /// Called after traits of the view have changed.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// The observers of trait changes.
    final var traitObservers: [TraitObserver] = []

    // MARK: Bars

    /// The title and the buttons that a navigation bar shows for the controller.
    open var navigationItem: UINavigationItem { ownNavigationItem }
    private lazy var ownNavigationItem = UINavigationItem(title: title ?? "")
    /// The tab of the controller in a tab bar.
    open lazy var tabBarItem: UITabBarItem! = UITabBarItem(title: title, image: nil, tag: 0)
    /// The items that a toolbar shows for the controller.
    open var toolbarItems: [UIBarButtonItem]?
    /// Whether a tab bar is hidden as long as the controller is on the stack of the selected navigation controller.
    open var hidesBottomBarWhenPushed = false

    // MARK: Presentation

    let presentation = PresentationValues()

    open override var next: UIResponder? { viewIfLoaded?.superview ?? presentingViewController }

    /// Whether a segue that has an identifier is performed; called for segues that embed a controller. As in UIKit,
    /// ``performSegue(withIdentifier:sender:)`` does not call it.
    open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

    /// Shows an earlier controller again, as an unwind segue requests. Never called on Linux, where the controller with
    /// the segue's action cannot be found by the name of the action.
    open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {}

    /// Called before a segue is performed.
    open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

    /// Performs a segue of the storyboard that contains the controller. Traps with UIKit's wording if there is none with
    /// the identifier.
    open func performSegue(withIdentifier identifier: String, sender: Any?) {
        basePerformSegue(withIdentifier: identifier, sender: sender)
    }

    /// Presents a controller: calls its appearance methods, and lays out its view in the size of the window or screen. If
    /// the controller has the style `custom` or an animator, its view is added to a container in the window, which the
    /// presentation controller arranges. If a controller is already presented, only `completion` is called.
    open func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
    ) {
        recordPresentation(of: viewControllerToPresent, animated: flag) { completion?() }
    }

    /// Dismisses the controller that this one presents or, if there is none, this controller itself.
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        recordDismissal(animated: flag) { completion?() }
    }

    /// Shows a controller inside the nearest ancestor that can do so, such as a navigation controller, which pushes it.
    /// Without such an ancestor, presents it.
    open func show(_ vc: UIViewController, sender: Any?) {
        if !ancestors.contains(where: { $0.showInside(vc) }) { present(vc, animated: true) }
    }

    /// Shows a controller inside the nearest ancestor that can do so, such as a split view controller, which shows it
    /// in its secondary column. Without such an ancestor, presents it.
    open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        if !ancestors.contains(where: { $0.showDetailInside(vc, sender: sender) }) { present(vc, animated: true) }
    }

    /// Shows a controller inside this one on behalf of ``show(_:sender:)``, if this is a container that can do so.
    ///
    /// - Returns: Whether the controller is shown.
    func showInside(_ controller: UIViewController) -> Bool { false }

    /// Shows a controller inside this one on behalf of ``showDetailViewController(_:sender:)``, if this is a container
    /// that can do so.
    ///
    /// - Returns: Whether the controller is shown.
    func showDetailInside(_ controller: UIViewController, sender: Any?) -> Bool { false }

    // MARK: Members that subclasses can override

    /// The controller that this one presents.
    open var presentedViewController: UIViewController? { presentation.presented }

    /// The controller that presents this one or, if none does, the nearest of its ancestors that is presented.
    open var presentingViewController: UIViewController? {
        presentation.presenting ?? parent?.presentingViewController
    }

    /// The style in which the controller is presented. It determines the size of the presented view: in the styles
    /// `pageSheet`, `formSheet` and `popover` that of the presentation controller's frame, otherwise that of the window.
    open var modalPresentationStyle: UIModalPresentationStyle {
        get { presentation.style }
        set { presentation.style = newValue }
    }

    /// The animation with which the controller is presented. Stored; has no effect on Linux.
    open var modalTransitionStyle: UIModalTransitionStyle {
        get { presentation.transitionStyle }
        set { presentation.transitionStyle = newValue }
    }

    /// Whether the user cannot dismiss the controller with a gesture. Stored; has no effect on Linux.
    open var isModalInPresentation: Bool {
        get { presentation.isModal }
        set { presentation.isModal = newValue }
    }

    /// Whether a controller that is presented over the current context covers only this controller's view. Stored; has
    /// no effect on Linux.
    open var definesPresentationContext: Bool {
        get { presentation.definesContext }
        set { presentation.definesContext = newValue }
    }

    /// Whether another controller's ``present(_:animated:completion:)`` is presenting the controller.
    open var isBeingPresented: Bool { presentation.isChanging }

    /// Whether ``dismiss(animated:completion:)`` is dismissing the controller.
    open var isBeingDismissed: Bool { presentation.isBeingDismissed }

    /// Whether the controller has been added to a parent and ``viewDidAppear(_:)`` has not returned since.
    open var isMovingToParent: Bool { presentation.isMovingToParent }

    /// Whether the controller disappears because a navigation controller removes it from its stack.
    open var isMovingFromParent: Bool { presentation.isMovingFromParent }

    /// Notifies the controller and its children that the controller's view is about to appear or disappear.
    open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        baseBeginAppearanceTransition(isAppearing, animated: animated)
    }

    /// Ends the transition that ``beginAppearanceTransition(_:animated:)`` began, and notifies the controller and its
    /// children.
    open func endAppearanceTransition() {
        baseEndAppearanceTransition()
    }

    /// The coordinator of the controller's or its parent's animated presentation or dismissal, or change of size.
    open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
        presentation.coordinator ?? parent?.transitionCoordinator
    }
}

/// An object with a preferred content size, which may contain other such objects.
public protocol UIContentContainer: AnyObject {
    var preferredContentSize: CGSize { get }
}

extension UIViewController: UIContentContainer {}

/// An object that can load its view from a nib. If the module that reads nibs is linked, every controller conforms.
package protocol NibOwner {
    func loadNib(named name: String, bundle: Bundle?)
}
