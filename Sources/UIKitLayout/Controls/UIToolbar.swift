import Foundation
import UIKitFacts

/// A bar with buttons. It has no intrinsic width.
open class UIToolbar: UIView {
    deinit {}

    /// The buttons.
    open var items: [UIBarButtonItem]?
    /// The style of the bar.
    open var barStyle = UIBarStyle.default
    /// Whether the bar is translucent; if it is not, the content of a navigation controller ends above the bar.
    open var isTranslucent = true {
        didSet { if isTranslucent != oldValue { superview?.setNeedsLayout() } }
    }
    /// The colour of the bar.
    open var barTintColor: UIColor?
    /// The appearance of the bar. Its background colour takes precedence over ``barTintColor``.
    open var standardAppearance = UIToolbarAppearance()

    /// Sets the buttons, without animation.
    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

    /// The intrinsic size, in points; the height is the one that Interface Builder stores.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: BarHeights.toolbar.value)
    }

    override func drawContent(in context: CGContext) {
        let line = bounds.minY - 1 / traitCollection.displayScale
        BarBackground(standardAppearance, tint: barTintColor, style: barStyle).draw(in: self, lineAt: line, of: context)
        let area = CGRect(
            x: bounds.minX + 16 + safeAreaInsets.left, y: bounds.minY,
            width: bounds.width - 32 - safeAreaInsets.left - safeAreaInsets.right,
            height: min(bounds.height, BarHeights.toolbar.value))
        BarButtons(bar: self).drawSpread(items ?? [], in: area, of: context)
    }
}
