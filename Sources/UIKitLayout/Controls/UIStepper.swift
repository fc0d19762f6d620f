import Foundation

/// A stepper.
open class UIStepper: UIControl {
    deinit {}

    /// The value.
    open var value = 0.0
    /// The least value.
    open var minimumValue = 0.0
    /// The greatest value.
    open var maximumValue = 100.0
    /// How far a step goes.
    open var stepValue = 1.0
    /// Whether values go on at the other end; a stored value.
    open var wraps = false
    /// Whether steps are repeated; a stored value.
    open var autorepeat = true
    /// Whether changes are reported continuously; a stored value.
    open var isContinuous = true

    /// A stepper has its own size, whatever it is given.
    override func initialSize(for size: CGSize) -> CGSize { intrinsicContentSize }

    /// The size as Interface Builder stores it, in points.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: 94, height: 29)
    }
}
