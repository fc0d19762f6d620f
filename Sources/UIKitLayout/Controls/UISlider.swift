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

    /// The rectangle of the track in the given bounds: its height is 4 points.
    open func trackRect(forBounds bounds: CGRect) -> CGRect {
        let area = bounds.inset(by: alignmentRectInsets)
        return CGRect(x: area.minX, y: area.midY - 2, width: area.width, height: 4)
    }

    /// The square of the thumb, whose side is 28 points, for a value. It moves from one end of the track to the other.
    open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
        let range = maximumValue - minimumValue
        let share = range > 0 ? CGFloat(max(0, min(1, (value - minimumValue) / range))) : 0
        let side: CGFloat = 28
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let left = rect.minX + (rect.width - side) * (isMirrored ? 1 - share : share)
        return CGRect(x: left, y: rect.midY - side / 2, width: side, height: side)
    }

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
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let track = trackRect(forBounds: bounds)
        let thumb = thumbRect(forBounds: bounds, trackRect: track, value: value)
        let done =
            isMirrored
            ? CGRect(x: thumb.minX, y: track.minY, width: track.maxX - thumb.minX, height: track.height)
            : CGRect(x: track.minX, y: track.minY, width: thumb.maxX - track.minX, height: track.height)
        if !isEnabled { context.setAlpha(0.5) }
        ControlParts.fillCapsule(track, maximumTrackTintColor ?? .systemFill, in: context)
        ControlParts.fillCapsule(done, minimumTrackTintColor ?? tintColor, in: context)
        ControlParts.fillKnob(thumb, thumbTintColor, in: context)
    }
}
