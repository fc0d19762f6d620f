import Foundation
import UIKitLayout

extension UIScrollViewDelegate {
    /// The method of this name, as a value that can be called with a question mark.
    public var scrollViewDidScroll: ((UIScrollView) -> Void)? { { self.scrollViewDidScroll($0) } }
    /// The method of this name, as a value that can be called with a question mark.
    public var scrollViewWillBeginDragging: ((UIScrollView) -> Void)? { { self.scrollViewWillBeginDragging($0) } }
    /// The methods of this name, as a value that can be called with a question mark.
    public var scrollViewWillEndDragging: UIScrollViewDelegateCalls? { UIScrollViewDelegateCalls(receiver: self) }
    /// The methods of this name, as a value that can be called with a question mark.
    public var scrollViewDidEndDragging: UIScrollViewDelegateScrollViewDidEndDraggingCalls? {
        UIScrollViewDelegateScrollViewDidEndDraggingCalls(receiver: self)
    }
    /// The method of this name, as a value that can be called with a question mark.
    public var scrollViewWillBeginDecelerating: ((UIScrollView) -> Void)? {
        { self.scrollViewWillBeginDecelerating($0) }
    }
    /// The method of this name, as a value that can be called with a question mark.
    public var scrollViewDidEndDecelerating: ((UIScrollView) -> Void)? { { self.scrollViewDidEndDecelerating($0) } }
    /// The method of this name, as a value that can be called with a question mark.
    public var scrollViewDidEndScrollingAnimation: ((UIScrollView) -> Void)? {
        { self.scrollViewDidEndScrollingAnimation($0) }
    }
    /// The methods of this name, as a value that can be called with a question mark.
    public var viewForZooming: UIScrollViewDelegateViewForZoomingCalls? {
        UIScrollViewDelegateViewForZoomingCalls(receiver: self)
    }
    /// The methods of this name, as a value that can be called with a question mark.
    public var scrollViewWillBeginZooming: UIScrollViewDelegateScrollViewWillBeginZoomingCalls? {
        UIScrollViewDelegateScrollViewWillBeginZoomingCalls(receiver: self)
    }
    /// The methods of this name, as a value that can be called with a question mark.
    public var scrollViewDidEndZooming: UIScrollViewDelegateScrollViewDidEndZoomingCalls? {
        UIScrollViewDelegateScrollViewDidEndZoomingCalls(receiver: self)
    }
    /// The method of this name, as a value that can be called with a question mark.
    public var scrollViewDidZoom: ((UIScrollView) -> Void)? { { self.scrollViewDidZoom($0) } }
    /// The method of this name, as a value that can be called with a question mark.
    public var scrollViewShouldScrollToTop: ((UIScrollView) -> Bool)? { { self.scrollViewShouldScrollToTop($0) } }
    /// The method of this name, as a value that can be called with a question mark.
    public var scrollViewDidScrollToTop: ((UIScrollView) -> Void)? { { self.scrollViewDidScrollToTop($0) } }
    /// The method of this name, as a value that can be called with a question mark.
    public var scrollViewDidChangeAdjustedContentInset: ((UIScrollView) -> Void)? {
        { self.scrollViewDidChangeAdjustedContentInset($0) }
    }
}

/// The methods `scrollViewWillEndDragging` of an object that conforms to `UIScrollViewDelegate`, as a value that can
/// be called with a question mark.
public struct UIScrollViewDelegateCalls {
    let receiver: any UIScrollViewDelegate

    /// Calls `scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)`.
    public func callAsFunction(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        receiver.scrollViewWillEndDragging(scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
    }
}

/// The methods `scrollViewDidEndDragging` of an object that conforms to `UIScrollViewDelegate`, as a value that can be
/// called with a question mark.
public struct UIScrollViewDelegateScrollViewDidEndDraggingCalls {
    let receiver: any UIScrollViewDelegate

    /// Calls `scrollViewDidEndDragging(_:willDecelerate:)`.
    public func callAsFunction(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        receiver.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate)
    }
}

/// The methods `viewForZooming` of an object that conforms to `UIScrollViewDelegate`, as a value that can be called
/// with a question mark.
public struct UIScrollViewDelegateViewForZoomingCalls {
    let receiver: any UIScrollViewDelegate

    /// Calls `viewForZooming(in:)`.
    public func callAsFunction(in scrollView: UIScrollView) -> UIView? {
        receiver.viewForZooming(in: scrollView)
    }
}

/// The methods `scrollViewWillBeginZooming` of an object that conforms to `UIScrollViewDelegate`, as a value that can
/// be called with a question mark.
public struct UIScrollViewDelegateScrollViewWillBeginZoomingCalls {
    let receiver: any UIScrollViewDelegate

    /// Calls `scrollViewWillBeginZooming(_:with:)`.
    public func callAsFunction(_ scrollView: UIScrollView, with view: UIView?) {
        receiver.scrollViewWillBeginZooming(scrollView, with: view)
    }
}

/// The methods `scrollViewDidEndZooming` of an object that conforms to `UIScrollViewDelegate`, as a value that can be
/// called with a question mark.
public struct UIScrollViewDelegateScrollViewDidEndZoomingCalls {
    let receiver: any UIScrollViewDelegate

    /// Calls `scrollViewDidEndZooming(_:with:atScale:)`.
    public func callAsFunction(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
        receiver.scrollViewDidEndZooming(scrollView, with: view, atScale: scale)
    }
}
