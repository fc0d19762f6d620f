import Foundation

/// A bar to search with. It has no width of its own.
open class UISearchBar: UIView {
    /// What is searched for.
    open var text: String?
    /// What is shown while nothing is searched for.
    open var placeholder: String?

    /// The size as Interface Builder stores it, in points.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: 56)
    }
}
