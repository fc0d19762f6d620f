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

    /// The data source, which provides the number of dots below the page; held weakly. It is not asked for pages, which
    /// no user turns.
    open weak var dataSource: (any UIPageViewControllerDataSource)? {
        didSet { updatePageControl() }
    }
    /// The dots below the page; `nil` if there are none.
    private var pageControl: UIPageControl?
    /// The scroll view of the pages; `nil` for the style `pageCurl`, and until the view is loaded.
    private var scrollView: PageScrollView?
    /// The delegate; held weakly, never notified on Linux.
    open weak var delegate: (any UIPageViewControllerDelegate)?
    /// The style in which pages are turned. Only with the style `scroll` there are dots below the page.
    public let transitionStyle: TransitionStyle
    /// The axis along which pages follow one another. Only with a horizontal axis there are dots below the page.
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
        updatePageControl()
        completion?(true)
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        if transitionStyle == .scroll {
            let made = PageScrollView(axis: navigationOrientation)
            view.addSubview(made)
            scrollView = made
        }
        showPage()
        updatePageControl()
    }

    /// Shows a dot for each page if the data source returns their number, the transition style is `scroll` and the pages
    /// follow one another horizontally.
    private func updatePageControl() {
        guard isViewLoaded else { return }
        pageControl?.removeFromSuperview()
        pageControl = nil
        view.setNeedsLayout()
        guard transitionStyle == .scroll, navigationOrientation == .horizontal, let dataSource else { return }
        let count = dataSource.presentationCount(for: self)
        guard count > 0 else { return }
        let control = UIPageControl()
        (control.numberOfPages, control.currentPage) = (count, dataSource.presentationIndex(for: self))
        view.addSubview(control)
        pageControl = control
    }

    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        let height = pageControl.map { $0.intrinsicContentSize.height + view.safeAreaInsets.bottom } ?? 0
        let (control, page) = view.bounds.divided(atDistance: height, from: .maxYEdge)
        pageControl?.frame = CGRect(
            x: control.minX, y: control.minY, width: control.width,
            height: max(0, control.height - view.safeAreaInsets.bottom))
        if scrollView?.frame.size != page.size { scrollView?.place(in: page) }
        for child in children where child.viewIfLoaded?.superview === view { child.viewIfLoaded?.frame = page }
    }

    private func showPage() {
        if let page = children.first { embed(page, in: scrollView?.page ?? view) }
    }
}

/// The scroll view in which pages of the style `scroll` lie, a subview of the controller's view, as on iOS: the current
/// page is between places for the page before it and the page after it.
private final class PageScrollView: UIScrollView {
    /// The view of which the current page's view is a subview.
    let page = UIView()
    private let axis: UIPageViewController.NavigationOrientation

    init(axis: UIPageViewController.NavigationOrientation) {
        self.axis = axis
        super.init(frame: .zero)
        isPagingEnabled = true
        (showsHorizontalScrollIndicator, showsVerticalScrollIndicator) = (false, false)
        contentInsetAdjustmentBehavior = .never
        addSubview(page)
    }

    required init?(coder: NSCoder) { nil }

    /// Fills a rectangle, and scrolls to the current page.
    func place(in rectangle: CGRect) {
        frame = rectangle
        let isHorizontal = axis == .horizontal
        let offset = CGPoint(x: isHorizontal ? rectangle.width : 0, y: isHorizontal ? 0 : rectangle.height)
        contentSize = CGSize(width: rectangle.width + 2 * offset.x, height: rectangle.height + 2 * offset.y)
        page.frame = CGRect(origin: offset, size: rectangle.size)
        contentOffset = offset
    }
}

/// The data source of a page view controller, which provides the number of dots below the page. It is not asked for
/// pages, which no user turns.
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
    /// Returns 0 by default, which means that there are no dots below the page.
    public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
    /// Returns 0, the first page, by default.
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
