import Foundation

/// A switch.
open class UISwitch: UIControl {
    deinit {}

    /// Whether it is on.
    open var isOn = false
    /// The colour of a switch that is on.
    open var onTintColor: UIColor?
    /// The colour of the knob.
    open var thumbTintColor: UIColor?

    /// Sets whether it is on, at once.
    open func setOn(_ on: Bool, animated: Bool) { isOn = on }

    /// The frame reaches two points further right than what constraints place: 51 against 49, as stored frames show.
    open override var alignmentRectInsets: UIEdgeInsets {
        designAlignmentRectInsets ?? UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 2)
    }

    /// A switch has its own size, whatever it is given.
    override func initialSize(for size: CGSize) -> CGSize { CGSize(width: 51, height: 31) }

    /// The size as Interface Builder stores it, in points.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: 49, height: 31)
    }
}
