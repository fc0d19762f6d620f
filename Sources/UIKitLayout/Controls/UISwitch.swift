import Foundation
import UIKitFacts

/// An on/off switch.
open class UISwitch: UIControl {
    deinit {}

    /// Whether the switch is on.
    open var isOn = false
    /// The colour of the switch while it is on.
    open var onTintColor: UIColor?
    /// The colour of the thumb.
    open var thumbTintColor: UIColor?

    /// Turns the switch on or off, without animation.
    open func setOn(_ on: Bool, animated: Bool) { isOn = on }

    /// The insets of the alignment rectangle within the frame: the frame extends to the right of the rectangle.
    open override var alignmentRectInsets: UIEdgeInsets {
        designAlignmentRectInsets ?? UIEdgeInsets(Controls.switchInsets.value)
    }

    /// Returns the fixed size of a switch's frame, because switches ignore the size of their initial frame.
    override func initialSize(for size: CGSize) -> CGSize { Controls.switches.atRunTime.intrinsicSize() }

    /// The intrinsic size, in points: the size that Interface Builder stores.
    open override var intrinsicContentSize: CGSize {
        Controls.switches.atRunTime.intrinsicSize(inside: Controls.switchInsets.value)
    }

    override func drawContent(in context: CGContext) {
        let size = Controls.switches.atRunTime.intrinsicSize(inside: Controls.switchInsets.value)
        let track = CGRect(x: bounds.minX, y: bounds.minY, width: size.width + 2, height: bounds.height)
        if !isEnabled { context.setAlpha(0.5) }
        ControlParts.fillCapsule(
            track, isOn ? onTintColor ?? .systemGreen : .secondarySystemFill, in: context)
        let side = track.height - 4
        let left =
            isOn != (effectiveUserInterfaceLayoutDirection == .rightToLeft)
            ? track.maxX - side - 2 : track.minX + 2
        ControlParts.fillKnob(
            CGRect(x: left, y: track.minY + 2, width: side, height: side), thumbTintColor, in: context)
    }
}
