import Foundation

/// A stepper.
open class UIStepper: UIControl {
    /// The value.
    open var value = 0.0

    /// A stepper has its own size, whatever it is given.
    override func initialSize(for size: CGSize) -> CGSize { intrinsicContentSize }

    /// The size as Interface Builder stores it, in points.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: 94, height: 29)
    }
}
