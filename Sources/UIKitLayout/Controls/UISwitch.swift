import Foundation

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

    /// The insets of the alignment rectangle. The frame extends two points to its right, as stored frames show: the
    /// widths are 51 and 49.
    open override var alignmentRectInsets: UIEdgeInsets {
        designAlignmentRectInsets ?? UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 2)
    }

    /// The switch's own frame size: switches ignore the size of their initial frame.
    override func initialSize(for size: CGSize) -> CGSize { CGSize(width: 51, height: 31) }

    /// The intrinsic size, in points, as Interface Builder stores it.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: 49, height: 31)
    }
}
