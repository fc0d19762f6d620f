import Foundation
import UIKitFacts

/// A bar with buttons. It has no intrinsic width.
open class UIToolbar: UIView {
    deinit {}

    /// The buttons.
    open var items: [UIBarButtonItem]?
    /// The style of the bar. Stored; has no effect on Linux.
    open var barStyle = UIBarStyle.default
    /// Whether the bar is translucent. Stored; has no effect on Linux.
    open var isTranslucent = true
    /// The colour of the bar. Stored; has no effect on Linux.
    open var barTintColor: UIColor?

    /// Sets the buttons, without animation.
    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

    /// The intrinsic size, in points; the height is the one that Interface Builder stores.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: BarHeights.toolbar.value)
    }
}
