import Foundation

// Explicit: classes of modules that are bound to the main actor by default cannot conform to protocols that inherit from
// one another and are bound to it by default only (Swift 6.3).

/// The delegate of a scroll view. Nobody touches anything on Linux, so only scrolling itself is reported.
#if MainActorViews
    @MainActor
#endif
public protocol UIScrollViewDelegate: AnyObject {
    /// The content was scrolled.
    func scrollViewDidScroll(_ scrollView: UIScrollView)
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>)
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
    func viewForZooming(in scrollView: UIScrollView) -> UIView?
    func scrollViewDidZoom(_ scrollView: UIScrollView)
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
    /// Nothing, unless the delegate says otherwise.
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    /// Nothing, unless the delegate says otherwise; never called on Linux.
    public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
    /// Nothing, unless the delegate says otherwise; never called on Linux.
    public func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {}
    /// Nothing, unless the delegate says otherwise; never called on Linux.
    public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
    /// Yes, unless the delegate says otherwise; never called on Linux.
    public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
    /// Nothing, unless the delegate says otherwise; never called on Linux.
    public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
    /// Nothing, unless the delegate says otherwise; never called on Linux.
    public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
    /// Nothing, unless the delegate says otherwise; never called on Linux.
    public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
    /// Nothing, unless the delegate says otherwise; never called on Linux.
    public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
    /// Nothing, unless the delegate says otherwise; never called on Linux.
    public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
    /// None, unless the delegate says otherwise; never called on Linux.
    public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
}

/// What has a delegate that is notified of scrolling. Subclasses of scroll views declare a delegate of their own type, which
/// a property of the class itself would not let them.
public protocol ScrollDelegateHolder: AnyObject {}

extension ScrollDelegateHolder where Self: UIScrollView {
    /// The delegate, notified of scrolling; held weakly.
    public var delegate: (any UIScrollViewDelegate)? {
        get { scrollDelegate }
        set { scrollDelegate = newValue }
    }
}
