import Foundation

/// A row of dots, one for each page.
open class UIPageControl: UIControl {
    deinit {}

    /// The number of dots.
    open var numberOfPages = 0 {
        didSet { invalidateIntrinsicContentSize() }
    }
    /// The page that is shown.
    open var currentPage = 0
    /// Whether there are no dots for one page.
    open var hidesForSinglePage = false {
        didSet { invalidateIntrinsicContentSize() }
    }
    /// The colour of the dots.
    open var pageIndicatorTintColor: UIColor?
    /// The colour of the dot of the page that is shown.
    open var currentPageIndicatorTintColor: UIColor?

    /// How the background looks; a stored value.
    open var backgroundStyle = BackgroundStyle.automatic
    /// The image of the dots; a stored value.
    open var preferredIndicatorImage: UIImage?
    /// Whether a finger moves through pages continuously; a stored value.
    open var allowsContinuousInteraction = true

    /// How the background looks.
    public nonisolated enum BackgroundStyle: Int, Hashable, Sendable {
        case automatic = 0
        case prominent, minimal
    }

    /// Sets the image of a page's dot; does nothing on Linux.
    open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {}

    /// The size as Interface Builder stores it, in points: no height where there are no dots, as one stored frame shows (Gini,
    /// `OnboardingViewController.xib`).
    open override var intrinsicContentSize: CGSize {
        let size = size(forNumberOfPages: numberOfPages)
        return hidesForSinglePage && numberOfPages <= 1 ? CGSize(width: size.width, height: 0) : size
    }

    /// The size for a number of pages, in points.
    open func size(forNumberOfPages pageCount: Int) -> CGSize {
        CGSize(width: CGFloat(7 + max(0, pageCount - 1) * 16), height: 37)
    }
}
