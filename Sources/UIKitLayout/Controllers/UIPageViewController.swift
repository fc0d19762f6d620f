import Foundation

/// Controllers as pages, of which one is shown; nobody turns pages on Linux but ``setViewControllers(_:direction:animated:completion:)``.
open class UIPageViewController: UIViewController {
    deinit {}

    /// How pages are turned.
    public nonisolated enum TransitionStyle: Int, Hashable, Sendable {
        case pageCurl = 0
        case scroll
    }

    /// The axis along which pages lie.
    public nonisolated enum NavigationOrientation: Int, Hashable, Sendable {
        case horizontal = 0
        case vertical
    }

    /// Where the next page comes from.
    public nonisolated enum NavigationDirection: Int, Hashable, Sendable {
        case forward = 0
        case reverse
    }

    /// A name of something that pages are made with.
    public nonisolated struct OptionsKey: RawRepresentable, Hashable, Sendable {
        /// The name of the key.
        public let rawValue: String

        /// Makes a key from its name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The space between pages, in points.
        public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
        /// Where the spine lies.
        public static let spineLocation = OptionsKey(rawValue: "UIPageViewControllerOptionSpineLocationKey")
    }

    /// Where pages come from; held weakly, never asked on Linux.
    open weak var dataSource: (any UIPageViewControllerDataSource)?
    /// The delegate; held weakly, never notified on Linux.
    open weak var delegate: (any UIPageViewControllerDelegate)?
    /// How pages are turned; a stored value.
    public let transitionStyle: TransitionStyle
    /// The axis along which pages lie; a stored value.
    public let navigationOrientation: NavigationOrientation
    /// Whether pages have two sides; a stored value.
    open var isDoubleSided = false

    /// Makes a controller without pages.
    public init(
        transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
        options: [OptionsKey: Any]? = nil
    ) {
        (transitionStyle, self.navigationOrientation) = (style, navigationOrientation)
        super.init(nibName: nil, bundle: nil)
    }

    /// Makes a controller for a storyboard, which connects it afterwards.
    public required init?(coder: NSCoder) {
        (transitionStyle, navigationOrientation) = (.pageCurl, .horizontal)
        super.init(coder: coder)
    }

    /// The page that is shown.
    open var viewControllers: [UIViewController]? { children }

    /// Shows pages, at once: the first of them fills the view.
    open func setViewControllers(
        _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
        completion: ((Bool) -> Void)? = nil
    ) {
        let pages = viewControllers ?? []
        for former in children where !pages.contains(where: { $0 === former }) { takeOut(former) }
        replaceChildren(with: pages)
        if isViewLoaded { showPage() }
        completion?(true)
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        showPage()
    }

    private func showPage() {
        if let page = children.first { embed(page, in: view) }
    }
}

/// Where the pages of a page view controller come from; never asked on Linux, where nobody turns them.
public protocol UIPageViewControllerDataSource: AnyObject {
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController?
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController?
    func presentationCount(for pageViewController: UIPageViewController) -> Int
    func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
    /// None, unless the data source says otherwise; never called on Linux.
    public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
    /// The first page, unless the data source says otherwise; never called on Linux.
    public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}

/// The delegate of a page view controller; never notified on Linux, where nobody turns pages.
public protocol UIPageViewControllerDelegate: AnyObject {
    func pageViewController(
        _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController])
    func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
}

extension UIPageViewControllerDelegate {
    /// Nothing, unless the delegate says otherwise; never called on Linux.
    public func pageViewController(
        _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
    ) {}
    /// Nothing, unless the delegate says otherwise; never called on Linux.
    public func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) {}
}
