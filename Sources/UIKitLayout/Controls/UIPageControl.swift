import Foundation
import UIKitFacts

/// A row of dots, one per page.
open class UIPageControl: UIControl {
    deinit {}

    /// The number of pages.
    open var numberOfPages = 0 {
        didSet { invalidateIntrinsicContentSize() }
    }
    /// The index of the current page.
    open var currentPage = 0
    /// Whether the dots are hidden if there is at most one page; false by default.
    open var hidesForSinglePage = false {
        didSet { invalidateIntrinsicContentSize() }
    }
    /// The colour of the dots.
    open var pageIndicatorTintColor: UIColor?
    /// The colour of the current page's dot.
    open var currentPageIndicatorTintColor: UIColor?

    /// The style of the background. Stored; has no effect on Linux.
    open var backgroundStyle = BackgroundStyle.automatic
    /// The image of the dots. Stored; has no effect on Linux.
    open var preferredIndicatorImage: UIImage?
    /// Whether sliding a finger over the dots changes the page. Stored; has no effect on Linux.
    open var allowsContinuousInteraction = true

    /// The style of a page control's background.
    public nonisolated enum BackgroundStyle: Int, Hashable, Sendable {
        case automatic = 0
        case prominent, minimal
    }

    /// Sets the image of a page's dot. Does nothing on Linux.
    open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {}

    /// The intrinsic size, in points: the size that Interface Builder stores. The height is 0 if the dots are hidden,
    /// as one stored frame shows (Gini, `OnboardingViewController.xib`).
    open override var intrinsicContentSize: CGSize {
        let size = size(forNumberOfPages: numberOfPages)
        return hidesForSinglePage && numberOfPages <= 1 ? CGSize(width: size.width, height: 0) : size
    }

    /// Returns the size for a number of pages, in points.
    open func size(forNumberOfPages pageCount: Int) -> CGSize {
        var size = Controls.pageControl.value.intrinsicSize()
        size.width += CGFloat(max(0, pageCount - 1)) * Controls.pagePitch.value
        return size
    }
}
