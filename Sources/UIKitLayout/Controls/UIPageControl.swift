import Foundation

/// A row of dots, one for each page.
open class UIPageControl: UIControl {
    /// The number of dots.
    open var numberOfPages = 0 {
        didSet { invalidateIntrinsicContentSize() }
    }
    /// The page that is shown.
    open var currentPage = 0

    /// The size as Interface Builder stores it, in points.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: CGFloat(7 + max(0, numberOfPages - 1) * 16), height: 37)
    }
}
