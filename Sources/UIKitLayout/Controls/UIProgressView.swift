import Foundation

/// A bar that shows how far something is. It has no width of its own.
open class UIProgressView: UIView {
    /// How far it is, from 0 to 1.
    open var progress: Float = 0

    /// The size as Interface Builder stores it, in points.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: 2)
    }
}
