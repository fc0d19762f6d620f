import Foundation

/// A bar with buttons. It has no width of its own.
open class UIToolbar: UIView {
    /// The size as Interface Builder stores it, in points.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: 44)
    }
}
