import Foundation

/// A stepper.
open class UIStepper: UIControl {
    /// The value.
    open var value = 0.0

    /// The size as Interface Builder stores it, in points.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: 94, height: 29)
    }
}
