import Foundation

/// The bar at the top. It has no width of its own.
open class UINavigationBar: UIView {
    /// The size as Interface Builder stores it, in points.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: 44)
    }
}
