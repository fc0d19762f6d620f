import Foundation

// The isolation is explicit. In a module that is bound to the main actor by default, classes cannot conform to
// protocols that inherit from one another if the protocols, too, are bound to it by default only (Swift 6.3).

/// The delegate of a scroll view. There are no touches on Linux, so only scrolling itself is reported.
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
    /// The default implementation does nothing.
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    /// The default implementation does nothing; never called on Linux.
    public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
    /// The default implementation does nothing; never called on Linux.
    public func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {}
    /// The default implementation does nothing; never called on Linux.
    public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
    /// The default implementation returns true; never called on Linux.
    public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
    /// The default implementation does nothing; never called on Linux.
    public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
    /// The default implementation does nothing; never called on Linux.
    public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
    /// The default implementation does nothing; never called on Linux.
    public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
    /// The default implementation does nothing; never called on Linux.
    public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
    /// The default implementation does nothing; never called on Linux.
    public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
    /// The default implementation returns `nil`; never called on Linux.
    public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
}

/// A scroll view with a delegate that is notified of scrolling. The property is in an extension, so that subclasses can
/// declare a delegate of their own type, which a property of the class itself would prevent.
public protocol ScrollDelegateHolder: AnyObject {}

extension ScrollDelegateHolder where Self: UIScrollView {
    /// The delegate, which is notified of scrolling; held weakly.
    public var delegate: (any UIScrollViewDelegate)? {
        get { scrollDelegate }
        set { scrollDelegate = newValue }
    }
}
