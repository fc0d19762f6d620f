import Foundation

/// Wheels to choose a date with.
open class UIDatePicker: UIControl {
    /// The size as Interface Builder stores it, in points.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: 320, height: 216)
    }
}
