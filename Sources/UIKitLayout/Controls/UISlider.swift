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

    /// The rectangle of the track in the given bounds, 4 points tall, between the images at the ends.
    open func trackRect(forBounds bounds: CGRect) -> CGRect {
        let area = bounds.inset(by: alignmentRectInsets)
        let (left, right) = isMirrored ? (maximumValueImage, minimumValueImage) : (minimumValueImage, maximumValueImage)
        let start = left.map { $0.size.width + Self.imageSpacing } ?? 0
        let end = right.map { $0.size.width + Self.imageSpacing } ?? 0
        return CGRect(x: area.minX + start, y: area.midY - 2, width: max(0, area.width - start - end), height: 4)
    }

    /// The rectangle of the thumb for a value, which moves it from one end of the track to the other. The thumb is as
    /// large as its image or, without an image, a square whose side is 28 points.
    open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
        let range = maximumValue - minimumValue
        let share = range > 0 ? CGFloat(max(0, min(1, (value - minimumValue) / range))) : 0
        let size = shownThumbImage?.size ?? CGSize(width: 28, height: 28)
        let left = rect.minX + (rect.width - size.width) * (isMirrored ? 1 - share : share)
        return CGRect(x: left, y: rect.midY - size.height / 2, width: size.width, height: size.height)
    }

    private var shownThumbImage: UIImage? { thumbImage(for: state) ?? thumbImage(for: .normal) }
    private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// The insets of the alignment rectangle within the frame: the frame extends to the left, to the right and below
    /// the rectangle.
    open override var alignmentRectInsets: UIEdgeInsets {
        designAlignmentRectInsets ?? UIEdgeInsets(Controls.sliderInsets.atRunTime)
    }

    /// The intrinsic size, in points; the height is the one that Interface Builder stores.
    open override var intrinsicContentSize: CGSize {
        Controls.sliders.atRunTime.intrinsicSize(inside: Controls.sliderInsets.atRunTime)
    }

    override func drawContent(in context: CGContext) {
        let track = trackRect(forBounds: bounds)
        let thumb = thumbRect(forBounds: bounds, trackRect: track, value: value)
        let (before, after) = track.divided(atDistance: thumb.midX - track.minX, from: .minXEdge)
        drawImages(in: context)
        if !isEnabled { context.setAlpha(0.5) }
        ControlParts.fillCapsule(track, maximumTrackTintColor ?? .systemFill, in: context)
        ControlParts.fillCapsule(isMirrored ? after : before, minimumTrackTintColor ?? tintColor, in: context)
        if let image = shownThumbImage {
            image.draw(in: thumb, of: context, tint: tintColor, isTemplateByDefault: false)
        } else {
            ControlParts.fillKnob(thumb, thumbTintColor, in: context)
        }
    }

    /// Draws the images at the ends of the track.
    private func drawImages(in context: CGContext) {
        let area = bounds.inset(by: alignmentRectInsets)
        for (image, isLeft) in [(minimumValueImage, !isMirrored), (maximumValueImage, isMirrored)] {
            guard let image else { continue }
            let x = isLeft ? area.minX : area.maxX - image.size.width
            let place = CGRect(origin: CGPoint(x: x, y: area.midY - image.size.height / 2), size: image.size)
            image.draw(in: place, of: context, tint: tintColor, isTemplateByDefault: false)
        }
    }

    /// The distance between the track and the images at its ends, in points.
    private static let imageSpacing: CGFloat = 14
}
