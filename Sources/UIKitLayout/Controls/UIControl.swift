import Foundation

/// A view that people act on.
open class UIControl: UIView {
    /// Whether it can be acted on.
    open var isEnabled = true
    /// Whether it is selected.
    open var isSelected = false
    /// Whether it is highlighted.
    open var isHighlighted = false
}
