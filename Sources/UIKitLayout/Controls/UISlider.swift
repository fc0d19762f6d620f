import Foundation

/// A slider. It has no width of its own.
open class UISlider: UIControl {
    deinit {}

    /// The value at the left end.
    open var minimumValue: Float = 0
    /// The value at the right end.
    open var maximumValue: Float = 1
    /// The value.
    open var value: Float = 0.5
    /// Whether changes are reported continuously; a stored value.
    open var isContinuous = true
    /// The colour of the left part.
    open var minimumTrackTintColor: UIColor?
    /// The colour of the right part.
    open var maximumTrackTintColor: UIColor?
    /// The colour of the knob.
    open var thumbTintColor: UIColor?
    /// The image at the left end.
    open var minimumValueImage: UIImage?
    /// The image at the right end.
    open var maximumValueImage: UIImage?

    /// Sets the value, at once.
    open func setValue(_ value: Float, animated: Bool) { self.value = value }

    /// Sets the image of the knob; does nothing on Linux.
    open func setThumbImage(_ image: UIImage?, for state: State) {}

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
