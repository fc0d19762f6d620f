import Foundation

/// A controller that shows one page at a time. On Linux only ``setViewControllers(_:direction:animated:completion:)``
/// turns pages.
open class UIPageViewController: UIViewController {
    deinit {}

    /// The style in which pages are turned.
    public nonisolated enum TransitionStyle: Int, Hashable, Sendable {
        case pageCurl = 0
        case scroll
    }

    /// The axis along which pages follow one another.
    public nonisolated enum NavigationOrientation: Int, Hashable, Sendable {
        case horizontal = 0
        case vertical
    }

    /// The direction in which a page is turned.
    public nonisolated enum NavigationDirection: Int, Hashable, Sendable {
        case forward = 0
        case reverse
    }

    /// A key for an option of a page view controller.
    public nonisolated struct OptionsKey: RawRepresentable, Hashable, Sendable {
        /// The name of the key.
        public let rawValue: String

        /// Creates a key from its name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The space between pages, in points.
        public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
        /// The location of the spine, along which double pages are bound.
        public static let spineLocation = OptionsKey(rawValue: "UIPageViewControllerOptionSpineLocationKey")
    }

    /// The data source of pages; held weakly, never called on Linux.
    open weak var dataSource: (any UIPageViewControllerDataSource)?
    /// The delegate; held weakly, never notified on Linux.
    open weak var delegate: (any UIPageViewControllerDelegate)?
    /// The style in which pages are turned. Stored; has no effect on Linux.
    public let transitionStyle: TransitionStyle
    /// The axis along which pages follow one another. Stored; has no effect on Linux.
    public let navigationOrientation: NavigationOrientation
    /// Whether pages have content on their back. Stored; has no effect on Linux.
    open var isDoubleSided = false

    /// Creates a controller without pages; the options are ignored.
    public init(
        transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
        options: [OptionsKey: Any]? = nil
    ) {
        (transitionStyle, self.navigationOrientation) = (style, navigationOrientation)
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a controller from a storyboard; the storyboard connects the controller's outlets afterwards.
    public required init?(coder: NSCoder) {
        (transitionStyle, navigationOrientation) = (.pageCurl, .horizontal)
        super.init(coder: coder)
    }

    /// The current pages; the first one is shown.
    open var viewControllers: [UIViewController]? { children }

    /// Replaces the current pages without animation; the first of the given pages fills the view.
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

/// The data source of a page view controller; never called on Linux, where pages are not turned interactively.
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
    /// Returns 0 by default. Never called on Linux.
    public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
    /// Returns 0, the first page, by default. Never called on Linux.
    public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}

/// The delegate of a page view controller; never notified on Linux, where pages are not turned interactively.
public protocol UIPageViewControllerDelegate: AnyObject {
    func pageViewController(
        _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController])
    func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
}

extension UIPageViewControllerDelegate {
    /// Does nothing by default. Never called on Linux.
    public func pageViewController(
        _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
    ) {}
    /// Does nothing by default. Never called on Linux.
    public func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) {}
}
