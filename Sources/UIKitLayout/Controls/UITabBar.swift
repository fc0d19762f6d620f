import Foundation

/// The bar at the bottom. It has no width of its own.
open class UITabBar: UIView {
    /// The size as Interface Builder stores it, in points.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: 49)
    }
}
