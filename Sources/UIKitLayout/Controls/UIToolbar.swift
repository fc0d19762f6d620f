import Foundation

/// A bar with buttons. It has no width of its own.
open class UIToolbar: UIView {
    deinit {}

    /// The buttons.
    open var items: [UIBarButtonItem]?
    /// The style of the bar; a stored value.
    open var barStyle = UIBarStyle.default
    /// Whether one sees through the bar; a stored value.
    open var isTranslucent = true
    /// The colour of the bar; a stored value.
    open var barTintColor: UIColor?

    /// Sets the buttons, at once.
    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

    /// The size as Interface Builder stores it, in points.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: 44)
    }
}
