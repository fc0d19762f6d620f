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

    override func drawContent(in context: CGContext) {
        let area = bounds.inset(by: alignmentRectInsets)
        let range = maximumValue - minimumValue
        let share = range > 0 ? CGFloat(max(0, min(1, (value - minimumValue) / range))) : 0
        let side: CGFloat = 28
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let left = area.minX + (area.width - side) * (isMirrored ? 1 - share : share)
        let track = CGRect(x: area.minX, y: area.midY - 2, width: area.width, height: 4)
        let done =
            isMirrored
            ? CGRect(x: left, y: track.minY, width: track.maxX - left, height: 4)
            : CGRect(x: track.minX, y: track.minY, width: left + side - track.minX, height: 4)
        if !isEnabled { context.setAlpha(0.5) }
        ControlParts.fillCapsule(track, maximumTrackTintColor ?? .systemFill, in: context)
        ControlParts.fillCapsule(done, minimumTrackTintColor ?? tintColor, in: context)
        ControlParts.fillKnob(
            CGRect(x: left, y: area.midY - side / 2, width: side, height: side), thumbTintColor, in: context)
    }
}
