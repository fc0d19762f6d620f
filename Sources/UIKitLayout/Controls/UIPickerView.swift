import Foundation

/// Wheels to choose with.
open class UIPickerView: UIView {
    /// The size as Interface Builder stores it, in points.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: 320, height: 216)
    }
}
