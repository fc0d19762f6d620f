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

    private var thumbImages: [UInt: UIImage] = [:]

    /// Sets the image that is drawn in place of the thumb in a state.
    open func setThumbImage(_ image: UIImage?, for state: State) { thumbImages[state.rawValue] = image }

    /// Returns the image that was set for the thumb in a state; `nil` if none was set.
    open func thumbImage(for state: State) -> UIImage? { thumbImages[state.rawValue] }

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
        let thumb = thumbImage(for: state) ?? thumbImage(for: .normal)
        let side = thumb?.size ?? CGSize(width: 28, height: 28)
        let track = trackDrawingImages(in: bounds.inset(by: alignmentRectInsets), context)
        let range = maximumValue - minimumValue
        let share = range > 0 ? CGFloat(max(0, min(1, (value - minimumValue) / range))) : 0
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let left = track.minX + (track.width - side.width) * (isMirrored ? 1 - share : share)
        let (before, after) = track.divided(atDistance: left + side.width / 2 - track.minX, from: .minXEdge)
        if !isEnabled { context.setAlpha(0.5) }
        ControlParts.fillCapsule(track, maximumTrackTintColor ?? .systemFill, in: context)
        ControlParts.fillCapsule(isMirrored ? after : before, minimumTrackTintColor ?? tintColor, in: context)
        let place = CGRect(x: left, y: track.midY - side.height / 2, width: side.width, height: side.height)
        if let thumb {
            thumb.draw(in: place, of: context, tint: tintColor, isTemplateByDefault: false)
        } else {
            ControlParts.fillKnob(place, thumbTintColor, in: context)
        }
    }

    /// Draws the images at the ends, and returns the rectangle of the track between them.
    private func trackDrawingImages(in area: CGRect, _ context: CGContext) -> CGRect {
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        var track = CGRect(x: area.minX, y: area.midY - 2, width: area.width, height: 4)
        for (image, isLeft) in [(minimumValueImage, !isMirrored), (maximumValueImage, isMirrored)] {
            guard let image else { continue }
            let x = isLeft ? area.minX : area.maxX - image.size.width
            image.draw(
                in: CGRect(origin: CGPoint(x: x, y: area.midY - image.size.height / 2), size: image.size), of: context,
                tint: tintColor, isTemplateByDefault: false)
            track.size.width -= image.size.width + Self.imageSpacing
            if isLeft { track.origin.x += image.size.width + Self.imageSpacing }
        }
        return track
    }

    /// The distance between the track and the images at its ends, in points.
    private static let imageSpacing: CGFloat = 14
}
