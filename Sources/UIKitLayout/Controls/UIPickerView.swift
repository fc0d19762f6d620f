import Foundation

/// Wheels to choose with.
open class UIPickerView: UIView {
    deinit {}

    override func initialSize(for size: CGSize) -> CGSize { size == .zero ? intrinsicContentSize : size }

    /// The size as Interface Builder stores it, in points.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: 320, height: 216)
    }
}
