import Foundation
import UIKitFacts

/// A control with two buttons that increase and decrease a value.
open class UIStepper: UIControl {
    deinit {}

    /// The current value.
    open var value = 0.0
    /// The minimum value.
    open var minimumValue = 0.0
    /// The maximum value.
    open var maximumValue = 100.0
    /// The amount by which a step changes the value.
    open var stepValue = 1.0
    /// Whether values wrap around at the ends of the range. Stored; has no effect on Linux.
    open var wraps = false
    /// Whether holding a button repeats its step. Stored; has no effect on Linux.
    open var autorepeat = true
    /// Whether changes are reported while a button is held. Stored; has no effect on Linux.
    open var isContinuous = true

    /// Returns the intrinsic size, because steppers ignore the size of their initial frame.
    override func initialSize(for size: CGSize) -> CGSize { intrinsicContentSize }

    /// The intrinsic size, in points: the size that Interface Builder stores.
    open override var intrinsicContentSize: CGSize {
        Controls.stepper.value.intrinsicSize()
    }
}
