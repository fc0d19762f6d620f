import Foundation
import UIKitFacts

/// A slider. It has no intrinsic width.
open class UISlider: UIControl {
    deinit {}

    /// The value at the minimum end.
    open var minimumValue: Float = 0
    /// The value at the maximum end.
    open var maximumValue: Float = 1
    /// The current value.
    open var value: Float = 0.5
    /// Whether changes are reported while the thumb is dragged. Stored; has no effect on Linux.
    open var isContinuous = true
    /// The colour of the track on the minimum side.
    open var minimumTrackTintColor: UIColor?
    /// The colour of the track on the maximum side.
    open var maximumTrackTintColor: UIColor?
    /// The colour of the thumb.
    open var thumbTintColor: UIColor?
    /// The image at the minimum end.
    open var minimumValueImage: UIImage?
    /// The image at the maximum end.
    open var maximumValueImage: UIImage?

    /// Sets the value, without animation.
    open func setValue(_ value: Float, animated: Bool) { self.value = value }

    /// Sets the image of the thumb. Does nothing on Linux.
    open func setThumbImage(_ image: UIImage?, for state: State) {}

    /// The insets of the alignment rectangle within the frame: the frame extends to the left, to the right and below
    /// the rectangle.
    open override var alignmentRectInsets: UIEdgeInsets {
        designAlignmentRectInsets ?? UIEdgeInsets(Controls.sliderInsets.value)
    }

    /// The intrinsic size, in points; the height is the one that Interface Builder stores.
    open override var intrinsicContentSize: CGSize {
        Controls.slider.value.intrinsicSize(inside: Controls.sliderInsets.value)
    }
}
