import Foundation

/// A slider. It has no width of its own.
open class UISlider: UIControl {
    /// The value at the left end.
    open var minimumValue: Float = 0
    /// The value at the right end.
    open var maximumValue: Float = 1
    /// The value.
    open var value: Float = 0.5

    /// The frame reaches two points further left and right and one further down than what constraints place, as stored
    /// frames show.
    open override var alignmentRectInsets: UIEdgeInsets {
        designAlignmentRectInsets ?? UIEdgeInsets(top: 0, left: 2, bottom: 1, right: 2)
    }

    /// The size as Interface Builder stores it, in points.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: 30)
    }
}
